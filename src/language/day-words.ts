import { fold } from './fold.ts';
import { wordsFor } from './language-tables.ts';

/** The days of the week as the tables of the languages name them, Monday first. */
export const DAY_NAMES: readonly string[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

/** Language → the names of each day, Monday first, as fold gives them. */
export const DAY_WORDS: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  [...Map.groupBy(wordsFor('day'), ({ language }) => language)].map(([language, rows]) => [
    language,
    DAY_NAMES.map((day) => rows.find(({ meaning }) => meaning === day)?.words.map(fold) ?? []),
  ]),
);

/** A language whose days have names here: the one that is given, or English. */
export function languageOfDays(language: string | null): string {
  return language && DAY_WORDS.has(language) ? language : 'en';
}
