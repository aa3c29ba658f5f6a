import { hoursLines } from '../core/site/hours-lines.ts';
import type { SitePlace } from '../core/site/site-record.ts';
import { addressLine } from './business-view.ts';

/** A place of a site in lines: where it is, its numbers with whom they reach, its hours. */
export function placeLines({ address, phones, opening_hours: hours }: SitePlace): string[] {
  const numbers = phones.map(({ number, reaches }) => (reaches === undefined ? number : `${number} (${reaches})`));
  const lines = [addressLine(address), numbers.join(', '), hoursLines(hours ?? []).join('; ')];
  return lines.filter((line) => line !== '');
}
