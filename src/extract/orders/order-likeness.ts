import { ORDER_WEIGHTS, WEIGHT_STEP } from '../../language/order-weights.ts';
import type { OrderPart } from '../../language/order-words.ts';
import type { OrderScene } from './order-scene.ts';
import { SIGN_COUNT, signsOf } from './order-signs.ts';

/** Fewer kinds of parts are in many sentences. */
const MIN_KINDS = 3;
/** From here on where an agent is meant, its user, its answers, what it was told or what it keeps. */
const ENOUGH = 2.6;
/** Where nothing is but what everyday sentences are made of, too ("call us first"). */
const ENOUGH_EVERYDAY = 5;
/** Behind a mark of a system, tool or chat less is needed. */
const ENOUGH_MARKED = 1.5;

/** What sentences about agents have, and few others; all parts beside these are in everyday ones. */
const TELLING: ReadonlySet<OrderPart> = new Set([
  'reader',
  'initials',
  'named',
  'reading',
  'ignore',
  'told',
  'orders',
  'user',
  'secret',
  'reveal',
  'task',
  'occasion',
  'reply',
  'role',
  'covert',
  'self',
  'turn',
  'void',
  'hide',
  'harm',
  'maker',
  'limits',
  'earlier',
  'rules',
  'digest',
  'lasting',
  'output',
  'data',
]);

/**
 * True when a sentence has the signs of orders to AI agents, as learnt from many (scripts/learn-orders.ts); fewer where it is
 * marked as one of a system.
 */
export function isLikely(scene: OrderScene, isMarked: boolean): boolean {
  const enough = enoughFor(scene, isMarked);
  if (enough === null) return false;
  let sum = ORDER_WEIGHTS[SIGN_COUNT] ?? 0;
  for (const sign of signsOf(scene)) sum += ORDER_WEIGHTS[sign] ?? 0;
  return sum * WEIGHT_STEP > enough;
}

/** What a sentence must reach by the parts that it holds; null when they are too few. */
function enoughFor({ parts }: OrderScene, isMarked: boolean): number | null {
  let kinds = 0;
  let isTelling = false;
  for (const [part, hits] of parts) {
    if (hits.length === 0) continue;
    kinds++;
    if (TELLING.has(part)) isTelling = true;
  }
  if (kinds < MIN_KINDS) return null;
  if (isMarked) return ENOUGH_MARKED;
  return isTelling ? ENOUGH : ENOUGH_EVERYDAY;
}
