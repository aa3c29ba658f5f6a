import { DAYS, type Day, type OpeningHours } from '../lawp/document.ts';

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

const DAY_MINUTES = 1440;
const WEEK_MINUTES = 7 * DAY_MINUTES;

/** Whether a place is open at a local moment, with hours past midnight; null when no hours are known for it. */
export function openState(hours: readonly OpeningHours[], moment: LocalMoment): OpenState | null {
  const spans = weekSpans(hours.filter((entry) => inSeason(entry, moment.date)));
  if (spans.length === 0) return null;
  const now = DAYS.indexOf(moment.day) * DAY_MINUTES + moment.minutes;
  const here = spans.find(({ from, to }) => (now >= from && now < to) || now + WEEK_MINUTES < to);
  if (here !== undefined) {
    const always = here.to - here.from >= WEEK_MINUTES;
    return { open: true, until: always ? null : toTime(here.to), next: null };
  }
  const next = spans.find(({ from }) => from > now) ?? spans[0];
  const day = next === undefined ? undefined : DAYS[Math.floor(next.from / DAY_MINUTES) % 7];
  return {
    open: false,
    until: null,
    next: next === undefined || day === undefined ? null : { day, time: toTime(next.from) },
  };
}

function inSeason({ valid_from: from, valid_through: through }: OpeningHours, date: string | undefined): boolean {
  if (from === undefined && through === undefined) return true;
  return date !== undefined && (from === undefined || from <= date) && (through === undefined || date <= through);
}

interface Span {
  readonly from: number;
  /** May lie beyond the end of the week. */
  readonly to: number;
}

/** All open spans of a week in minutes since Monday 00:00, those that touch joined, also over the week's end. */
function weekSpans(hours: readonly OpeningHours[]): Span[] {
  const spans = hours.flatMap(({ days, opens, closes }) => {
    const from = toMinutes(opens);
    const to = toMinutes(closes);
    // The same time twice says "closed" in schema.org's data.
    if (from === to) return [];
    return days.map((day) => {
      const start = DAYS.indexOf(day) * DAY_MINUTES;
      return { from: start + from, to: start + to + (to < from ? DAY_MINUTES : 0) };
    });
  });
  const joined = join(spans);
  const [first, last] = [joined[0], joined.at(-1)];
  if (first === undefined || last === undefined || last.to < first.from + WEEK_MINUTES) return joined;
  const around = { from: last.from, to: Math.max(last.to, first.to + WEEK_MINUTES) };
  return joined.length === 1 ? [{ from: 0, to: WEEK_MINUTES }] : [...joined.slice(1, -1), around];
}

function join(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last !== undefined && span.from <= last.to)
      joined.splice(-1, 1, { from: last.from, to: Math.max(last.to, span.to) });
    else joined.push(span);
  }
  return joined;
}

function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

function toTime(minutes: number): string {
  const inDay = minutes % DAY_MINUTES;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}
