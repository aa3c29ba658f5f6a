import { wordsFor } from './language-tables.ts';
import { toLookAlike } from './look-alikes.ts';
import { ENDINGS, ORDER_PARTS, type OrderPart, toPhrase } from './order-words.ts';

/** Letters of the words by which parts are known, one after the other. */
export interface SignLetters {
  readonly next: Map<number, SignLetters>;
  /** Parts of which a whole word, or the beginning of one, tells; one bit each. */
  whole: number;
  begun: number;
}

/** The bit of a part. */
export function bitOf(part: OrderPart): number {
  return 1 << ORDER_PARTS.indexOf(part);
}

/** Words that are in most texts, of four letters and more. */
const COMMON = new Set(
  ['your', 'this', 'that', 'with', 'from', 'what', 'have', 'when', 'must', 'mode'].map(toLookAlike),
);
const MIN_LETTERS = 4;

/** The words by which it is known that a text may hold a part. */
export const SIGNS: SignLetters = readSigns();

function readSigns(): SignLetters {
  const root = newLetters();
  const rows = wordsFor('order');
  const initials = new Set(
    rows.filter(({ meaning }) => meaning === 'initials').flatMap(({ words }) => words.map(toPhrase)),
  );
  for (const { meaning, words } of rows) {
    const part = ORDER_PARTS.find((known) => known === meaning);
    if (part) for (const sign of signsFor(words, initials)) addSign(root, sign, bitOf(part));
  }
  return root;
}

/** Of each phrase the word that most phrases have, so that few words are looked for; of equal ones the longest. */
function signsFor(phrases: readonly string[], initials: ReadonlySet<string>): Set<string> {
  const words = phrases.map(signWords);
  const counts = new Map<string, number>();
  for (const word of words.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rank = (word: string): number => {
    if (initials.has(word)) return phrases.length + 1;
    return word.length < MIN_LETTERS || COMMON.has(word)
      ? word.length / MIN_LETTERS / 10
      : (counts.get(word) ?? 0) + word.length / 100;
  };
  return new Set(words.map((phrase) => phrase.reduce((best, word) => (rank(word) > rank(best) ? word : best))));
}

/** The words of a phrase, with a star behind one that may go on. */
function signWords(phrase: string): string[] {
  const isBeginning = phrase.endsWith('*') || ENDINGS.test(phrase);
  return `${toPhrase(phrase)}${isBeginning ? '*' : ''}`.split(' ');
}

function newLetters(): SignLetters {
  return { next: new Map(), whole: 0, begun: 0 };
}

function addSign(root: SignLetters, word: string, bit: number): void {
  let node = root;
  for (let index = 0; index < word.length && word[index] !== '*'; index++) {
    const next = node.next.get(word.charCodeAt(index)) ?? newLetters();
    node.next.set(word.charCodeAt(index), next);
    node = next;
  }
  if (word.endsWith('*')) node.begun |= bit;
  else node.whole |= bit;
}
