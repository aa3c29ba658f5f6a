import { DAYS, type Day } from '../lawp/days.ts';
import type { OpeningHours } from '../lawp/document.ts';
import { DAY_MINUTES, WEEK_MINUTES, weekHours } from './week-hours.ts';

/** A moment on the place's own clock. */
export interface LocalMoment {
  readonly day: Day;
  /** Minutes since midnight, 0-1439. */
  readonly minutes: number;
  /** "2026-11-20"; without it, hours of a season are left out. */
  readonly date?: string;
}

export interface OpenState {
  readonly open: boolean;
  /** When open: the time it closes, "17:30"; null when it never does. */
  readonly until: string | null;
  /** When closed: the next opening; null when there is none. */
  readonly next: { readonly day: Day; readonly time: string } | null;
}

/** Whether a place is open at a local moment, with hours past midnight; null when no hours are known for it. */
export function openState(hours: readonly OpeningHours[], moment: LocalMoment): OpenState | null {
  const spans = openSpans(hours.filter((entry) => inSeason(entry, moment.date)));
  if (spans.length === 0) return null;
  const now = DAYS.indexOf(moment.day) * DAY_MINUTES + moment.minutes;
  const here = spans.find(({ start, end }) => (now >= start && now < end) || now + WEEK_MINUTES < end);
  if (here !== undefined) {
    const always = here.end - here.start >= WEEK_MINUTES;
    return { open: true, until: always ? null : toTime(here.end), next: null };
  }
  const next = spans.find(({ start }) => start > now) ?? spans[0];
  const day = next === undefined ? undefined : DAYS[Math.floor(next.start / DAY_MINUTES) % 7];
  return {
    open: false,
    until: null,
    next: next === undefined || day === undefined ? null : { day, time: toTime(next.start) },
  };
}

function inSeason({ valid_from: from, valid_through: through }: OpeningHours, date: string | undefined): boolean {
  if (from === undefined && through === undefined) return true;
  return date !== undefined && (from === undefined || from <= date) && (through === undefined || date <= through);
}

interface Span {
  readonly start: number;
  /** May lie beyond the end of the week. */
  readonly end: number;
}

/** All open spans of a week, those that touch joined, also over the week's end. */
function openSpans(hours: readonly OpeningHours[]): Span[] {
  const joined = join(weekHours(hours));
  const [first, last] = [joined[0], joined.at(-1)];
  if (first === undefined || last === undefined || last.end < first.start + WEEK_MINUTES) return joined;
  const around = { start: last.start, end: Math.max(last.end, first.end + WEEK_MINUTES) };
  return joined.length === 1 ? [{ start: 0, end: WEEK_MINUTES }] : [...joined.slice(1, -1), around];
}

/** @param spans in the order of their starts */
function join(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const { start, end } of spans) {
    const last = joined.at(-1);
    if (last !== undefined && start <= last.end)
      joined.splice(-1, 1, { start: last.start, end: Math.max(last.end, end) });
    else joined.push({ start, end });
  }
  return joined;
}

function toTime(minutes: number): string {
  const inDay = minutes % DAY_MINUTES;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}
