import { capitalised } from '../capitalised.ts';
import { dayInWords } from '../day-of.ts';
import { DAYS, type Day } from '../lawp/days.ts';
import type { OpeningHours } from '../lawp/document.ts';

const NAMES: Readonly<Record<Day, string>> = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
};

/** One line of the table of opening hours. */
export interface HoursRow {
  /** "Monday to Friday". */
  readonly days: string;
  /** "6:30–17:30", "6:30–12:00 and 13:00–17:30", "closed". */
  readonly times: string;
}

/** Opening hours of one season as a table; `season` is empty when they always hold. */
export interface HoursTable {
  /** "From 1 May 2026 to 30 September 2026". */
  readonly season: string;
  readonly rows: readonly HoursRow[];
}

/** Opening hours for people: one table a season, days with the same times together, days without any closed. */
export function hoursTables(hours: readonly OpeningHours[]): HoursTable[] {
  const seasons = Map.groupBy(hours, seasonOf);
  return [...seasons].map(([season, entries]) => ({ season, rows: rowsOf(entries) }));
}

/** The same in one line, without the days that are closed: "Monday to Friday 6:30–17:30; Saturday 8:00–12:00". */
export function hoursWords(hours: readonly OpeningHours[]): string {
  return hoursTables(hours)
    .flatMap(({ season, rows }) => {
      const open = rows.filter(({ times }) => times !== CLOSED).map(({ days, times }) => `${days} ${times}`);
      return season === '' ? open : [`${season}: ${open.join(', ')}`];
    })
    .join('; ');
}

function seasonOf(entry: OpeningHours): string {
  const from = entry.valid_from === undefined ? '' : `from ${dayInWords(entry.valid_from)}`;
  const to = entry.valid_through === undefined ? '' : `to ${dayInWords(entry.valid_through)}`;
  return capitalised([from, to].filter((word) => word !== '').join(' '));
}

function rowsOf(entries: readonly OpeningHours[]): HoursRow[] {
  const groups: { days: Day[]; times: string }[] = [];
  for (const day of DAYS) {
    const times = timesOf(entries.filter((entry) => entry.days.includes(day)));
    const last = groups.at(-1);
    if (last?.times === times) last.days.push(day);
    else groups.push({ days: [day], times });
  }
  return groups.map(({ days, times }) => ({ days: daysInWords(days), times }));
}

/** The times of one weekday, of hours that always hold: "6:30–17:30", "closed". */
export function dayTimes(hours: readonly OpeningHours[], day: Day): string {
  return timesOf(hours.filter((entry) => entry.days.includes(day)));
}

function timesOf(entries: readonly OpeningHours[]): string {
  const open = entries.filter(({ opens, closes }) => opens !== closes);
  const times = open.sort((a, b) => (a.opens < b.opens ? -1 : 1)).map(({ opens, closes }) => span(opens, closes));
  return times.length === 0 ? CLOSED : [...new Set(times)].join(' and ');
}

const CLOSED = 'closed';

/** The times of a day on which nothing closes. */
export const ALL_DAY = 'all day';

function span(opens: string, closes: string): string {
  return opens === '00:00' && closes === '24:00' ? ALL_DAY : `${clock(opens)}–${clock(closes)}`;
}

const clock = (time: string): string => time.replace(/^0/, '');

function daysInWords(days: readonly Day[]): string {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return '';
  if (days.length === 7) return 'Every day';
  if (days.length === 1) return NAMES[first];
  return days.length === 2 ? `${NAMES[first]} and ${NAMES[last]}` : `${NAMES[first]} to ${NAMES[last]}`;
}
