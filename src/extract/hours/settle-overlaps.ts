import type { DayHours } from './opening-week.ts';

/**
 * "Mon-Fri 9-17, Tue 13-20": what is said of fewer days stands for them instead. Null where two openings of a day overlap
 * and neither is the special one: columns of a table were mixed, or two seasons.
 */
export function settleOverlaps(hours: readonly DayHours[]): DayHours[] | null {
  const spread = (one: DayHours) =>
    hours.filter((each) => each.opens === one.opens && each.closes === one.closes).length;
  const clashes = (one: DayHours, other: DayHours) =>
    one.day === other.day &&
    (one.opens !== other.opens || one.closes !== other.closes) &&
    one.opens < other.closes &&
    other.opens < one.closes;
  const isMixed = hours.some((one, at) =>
    hours.slice(at + 1).some((other) => clashes(one, other) && spread(one) <= spread(other)),
  );
  return isMixed ? null : hours.filter((one, at) => !hours.slice(at + 1).some((other) => clashes(one, other)));
}
