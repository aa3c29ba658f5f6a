import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** A word of a dictionary with what it means: of each sense the words of the other language. */
export interface Entry {
  readonly word: string;
  /** As the dictionary marks it: "n", "adj", "pn". */
  readonly kind: string;
  readonly senses: readonly (readonly string[])[];
}

/** A line that begins an entry: a word, how it is spoken, and what kind of word it is, "Bank /baŋk/ <n, fem>". */
const BEGINS = /\n(?=[^\n]* <[a-z]+[^>\n]*>\n)/;
const HEAD = /^(?<word>[^</][^</]*?) (?:\/.*\/ )?<(?<kind>[a-z]+)[^>]*>$/;
const NUMBERED = /^\s*\d+\. ?(?<words>.*)$/;

/**
 * Reads a dictionary that WikDict made for FreeDict: what its first page says of it, and its entries. The line below a word has what
 * it means, and so has each line with a number; the other lines explain.
 * @param path of a file `.dict.dz`
 */
export function readDictionary(path: string): { readonly about: string; readonly entries: readonly Entry[] } {
  const [about = '', ...parts] = gunzipSync(readFileSync(path)).toString('utf8').split(BEGINS);
  return { about, entries: parts.flatMap(entryOf) };
}

function entryOf(part: string): Entry[] {
  const [head = '', first = '', ...lines] = part.split('\n');
  const { word, kind } = HEAD.exec(head)?.groups ?? {};
  if (word === undefined || kind === undefined) return [];
  const meant = [first.replace(/^\s*\d+\. /, ''), ...lines.flatMap((line) => NUMBERED.exec(line)?.groups?.words ?? [])];
  return [{ word, kind, senses: meant.map(wordsIn).filter(({ length }) => length > 0) }];
}

/** "ławka, bank 2.": the number behind the words is that of the line that explains them. */
function wordsIn(line: string): string[] {
  const words = line.replace(/\s*\d+\.\s*$/, '').split(',');
  return words.map((word) => word.trim()).filter((word) => word !== '');
}
