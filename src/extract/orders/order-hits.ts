import { START } from '../../language/letter-table.ts';
import {
  IN_CAPITALS,
  ORDER_WORDS,
  type OrderMeaning,
  type OrderPart,
  SPACE,
  STAR,
} from '../../language/order-words.ts';
import { type OrderWord, sentenceIn } from './order-text.ts';

/** A part of an order found in a text. */
export interface OrderHit extends OrderMeaning {
  /** Where it begins and ends, as words are placed. */
  readonly from: number;
  readonly to: number;
  /** Its first word, and the one after its last. */
  readonly word: number;
  readonly next: number;
}

/** The parts that one sentence holds in one language, each in the order of the text. */
export type SentenceParts = ReadonlyMap<OrderPart, readonly OrderHit[]>;

/** Language → sentence → its parts. */
export type FoundParts = ReadonlyMap<string, ReadonlyMap<number, SentenceParts>>;

const { letters, whole, begun } = ORDER_WORDS;

/** A word may follow so many letters of article and preposition. */
const PREFIXES: readonly (readonly [alphabet: RegExp, letters: number])[] = [
  [/^\p{Script=Arabic}/u, 3],
  [/^\p{Script=Hebrew}/u, 2],
  // Verbs stand behind the noun that they are made of.
  [/^\p{Script=Hangul}/u, 6],
];

/** Every part of an order that the words hold. Linear in the words. */
export function findParts(words: readonly OrderWord[]): FoundParts {
  const found = new Map<string, Map<number, Map<OrderPart, OrderHit[]>>>();
  const keep = (hit: OrderHit, sentence: number) => {
    const sentences = found.get(hit.language) ?? new Map<number, Map<OrderPart, OrderHit[]>>();
    found.set(hit.language, sentences);
    const parts = sentences.get(sentence) ?? new Map<OrderPart, OrderHit[]>();
    sentences.set(sentence, parts);
    const same = parts.get(hit.part);
    if (same) same.push(hit);
    else parts.set(hit.part, [hit]);
  };
  for (const [at, word] of words.entries()) {
    if (!word.begins) continue;
    for (let letter = 0; letter < startsOf(word); letter++)
      for (const hit of partsAt(START, words, { at, letter })) keep(hit, word.sentence + sentenceIn(letter));
    if (word.capital) for (const hit of partsAt(IN_CAPITALS, words, { at, letter: 0 })) keep(hit, word.sentence);
  }
  return found;
}

/** The longest phrase of each meaning that begins at a letter. */
function partsAt(state: number, words: readonly OrderWord[], { at, letter }: Start): readonly OrderHit[] {
  const first = words[at];
  // Most words begin no phrase.
  if (!first || letters.next(state, first.text.charCodeAt(letter)) === 0) return [];
  const longest: OrderHit[] = [];
  const from = first.place + letter / 2;
  const report: Place['report'] = (meanings, word, end) => {
    if (meanings === undefined) return;
    const last = words[word];
    const to = last === undefined ? from : last.place + (last.run ? end / 2 : 1);
    for (const { language, part } of meanings) {
      const known = longest.findIndex((hit) => hit.language === language && hit.part === part);
      if (known >= 0 && (longest[known]?.to ?? 0) >= to) continue;
      longest[known < 0 ? longest.length : known] = { language, part, from, to, word: at, next: word + 1 };
    }
  };
  follow(state, { words, at, letter, report });
  return longest;
}

interface Start {
  readonly at: number;
  readonly letter: number;
}

/** The alphabets with such articles come after this letter. */
const BEFORE_PREFIXED = 0x590;

function startsOf({ run, text }: OrderWord): number {
  if (run) return text.length;
  if (text.charCodeAt(0) < BEFORE_PREFIXED) return 1;
  const [, letters = 0] = PREFIXES.find(([alphabet]) => alphabet.test(text)) ?? [];
  return Math.min(text.length, letters + 1);
}

interface Place extends Start {
  readonly words: readonly OrderWord[];
  readonly report: (meanings: readonly OrderMeaning[] | undefined, word: number, end: number) => void;
}

/** Goes on letter by letter as long as some phrase does. */
function follow(from: number, { words, at, letter, report }: Place): void {
  const word = words[at];
  if (word === undefined) return;
  const { text, run } = word;
  let state = from;
  for (let index = letter; state !== 0; index++) {
    const isEnd = index >= text.length;
    if (index > letter || isEnd) report(begun.get(state), at, index);
    if (isEnd || run) report(whole.get(state), at, index);
    const star = letters.next(state, STAR);
    if (star && !isEnd) follow(star, { words, at, letter: text.length, report });
    const space = letters.next(state, SPACE);
    if (space && run && !isEnd) follow(space, { words, at, letter: index, report });
    if (isEnd) {
      const goesOn = words[at + 1]?.sentence === word.sentence;
      if (space && goesOn) follow(space, { words, at: at + 1, letter: 0, report });
      if (star) follow(star, { words, at, letter: index, report });
      return;
    }
    state = letters.next(state, text.charCodeAt(index));
  }
}
