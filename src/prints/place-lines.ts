import type { OpeningHours } from '../core/lawp/document.ts';
import { hoursLines } from '../core/site/hours-lines.ts';
import type { PlacePhone, SitePlace } from '../core/site/site-record.ts';
import { addressOnOneLine } from './business-view.ts';

type WriteHours = (hours: readonly OpeningHours[]) => string;

/** "Mo-Fr 09:00-17:00; Sa 10:00-13:00". */
const briefly: WriteHours = (hours) => hoursLines(hours).join('; ');

/**
 * A place of a site in lines: where it is, its numbers with whom they reach and when they are answered, its hours.
 * @param write how hours are written; briefly when it is not said
 */
export function placeLines({ address, phones, opening_hours: hours = [] }: SitePlace, write = briefly): string[] {
  const numbers = phones.map((phone) => {
    const told = [phone.reaches ?? '', answeredWords(phone, write)].filter((words) => words !== '');
    return told.length === 0 ? phone.number : `${phone.number} (${told.join(', ')})`;
  });
  const lines = [addressOnOneLine(address), numbers.join(', '), write(hours)];
  return lines.filter((line) => line !== '');
}

/** "answered Mo-Fr 09:00-17:00"; "" where that is not told. */
function answeredWords({ opening_hours: hours = [] }: PlacePhone, write: WriteHours): string {
  return hours.length === 0 ? '' : `answered ${write(hours)}`;
}
