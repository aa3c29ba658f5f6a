import { wordsFor } from './language-tables.ts';
import { ENDINGS, ORDER_PARTS, type OrderPart, toPhrase } from './order-words.ts';

/** Letters of the words by which parts are known, one after the other. */
interface SignLetters {
  readonly state: number;
  readonly next: Map<number, SignLetters>;
  whole: number;
  begun: number;
  paired: number;
}

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

/** Where every word begins. */
export const START = 1;

/** The bit of a part. */
export function bitOf(part: OrderPart): number {
  return 1 << ORDER_PARTS.indexOf(part);
}

/** Shorter words are more often in a text by chance. */
const MIN_LETTERS = 4;

const LAST_ASCII = 127;
/** A letter beyond ASCII is looked up by its code with the state before it. */
const CODES = 0x10000;

/** The words by which it is known that a text may hold a part. */
export const SIGNS: SignTable = toTable(readSigns());

/** Nearly all letters are ASCII: their states lie side by side, as they are walked through for every word of a text. */
function toTable(nodes: readonly SignLetters[]): SignTable {
  const letters = new Set<number>();
  for (const { next } of nodes) for (const code of next.keys()) if (code <= LAST_ASCII) letters.add(code);
  const columns = new Uint8Array(LAST_ASCII + 1);
  for (const [at, code] of [...letters].entries()) columns[code] = at + 1;
  const width = letters.size + 1;
  const near = new Int32Array(nodes.length * width);
  const far = new Map<number, number>();
  for (const { state, next } of nodes) {
    for (const [code, behind] of next) {
      if (code <= LAST_ASCII) near[state * width + (columns[code] ?? 0)] = behind.state;
      else far.set(state * CODES + code, behind.state);
    }
  }
  return {
    whole: Int32Array.from(nodes, ({ whole }) => whole),
    begun: Int32Array.from(nodes, ({ begun }) => begun),
    paired: Int32Array.from(nodes, ({ paired }) => paired),
    next: (state, code) =>
      (code <= LAST_ASCII ? near[state * width + (columns[code] ?? 0)] : far.get(state * CODES + code)) ?? 0,
  };
}

/** By their states; the first stands for letters of no word. */
function readSigns(): SignLetters[] {
  const nodes: SignLetters[] = [];
  addLetters(nodes);
  const rows = wordsFor('order');
  for (const { meaning, words } of rows) {
    const part = ORDER_PARTS.find((known) => known === meaning);
    if (part) for (const sign of signsFor(words)) addSign(nodes, sign, bitOf(part));
  }
  return nodes;
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

function addLetters(nodes: SignLetters[]): SignLetters {
  const node = { state: nodes.length, next: new Map(), whole: 0, begun: 0, paired: 0 };
  nodes.push(node);
  return node;
}

function addSign(nodes: SignLetters[], word: string, bit: number): void {
  let node = nodes[START] ?? addLetters(nodes);
  for (let index = 0; index < word.length && word[index] !== '*'; index++) {
    if (word[index] === ' ') node.paired |= bit;
    const next = node.next.get(word.charCodeAt(index)) ?? addLetters(nodes);
    node.next.set(word.charCodeAt(index), next);
    node = next;
  }
  if (word.endsWith('*')) node.begun |= bit;
  else node.whole |= bit;
}
