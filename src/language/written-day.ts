import { fold } from './fold.ts';
import { wordsFor } from './language-tables.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** Language → folded name of a month → its number from 1. */
const NUMBERS: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  [...Map.groupBy(wordsFor('month'), ({ language }) => language)].map(([language, rows]) => [
    language,
    new Map(rows.flatMap(({ meaning, words }) => words.map((word) => [fold(word), MONTHS.indexOf(meaning) + 1]))),
  ]),
);

/** How people write a day with its year. Groups: y, m, d; a and b where the order is not known; name of a month. */
const FORMS: readonly RegExp[] = [
  /(?<![\d.,/-])(?<y>(?:19|20)\d{2})(?:[-./]|\s?[年년]\s?)(?<m>\d{1,2})(?:[-./]|\s?[月월]\s?)(?<d>\d{1,2})(?!\d|[-./]\d)/gu,
  /(?<![\d.,/-])(?<d>\d{1,2})\.\s?(?<m>\d{1,2})\.\s?(?<y>(?:19|20)\d{2})(?!\d|[-./]\d)/gu,
  /(?<![\d.,/-])(?<a>\d{1,2})(?<sign>[/-])(?<b>\d{1,2})\k<sign>(?<y>(?:19|20)\d{2})(?!\d|[-./]\d)/gu,
  /(?<![\d.,:/-])(?<d>\d{1,2})(?:\.|º|er|st|nd|rd|th)?[\s-](?:de |d'|of )?(?<name>\p{L}[\p{L}\p{M}]{2,})\.?,?[\s-](?:de |del )?(?<y>(?:19|20)\d{2})(?!\d)/gu,
  /(?<!\p{L})(?<name>\p{L}[\p{L}\p{M}]{2,})\.?\s(?<d>\d{1,2})(?:st|nd|rd|th)?,?\s(?<y>(?:19|20)\d{2})(?!\d)/gu,
  /(?<![\d.,/-])(?<y>(?:19|20)\d{2})\.\s(?<name>\p{L}[\p{L}\p{M}]{2,})\.?\s(?<d>\d{1,2})(?!\d)/gu,
];

/**
 * The one day that a line names with its year, as YYYY-MM-DD; null for none and for several, and where nobody knows the day from
 * the month ("3/4/2026" in English).
 * @param language ISO 639-1; months are known by their English names, too
 */
export function dayInLine(line: string, language: string | null): string | null {
  const folded = fold(line);
  if (!YEAR.test(folded)) return null;
  const days = new Set<string | null>();
  for (const form of FORMS)
    for (const { groups = {} } of folded.matchAll(form)) {
      if (groups.name !== undefined && monthOf(groups.name, language) === undefined) continue;
      days.add(dayOf(groups, language));
    }
  const [only = null] = days;
  return days.size === 1 ? only : null;
}

/** Before there were web pages. */
const EARLIEST = 1990;
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/u;

function dayOf({ y, m, d, a, b, name }: Partial<Record<string, string>>, language: string | null): string | null {
  if (a !== undefined && b !== undefined) {
    const [first, second] = [Number(a), Number(b)];
    if (first !== second && first <= 12 && second <= 12 && (language === null || language === 'en')) return null;
    return second > 12 ? toDay(y, first, second) : toDay(y, second, first);
  }
  return toDay(y, name === undefined ? Number(m) : (monthOf(name, language) ?? 0), Number(d));
}

/** By its name or a beginning of one month's name alone, of the language or in English. */
function monthOf(name: string, language: string | null): number | undefined {
  for (const months of [NUMBERS.get(language ?? 'en'), NUMBERS.get('en')]) {
    const begun = new Set([...(months ?? [])].flatMap(([word, number]) => (word.startsWith(name) ? number : [])));
    const known = months?.get(name) ?? (begun.size === 1 ? [...begun][0] : undefined);
    if (known !== undefined) return known;
  }
  return undefined;
}

function toDay(year: string | undefined, month: number, day: number): string | null {
  const shown = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const date = new Date(`${shown}T00:00:00Z`);
  return Number(year) >= EARLIEST && month >= 1 && month <= 12 && date.getUTCDate() === day ? shown : null;
}
