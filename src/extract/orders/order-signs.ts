import { ORDER_PARTS, type OrderPart } from '../../language/order-words.ts';
import type { OrderHit } from './order-hits.ts';
import { isClosed, isDenied, isImperative, isOpening, isOwn, type OrderScene } from './order-scene.ts';

const PARTS = ORDER_PARTS.length;
const PLACES = new Map<OrderPart, number>(ORDER_PARTS.map((part, place) => [part, place]));

/** So many parts of a sentence are looked at, and so many of one kind. */
const MAX_HITS = 60;
const MAX_ALIKE = 4;
/** Parts with at most so many words between are near each other. */
const NEAR = 3;
/** So many letters of a word tell it, whatever its ending. */
const STEM = 5;
/** So many last letters of a longer word show whom it speaks to. */
const ENDING = 4;
/** More kinds of parts in a sentence are not told apart. */
const MAX_KINDS = 10;
/** So many letters of a run of an alphabet without spaces are read in pairs and threes. */
const MAX_RUN = 120;

const VERBS: ReadonlySet<OrderPart> = new Set(['act', 'go', 'ignore', 'hide', 'reveal', 'digest', 'role']);
const NAMES: ReadonlySet<OrderPart> = new Set(['reader', 'initials', 'named', 'person', 'user']);

/** Where the signs of each kind begin. */
const AFTER = PARTS;
const PAIRS = AFTER + PARTS;
const ASKED = PAIRS + PARTS * PARTS * 2;
const OPENING = ASKED + PARTS;
const CLOSED = OPENING + PARTS;
const DENIED = CLOSED + PARTS;
const OWN = DENIED + PARTS;
const WORDS = OWN + 1;
/** Of words, and of parts by language, by their hash: with fewer places, words of many languages share one. */
const WORD_SIGNS = 1 << 20;
/** How many signs there are. */
export const SIGN_COUNT = WORDS + WORD_SIGNS;

/**
 * What tells an order from other sentences, as numbers below SIGN_COUNT, each once: which parts there are and how many,
 * which of them before which, in what form, in which language, and the words. Takes time by the length of the sentence.
 */
export function signsOf(scene: OrderScene): Set<number> {
  const signs = new Set<number>();
  const hits: OrderHit[] = [];
  const language = hashOf(scene.language, scene.language.length);
  signs.add(signOf(language));
  let kinds = 0;
  for (const [part, found] of scene.parts) {
    if (found.length === 0) continue;
    kinds++;
    signs.add(placeOf(part)).add(signOf(Math.imul(language, 41) ^ placeOf(part)));
    hits.push(...found.slice(0, MAX_ALIKE));
  }
  signs.add(signOf(Math.imul(Math.min(kinds, MAX_KINDS) + 1, 7919)));
  for (const [part, found] of scene.after) if (found.length > 0) signs.add(AFTER + placeOf(part));
  const some = hits.slice(0, MAX_HITS);
  for (const first of some) {
    addForms(signs, scene, first);
    for (const later of some) addPair(signs, first, later);
  }
  addWords(signs, scene);
  return signs;
}

function placeOf(part: OrderPart): number {
  return PLACES.get(part) ?? 0;
}

function addPair(signs: Set<number>, first: OrderHit, later: OrderHit): void {
  if (first.part === later.part || later.from < first.to) return;
  const isFar = later.from - first.to > NEAR;
  signs.add(PAIRS + (placeOf(first.part) * PARTS + placeOf(later.part)) * 2 + (isFar ? 1 : 0));
}

function addForms(signs: Set<number>, scene: OrderScene, hit: OrderHit): void {
  const place = placeOf(hit.part);
  if (VERBS.has(hit.part)) {
    if (isImperative(scene, hit)) signs.add(ASKED + place);
    if (isDenied(scene, hit)) signs.add(DENIED + place);
  } else if (NAMES.has(hit.part)) {
    if (isOpening(scene, hit)) signs.add(OPENING + place);
    if (isClosed(scene, hit)) signs.add(CLOSED + place);
    if (isOwn(scene, hit)) signs.add(OWN);
  }
}

/** The words, whole, by their endings and by their beginnings, these alone and with each of the two before. */
function addWords(signs: Set<number>, { ownWords }: OrderScene): void {
  let [second, last] = [0, 0];
  for (const { text, run } of ownWords()) {
    if (run) {
      addRun(signs, text);
      [second, last] = [0, 0];
      continue;
    }
    const stem = hashOf(text, STEM);
    signs.add(signOf(stem));
    if (text.length > STEM) {
      signs.add(signOf(hashOf(text, text.length)));
      signs.add(signOf(Math.imul(hashOf(text.slice(-ENDING), ENDING), 59)));
    }
    if (last !== 0) signs.add(signOf(Math.imul(last, 31) ^ stem));
    if (second !== 0) signs.add(signOf(Math.imul(second, 37) ^ stem));
    [second, last] = [last, stem];
  }
}

function addRun(signs: Set<number>, text: string): void {
  const end = Math.min(text.length, MAX_RUN);
  for (let at = 0; at + 2 <= end; at++) {
    const pair = Math.imul(Math.imul(text.charCodeAt(at), 16777619) ^ text.charCodeAt(at + 1), 16777619);
    signs.add(signOf(pair));
    if (at + 3 <= end) signs.add(signOf(Math.imul(pair ^ text.charCodeAt(at + 2), 16777619)));
  }
}

/** FNV-1a of the first letters. */
function hashOf(text: string, letters: number): number {
  let hash = 2166136261;
  const end = Math.min(letters, text.length);
  for (let at = 0; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return hash | 1;
}

function signOf(hash: number): number {
  // The higher bits of such a product are mixed best.
  return WORDS + ((Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 8) % WORD_SIGNS);
}
