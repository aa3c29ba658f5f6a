import { wordsFor } from './language-tables.ts';
import { toLookAlike } from './look-alikes.ts';
import { ENDINGS, IS_UNSPACED, ORDER_PARTS, type OrderPart, toPhrase, WORD } from './order-words.ts';

/** Letters of the words by which parts are known, one after the other. */
interface SignLetters {
  readonly next: Map<number, SignLetters>;
  /** Parts of which a whole word, or the beginning of one, tells; one bit each. */
  whole: number;
  begun: number;
}

/** The bit of a part. */
function bitOf(part: OrderPart): number {
  return 1 << ORDER_PARTS.indexOf(part);
}

function bitsOf(...parts: readonly OrderPart[]): number {
  return parts.reduce((bits, part) => bits | bitOf(part), 0);
}

/** Which parts must be there together for an order; of each list one. */
const NEEDED: readonly (readonly number[])[] = [
  [bitsOf('ignore', 'void'), bitsOf('orders', 'rules'), bitsOf('earlier')],
  [bitsOf('ignore'), bitsOf('user')],
  [bitsOf('reader', 'initials'), bitsOf('act', 'go', 'covert', 'here', 'first', 'ignore')],
  [bitsOf('named'), bitsOf('act', 'go', 'role', 'turn')],
  [bitsOf('role'), bitsOf('reader', 'initials')],
  [bitsOf('task', 'covert', 'user'), bitsOf('act', 'go')],
  [bitsOf('reply'), bitsOf('act'), bitsOf('here'), bitsOf('first')],
  [bitsOf('secret'), bitsOf('reveal')],
  [bitsOf('turn')],
];

const SIGNS: SignLetters = readSigns();

/** Each phrase by its longest word. */
function readSigns(): SignLetters {
  const root = newLetters();
  for (const { meaning, words } of wordsFor('order')) {
    const part = ORDER_PARTS.find((known) => known === meaning);
    if (part) for (const word of words) addSign(root, word, bitOf(part));
  }
  return root;
}

function newLetters(): SignLetters {
  return { next: new Map(), whole: 0, begun: 0 };
}

function addSign(root: SignLetters, word: string, bit: number): void {
  const isBeginning = word.endsWith('*') || ENDINGS.test(word);
  const parts = `${toPhrase(word)}${isBeginning ? '*' : ''}`.split(' ');
  const longest = parts.reduce((best, part) => (part.length >= best.length ? part : best), '');
  let node = root;
  for (let index = 0; index < longest.length && longest[index] !== '*'; index++) {
    const next = node.next.get(longest.charCodeAt(index)) ?? newLetters();
    node.next.set(longest.charCodeAt(index), next);
    node = next;
  }
  if (longest.endsWith('*')) node.begun |= bit;
  else node.whole |= bit;
}

/** ASCII letter or digit → as toLookAlike gives it; 0 for all else. */
const LOOKS = Uint8Array.from({ length: 128 }, (_, code) => {
  const sign = String.fromCharCode(code);
  return /[a-z0-9]/i.test(sign)
    ? toLookAlike(/\d/.test(sign) ? `a${sign}` : sign).charCodeAt(/\d/.test(sign) ? 1 : 0)
    : 0;
});
const STAND_INS = /[@$!|][a-z]/i;
/** So many single letters in a row may be a word taken apart. */
const MIN_APART = 5;

/**
 * Whether a text has words that an order cannot do without: a cheap look that most texts fail. Takes a text without
 * unseen letters and special forms (`unveil`).
 */
export function mayHoldOrder(text: string): boolean {
  let [signs, singles, at] = [0, 0, 0];
  if (STAND_INS.test(text)) return true;
  while (at < text.length) {
    const start = at;
    let node: SignLetters | undefined = SIGNS;
    let isAscii = true;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      const look = code < 128 ? (LOOKS[code] ?? 0) : 0;
      if (look === 0 && code < 128) break;
      if (code >= 128) isAscii = false;
      node = isAscii ? node?.next.get(look) : undefined;
      if (node) signs |= node.begun;
    }
    if (node) signs |= node.whole;
    if (!isAscii) {
      const other = signsAmong(text.slice(start, at));
      if (other === null) return true;
      signs |= other;
    }
    if (at > start) singles = at - start === 1 ? singles + 1 : 0;
    if (singles >= MIN_APART) return true;
    at++;
  }
  return NEEDED.some((lists) => lists.every((list) => (signs & list) !== 0));
}

/** Signs of words that are not of plain letters alone; null where words cannot be told apart. */
function signsAmong(written: string): number | null {
  let signs = 0;
  for (const [word] of written.matchAll(WORD)) {
    if (IS_UNSPACED.test(word)) return null;
    signs |= signsOf(word);
  }
  return signs;
}

const MAX_KNOWN = 20_000;
const MAX_KEPT_LENGTH = 12;
const known = new Map<string, number>();

function signsOf(word: string): number {
  const before = known.get(word);
  if (before !== undefined) return before;
  const text = toLookAlike(word);
  let signs = 0;
  // Articles and prepositions are written together with the word that follows.
  for (let start = 0; start < (ENDINGS.test(text) ? Math.min(7, text.length) : 1); start++) signs |= walk(text, start);
  if (known.size >= MAX_KNOWN) known.clear();
  if (word.length <= MAX_KEPT_LENGTH) known.set(word, signs);
  return signs;
}

function walk(text: string, start: number): number {
  let signs = 0;
  let node: SignLetters | undefined = SIGNS;
  for (let index = start; node && index < text.length; index++) {
    node = node.next.get(text.charCodeAt(index));
    signs |= node?.begun ?? 0;
  }
  return signs | (node?.whole ?? 0);
}
