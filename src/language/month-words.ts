import { escapedPattern } from '../core/escaped-pattern.ts';
import { DAY_WORDS } from './day-words.ts';
import { fold } from './fold.ts';
import { wordsFor } from './language-tables.ts';

/** Shorter forms are other words, too. */
const MIN_LETTERS = 3;

/** Language → the names of its months that are no days of the week there, as fold gives them. */
const MONTH_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  [...Map.groupBy(wordsFor('month'), ({ language }) => language)].map(([language, rows]) => {
    const days = new Set((DAY_WORDS.get(language) ?? []).flat());
    const words = rows.flatMap(({ words: names }) => names.map(fold));
    return [language, words.filter((word) => word.length >= MIN_LETTERS && !days.has(word))];
  }),
);

const patterns = new Map<string, RegExp>();

/** Whether a folded text names a day of a month in a language: "24. dezember", "1 мая", "mai 8". */
export function namesDate(folded: string, language: string): boolean {
  const words = MONTH_WORDS.get(language);
  if (words === undefined) return false;
  const known = patterns.get(language);
  const pattern = known ?? datePattern(words);
  if (!known) patterns.set(language, pattern);
  return pattern.test(folded);
}

const ALL_MONTHS: ReadonlySet<string> = new Set([...MONTH_WORDS.values()].flat());

/** "Apr 9", "24. Dezember", "1er mai 2019". */
const DAY_AND_MONTH =
  /^(?:\d{1,2}(?:\.|º|er|st|nd|rd|th)? ?(?:de |d'|of )?)?(?<month>\p{L}{3,})\.?(?: \d{1,2}(?:st|nd|rd|th)?)?(?: (?:de )?\d{4})?$/u;

/** Whether a text is nothing but a day of a month, in any language. */
export function isDayOfMonth(text: string): boolean {
  const month = /\d/u.test(text) ? DAY_AND_MONTH.exec(fold(text))?.groups?.month : undefined;
  return month !== undefined && ALL_MONTHS.has(month);
}

/** Whether a folded text names a month in a language, none that is a common word of it, too: "mai bis september". */
export function namesMonth(folded: string, language: string): boolean {
  const words = MONTH_WORDS.get(language) ?? [];
  const named = folded.match(/\p{L}[\p{L}\p{M}]*/gu)?.filter((word) => words.includes(word)) ?? [];
  return new Set(named).size > 1;
}

function datePattern(words: readonly string[]): RegExp {
  const names = words.map(escapedPattern).join('|');
  return new RegExp(
    `(?<![\\d:.])\\d{1,2}(?:\\.|º|er|ta|-?[oea])? (?:de |d'|a )?(?:${names})(?!\\p{L})|(?<!\\p{L})(?:${names})\\.? \\d{1,2}(?![\\d:.]\\d|\\s?(?:h|uhr|[ap]\\.?m))`,
    'u',
  );
}
