import { toLookAlike } from '../../language/look-alikes.ts';
import type { OrderPart } from '../../language/order-words.ts';
import type { OrderHit, SentenceParts } from './order-hits.ts';
import type { OrderWord } from './order-text.ts';

/** One sentence and the next one, with the parts of orders that they hold in one language. */
export interface OrderScene {
  readonly language: string;
  readonly words: readonly OrderWord[];
  /** Those of the sentence. */
  readonly ownWords: () => readonly OrderWord[];
  readonly parts: SentenceParts;
  readonly after: SentenceParts;
}

const NONE: readonly OrderHit[] = [];

function hitsIn(parts: SentenceParts, names: readonly OrderPart[]): readonly OrderHit[] {
  let found = NONE;
  for (const name of names) found = together(found, parts.get(name) ?? NONE);
  return found;
}

/** Most parts are in few sentences. */
function together(first: readonly OrderHit[], then: readonly OrderHit[]): readonly OrderHit[] {
  if (then.length === 0) return first;
  return first.length === 0 ? then : [...first, ...then];
}

/** The parts of the sentence. */
export const of = ({ parts }: OrderScene, ...names: readonly OrderPart[]): readonly OrderHit[] => hitsIn(parts, names);
/** The parts of the sentence and the next one. */
export const ofBoth = ({ parts, after }: OrderScene, ...names: readonly OrderPart[]): readonly OrderHit[] =>
  together(hitsIn(parts, names), hitsIn(after, names));

/** Whether one comes after another, with at most so many words between. */
export const follows = (later: OrderHit, earlier: OrderHit, most: number): boolean =>
  later.from >= earlier.to && later.from - earlier.to <= most;
/** Whether two are near each other. */
export const near = (a: OrderHit, b: OrderHit, most: number): boolean => follows(a, b, most) || follows(b, a, most);

/** "Do not ignore", "Ignorieren Sie niemals". */
export function isDenied(scene: OrderScene, hit: OrderHit): boolean {
  return of(scene, 'not').some((not) => follows(hit, not, 1) || (scene.language !== 'en' && follows(not, hit, 2)));
}

/** Words after which an English verb is an order, as toLookAlike gives them. */
const BEFORE_ORDERS = new Set(
  'please klndly and then now just also only always never not must should shall so you wlll or but therefore lmmedlately slmply slmllarly flrst'.split(
    ' ',
  ),
);

/** Other languages have forms of their own for orders. */
export function isImperative(scene: OrderScene, hit: OrderHit): boolean {
  const word = scene.words[hit.word];
  if (scene.language !== 'en' || word?.run) return !isTold(scene, hit);
  if (of(scene, 'duty').some((duty) => duty.next === hit.word)) return true;
  if (isNoun(scene, hit)) return false;
  // "Rated first by our customers".
  if (word?.text.endsWith('ed') || isInQuestion(scene, hit)) return false;
  return word?.opens === true || word?.raised === true || BEFORE_ORDERS.has(scene.words[hit.word - 1]?.text ?? '');
}

/** Words that stand before a noun: "for a list of our pages". */
const BEFORE_NOUNS = new Set(
  [
    'a',
    'an',
    'the',
    'of',
    'our',
    'your',
    'this',
    'that',
    'in',
    'for',
    'by',
    'with',
    'their',
    'its',
    'his',
    'her',
    'my',
    'from',
  ].map(toLookAlike),
);

function isNoun({ words, language }: OrderScene, { word }: OrderHit): boolean {
  return language === 'en' && words[word]?.opens !== true && BEFORE_NOUNS.has(words[word - 1]?.text ?? '');
}

/** "L'assistant oublie vos consignes": one form of the verb tells and orders. */
function isTold(scene: OrderScene, hit: OrderHit): boolean {
  if (scene.words[hit.word]?.opens !== false) return false;
  return of(scene, 'named', 'reader').some((name) => name.next === hit.word);
}

