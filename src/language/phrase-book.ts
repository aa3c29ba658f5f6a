import { lowerFirst } from '../core/capitalised.ts';
import { joiningWords } from './joining-words.ts';
import { NEAR } from './near-languages.ts';
import { labelKey, PHRASES } from './phrases/phrase-index.ts';
import { remembered } from './word-memo.ts';

const byLanguage = new Map<string, Map<string, string>>();
// Where a word stands in two rows, the one that only translates is the finer one ("Behandlungen": treatments, not services).
const finest = PHRASES.toSorted((a, b) => Number(a.row.kind !== undefined) - Number(b.row.kind !== undefined));
for (const { language, key, row } of finest) {
  const book = byLanguage.get(language) ?? new Map<string, string>();
  byLanguage.set(language, book);
  if (!book.has(key)) book.set(key, row.english);
}

/** What joins two things in a title: words of its language; a comma, an ampersand, a plus and a slash do so everywhere. */
const joinersOf = remembered(
  (language: string) => new RegExp(String.raw`\s+(?:${joiningWords(language)}|&|\+)\s+|\s*[&+,/]\s*`, 'iu'),
);

/** "Our …": left out. */
const POSSESSIVES =
  /^(?:vores|unsere?[rn]?|nos|notre|nuestr[oa]s?|i nostri|le nostre|la nostra|il nostro|(?:os |as |a |o )?noss[oa]s?|onze|våra|vår|våre|nasze|nasza|naše|naši|наши|наша|наше|наш|наші|meidän|bizim)\s+/iu;
const MAX_PARTS = 3;

/** "Brød og kager" → "Bread and cakes", "Unsere Weine" → "Wine": made of words the book holds, each of them. */
function composed(text: string, language: string): string | null {
  const bare = text.trim().replace(POSSESSIVES, '');
  const parts = bare.split(joinersOf(language)).filter((part) => part.trim() !== '');
  if (parts.length > MAX_PARTS || (parts.length < 2 && bare === text.trim())) return null;
  const english = parts.map((part) => lookUp(labelKey(part), language));
  if (english.some((part) => part === null)) return null;
  const [first = '', ...rest] = english.map((part) => part ?? '');
  const lower = rest.map(lowerFirst);
  return lower.length === 0 ? first : `${[first, ...lower.slice(0, -1)].join(', ')} and ${lower.at(-1)}`;
}

function lookUp(key: string, language: string): string | null {
  for (const code of [language, ...(NEAR[language] ?? [])]) {
    const english = byLanguage.get(code)?.get(key);
    if (english) return english;
  }
  return null;
}

/** More words than the name of a part of a site has. */
const MIN_HEADLINE = 6;
/** Scripts without spaces: about two letters a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** "Mill burns down in the night", before the section that it stands in. */
function isHeadline(part: string): boolean {
  const words = part.trim().split(/\s+/u).length;
  return words >= MIN_HEADLINE || (UNSPACED.test(part) && part.length >= 2 * MIN_HEADLINE);
}

/**
 * The English of a common title or label ("Om os" in Danish → "About us"), or null when the phrase book does not hold it.
 * Of a title with the site's name beside ("Kontakt | Bageri Morgenstund") the part that it knows is given, but none behind a
 * headline; with `whole` only the whole text counts. Two or three joined ones ("Brød og kager") are put together from what it holds.
 */
export function translatePhrase(text: string, language: string, options: { whole?: boolean } = {}): string | null {
  if (text.length > 200) return null;
  const whole = lookUp(labelKey(text), language) ?? composed(text, language);
  if (whole !== null || options.whole === true) return whole;
  for (const part of text.split(/\s+[-–—|·•:»›/]+\s+|[|｜»›]|：/u)) {
    const english = lookUp(labelKey(part), language) ?? composed(part, language);
    if (english) return english;
    if (isHeadline(part)) return null;
  }
  return null;
}
