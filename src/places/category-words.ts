import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { Category } from '../core/site/site-record.ts';
import { CONTENT_FOLDER } from '../language/content-folder.ts';
import { fold } from '../language/fold.ts';
import { wordsFor } from '../language/language-tables.ts';
import { findCategory } from './categories.ts';

/** Language → folded name → category id. */
type WordTable = ReadonlyMap<string, ReadonlyMap<string, string>>;

function readTable(): WordTable {
  const table = new Map<string, Map<string, string>>();
  const add = (language: string, id: string, words: readonly string[]) => {
    const names = table.get(language) ?? new Map<string, string>();
    table.set(language, names);
    for (const word of words) if (!names.has(word)) names.set(word, id);
  };
  // Everyday words come first: the compiled table has official names.
  for (const { language, meaning, words } of wordsFor('site')) add(language, meaning, words.map(fold));
  const packed = readFileSync(new URL('categories/words.tsv.br', CONTENT_FOLDER));
  for (const line of brotliDecompressSync(packed).toString('utf8').split('\n')) {
    const [language = '', id = '', words = ''] = line.split('\t');
    add(language, id, words.split('|'));
  }
  return table;
}

let table: WordTable | null = null;

/** Languages that write compounds as one word: "Familienbäckerei", "Cykelbutikken". */
const COMPOUNDING = new Set(['de', 'da', 'sv', 'no', 'nl', 'fi', 'hu', 'et', 'is']);
/** Languages whose nouns change their ending in a sentence. */
const INFLECTING = new Set([
  'ru',
  'uk',
  'bg',
  'be',
  'pl',
  'cs',
  'sk',
  'hr',
  'sr',
  'sl',
  'fi',
  'hu',
  'lt',
  'lv',
  'et',
  'el',
  'da',
  'sv',
  'no',
  'ro',
]);
const UNSPACED = new Set(['ja', 'zh', 'th', 'ko']);

function isNamed(word: string, words: readonly string[], spaced: string, language: string): boolean {
  if (UNSPACED.has(language)) return word.length >= 2 && spaced.includes(word);
  if (spaced.includes(` ${word} `)) return true;
  if (word.includes(' ') || word.length < 6) return false;
  if (COMPOUNDING.has(language) && words.some((token) => token.length > word.length + 2 && token.endsWith(word)))
    return true;
  const stem = /[aeiouyаеиоуыэюяьйηοα]$/.test(word) ? word.slice(0, -1) : word;
  return INFLECTING.has(language) && words.some((token) => token.startsWith(stem) && token.length - stem.length <= 4);
}

function idsIn(text: string, language: string): Set<string> {
  const words = fold(text.slice(0, 300))
    .split(/[^\p{L}\p{M}\p{N}&'-]+/u)
    .filter((word) => word !== '');
  const spaced = ` ${words.join(' ')} `;
  const found: [string, string][] = [];
  for (const [word, id] of table?.get(language) ?? [])
    if (isNamed(word, words, spaced, language)) found.push([word, id]);
  // "book shop" inside "second-hand book shop": the longer name is meant.
  const longest = found.filter(([word]) => !found.some(([other]) => other !== word && other.includes(word)));
  return new Set(longest.map(([, id]) => id));
}

/**
 * The kind of site that its own words name plainly, or null. Takes texts in the order of their weight (name, title of the
 * home page, description) and the language they are in. The first text that names exactly one kind decides; one that names
 * several kinds tells nothing.
 */
export function categoryOfWords(texts: readonly string[], language: string): Category | null {
  table ??= readTable();
  for (const text of texts) {
    const ids = idsIn(text, language);
    const [id] = ids.size > 0 || language === 'en' ? ids : idsIn(text, 'en');
    if (id !== undefined && ids.size <= 1) return findCategory(id);
  }
  return null;
}