/** What an order is about: this site, its rank, the user, what the user has. */
export function hasObject(scene: OrderScene, after: OrderHit, ...names: readonly OrderPart[]): boolean {
  return ofBoth(scene, ...names).some((hit) => hit.from >= after.to);
}

/** Whether something is asked for: by its form, or by what comes before. */
export function isAsked(scene: OrderScene, hit: OrderHit): boolean {
  if (isNoun(scene, hit)) return false;
  if (isInQuestion(scene, hit)) return false;
  return isImperative(scene, hit) || ofBoth(scene, 'duty', 'manner').some((duty) => follows(hit, duty, 8));
}

const QUESTIONS = new Set(['should', 'must', 'shall'].map(toLookAlike));

/** "Which one should you choose?": nothing is asked for. */
function isInQuestion({ words }: OrderScene, { word }: OrderHit): boolean {
  return words[word - 1]?.text === YOU && QUESTIONS.has(words[word - 2]?.text ?? '');
}

const YOU = toLookAlike('you');

/** At the beginning of a part of a sentence, or one word after it ("Important note to"). */
export function isOpening({ words }: OrderScene, { word, next }: OrderHit): boolean {
  if (words[word]?.opens === true || words[word - 1]?.opens === true) return true;
  // "Our ranking request to …".
  return next - word > 1 && (words[word - 2]?.opens === true || words[word - 3]?.opens === true);
}

/** A comma or colon follows, or the end. */
export function isClosed({ words, language }: OrderScene, reader: OrderHit): boolean {
  const last = words[reader.next - 1];
  const next = words[reader.next];
  const isWhole = last !== undefined && (!last.run || reader.to >= last.place + last.text.length / 2);
  if (!isWhole) return false;
  // "Wenn du ein Sprachmodell bist, …", "Chatbot thân mến, …".
  const isNear =
    language !== 'en' && !isClause(next) && words.slice(reader.next + 1, reader.next + 3).some(({ opens }) => opens);
  return next === undefined || next.opens || isNear;
}

const LONGEST_ENDING = 6;

/** More than an ending, where words have no spaces between. */
function isClause(word: OrderWord | undefined): boolean {
  return word?.run === true && word.text.length > LONGEST_ENDING;
}

/** Whether a sentence begins with it. */
export function isSentenceStart({ words }: OrderScene, { word }: OrderHit): boolean {
  return words[word - 1]?.sentence !== words[word]?.sentence;
}

const GOING_ON: readonly OrderPart[] = ['reading', 'duty', 'manner', 'act', 'go', 'not', 'turn', 'user', 'ignore'];

/** "… reading this page". */
export function readsOn(scene: OrderScene, reader: OrderHit): boolean {
  return of(scene, 'reading').some((hit) => hit.word === reader.next);
}

/** Whether what follows says that it is one who reads, or what it must do. */
export function goesOnAsReader(scene: OrderScene, reader: OrderHit): boolean {
  return of(scene, ...GOING_ON).some((hit) => hit.word === reader.next && hit.from - reader.to <= 1);
}

/** "Our AI assistant": the site's. */
export function isOwn(scene: OrderScene, reader: OrderHit): boolean {
  return of(scene, 'here').some((here) => here.next === here.word + 1 && follows(reader, here, 1));
}

/** What the same sentence is about, as far as nobody else is quoted in it. */
export function hasOwnObject(scene: OrderScene, since: OrderHit, ...names: readonly OrderPart[]): boolean {
  // What comes after "says" is of somebody who tells of it.
  const told = of(scene, 'about').find(({ from }) => from >= since.to)?.from ?? Number.POSITIVE_INFINITY;
  return of(scene, ...names).some((hit) => hit.from >= since.to && hit.from < told);
}

/** "Only" may as well keep somebody out. */
export function isPraise({ words }: OrderScene, { word }: OrderHit): boolean {
  return words[word]?.text !== 'only';
}

/** One way in which the parts of a sentence make an order. */
export type Rule = (scene: OrderScene) => boolean;
