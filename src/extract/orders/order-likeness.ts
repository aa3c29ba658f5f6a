import { ORDER_WEIGHTS, WEIGHT_STEP } from '../../language/order-weights.ts';
import { type OrderScene, of } from './order-scene.ts';
import { SIGN_COUNT, signsOf } from './order-signs.ts';

/** Fewer kinds of parts are in many sentences. */
const MIN_KINDS = 3;
/** From here on. */
const ENOUGH = 3.5;
/** Where a machine is named, as in hardly any sentence of an ordinary page, and behind a mark of a system, tool or chat. */
const ENOUGH_NAMED = 2.2;

/**
 * True when a sentence has the signs of orders to AI agents, as learnt from many (scripts/learn-orders.ts); fewer where it is
 * marked as one of a system, or names a machine.
 */
export function isLikely(scene: OrderScene, isMarked: boolean): boolean {
  let kinds = 0;
  for (const hits of scene.parts.values()) if (hits.length > 0) kinds++;
  if (kinds < MIN_KINDS) return false;
  let sum = ORDER_WEIGHTS[SIGN_COUNT] ?? 0;
  for (const sign of signsOf(scene)) sum += ORDER_WEIGHTS[sign] ?? 0;
  const isNamed = isMarked || of(scene, 'reader', 'initials', 'named').length > 0;
  return sum * WEIGHT_STEP > (isNamed ? ENOUGH_NAMED : ENOUGH);
}
