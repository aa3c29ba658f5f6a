import { DAYS, type Day } from '../lawp/days.ts';
import type { OpeningHours } from '../lawp/document.ts';

/**
 * Opening hours as lines of weekday group and time: "Mo-Fr 06:30-17:30". One line per time range, days with the same
 * times together, in the order of the week; a season follows its line ("… from 2026-06-01 to 2026-08-31").
 */
export function hoursLines(hours: readonly OpeningHours[]): string[] {
  const groups = new Map<string, { readonly entry: OpeningHours; readonly days: Set<Day> }>();
  for (const entry of hours) {
    const key = `${entry.opens}-${entry.closes}${season(entry)}`;
    const group = groups.get(key) ?? { entry, days: new Set<Day>() };
    for (const day of entry.days) group.days.add(day);
    groups.set(key, group);
  }
  const lines = [...groups].map(([times, { entry, days }]) => {
    const inOrder = DAYS.filter((day) => days.has(day));
    const first = inOrder[0] === undefined ? 0 : DAYS.indexOf(inOrder[0]);
    return {
      text: `${dayGroup(inOrder)} ${times}`,
      key: `${season(entry)}\n${first}\n${entry.opens}\n${entry.closes}`,
    };
  });
  lines.sort((a, b) => (a.key < b.key ? -1 : 1));
  return lines.map(({ text }) => text);
}

function season({ valid_from: from, valid_through: through }: OpeningHours): string {
  return `${from === undefined ? '' : ` from ${from}`}${through === undefined ? '' : ` to ${through}`}`;
}

/** "Mo-We,Fr": runs of neighbouring days joined. */
function dayGroup(days: readonly Day[]): string {
  const runs: { first: Day; last: Day }[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run !== undefined && DAYS.indexOf(day) === DAYS.indexOf(run.last) + 1) run.last = day;
    else runs.push({ first: day, last: day });
  }
  return runs.map(({ first, last }) => (first === last ? first : `${first}-${last}`)).join(',');
}
