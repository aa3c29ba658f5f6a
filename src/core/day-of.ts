import { MONTHS } from './months.ts';

/** Milliseconds of a day. */
export const DAY_MS = 86_400_000;

/** The day of a moment, UTC, or the day so many days before it: "2026-11-20". */
export function dayOf(moment: Date, before = 0): string {
  return new Date(moment.getTime() - before * DAY_MS).toISOString().slice(0, 10);
}

/** "13 January 2025" of "2025-01-13". */
export function dayInWords(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`;
}
