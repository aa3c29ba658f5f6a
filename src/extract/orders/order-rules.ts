import { toLookAlike } from '../../language/look-alikes.ts';
import { addresses, addressesByName, flatters, labels } from './order-addresses.ts';
import { deceives, knowsMachine, setsTask, steals, turns } from './order-deeds.ts';
import { obliges } from './order-duties.ts';
import type { OrderHit } from './order-hits.ts';
import { overrides, voids } from './order-overrides.ts';
import { hasObject, isImperative, type OrderScene, ofBoth, type Rule } from './order-scene.ts';

/** True when the parts of a sentence make an order to an AI agent. */
export function isOrder(scene: OrderScene): boolean {
  return RULES.some((rule) => rule(scene));
}

const RULES: readonly Rule[] = [
  overrides,
  voids,
  addresses,
  flatters,
  addressesByName,
  labels,
  obliges,
  setsTask,
  turns,
  knowsMachine,
  steals,
  deceives,
];

/** After "SYSTEM:" less is needed: anything that is ordered, or overridden. */
export function isSystemOrder(scene: OrderScene): boolean {
  if (ofBoth(scene, 'turn', 'task', 'secret').length > 0) return true;
  const overridden = ofBoth(scene, 'ignore', 'void').length > 0 && ofBoth(scene, 'earlier').length > 0;
  if (overridden) return true;
  return ofBoth(scene, 'act').some(
    (act) => isImperative(scene, act) && (isPraising(scene, act) || hasObject(scene, act, 'here', 'first', 'user')),
  );
}

const PRAISING = new Set(
  ['recommend', 'rank', 'praise', 'promote', 'prefer', 'favour', 'favor', 'endorse'].map(toLookAlike),
);

/** What a system is never told in earnest, whatever it is of. */
function isPraising({ words }: OrderScene, { word }: OrderHit): boolean {
  return PRAISING.has(words[word]?.text ?? '');
}
