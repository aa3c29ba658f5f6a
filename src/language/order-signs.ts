import { START } from './letter-table.ts';
import { toLookAlike } from './look-alikes.ts';
import { bitOf, SIGNS } from './order-sign-words.ts';
import { ENDINGS, IS_UNSPACED, type OrderPart, SPACE, WORD } from './order-words.ts';
import { remembered } from './word-memo.ts';

function bitsOf(...parts: readonly OrderPart[]): number {
  return parts.reduce((bits, part) => bits | bitOf(part), 0);
}

/** Which parts must be there together for an order; of each list one. */
const NEEDED: readonly (readonly number[])[] = [
  [bitsOf('ignore', 'void'), bitsOf('orders', 'rules'), bitsOf('earlier')],
  [bitsOf('ignore'), bitsOf('user')],
  [bitsOf('told'), bitsOf('ignore', 'void'), bitsOf('act')],
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
/** Signs that stand for letters before letters: @, $, ! and |. */
const STAND_INS: ReadonlySet<number> = new Set([64, 36, 33, 124]);
const BEFORE_LETTER = /^\d?[a-z]/i;
/** So many single letters in a row may be a word taken apart. */
const MIN_APART = 5;

/** Every part, where signs cannot be told. */
const ANY_SIGN = ~0;

/**
 * The parts of a text that have, in a sentence and the next one, words which an order cannot do without: a cheap look that most
 * sentences fail. Takes a text without unseen letters and special forms (`unveil`).
 */
export function suspectParts(text: string): string[] {
  const suspects: { start: number; end: number }[] = [];
  const [before, here] = [
    { start: 0, signs: 0 },
    { start: 0, signs: 0 },
  ];
  let [singles, at] = [0, 0];
  const endSentence = () => {
    const last = suspects.at(-1);
    if (!areEnough(before.signs | here.signs)) return;
    if (last && last.end > before.start) last.end = at;
    else suspects.push({ start: before.start, end: at });
  };
  while (at < text.length) {
    const end = endOfWord(text, at);
    if (end > at) {
      here.signs |= signsIn(text, at, end);
      singles = end - at === 1 ? singles + 1 : 0;
      if (singles >= MIN_APART) return [text];
      at = end;
    }
    const code = text.charCodeAt(at);
    if (STAND_INS.has(code) && BEFORE_LETTER.test(text.slice(at + 1, at + 3))) here.signs = ANY_SIGN;
    at++;
    if (!ENDS.has(code) || text.charCodeAt(at) !== SPACE) continue;
    endSentence();
    Object.assign(before, here);
    Object.assign(here, { start: at, signs: 0 });
  }
  endSentence();
  return suspects.map(({ start, end }) => text.slice(start, end));
}

const LAST_ASCII = 127;

function endOfWord(text: string, from: number): number {
  let at = from;
  while (at < text.length && (LOOKS[text.charCodeAt(at)] ?? 1) !== 0) at++;
  return at;
}

function signsIn(text: string, start: number, end: number): number {
  let [signs, state] = [0, START];
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code > LAST_ASCII) return signs | signsAmong(text, start, end);
    state = SIGNS.next(state, LOOKS[code] ?? 0);
    signs |= SIGNS.begun[state] ?? 0;
  }
  if (SIGNS.paired[state]) signs |= signsAfter(text, end, state);
  const whole = SIGNS.whole[state] ?? 0;
  return signs | ((whole & INITIALS) === 0 || CAPITALS.test(text.slice(start, start + 2)) ? whole : whole & ~INITIALS);
}

/** What a word tells together with the first one after it. */
function signsAfter(text: string, end: number, pair: number): number {
  let start = end;
  while (start < text.length && LOOKS[text.charCodeAt(start)] === 0) start++;
  const word = text.slice(start, endOfWord(text, start));
  const next = PLAIN.test(word) ? word : word.match(WORD)?.[0];
  return next === undefined ? pairedAt(pair) : signsOfBoth(pair, next);
}

/** Most words: one, and of no other alphabet. */
const PLAIN = /^[a-z]+$/i;

function signsOfBoth(pair: number, word: string): number {
  return !PLAIN.test(word) && (IS_UNSPACED.test(word) || ENDINGS.test(word))
    ? pairedAt(pair)
    : walk(toLookAlike(word), SIGNS.next(pair, SPACE)).signs;
}

function pairedAt(state: number): number {
  return SIGNS.paired[state] ?? 0;
}

/** Short names of machines count in capitals only. */
const INITIALS = bitOf('initials');

/** How a word in capitals begins: "AI", "AIs". */
const CAPITALS = /^\p{Lu}(?:[^\p{Ll}]|s|$)/u;

/** Full stop, exclamation and question mark. */
const ENDS: ReadonlySet<number> = new Set([46, 33, 63]);

function areEnough(signs: number): boolean {
  return NEEDED.some((lists) => lists.every((list) => (signs & list) !== 0));
}

/** Signs of words that are not of plain letters alone; any sign where words cannot be told apart. */
function signsAmong(text: string, start: number, end: number): number {
  const words = text.slice(start, end).match(WORD) ?? [];
  let [signs, singles] = [0, 0];
  for (const [at, word] of words.entries()) {
    singles = word.length === 1 ? singles + 1 : 0;
    if (singles >= MIN_APART || IS_UNSPACED.test(word)) return ANY_SIGN;
    const own = signsOf(word);
    signs |= CAPITALS.test(word) ? own.signs : own.signs & ~INITIALS;
    const next = words[at + 1];
    if (own.pair !== null) signs |= next === undefined ? signsAfter(text, end, own.pair) : signsOfBoth(own.pair, next);
  }
  return signs;
}

interface Walked {
  readonly signs: number;
  /** The state from which the word leads on to another one. */
  readonly pair: number | null;
}

const signsOf: (word: string) => Walked = remembered((word) => {
  const text = toLookAlike(word);
  if (!ENDINGS.test(text)) return walk(text);
  let signs = 0;
  // Articles and prepositions are written together with the word that follows.
  for (let start = 0; start < Math.min(7, text.length); start++) {
    const found = walk(text.slice(start));
    signs |= found.signs | (found.pair === null ? 0 : pairedAt(found.pair));
  }
  return { signs, pair: null };
});

function walk(text: string, from: number = START): Walked {
  let [signs, state] = [0, from];
  for (let index = 0; state !== 0 && index < text.length; index++) {
    state = SIGNS.next(state, text.charCodeAt(index));
    signs |= SIGNS.begun[state] ?? 0;
  }
  return { signs: signs | (SIGNS.whole[state] ?? 0), pair: pairedAt(state) === 0 ? null : state };
}
