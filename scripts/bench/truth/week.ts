import { DAYS } from '../../../src/core/lawp/days.ts';
import type { OpeningHours } from '../../../src/core/lawp/document.ts';
import { hoursLines } from '../../../src/core/site/hours-lines.ts';
import { type DayHours, toOpeningHours } from '../../../src/extract/hours/opening-week.ts';

const DAY_INDEX: ReadonlyMap<string, number> = new Map(DAYS.map((day, index) => [day, index]));
const TIMES = /(\d{1,2}):(\d{2})-(\d{1,2}):(\d{2})/g;

/** A week in one canonical text, so that weeks can be compared; entries of a season are not told from others. */
export function weekOf(hours: readonly OpeningHours[]): string {
  return hoursLines(hours).join('; ');
}

/**
 * The week of an opening_hours text in the plain subset that the corpus uses: days, times, `off`, `24/7`. Later rules
 * stand for their days instead of earlier ones; what depends on holidays or on an appointment is left aside.
 */
export function weekOfOsm(text: string): string {
  const days = new Map<number, DayHours[]>();
  for (const rule of text.split(';')) {
    const times = /24\/7/.test(rule) ? [[0, 1_440] as const] : [...rule.matchAll(TIMES)].map(minutesOf);
    for (const day of daysOf(rule))
      days.set(
        day,
        times.map(([opens, closes]) => ({ day, opens, closes })),
      );
  }
  return weekOf(toOpeningHours([...days.values()].flat()));
}

function minutesOf([, hour, minute, untilHour, untilMinute]: RegExpExecArray): readonly [number, number] {
  return [Number(hour) * 60 + Number(minute), Number(untilHour) * 60 + Number(untilMinute)];
}

function daysOf(rule: string): number[] {
  const groups = [...rule.matchAll(/\b(Mo|Tu|We|Th|Fr|Sa|Su)(?:-(Mo|Tu|We|Th|Fr|Sa|Su))?\b/g)];
  if (groups.length === 0) return /PH/.test(rule) ? [] : [0, 1, 2, 3, 4, 5, 6];
  return groups.flatMap(([, first, last]) => {
    const from = DAY_INDEX.get(first ?? '') ?? 0;
    const until = DAY_INDEX.get(last ?? first ?? '') ?? 0;
    return Array.from({ length: ((until - from + 7) % 7) + 1 }, (_, step) => (from + step) % 7);
  });
}
