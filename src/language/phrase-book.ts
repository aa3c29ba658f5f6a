import { NEAR } from './near-languages.ts';
import { labelKey, PHRASES } from './phrases/phrase-index.ts';

const byLanguage = new Map<string, Map<string, string>>();
// Where a word stands in two rows, the one that only translates is the finer one ("Behandlungen": treatments, not services).
const finest = PHRASES.toSorted((a, b) => Number(a.row.kind !== undefined) - Number(b.row.kind !== undefined));
for (const { language, key, row } of finest) {
  const book = byLanguage.get(language) ?? new Map<string, string>();
  byLanguage.set(language, book);
  if (!book.has(key)) book.set(key, row.english);
}

function lookUp(key: string, language: string): string | null {
  for (const code of [language, ...(NEAR[language] ?? [])]) {
    const english = byLanguage.get(code)?.get(key);
    if (english) return english;
  }
  return null;
}

/**
 * The English of a common title or label ("Om os" in Danish → "About us"), or null when the phrase book does not hold it.
 * Of a title with the site's name beside ("Kontakt | Bageri Morgenstund") the part that it knows is given; with `whole`
 * only the whole text counts.
 */
export function translatePhrase(text: string, language: string, options: { whole?: boolean } = {}): string | null {
  if (text.length > 200) return null;
  const whole = lookUp(labelKey(text), language);
  if (whole !== null || options.whole === true) return whole;
  for (const part of text.split(/\s+[-–—|·•:»›/]+\s+|[|｜»›]|：/u)) {
    const english = lookUp(labelKey(part), language);
    if (english) return english;
  }
  return null;
}
