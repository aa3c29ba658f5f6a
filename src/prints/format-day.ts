import { dayInWords, dayOf } from '../core/day-of.ts';
import { MONTHS } from '../core/months.ts';

const pad = (value: number): string => String(value).padStart(2, '0');
const monthOf = (date: Date): string => MONTHS[date.getUTCMonth()] ?? '';

/** "20 November 2026" of an ISO 8601 moment, in UTC. */
export function formatDay(iso: string): string {
  return dayInWords(toIsoDay(iso));
}

/** "20 November 2026, 05:14 UTC" of an ISO 8601 moment. */
export function formatMinute(iso: string): string {
  const date = new Date(iso);
  const time = `${pad(date.getUTCHours())}:${pad(date.getUTCMinutes())}`;
  return `${formatDay(iso)}, ${time} UTC`;
}

/** "20 November 2026, 05:14:30 UTC" of an ISO 8601 moment, where seconds count. */
export function formatSecond(iso: string): string {
  return `${formatDay(iso)}, ${iso.slice(11, 19)} UTC`;
}

/** "20 Nov" of an ISO 8601 moment, for the axis of a chart. */
export function formatShortDay(iso: string): string {
  const date = new Date(iso);
  return `${date.getUTCDate()} ${monthOf(date).slice(0, 3)}`;
}

/** "2026-11-20" of an ISO 8601 moment, for machines. */
export function toIsoDay(iso: string): string {
  return dayOf(new Date(iso));
}
