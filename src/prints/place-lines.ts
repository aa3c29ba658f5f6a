import { hoursLines } from '../core/site/hours-lines.ts';
import type { PlacePhone, SitePlace } from '../core/site/site-record.ts';
import { addressLine } from './business-view.ts';

/** A place of a site in lines: where it is, its numbers with whom they reach and when they are answered, its hours. */
export function placeLines({ address, phones, opening_hours: hours }: SitePlace): string[] {
  const numbers = phones.map((phone) => {
    const told = [phone.reaches ?? '', answeredWords(phone)].filter((words) => words !== '');
    return told.length === 0 ? phone.number : `${phone.number} (${told.join(', ')})`;
  });
  const lines = [addressLine(address), numbers.join(', '), hoursLines(hours ?? []).join('; ')];
  return lines.filter((line) => line !== '');
}

/** When a telephone line is answered: "answered Mo-Fr 09:00-17:00"; "" where that is not told. */
export function answeredWords({ opening_hours: hours = [] }: PlacePhone): string {
  return hours.length === 0 ? '' : `answered ${hoursLines(hours).join('; ')}`;
}
