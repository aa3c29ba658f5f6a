import { readVisit } from '../../../src/build/read/read-visit.ts';
import { isInstructionLike } from '../../../src/extract/orders/instruction-like.ts';
import type { AttackPart, AttackRow } from './attack-part.ts';
import { ORDER_SETS, type OrderText, orderSet } from './orders/order-set.ts';
import { nativeVisits, type OrderedVisit, pageVisits } from './orders/ordered-visits.ts';
import { MARK } from './orders/put-orders.ts';

/** Orders to AI agents: by their words, and in every place of a document or page that may hold one. */
export const part: AttackPart = {
  name: 'orders',
  run: () =>
    Promise.resolve([
      ...ORDER_SETS.map((set) => rowOf(`orders recognised, ${set}`, set, { file: 'orders', is: true, share: 0.95 })),
      ...ORDER_SETS.map((set) =>
        rowOf(`honest sentences kept, ${set}`, set, { file: 'honest', is: false, share: 0.98 }),
      ),
      placesRow('places of a site’s own document that tell agents nothing', nativeVisits()),
      placesRow('places of a page and its structured data that tell agents nothing', pageVisits()),
    ]),
};

interface Asked {
  readonly file: 'orders' | 'honest';
  readonly is: boolean;
  readonly share: number;
}

function rowOf(attack: string, set: OrderText['set'], { file, is, share }: Asked): AttackRow {
  const texts = orderSet(file).filter((each) => each.set === set);
  const held = texts.filter(({ text }) => isInstructionLike(text) === is).length;
  return { attack, tried: texts.length, held, aim: Math.floor(texts.length * share) };
}

/** The places from which an order reaches what is kept of a site, of which all answers are printed. */
export function placesThatTell(visits: readonly OrderedVisit[]): string[] {
  return visits.flatMap(({ place, visit }) => (JSON.stringify(readVisit(visit)).includes(MARK) ? [place] : []));
}

function placesRow(attack: string, visits: readonly OrderedVisit[]): AttackRow {
  const told = placesThatTell(visits);
  return { attack, tried: visits.length, held: visits.length - told.length, note: told.slice(0, 5).join(', ') };
}
