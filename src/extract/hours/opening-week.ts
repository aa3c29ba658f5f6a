import { DAYS } from '../../core/lawp/days.ts';
import type { OpeningHours } from '../../core/lawp/document.ts';

/** One opening on one day: minutes after midnight; closes ≤ opens means after the next midnight, 1440 is 24:00. */
export interface DayHours {
  /** 0 is Monday. */
  readonly day: number;
  readonly opens: number;
  readonly closes: number;
  /** Only in this season; ISO dates. */
  readonly validFrom?: string;
  readonly validThrough?: string;
}

/** Minutes after midnight; null when it is no time of a day. */
export function toMinutes(hour: number, minute: number): number | null {
  return hour >= 0 && minute >= 0 && minute < 60 && hour * 60 + minute <= 1_440 ? hour * 60 + minute : null;
}

/**
 * Openings of single days as entries in week order: days with the same times share their entries, doubles are one,
 * 23:59 is written 24:00, openings that end when they begin (a closed day) are left out.
 */
export function toOpeningHours(openings: readonly DayHours[]): OpeningHours[] {
  const seasons = Map.groupBy(
    openings.filter(isOpen),
    (opening) => `${opening.validFrom ?? ''}/${opening.validThrough ?? ''}`,
  );
  return [...seasons].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, season]) => seasonHours(season));
}

function seasonHours(season: readonly DayHours[]): OpeningHours[] {
  const byDay = new Map<number, string[]>();
  for (const { day, opens, closes } of season) {
    const times = `${clock(opens)} ${clock(closes)}`;
    const known = byDay.get(day) ?? [];
    if (!known.includes(times)) byDay.set(day, [...known, times].sort());
  }
  const groups = Map.groupBy(
    [...byDay].sort(([a], [b]) => a - b),
    ([, times]) => times.join(','),
  );
  const { validFrom, validThrough } = season[0] ?? {};
  return [...groups.values()].flatMap((members) => {
    const days = members.flatMap(([day]) => DAYS[day] ?? []);
    return (members[0]?.[1] ?? []).map((times) => {
      const [opens = '', closes = ''] = times.split(' ');
      return {
        days,
        opens,
        closes,
        ...(validFrom ? { valid_from: validFrom } : {}),
        ...(validThrough ? { valid_through: validThrough } : {}),
      };
    });
  });
}

function isOpen({ opens, closes }: DayHours): boolean {
  return opens !== closes && opens >= 0 && closes >= 0;
}

function clock(minutes: number): string {
  const shown = minutes === 1_439 ? 1_440 : minutes;
  return `${String(Math.floor(shown / 60)).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`;
}
