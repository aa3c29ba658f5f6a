import { tableKey } from './query-words.ts';
import { searchTable } from './search-table.ts';

/** What holds the parts of a number together: "a hundred and fifty", "fünfundzwanzig". */
const HOLDING = new Set(['and', 'und', 'en', 'og', 'och', 'et', 'y', 'e', 'a']);
const HUNDRED = 100;
const THOUSAND = 1000;
/** Of a number. */
const MOST_WORDS = 7;

type NumberWords = ReadonlyMap<string, number>;

let tables: readonly NumberWords[] | null = null;

/** The words of each language. Read at the first question that names a sum in words: whoever asks none does not pay for it. */
function numberWords(): readonly NumberWords[] {
  tables ??= searchTable('numbers.tsv').map(([_language, ...cells]) => {
    const rows = cells.map((cell) => cell.split(' '));
    return new Map(rows.flatMap(([value, ...words]) => words.map((word) => [tableKey(word), Number(value)] as const)));
  });
  return tables;
}

/** The number that some words begin with, and how many of them say it: 350 for "three hundred and fifty pounds"; null for none. */
export function numberInWords(words: readonly string[]): { readonly value: number; readonly length: number } | null {
  for (const known of numberWords()) {
    const some = words.slice(0, MOST_WORDS).map((word) => partsOf(word, known));
    const end = some.indexOf(null);
    const said = some.slice(0, end === -1 ? some.length : end).flatMap((parts) => [parts ?? []]);
    const value = sumOf(said.flat());
    if (value > 0) return { value, length: said.length };
  }
  return null;
}

/** The numbers that a word is made of, 0 for what only holds them together; null for any other word. */
function partsOf(word: string, known: NumberWords): readonly number[] | null {
  for (let length = word.length; length > 0; length -= 1) {
    const part = word.slice(0, length);
    const value = known.get(part) ?? (HOLDING.has(part) ? 0 : undefined);
    if (value === undefined) continue;
    const rest = length === word.length ? [] : partsOf(word.slice(length), known);
    if (rest !== null) return [value, ...rest];
  }
  return null;
}

/** Three hundred are three times a hundred, four twenties are eighty; a hundred and fifty are both. */
function sumOf(parts: readonly number[]): number {
  let thousands = 0;
  let last = 0;
  for (const [at, part] of parts.entries()) {
    if (part === THOUSAND) {
      thousands += Math.max(last, 1) * THOUSAND;
      last = 0;
    } else if (part === HUNDRED && last > 0 && last < HUNDRED) last *= HUNDRED;
    else last += part === 20 && parts[at - 1] === 4 ? 76 : part;
  }
  return thousands + last;
}
