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

/** "Apr 9", "24. Dezember", "1er mai 2019", "July 12th, 2011". */
const DAY_AND_MONTH =
  /^(?:\d{1,2}(?:\.|º|er|st|nd|rd|th)? ?(?:de |d'|of )?)?(?<month>\p{L}{3,})\.?(?: \d{1,2}(?:st|nd|rd|th)?)?(?:,? (?:de )?\d{4})?$/u;

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

/** Words before a month that make it the time of something, in languages that do not bend its name. */
const IN: Readonly<Record<string, string>> = {
  en: 'in|during|throughout',
  de: 'im',
  nl: 'in',
  da: 'i',
  no: 'i',
  sv: 'i',
  fr: 'en|au mois de|au mois d.',
  es: 'en',
  ca: 'al|pel',
  gl: 'en',
  it: 'in|a|ad',
  pt: 'em',
  ro: 'in',
};
/** Languages that bend the names of months instead. */
const BENDING: ReadonlySet<string> = new Set('fi et hu tr az kk pl cs sk sl hr sr bs mk ru uk be lt lv el'.split(' '));
const inMonths = new Map<string, RegExp | null>();

/** Whether a folded text says that something is so in one month: "in july", "heinakuussa", "в июле". */
export function isInMonth(folded: string, language: string): boolean {
  const known = inMonths.get(language);
  const pattern = known === undefined ? inMonthPattern(language) : known;
  if (known === undefined) inMonths.set(language, pattern);
  return pattern?.test(folded) === true;
}

function inMonthPattern(language: string): RegExp | null {
  const words = MONTH_WORDS.get(language) ?? [];
  const before = IN[language];
  if (before !== undefined)
    return new RegExp(`(?<!\\p{L})(?:${before}) ?(?:${words.map(escapedPattern).join('|')})(?![\\p{L}\\d])`, 'u');
  if (!BENDING.has(language)) return null;
  const days = (DAY_WORDS.get(language) ?? []).flat().map(escapedPattern).join('|');
  const stems = words.filter((word) => word.length >= MIN_STEM).map((word) => escapedPattern(word.slice(0, -1)));
  const said = words.map(escapedPattern).join('|');
  return new RegExp(
    `(?<!\\p{L})(?!(?:${days})(?!\\p{L}))(?!(?:${said})(?!\\p{L}))(?:${stems.join('|')})[\\p{L}\\p{M}]{1,4}(?!\\p{L})`,
    'u',
  );
}

/** Shorter words without their last letter begin many others. */
const MIN_STEM = 4;

function datePattern(words: readonly string[]): RegExp {
  const names = words.map(escapedPattern).join('|');
  return new RegExp(
    `(?<![\\d:.])\\d{1,2}(?:\\.|º|er|ta|-?[oea])? (?:de |d'|a )?(?:${names})(?!\\p{L})|(?<!\\p{L})(?:${names})\\.? \\d{1,2}(?![\\d:.]\\d|\\s?(?:h|uhr|[ap]\\.?m))`,
    'u',
  );
}
