import { toLookAlike } from './look-alikes.ts';
import { bitOf, SIGNS, type SignLetters } from './order-sign-words.ts';
import { ENDINGS, IS_UNSPACED, type OrderPart, WORD } from './order-words.ts';
import { remembered } from './word-memo.ts';

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
  [bitsOf('reply', 'occasion'), bitsOf('act'), bitsOf('here'), bitsOf('first')],
  [bitsOf('secret'), bitsOf('reveal')],
  [bitsOf('turn')],
  [bitsOf('self'), bitsOf('act', 'go', 'reveal', 'ignore')],
];

/** ASCII letter or digit → as toLookAlike gives it; 0 for all else. */
const LOOKS = Uint8Array.from({ length: 128 }, (_, code) => {
  const sign = String.fromCharCode(code);
  return /[a-z0-9]/i.test(sign)
    ? toLookAlike(/\d/.test(sign) ? `a${sign}` : sign).charCodeAt(/\d/.test(sign) ? 1 : 0)
    : 0;
});
const STAND_INS = /[@$!|]\d?[a-z]/i;
/** So many single letters in a row may be a word taken apart. */
const MIN_APART = 5;

/**
 * Whether a text has words that an order cannot do without: a cheap look that most texts fail. Takes a text without
 * unseen letters and special forms (`unveil`).
 */
export function mayHoldOrder(text: string): boolean {
  let [before, signs, singles, at] = [0, 0, 0, 0];
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
    if (node) signs |= isCapital(text.charCodeAt(start)) ? node.whole : node.whole & ~INITIALS;
    if (!isAscii) {
      const other = signsAmong(text.slice(start, at));
      if (other === null) return true;
      signs |= other;
    }
    if (at > start) singles = at - start === 1 ? singles + 1 : 0;
    if (singles >= MIN_APART) return true;
    if (isSentenceEnd(text, at)) {
      if (areEnough(before | signs)) return true;
      [before, signs] = [signs, 0];
    }
    at++;
  }
  return areEnough(before | signs);
}

/** Short names of machines count in capitals only. */
const INITIALS = bitOf('initials');

function isCapital(code: number): boolean {
  return code >= 65 && code <= 90;
}

/** Full stop, exclamation and question mark. */
const ENDS: ReadonlySet<number> = new Set([46, 33, 63]);

/** Of a sentence and the next one an order is put together. Takes the place of a sign that is no letter. */
function isSentenceEnd(text: string, at: number): boolean {
  return ENDS.has(text.charCodeAt(at)) && !LOOKS[text.charCodeAt(at + 1)];
}

function areEnough(signs: number): boolean {
  return NEEDED.some((lists) => lists.every((list) => (signs & list) !== 0));
}

/** Signs of words that are not of plain letters alone; null where words cannot be told apart. */
function signsAmong(written: string): number | null {
  let [signs, singles] = [0, 0];
  for (const [word] of written.matchAll(WORD)) {
    singles = word.length === 1 ? singles + 1 : 0;
    if (singles >= MIN_APART || IS_UNSPACED.test(word)) return null;
    signs |= /^\p{Lu}/u.test(word) ? signsOf(word) : signsOf(word) & ~INITIALS;
  }
  return signs;
}

const signsOf: (word: string) => number = remembered((word) => {
  const text = toLookAlike(word);
  let signs = 0;
  // Articles and prepositions are written together with the word that follows.
  for (let start = 0; start < (ENDINGS.test(text) ? Math.min(7, text.length) : 1); start++) signs |= walk(text, start);
  return signs;
});

function walk(text: string, start: number): number {
  let signs = 0;
  let node: SignLetters | undefined = SIGNS;
  for (let index = start; node && index < text.length; index++) {
    node = node.next.get(text.charCodeAt(index));
    signs |= node?.begun ?? 0;
  }
  return signs | (node?.whole ?? 0);
}
