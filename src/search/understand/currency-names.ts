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
  const word = tableKey(text.replace(/\p{N}[\p{N}.,\s]*/gu, ' '));
  const isSaid = ({ languages }: Row): boolean =>
    languages.length === 0 || (language !== null && languages.includes(language));
  return currencyRows().find((row) => isSaid(row) && isNamed(row, word))?.currency ?? null;
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
