import { tableKey } from './query-words.ts';
import { searchTable } from './search-table.ts';

interface Row {
  readonly currency: string;
  /** That call it so; none for all. */
  readonly languages: readonly string[];
  readonly names: readonly { readonly key: string; readonly mayGoOn: boolean }[];
}

/** "Euroa", "рублями": so many letters follow what all forms of a name begin with. */
const MAX_ENDING = 4;

let rows: readonly Row[] | null = null;

/** Read at the first question that names an amount: whoever asks none does not pay for it. */
function currencyRows(): readonly Row[] {
  rows ??= searchTable('currencies.tsv').map(([currency = '', languages = '', names = '']) => ({
    currency,
    languages: languages.split(' ').filter((language) => language !== ''),
    names: names.split(' / ').map((name) => ({ key: tableKey(name), mayGoOn: name.endsWith('-') })),
  }));
  return rows;
}

/**
 * The currency (ISO 4217) that the words beside an amount name: "15 euroa", "1000 рублей"; null for none, and for a name that
 * several countries have, where the language does not tell which is meant.
 */
export function currencyNamed(text: string, language: string | null): string | null {
  return rowNamed(text, language === null ? [] : [language])?.currency ?? null;
}

/** Whether it names a currency in one of the languages, or in all. */
export function namesMoney(text: string, languages: readonly string[]): boolean {
  return rowNamed(text, languages) !== undefined;
}

function rowNamed(text: string, spoken: readonly string[]): Row | undefined {
  const word = tableKey(text.replace(/\p{N}[\p{N}.,\s]*/gu, ' '));
  return currencyRows().find(
    (row) =>
      isNamed(row, word) && (row.languages.length === 0 || row.languages.some((language) => spoken.includes(language))),
  );
}

/** Whether a word names a currency in any language. */
export function isMoney(word: string): boolean {
  return currencyRows().some((row) => isNamed(row, word));
}

function isNamed({ names }: Row, word: string): boolean {
  if (word === '') return false;
  return names.some(({ key, mayGoOn }) =>
    mayGoOn ? word.startsWith(key) && word.length - key.length <= MAX_ENDING : word === key,
  );
}
