import { tableLines } from '../table-lines.ts';
import { wordsIn } from './word-signs.ts';

/** One line of the table of words that tell twins apart. */
export interface TwinRow {
  /** ISO 639-1, all that have the words: their twins have others. */
  readonly languages: readonly string[];
  /** Whole words and beginnings ("evrop-"). */
  readonly words: readonly string[];
}

/** Reads the table of words that tell twins apart: languages, a tab, words. */
export function readTwinTable(): TwinRow[] {
  return tableLines('language/twin-words.tsv').map(([languages = '', words = '']) => ({
    languages: languages.split(' '),
    words: words.split(' '),
  }));
}

const rows = readTwinTable();

/** A word or a beginning, as the table has it → the languages that have it. */
const languagesOf = new Map(rows.flatMap(({ languages, words }) => words.map((word) => [word, languages] as const)));

const TWINS = [...new Set(rows.flatMap(({ languages }) => languages))];
const LONGEST_BEGINNING = Math.max(...[...languagesOf.keys()].map((word) => word.length - 1));

/**
 * Of a language and its twins those whose own words and spellings a text has most of, or the language alone where no word
 * tells them apart. A text has a few such words, which its many others drown: so they are counted by themselves.
 */
export function likeliestTwins(language: string, text: string, maxWords: number): readonly string[] {
  if (!TWINS.includes(language)) return [language];
  const told = wordsIn(text, maxWords).map(twinsWith);
  const counts = TWINS.map((twin) => told.filter((twins) => twins.has(twin)).length);
  const most = Math.max(...counts);
  return most === 0 ? [language] : TWINS.filter((_, at) => counts[at] === most);
}

function twinsWith(word: string): ReadonlySet<string> {
  const found = new Set(languagesOf.get(word));
  for (let length = 1; length <= Math.min(LONGEST_BEGINNING, word.length); length += 1)
    for (const twin of languagesOf.get(`${word.slice(0, length)}-`) ?? []) found.add(twin);
  return found;
}
