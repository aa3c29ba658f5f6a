import { contentLines } from '../content-lines.ts';

/*
 * The Efficient Language Detector (https://github.com/nitotm/efficient-language-detector-js), with its n-grams in columns
 * of numbers: as the objects that the package makes of them they take 100 MB, and time at each collection of garbage.
 */

/** Of a longer text only the beginning is read: so many letters, and so many bytes, to the end of a word or at once. */
const MAX_LETTERS = 1000;
const MAX_BYTES = 350;
const MOST_BYTES = 380;
const MAX_WORD_BYTES = 70;
/** N-grams of so many bytes, so far apart. */
const LENGTH = 4;
const STRIDE = 3;
/** Scores are kept without what all have in common. */
const LEAST_SCORE = 53;
const SCALE = 25;
const SPACE = 0x20;

/** All but letters of the first plane; an apostrophe ends no word. */
const BETWEEN_WORDS = /(?:[^\p{L}]|[\u{10000}-\u{10ffff}])+(?<!['`’])/gu;

interface Ngrams {
  readonly languages: readonly string[];
  /** The bytes of each as one number, in ascending order. */
  readonly keys: Float64Array;
  /** Where what it says begins in the columns below; one more for the end. */
  readonly starts: Uint32Array;
  /** Places in `languages`, and scores. */
  readonly said: Uint8Array;
  readonly scores: Uint8Array;
}

function readNgrams(): Ngrams {
  const places = new Map<string, number>();
  const keys: number[] = [];
  const starts = [0];
  const said: number[] = [];
  const scores: number[] = [];
  for (const line of contentLines('ngrams/ngrams.tsv.br')) {
    const [key = '', pairs = ''] = line.split('\t');
    keys.push(Number.parseInt(key, 16));
    for (const pair of pairs.split(' ')) {
      const language = pair.slice(0, 2);
      const place = places.get(language) ?? places.size;
      places.set(language, place);
      said.push(place);
      scores.push(Number(pair.slice(2)));
    }
    starts.push(said.length);
  }
  return {
    languages: [...places.keys()],
    keys: Float64Array.from(keys),
    starts: Uint32Array.from(starts),
    said: Uint8Array.from(said),
    scores: Uint8Array.from(scores),
  };
}

const NGRAMS = readNgrams();

/** Languages (ISO 639-1) that there are n-grams of. */
export const NGRAM_LANGUAGES: ReadonlySet<string> = new Set(NGRAMS.languages);

/** How far a text is of each language by the n-grams of its words: 0 to 1, of those alone that any speaks for. */
export function ngramScores(text: string): Map<string, number> {
  const found = ngramsOf(text);
  const sums = new Float64Array(NGRAMS.languages.length);
  for (const key of found) {
    const at = placeOf(key);
    if (at === null) continue;
    for (let pair = NGRAMS.starts[at] ?? 0; pair < (NGRAMS.starts[at + 1] ?? 0); pair += 1) {
      const language = NGRAMS.said[pair] ?? 0;
      sums[language] = (sums[language] ?? 0) + (NGRAMS.scores[pair] ?? 0) + LEAST_SCORE;
    }
  }
  const told = new Map<string, number>();
  for (const [at, language] of NGRAMS.languages.entries()) {
    const mean = (sums[at] ?? 0) / found.size;
    if (mean > 0) told.set(language, mean / (mean + SCALE));
  }
  return told;
}

function ngramsOf(text: string): Set<number> {
  const found = new Set<number>();
  const bytes = Buffer.from(text.slice(0, MAX_LETTERS).replace(BETWEEN_WORDS, ' ').trim().toLowerCase());
  const end = endOf(bytes);
  let start = 0;
  while (start < end) {
    const space = bytes.indexOf(SPACE, start);
    const next = space === -1 || space > end ? end : space;
    if (next > start) addWord(found, bytes.subarray(start, next));
    start = next + 1;
  }
  return found;
}

/** Where a text is cut: at a space, or behind the letter with which it grows too long. */
function endOf(bytes: Uint8Array): number {
  if (bytes.length <= MAX_BYTES) return bytes.length;
  const space = bytes.indexOf(SPACE, MAX_BYTES + 1);
  let letter = MOST_BYTES + 1;
  while (letter < bytes.length && ((bytes[letter] ?? 0) & 0xc0) === 0x80) letter += 1;
  return Math.min(space === -1 ? bytes.length : space, letter, bytes.length);
}

/** The beginning and the end of a word are told apart from what stands within. */
function addWord(found: Set<number>, word: Uint8Array): void {
  const length = Math.min(word.length, MAX_WORD_BYTES);
  let at = 0;
  for (; at + LENGTH < length; at += STRIDE) found.add(keyOf(word.subarray(at, at + LENGTH), at === 0, false));
  const last = length === LENGTH - 1 ? 0 : Math.max(0, length - LENGTH);
  found.add(keyOf(word.subarray(last), at === 0, true));
}

function keyOf(bytes: Uint8Array, isFirst: boolean, isLast: boolean): number {
  let key = isFirst ? SPACE : 0;
  for (const byte of bytes) key = key * 256 + byte;
  return isLast ? key * 256 + SPACE : key;
}

function placeOf(key: number): number | null {
  const { keys } = NGRAMS;
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? 0) < key) low = middle + 1;
    else high = middle;
  }
  return keys[low] === key ? low : null;
}
