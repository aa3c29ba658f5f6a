import type { PriceTerms } from '../../core/site/price-terms.ts';
import { fold } from '../../language/fold.ts';
import { itemsOf, type StructuredItem, textOf } from '../data/structured-item.ts';
import { parseMachinePrice } from '../prices.ts';
import { priceTerms } from './price-words.ts';

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
/** English words for what is sold by number; others are read as they stand beside an amount. */
const UNIT_WORDS =
  /^(?:adult|bag|bottle|box|case|child|couple|course|dozen|guest|g|gram|group|house|kilogram|kit|lesson|licen[cs]e|litre|liter|metre|meter|minute|month|night|pack|page|pair|participant|person|piece|place|pound|roll|room|seat|session|set|sheet|square (?:foot|metre|meter)|stay|student|ticket|ton|unit|user|visit|week|word|year)$/u;
const UNIT_TEXT = /^(?:per |\/ ?)?(\p{L}[\p{L} ]{0,23})$/u;

/** What an offer's markup says of its price: for how much of the thing it is, whether others are dearer, and its tax. */
export function offerTerms(offer: StructuredItem): PriceTerms {
  const specifications = itemsOf(offer, 'priceSpecification');
  const unit = [...specifications, offer].map(unitOf).find((each) => each !== null);
  const tax = [...specifications, offer]
    .map((each) => textOf(each, 'valueAddedTaxIncluded').replace(/^.*\//u, '').toLowerCase())
    .find((each) => each === 'true' || each === 'false');
  const isFrom = [offer, ...specifications].some((each) =>
    isBelow(textOf(each, 'lowPrice', 'minPrice'), textOf(each, 'highPrice', 'maxPrice')),
  );
  return {
    ...(unit ? { unit } : {}),
    ...(isFrom ? { isFrom } : {}),
    ...(tax === undefined ? {} : { tax: tax === 'true' ? 'included' : 'excluded' }),
  };
}

/** Prices that are no longer asked, or were never, and those of members. */
const NOT_ASKED = /(?:List|Strikethrough|Regular|Invoice|MinimumAdvertised)Price$|SRP$/u;

/** The specification of an offer that says what anybody pays now, else its first. */
export function askedSpecification(offer: StructuredItem): StructuredItem | undefined {
  const specifications = itemsOf(offer, 'priceSpecification');
  const isAsked = (each: StructuredItem) =>
    !NOT_ASKED.test(textOf(each, 'priceType')) && each.properties.validForMemberTier === undefined;
  return specifications.find(isAsked) ?? specifications[0];
}

/** Pieces, and numbers of a unit other than one, say nothing that "per" could be put before. */
function unitOf(item: StructuredItem): string | null {
  for (const holder of [...itemsOf(item, 'referenceQuantity'), item]) {
    const isOne = Number(textOf(holder, 'value', 'billingIncrement') || 1) === 1;
    const code = UNITS[textOf(holder, 'unitCode').toUpperCase()];
    const [, word = ''] = UNIT_TEXT.exec(fold(textOf(holder, 'unitText')).trim()) ?? [];
    const unit = code ?? (UNIT_WORDS.test(word) ? word : priceTerms('', `per ${word}`, null).unit);
    if (isOne && unit) return unit;
  }
  return null;
}

function isBelow(low: string, high: string): boolean {
  const [least = Number.NaN, most = Number.NaN] = [low, high].map((price) => parseMachinePrice(price)?.amount);
  return least < most;
}
