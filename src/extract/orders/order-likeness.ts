import { ORDER_WEIGHTS, WEIGHT_STEP } from '../../language/order-weights.ts';
import type { OrderScene } from './order-scene.ts';
import { SIGN_COUNT, signsOf } from './order-signs.ts';

/** Fewer kinds of parts are in many sentences. */
const MIN_KINDS = 3;
/** From here on; from 1 on, everyday sentences of languages from which little was learnt were taken for orders ("call us before noon"). */
const ENOUGH = 3;
/** Behind a mark of a system, tool or chat less is needed. */
const ENOUGH_MARKED = 1.5;

/**
 * True when a sentence has the signs of orders to AI agents, as learnt from many (scripts/learn-orders.ts); fewer where it is
 * marked as one of a system.
 */
export function isLikely(scene: OrderScene, isMarked: boolean): boolean {
  if (!isTellable(scene)) return false;
  let sum = ORDER_WEIGHTS[SIGN_COUNT] ?? 0;
  for (const sign of signsOf(scene)) sum += ORDER_WEIGHTS[sign] ?? 0;
  return sum * WEIGHT_STEP > (isMarked ? ENOUGH_MARKED : ENOUGH);
}

/** Whether a sentence holds enough parts to look at its signs. */
function isTellable({ parts }: OrderScene): boolean {
  let kinds = 0;
  for (const hits of parts.values()) if (hits.length > 0) kinds++;
  return kinds >= MIN_KINDS;
}
