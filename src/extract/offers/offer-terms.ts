import { itemsOf, type StructuredItem, textOf } from '../data/structured-item.ts';
import type { PriceTerms } from './price-words.ts';

/** Units of UN/CEFACT Recommendation 20, which schema.org names units by. */
const UNITS: Readonly<Record<string, string>> = {
  MIN: 'minute',
  HUR: 'hour',
  DAY: 'day',
  WEE: 'week',
  MON: 'month',
  ANN: 'year',
  KGM: 'kg',
  GRM: 'g',
  LTR: 'litre',
  MTR: 'metre',
  MTK: 'square metre',
};
const UNIT_TEXT = /^(?:per |\/ ?)?([a-z]{2,12}(?: [a-z]{2,12})?)$/iu;

/** What an offer's markup says of its price: for how much of the thing it is, whether others are dearer, and its tax. */
export function offerTerms(offer: StructuredItem): PriceTerms {
  const specifications = itemsOf(offer, 'priceSpecification');
  const unit = [...specifications, offer].map(unitOf).find((each) => each !== null);
  const tax = [...specifications, offer]
    .map((each) => textOf(each, 'valueAddedTaxIncluded').replace(/^.*\//u, '').toLowerCase())
    .find((each) => each === 'true' || each === 'false');
  const isFrom = isBelow(textOf(offer, 'lowPrice'), textOf(offer, 'highPrice'));
  return {
    ...(unit ? { unit } : {}),
    ...(isFrom ? { isFrom } : {}),
    ...(tax === undefined ? {} : { tax: tax === 'true' ? 'included' : 'excluded' }),
  };
}

/** Pieces, and numbers of a unit other than one, say nothing that "per" could be put before. */
function unitOf(item: StructuredItem): string | null {
  for (const holder of [...itemsOf(item, 'referenceQuantity'), item]) {
    const isOne = Number(textOf(holder, 'value', 'billingIncrement') || 1) === 1;
    const code = UNITS[textOf(holder, 'unitCode').toUpperCase()];
    const [, word] = UNIT_TEXT.exec(textOf(holder, 'unitText')) ?? [];
    if (isOne && (code ?? word)) return `per ${code ?? word?.toLowerCase()}`;
  }
  return null;
}

function isBelow(low: string, high: string): boolean {
  const [least, most] = [Number.parseFloat(low.replace(',', '.')), Number.parseFloat(high.replace(',', '.'))];
  return least < most;
}
