import { DAYS } from '../lawp/days.ts';
import type { OpeningHours } from '../lawp/document.ts';
import { type LocalMoment, openState } from './open-state.ts';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const clocks = new Map<string, Intl.DateTimeFormat | null>();
/** Reading a clock is dear, too, and it shows the same for a minute: zones differ from UTC by whole ones. */
const lastMoments = new Map<string, { readonly minute: number; readonly moment: LocalMoment | null }>();

/**
 * Whether a place is open at `now`, by the clock of its own time zone (R11).
 * Gives null when hours or time zone are unknown.
 */
export function isOpenNow(hours: readonly OpeningHours[], timeZone: string | null, now: Date): boolean | null {
  if (hours.length === 0 || timeZone === null) return null;
  const moment = localMoment(timeZone, now);
  return moment === null ? null : (openState(hours, moment)?.open ?? null);
}

/** The moment on the clock of a time zone (IANA name); null for a zone nobody knows. */
export function localMoment(timeZone: string, now: Date): LocalMoment | null {
  const minute = Math.floor(now.getTime() / 60_000);
  const last = lastMoments.get(timeZone);
  if (last?.minute === minute) return last.moment;
  const moment = readClock(timeZone, now);
  lastMoments.set(timeZone, { minute, moment });
  return moment;
}

function readClock(timeZone: string, now: Date): LocalMoment | null {
  const clock = clockOf(timeZone);
  if (clock === null) return null;
  const parts = new Map(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  const day = DAYS[WEEKDAYS.indexOf(parts.get('weekday') ?? '')];
  if (day === undefined) return null;
  const minutes = Number(parts.get('hour')) * 60 + Number(parts.get('minute'));
  return { day, minutes, date: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}` };
}

/** A clock is dear to make and is used again for every site of its zone. */
function clockOf(timeZone: string): Intl.DateTimeFormat | null {
  const kept = clocks.get(timeZone);
  if (kept !== undefined) return kept;
  const clock = makeClock(timeZone);
  clocks.set(timeZone, clock);
  return clock;
}

function makeClock(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  } catch {
    // RangeError: no such time zone
    return null;
  }
}
