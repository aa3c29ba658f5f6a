import type { HoursToken } from './hours-tokens.ts';
import { toMinutes } from './opening-week.ts';

/** One or more days from here on: "Mo", "Mo-Fr", "Mo, We". */
export function daysAt(tokens: readonly HoursToken[], start: number): { days: number[]; next: number } | null {
  const first = tokens[start];
  if (first?.kind !== 'days') return null;
  const isRange = tokens[start + 1]?.kind === 'range';
  const next = start + (isRange ? 2 : 1);
  const range = isRange || first.isFirst ? tokens[next] : undefined;
  if (range?.kind !== 'days') return { days: [...first.days], next: start + 1 };
  const from = first.days[0] ?? 0;
  const until = range.days[range.days.length - 1] ?? 0;
  const length = ((until - from + 7) % 7) + 1;
  return { days: Array.from({ length }, (_, step) => (from + step) % 7), next: next + 1 };
}

/**
 * Times that only follow each other, "Sundays at 9:00 & 10:45", are those at which something begins: the days before them
 * have no hours.
 */
export function withoutLists(tokens: readonly HoursToken[]): readonly HoursToken[] {
  const isListed = (at: number) => {
    const [time, mark, next] = tokens.slice(at, at + 3);
    return time?.kind === 'time' && mark?.kind === 'mark' && mark.isList && next?.kind === 'time' && !isSpan(at);
  };
  const isSpan = (at: number) => tokens[at - 1]?.kind === 'range' || tokens[at + 3]?.kind === 'range';
  return tokens.flatMap((token, at): HoursToken[] => {
    if (isListed(at)) return [{ kind: 'appointment' }];
    return isListed(at - 2) ? [] : [token];
  });
}

/** An opening and a closing time from here on, in minutes of the day. */
export function timesAt(
  tokens: readonly HoursToken[],
  start: number,
): { times: [number, number]; next: number } | null {
  const opens = tokens[start];
  if (opens?.kind !== 'time') return null;
  const between = tokens[start + 1]?.kind === 'range' ? 2 : 1;
  const closes = tokens[start + between];
  if (closes?.kind !== 'time') return null;
  // "May 19 8:00" is no opening.
  if (between === 1 && (opens.isBare || closes.isBare)) return null;
  const until = minutes(closes, closes.half);
  // "9-5pm" opens in the morning, "1-5pm" in the afternoon.
  const sameHalf = closes.half !== null && opens.hour % 12 < closes.hour % 12;
  const half = opens.half ?? (closes.half === 'pm' && !sameHalf ? 'am' : closes.half);
  const from = minutes(opens, half);
  if (from === null || until === null) return null;
  // "9:00 - 6:00" on a clock of twelve hours ends in the afternoon.
  const isTwelve = closes.half === null && opens.half === null && closes.isShort && from >= 300 && opens.hour <= 12;
  // "下午2:00-6:00", "9 a.m. – 5", but "8 p.m. – 2" ends in the night.
  const isSecondHalf = opens.half !== null && closes.half === null && closes.hour <= 12 && until > 0;
  const isLater = (isTwelve && until < from) || (isSecondHalf && until <= from && until + 720 > from);
  if (isLater) return { times: [from, until + 720], next: start + between + 1 };
  if (from === until) return from === 0 ? { times: [-1, -1], next: start + between + 1 } : null;
  return { times: [from, until === 0 ? 1_440 : until], next: start + between + 1 };
}

function minutes(time: { readonly hour: number; readonly minute: number }, half: 'am' | 'pm' | null): number | null {
  const hour = half && time.hour <= 12 ? (time.hour % 12) + (half === 'pm' ? 12 : 0) : time.hour;
  return toMinutes(hour, time.minute);
}

/** "Until noon", behind the days it is said of: when they close, in minutes of the day, given when others open. */
export function closingAt(tokens: readonly HoursToken[], at: number, opens: number): number | null {
  const closes = tokens[at];
  if (closes?.kind !== 'time' || tokens[at - 1]?.kind !== 'range') return null;
  const until = minutes(closes, closes.half);
  if (until === null) return null;
  const isTwelve = until <= opens && closes.half === null && closes.isShort;
  const meant = isTwelve ? until + 720 : until;
  return meant > opens ? meant : null;
}

/** "Xon - Fri 9-17": a short word that nobody knows begins the days, and the last one alone would be wrong. */
export function isFromUnknown(tokens: readonly HoursToken[]): boolean {
  const told = tokens.filter(({ kind }) => kind !== 'mark');
  return told.some((token, at) => {
    const [range, days, times] = told.slice(at + 1, at + 4);
    const begins = token.kind === 'other' && token.isShort === true && (told[at - 1]?.kind ?? 'other') === 'other';
    return begins && range?.kind === 'range' && days?.kind === 'days' && times?.kind === 'time';
  });
}
