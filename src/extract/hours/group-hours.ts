import type { DayHours } from './opening-week.ts';

/** Hours, with the number of days that were named together with theirs. */
export interface GroupHours extends DayHours {
  readonly group: number;
  readonly daysInGroup: number;
}

/** Two openings of one day that overlap: the second is of a day whose name is not known. */
export function contradicts(hours: readonly GroupHours[]): boolean {
  return hours.some((each, at) =>
    hours
      .slice(at + 1)
      .some(
        (other) =>
          other.day === each.day &&
          other.group === each.group &&
          (other.opens !== each.opens || other.closes !== each.closes) &&
          other.opens < each.closes &&
          each.opens < other.closes,
      ),
  );
}

/** "Lunch 12.15-13.00" cuts the hours of the given days, else those of all, in two. */
export function withoutBreak(
  hours: readonly GroupHours[],
  [from, until]: readonly [number, number],
  days?: readonly number[],
): GroupHours[] {
  return hours.flatMap((each) => {
    const isInside = from > each.opens && until < each.closes;
    if (!isInside || days?.includes(each.day) === false) return [each];
    return [
      { ...each, closes: from },
      { ...each, opens: until },
    ];
  });
}
