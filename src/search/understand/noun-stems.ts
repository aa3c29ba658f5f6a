import { tableKey } from './query-words.ts';
import { searchTable } from './search-table.ts';

/** A word without its ending keeps so many letters. */
const LEAST_LEFT = 3;

/** Endings by the letter that they end with, longest first. */
type Endings = ReadonlyMap<string, readonly string[]>;

let known: ReadonlyMap<string, Endings> | null = null;

/** Read at the first question: whoever asks none does not pay for it. */
function endingsOf(): ReadonlyMap<string, Endings> {
  known ??= new Map(
    searchTable('endings.tsv').map(([language = '', words = '']) => {
      const forms = words
        .split(' ')
        .map(tableKey)
        .sort((a, b) => b.length - a.length);
      return [language, Map.groupBy(forms, (form) => form.at(-1) ?? '')];
    }),
  );
  return known;
}

/**
 * A phrase with each of its words without its ending, as a language changes them: "школы" and "школу" are one in Russian.
 * Itself in a language whose endings no table knows.
 * @param key as `tableKey` gives it
 */
export function stemIn(key: string, language: string): string {
  const endings = endingsOf().get(language);
  if (endings === undefined) return key;
  return key
    .split(' ')
    .map((word) => withoutEnding(word, endings))
    .join(' ');
}

/** The same in every language of the table. */
export function stemsOf(key: string): { readonly language: string; readonly stem: string }[] {
  return [...endingsOf().keys()].map((language) => ({ language, stem: stemIn(key, language) }));
}

function withoutEnding(word: string, endings: Endings): string {
  const ending = endings
    .get(word.at(-1) ?? '')
    ?.find((form) => word.length - form.length >= LEAST_LEFT && word.endsWith(form));
  return ending === undefined ? word : word.slice(0, -ending.length);
}
