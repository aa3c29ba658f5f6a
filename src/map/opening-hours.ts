import { EVERY_DAY, type HoursRule, Inexpressible, lastDayOf, parseHoursRules } from './hours-rules.ts';

/** One opening on one day of the week; closes ≤ opens means after the next midnight, 1440 is 24:00. */
export interface MapOpening {
  /** 0 is Monday. */
  readonly day: number;
  /** Minutes after midnight. */
  readonly opens: number;
  readonly closes: number;
  /** Only in this season; ISO dates. */
  readonly validFrom?: string;
  readonly validThrough?: string;
}

/** What a value of `opening_hours` says of ordinary weeks. */
export interface MapHours {
  readonly openings: readonly MapOpening[];
  /** What it says of public holidays; null when nothing. */
  readonly isClosedOnHolidays: boolean | null;
}

const MAX_CHARACTERS = 255;

/**
 * Reads a value of OpenStreetMap's `opening_hours` as openings of an ordinary week. Rules for holidays are told apart; a value
 * of which something cannot be said in weekdays, times and seasons (first Sundays, sunset, weeks by number, open ends, "by
 * appointment") is left out whole: half of it would be false.
 * Source: https://wiki.openstreetmap.org/wiki/Key:opening_hours/specification
 * @param today ISO date: seasons come back each year, and are given as the next ones from then on
 * @returns null when it cannot be said
 */
export function readMapHours(value: string, today: string): MapHours | null {
  if (value.length > MAX_CHARACTERS) return null;
  try {
    const { rules, isClosedOnHolidays } = parseHoursRules(value);
    if (rules.every(({ spans }) => spans.length === 0)) return null;
    const hasSeasons = rules.some(({ seasons }) => seasons !== null);
    const openings = hasSeasons ? seasonalWeeks(rules, today) : weekOf(rules);
    return openings.length === 0 ? null : { openings, isClosedOnHolidays };
  } catch (error) {
    if (error instanceof Inexpressible) return null;
    throw error;
  }
}

/** The openings of a week by rules that all hold then: a later rule replaces what earlier ones say of its days. */
function weekOf(rules: readonly HoursRule[]): MapOpening[] {
  return EVERY_DAY.flatMap((day) => {
    let spans: HoursRule['spans'] = [];
    for (const rule of rules) {
      if (!rule.days.includes(day)) continue;
      spans = rule.isAddition && rule.spans.length > 0 ? [...spans, ...rule.spans] : rule.spans;
    }
    return spans.map(([opens, closes]) => ({ day, opens, closes }));
  });
}

/** The weeks of each part of the year in which the same rules hold, as the next ones from today on. */
function seasonalWeeks(rules: readonly HoursRule[], today: string): MapOpening[] {
  const year = Number(today.slice(0, 4));
  return partsOfYear(rules).flatMap(({ from, to, week }) =>
    [year - 1, year, year + 1].flatMap((start) => {
      const [validFrom, validThrough] = [isoDate(start, from), isoDate(to < from ? start + 1 : start, to)];
      const isNext = validThrough >= today && validFrom < `${year + 1}${today.slice(4)}`;
      return isNext ? week.map((opening) => ({ ...opening, validFrom, validThrough })) : [];
    }),
  );
}

interface PartOfYear {
  readonly from: number;
  readonly to: number;
  readonly week: MapOpening[];
}

function partsOfYear(rules: readonly HoursRule[]): PartOfYear[] {
  const starts = new Set([101]);
  for (const [from, to] of rules.flatMap(({ seasons }) => seasons ?? [])) starts.add(from).add(nextDay(to));
  const sorted = [...starts].sort((a, b) => a - b);
  const parts: PartOfYear[] = [];
  for (const [at, from] of sorted.entries()) {
    const week = weekOf(
      rules.filter(({ seasons }) => seasons === null || seasons.some((season) => holds(season, from))),
    );
    const to = dayBefore(sorted[at + 1] ?? 101);
    const last = parts.at(-1);
    if (last && isSameWeek(last.week, week)) parts.splice(-1, 1, { ...last, to });
    else parts.push({ from, to, week });
  }
  const [first, last] = [parts[0], parts.at(-1)];
  // The turn of the year changes nothing.
  if (first && last && first !== last && isSameWeek(first.week, last.week)) {
    return [...parts.slice(1, -1), { ...last, to: first.to }];
  }
  return parts;
}

const holds = ([from, to]: readonly [number, number], day: number): boolean =>
  from <= to ? day >= from && day <= to : day >= from || day <= to;
const isSameWeek = (one: MapOpening[], other: MapOpening[]): boolean => JSON.stringify(one) === JSON.stringify(other);

function nextDay(day: number): number {
  const month = Math.floor(day / 100);
  if (day % 100 < lastDayOf(month)) return day + 1;
  return month === 12 ? 101 : (month + 1) * 100 + 1;
}

function dayBefore(day: number): number {
  const month = Math.floor(day / 100);
  if (day % 100 > 1) return day - 1;
  return month === 1 ? 1231 : (month - 1) * 100 + lastDayOf(month - 1);
}

function isoDate(year: number, day: number): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${year}-${two(Math.floor(day / 100))}-${two(day % 100)}`;
}
