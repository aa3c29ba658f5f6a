import { wordsFor } from './language-tables.ts';
import { type LetterTable, letterTable, START } from './letter-table.ts';
import { ENDINGS, ORDER_PARTS, type OrderPart, toPhrase } from './order-words.ts';

/**
 * The words by which parts are known, as a table of states: one for each beginning of a word, START for none of its
 * letters. Parts are told by one bit each.
 */
export interface SignTable {
  /** By state, the parts of which a whole word tells, or the beginning of one. */
  readonly whole: Int32Array;
  readonly begun: Int32Array;
  /** By state, the parts of which a whole word tells together with the word after it: those lie behind a space. */
  readonly paired: Int32Array;
  /** The state behind one more letter: 0 where no word goes on so, and from there on. */
  next(state: number, code: number): number;
}

/** The bit of a part. */
export function bitOf(part: OrderPart): number {
  return 1 << ORDER_PARTS.indexOf(part);
}

/** Shorter words are more often in a text by chance. */
const MIN_LETTERS = 4;

const LAST_ASCII = 127;

/** The words by which it is known that a text may hold a part. */
export const SIGNS: SignTable = readSigns();

function readSigns(): SignTable {
  const signs = wordsFor('order').flatMap(({ meaning, words }) => {
    const part = ORDER_PARTS.find((known) => known === meaning);
    return part === undefined ? [] : [...signsFor(words)].map((sign) => ({ sign, bit: bitOf(part) }));
  });
  const words = signs.map(({ sign }) => withoutStar(sign));
  const letters = letterTable(words);
  const whole = new Int32Array(letters.size);
  const begun = new Int32Array(letters.size);
  const paired = new Int32Array(letters.size);
  const add = (to: Int32Array, text: string, bit: number): void => {
    const state = letters.stateOf(text);
    to[state] = (to[state] ?? 0) | bit;
  };
  for (const { sign, bit } of signs) {
    const text = withoutStar(sign);
    add(text === sign ? whole : begun, text, bit);
    const [first = '', second] = text.split(' ');
    if (second !== undefined) add(paired, first, bit);
  }
  return { whole, begun, paired, next: quickNext(letters, words) };
}

function withoutStar(sign: string): string {
  return sign.replace(/\*$/, '');
}

/** Nearly all letters are ASCII: what is behind them lies side by side, as it is walked through for every word of a text. */
function quickNext({ size, next }: LetterTable, words: readonly string[]): SignTable['next'] {
  const codes = [...new Set(words.join(''))].map((letter) => letter.charCodeAt(0)).filter((code) => code <= LAST_ASCII);
  const columns = new Uint8Array(LAST_ASCII + 1);
  for (const [at, code] of codes.entries()) columns[code] = at + 1;
  const width = codes.length + 1;
  const near = new Int32Array(size * width);
  for (let state = START; state < size; state++)
    for (const code of codes) near[state * width + (columns[code] ?? 0)] = next(state, code);
  return (state, code) => (code <= LAST_ASCII ? (near[state * width + (columns[code] ?? 0)] ?? 0) : next(state, code));
}

/** Of each phrase two words in a row where it has them, else the word that most phrases have, so that few are looked for. */
function signsFor(phrases: readonly string[]): Set<string> {
  const words = phrases.map(signWords);
  const counts = new Map<string, number>();
  for (const word of words.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rank = (word: string): number =>
    word.length < MIN_LETTERS ? word.length / 100 : (counts.get(word) ?? 0) + word.length / 100;
  return new Set(
    words.map(
      (phrase) => longestPair(phrase) ?? phrase.reduce((best, word) => (rank(word) > rank(best) ? word : best)),
    ),
  );
}

/** Two words in a row, of which the first has no other endings. */
function longestPair(phrase: readonly string[]): string | undefined {
  const pairs = phrase.slice(1).map((word, at) => `${phrase[at]} ${word}`);
  return pairs.filter((pair) => !pair.includes('* ')).sort((a, b) => b.length - a.length)[0];
}

/** The words of a phrase, with a star behind one that may go on. */
function signWords(phrase: string): string[] {
  const isBeginning = phrase.endsWith('*') || ENDINGS.test(phrase);
  return `${toPhrase(phrase)}${isBeginning ? '*' : ''}`.split(' ');
}
