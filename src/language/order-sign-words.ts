import { wordsFor } from './language-tables.ts';
import { ENDINGS, ORDER_PARTS, type OrderPart, toPhrase } from './order-words.ts';

/** Letters of the words by which parts are known, one after the other. */
export interface SignLetters {
  readonly next: Map<number, SignLetters>;
  /** Parts of which a whole word, or the beginning of one, tells; one bit each. */
  whole: number;
  begun: number;
  /** Parts of which a whole word tells together with the word after it: those lie behind a space. */
  paired: number;
}

/** The bit of a part. */
export function bitOf(part: OrderPart): number {
  return 1 << ORDER_PARTS.indexOf(part);
}

/** Shorter words are more often in a text by chance. */
const MIN_LETTERS = 4;

/** The words by which it is known that a text may hold a part. */
export const SIGNS: SignLetters = readSigns();

function readSigns(): SignLetters {
  const root = newLetters();
  const rows = wordsFor('order');
  for (const { meaning, words } of rows) {
    const part = ORDER_PARTS.find((known) => known === meaning);
    if (part) for (const sign of signsFor(words)) addSign(root, sign, bitOf(part));
  }
  return root;
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

function newLetters(): SignLetters {
  return { next: new Map(), whole: 0, begun: 0, paired: 0 };
}

function addSign(root: SignLetters, word: string, bit: number): void {
  let node = root;
  for (let index = 0; index < word.length && word[index] !== '*'; index++) {
    if (word[index] === ' ') node.paired |= bit;
    const next = node.next.get(word.charCodeAt(index)) ?? newLetters();
    node.next.set(word.charCodeAt(index), next);
    node = next;
  }
  if (word.endsWith('*')) node.begun |= bit;
  else node.whole |= bit;
}
