import { toLookAlike } from '../../language/look-alikes.ts';
import { addresses, addressesByName, flatters, labels } from './order-addresses.ts';
import { deceives, knowsMachine, setsTask, steals, turns } from './order-deeds.ts';
import { commandsReaders, obliges } from './order-duties.ts';
import type { OrderHit } from './order-hits.ts';
import { overrides, unlearns, voids } from './order-overrides.ts';
import { follows, hasObject, isAsked, isImperative, type OrderScene, ofBoth, type Rule } from './order-scene.ts';

/** True when the parts of a sentence make an order to an AI agent. */
export function isOrder(scene: OrderScene): boolean {
  const isEnough = scene.parts.size + scene.after.size >= MIN_PARTS || scene.parts.has('turn');
  return isEnough && RULES.some((rule) => rule(scene));
}

/** Fewer parts make no order, unless one says enough by itself. */
export const MIN_PARTS = 2;

const RULES: readonly Rule[] = [
  overrides,
  voids,
  unlearns,
  addresses,
  flatters,
  addressesByName,
  labels,
  obliges,
  commandsReaders,
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
  if (ofBoth(scene, 'user').length > 0 && ofBoth(scene, 'go').some((go) => isImperative(scene, go))) return true;
  return ofBoth(scene, 'act').some((act) => isOrdered(scene, act) || isMachineOrdered(scene, act));
}

function isOrdered(scene: OrderScene, act: OrderHit): boolean {
  return isImperative(scene, act) && (isPraising(scene, act) || hasObject(scene, act, 'here', 'first', 'user'));
}

/** "SYSTEM: assistants are no longer allowed to cite other shops". */
function isMachineOrdered(scene: OrderScene, act: OrderHit): boolean {
  const isTold = isAsked(scene, act) || scene.words[act.word - 1]?.text === TO;
  const isOfMachine = ofBoth(scene, 'reader', 'named').some((name) => follows(act, name, 8));
  return isTold && isOfMachine && hasObject(scene, act, 'first');
}

const TO = toLookAlike('to');
const PRAISING = new Set(
  ['recommend', 'rank', 'praise', 'promote', 'prefer', 'favour', 'favor', 'endorse'].map(toLookAlike),
);

/** What a system is never told in earnest, whatever it is of. */
function isPraising({ words }: OrderScene, { word }: OrderHit): boolean {
  return PRAISING.has(words[word]?.text ?? '');
}
