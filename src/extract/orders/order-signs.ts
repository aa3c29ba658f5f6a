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
const STEMS = 1 << 15;
/** How many signs there are. */
export const SIGN_COUNT = WORDS + STEMS;

/**
 * What tells an order from other sentences, as numbers below SIGN_COUNT, each once: which parts there are, which of them before
 * which, in what form, and the words. Takes time by the length of the sentence.
 */
export function signsOf(scene: OrderScene): Set<number> {
  const signs = new Set<number>();
  const hits: OrderHit[] = [];
  for (const [part, found] of scene.parts) {
    if (found.length > 0) signs.add(placeOf(part));
    hits.push(...found.slice(0, MAX_ALIKE));
  }
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

/** The words by their beginnings, alone and with the one before. */
function addWords(signs: Set<number>, { ownWords }: OrderScene): void {
  let last = '';
  for (const { text, run } of ownWords()) {
    const stem = run ? '' : text.slice(0, STEM);
    if (run) addRun(signs, text);
    else signs.add(stemSign(stem));
    if (last !== '' && !run) signs.add(stemSign(`${last} ${stem}`));
    last = stem;
  }
}

function addRun(signs: Set<number>, text: string): void {
  const end = Math.min(text.length, MAX_RUN);
  for (let at = 0; at + 2 <= end; at++) {
    signs.add(stemSign(`-${text.slice(at, at + 2)}`));
    if (at + 3 <= end) signs.add(stemSign(`-${text.slice(at, at + 3)}`));
  }
}

/** FNV-1a. */
function stemSign(stem: string): number {
  let hash = 2166136261;
  for (let at = 0; at < stem.length; at++) hash = Math.imul(hash ^ stem.charCodeAt(at), 16777619);
  return WORDS + ((hash >>> 0) % STEMS);
}
