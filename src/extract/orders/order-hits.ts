import { START } from '../../language/letter-table.ts';
import {
  IN_CAPITALS,
  ORDER_WORDS,
  type OrderMeaning,
  type OrderPart,
  SPACE,
  STAR,
} from '../../language/order-words.ts';
import { remembered } from '../../language/word-memo.ts';
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

/**
 * What a text holds of orders: language → sentence → its parts in the order of the text. Languages and sentences are in the
 * order in which they are met. Most sentences hold one part of a language, which is no order.
 */
export type FoundParts = ReadonlyMap<string, ReadonlyMap<number, readonly OrderHit[]>>;

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
  const languages = new Map<string, Map<number, OrderHit[]>>();
  const keep = (hits: readonly OrderHit[], sentence: number) => {
    for (const hit of hits) {
      const sentences = languages.get(hit.language) ?? new Map<number, OrderHit[]>();
      languages.set(hit.language, sentences);
      const same = sentences.get(sentence);
      if (same) same.push(hit);
      else sentences.set(sentence, [hit]);
    }
  };
  for (const [at, word] of words.entries()) {
    if (!word.begins) continue;
    const starts = startsOf(word);
    for (let letter = 0; letter < starts; letter++)
      keep(partsAt(START, words, { at, letter }), word.sentence + sentenceIn(letter));
    if (word.capital) keep(partsAt(IN_CAPITALS, words, { at, letter: 0 }), word.sentence);
  }
  return languages;
}

/** The longest phrase of each meaning that begins at a letter. */
function partsAt(state: number, words: readonly OrderWord[], { at, letter }: Start): readonly OrderHit[] {
  const first = words[at];
  // Most words begin no phrase.
  if (!first || letters.next(state, first.text.charCodeAt(letter)) === 0) return NONE;
  if (state === START && letter === 0 && !first.run && !leadsToPhrase(first, words[at + 1])) return NONE;
  const longest: OrderHit[] = [];
  const from = first.place + letter / 2;
  const report: Place['report'] = (meanings, word, end) => {
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

const NONE: readonly OrderHit[] = [];

/** Whether a word with spaces around ends a phrase, or some goes on with the next one: half of those that begin any do not. */
function leadsToPhrase(word: OrderWord, next: OrderWord | undefined): boolean {
  const after = next?.sentence === word.sentence ? next.text.charCodeAt(0) : null;
  for (const step of stepsOf(word.text)) {
    if (typeof step !== 'number') return true;
    if (after !== null && (letters.next(step, after) !== 0 || letters.next(step, STAR) !== 0)) return true;
  }
  return false;
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
  readonly report: (meanings: readonly OrderMeaning[], word: number, end: number) => void;
}

/** Goes on word by word as long as some phrase does. */
function follow(from: number, { words, at, letter, report }: Place): void {
  const word = words[at];
  if (word === undefined) return;
  const ends: Walk['ends'] = (meanings, end) => report(meanings, at, end);
  const goesOn: Walk['goesOn'] = (state) => {
    if (words[at + 1]?.sentence === word.sentence) follow(state, { words, at: at + 1, letter: 0, report });
  };
  if (word.run || from !== START || letter > 0) walk(from, { word, letter, ends, goesOn });
  else for (const step of stepsOf(word.text)) typeof step === 'number' ? goesOn(step) : ends(step, word.text.length);
}

/** What phrases do that begin with a word: those that end with it have meanings, others a state in which they go on. */
const stepsOf = remembered((text) => {
  const steps: (readonly OrderMeaning[] | number)[] = [];
  const keep = (step: (typeof steps)[number]) => steps.push(step);
  walk(START, { word: { text, run: false }, letter: 0, ends: keep, goesOn: keep });
  return steps;
});

interface Walk {
  readonly word: Pick<OrderWord, 'text' | 'run'>;
  readonly letter: number;
  readonly ends: (meanings: readonly OrderMeaning[], end: number) => void;
  /** With the next word. */
  readonly goesOn: (state: number) => void;
}

/** Goes on letter by letter through the rest of one word. */
function walk(from: number, { word, letter, ends, goesOn }: Walk): void {
  const { text, run } = word;
  let state = from;
  for (let index = letter; state !== 0; index++) {
    const isEnd = index >= text.length;
    const beginning = index > letter || isEnd ? begun.get(state) : undefined;
    if (beginning) ends(beginning, index);
    const complete = isEnd || run ? whole.get(state) : undefined;
    if (complete) ends(complete, index);
    const star = letters.next(state, STAR);
    if (star && !isEnd) walk(star, { word, letter: text.length, ends, goesOn });
    const space = letters.next(state, SPACE);
    if (space && run && !isEnd) walk(space, { word, letter: index, ends, goesOn });
    if (isEnd) {
      if (space) goesOn(space);
      if (star) walk(star, { word, letter: index, ends, goesOn });
      return;
    }
    state = letters.next(state, text.charCodeAt(index));
  }
}
