/**
 * Compiles content/search/dictionary/packed.br: the nouns and adjectives of seventeen languages with what the others call them,
 * out of the dictionaries that WikDict made of Wiktionary for FreeDict. A pair of words counts where two of them agree on it, see
 * tables/agreed-words.ts. Of the Debian packages dict-freedict-* between these languages, those under another licence are skipped.
 *
 *   apt-get download <packages>; for each of them: dpkg -x <package> <folder>
 *   node scripts/compile-search-dictionary.ts <folder>/usr/share/dictd
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { tableKey } from '../src/search/understand/query-words.ts';
import { agreedEnglish, type English, WordLinks } from './tables/agreed-words.ts';
import { saveTable } from './tables/compiled-table.ts';
import { readDictionary } from './tables/dictd.ts';

const CODES: Readonly<Record<string, string>> = {
  bul: 'bg',
  deu: 'de',
  ell: 'el',
  eng: 'en',
  fin: 'fi',
  fra: 'fr',
  ind: 'id',
  ita: 'it',
  jpn: 'ja',
  nld: 'nl',
  nor: 'no',
  pol: 'pl',
  por: 'pt',
  rus: 'ru',
  spa: 'es',
  swe: 'sv',
  tur: 'tr',
};
const LANGUAGES = Object.values(CODES).filter((code) => code !== 'en');
const KINDS = ['n', 'adj'];
/** English words that fewer languages have a word for are not what people look for. */
const LEAST_LANGUAGES = 6;
const MOST_ENGLISH = 2;
const MOST_NAMES = 2;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Give the folder of the dictionaries.');

/** A word as tables have it, with its kind; null for what is a name, a phrase or no word. */
function keyOf(word: string, { language, kind }: { readonly language: string; readonly kind: string }): string | null {
  const isName = language !== 'de' && /^\p{Lu}/u.test(word);
  if (isName || !/^[^()[\]…/]{2,40}$/u.test(word)) return null;
  // Russian dictionaries say where the stress is.
  const key = tableKey(word.normalize('NFD').replaceAll('\u0301', '').normalize('NFC'));
  return key === '' || key.split(' ').length > 3 ? null : `${kind} ${key}`;
}

/** The words of a key without their kind. */
function bare(key: string): string {
  return key.slice(key.indexOf(' ') + 1);
}

function readLinks(): WordLinks {
  const links = new WordLinks();
  for (const file of readdirSync(folder ?? '').filter((name) => name.endsWith('.dict.dz'))) {
    const [, from = '', to = ''] = /^freedict-(...)-(...)\./.exec(file)?.map((part) => CODES[part] ?? '') ?? [];
    if (from === '' || to === '') continue;
    const { about, entries } = readDictionary(join(folder ?? '', file));
    if (!/WikDict/.test(about) || !/Attribution-ShareAlike 3/.test(about)) continue;
    for (const { word, kind, senses } of entries.filter((entry) => KINDS.includes(entry.kind))) {
      const key = keyOf(word, { language: from, kind });
      for (const meant of key === null ? [] : senses.flat()) {
        const other = keyOf(meant, { language: to, kind });
        if (key !== null && other !== null) links.add(from, to, [key, other]);
      }
    }
  }
  return links;
}

/** English word → language → what it is called there, with how sure that is. */
type Names = Map<string, Map<string, Map<string, number>>>;

function namesOf(english: English): Names {
  const names: Names = new Map();
  for (const [language, words] of english)
    for (const [word, meant] of words)
      for (const [each, votes] of [...meant].slice(0, MOST_ENGLISH)) {
        const all = names.get(bare(each)) ?? new Map<string, Map<string, number>>();
        const own = all.get(language) ?? new Map<string, number>();
        own.set(bare(word), Math.max(votes, own.get(bare(word)) ?? 0));
        names.set(bare(each), all.set(language, own));
      }
  return names;
}

/** As content/search/concepts/packed.br is, see scripts/tables/packed-concepts.ts. */
function packedNames(names: Names): string {
  const concepts: string[] = [];
  const keys = new Map<string, Set<number>>();
  const add = (key: string): unknown =>
    key.includes(' ') ? null : keys.set(key, (keys.get(key) ?? new Set()).add(concepts.length));
  for (const [english, all] of [...names].sort(byKey).filter(([, { size }]) => size >= LEAST_LANGUAGES)) {
    add(english);
    const others = [...all].sort(byKey).flatMap(([language, words]) => {
      for (const word of words.keys()) add(word);
      const surest = [...words].sort((a, b) => b[1] - a[1] || byKey(a, b)).slice(0, MOST_NAMES);
      return surest.map(([word]) => `${language}:${word}`);
    });
    concepts.push([`en:${english}`, ...others].join('|'));
  }
  const lines = [...keys].map(([key, numbers]) => Buffer.from(`${key}\t${[...numbers].join(',')}`));
  return [...concepts, '', ...lines.sort(Buffer.compare).map(String)].join('\n');
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

const links = readLinks();
const text = packedNames(namesOf(agreedEnglish(links, LANGUAGES, agreedEnglish(links, LANGUAGES, new Map()))));
const packed = brotliCompressSync(text);
saveTable('content/search/dictionary/packed.br', packed, {
  script: 'scripts/compile-search-dictionary.ts',
  source: {
    name: 'WikDict',
    takenFrom: 'Debian packages dict-freedict-* of 2022, those by WikDict',
    licence: 'CC BY-SA 3.0',
    address: 'https://www.wikdict.com',
  },
});
process.stdout.write(`${text.split('\n').length} lines, ${text.length} letters, ${packed.length} bytes\n`);
