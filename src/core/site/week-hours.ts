import { DAYS } from '../lawp/days.ts';
import type { OpeningHours } from '../lawp/document.ts';

export const DAY_MINUTES = 1440;
export const WEEK_MINUTES = 7 * DAY_MINUTES;

/** One stretch of opening in minutes since Monday 00:00 of the place's clock; the end may lie in the next week. */
export interface OpenStretch {
  readonly start: number;
  readonly end: number;
  /** Season, as ISO days; absent means always. */
  readonly from?: string;
  readonly through?: string;
}

/**
 * Opening hours as stretches of a week, in order; a closing time before the opening one is past midnight, the same
 * time twice is closed, as schema.org's data says it.
 */
export function weekHours(hours: readonly OpeningHours[]): OpenStretch[] {
  const stretches = hours
    .filter(({ opens, closes }) => opens !== closes)
    .flatMap((entry) =>
      entry.days.map((day) => {
        const start = DAYS.indexOf(day) * DAY_MINUTES + minutesOf(entry.opens);
        const length = minutesOf(entry.closes) - minutesOf(entry.opens);
        return { start, end: start + (length > 0 ? length : length + DAY_MINUTES), ...seasonOf(entry) };
      }),
    );
  return stretches.sort((a, b) => a.start - b.start || a.end - b.end);
}

function seasonOf(entry: OpeningHours): Pick<OpenStretch, 'from' | 'through'> {
  return {
    ...(entry.valid_from === undefined ? {} : { from: entry.valid_from }),
    ...(entry.valid_through === undefined ? {} : { through: entry.valid_through }),
  };
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
