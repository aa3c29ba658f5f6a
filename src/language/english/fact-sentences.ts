import { capitalised, lowerFirst } from '../../core/capitalised.ts';
import type { LawpBusiness } from '../../core/lawp/document.ts';
import { percentDecoded } from '../../core/percent-decoded.ts';
import { hoursWords } from '../../core/site/hours-table.ts';
import { priceText } from '../../core/site/price-text.ts';
import type { Product } from '../../core/site/site-record.ts';
import { addressLine } from '../address-line.ts';
import { isEnglish } from './english-text.ts';

/** "a, b and c". */
export function joined(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/**
 * The first wording that a language identifier calls English, the site's name aside (R67); the last one is taken when none
 * is. What stands for the name while judging is English.
 */
export function firstEnglish(name: string, ...wordings: readonly string[]): string {
  const english = wordings.find((wording) => isEnglish(name === '' ? wording : wording.replaceAll(name, 'Acme'), null));
  // "… of Acme B.V.." has one full stop too many.
  return (english ?? wordings.at(-1) ?? '').replace(/(?<!\.)\.\.(?!\.)/g, '.');
}

/** "Open Monday to Friday 9:30–14:00 and 17:00–20:30; Saturday 10:00–14:30." or nothing. */
export function hoursSentence(business: LawpBusiness | null): string {
  const words = hoursWords(business?.opening_hours ?? []);
  if (words === '') return '';
  return words === 'Every day all day'
    ? 'Open around the clock.'
    : `Open ${/^(?:From|To|Every) /.test(words) ? lowerFirst(words) : words}.`;
}

/** "999 EUR" of the one product that has its page there, or nothing. */
export function priceOn(path: string, products: readonly Product[]): string {
  const there = products.filter(({ url, price }) => price !== null && pathOf(url) === path);
  const [only] = there;
  return only?.price == null || there.length > 1 ? '' : priceText(only.price, only.currency);
}

/** The path of an address as page keys have it. */
export function pathOf(url: string): string | null {
  const path = URL.parse(url)?.pathname ?? null;
  return path === null ? null : percentDecoded(path);
}

/** "from 28 to 64 DKK", "from 80 EUR per night", or nothing, as where most prices are not known. */
function priceSpan(products: readonly Product[]): string {
  const currency = products.find((product) => product.price !== null)?.currency ?? null;
  const prices = products.flatMap(({ price, currency: own }) => (price !== null && own === currency ? [price] : []));
  if (prices.length * 2 < products.length || prices.length === 0) return '';
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  if (low < high) return ` from ${priceText(low, null)} to ${priceText(high, currency)}`;
  const units = new Set(products.map(({ unit }) => unit ?? ''));
  const [unit = ''] = units;
  const least = products.some(({ isFrom }) => isFrom === true) ? 'from' : 'for';
  return ` ${least} ${priceText(low, currency)}${units.size === 1 && unit !== '' ? ` per ${unit}` : ''}`;
}

/** "Sells 12 products from 28 to 64 DKK, among them Rugbrød and Wienerbrød." or nothing. */
export function productsSentence(products: readonly Product[]): string {
  if (products.length === 0) return '';
  const names = [...new Set(products.map(({ name }) => name))].filter((name) => name.length <= 60).slice(0, 3);
  const isOne = products.length === 1;
  const plain = `Sells ${isOne ? 'products' : `${products.length} products`}${isOne ? '' : priceSpan(products)}.`;
  if (names.length === 0) return plain;
  // Of a whole catalogue one page may have been seen: no site "sells one product".
  if (isOne) return firstEnglish('', `Sells ${names[0]}${priceSpan(products)}.`, plain);
  // "Tea lights, 8 pieces" is one thing.
  const named = names.some((name) => name.includes(',')) ? names.join('; ') : joined(names);
  const listing = products.length <= names.length ? `: ${named}.` : `, among them ${named}.`;
  return firstEnglish('', plain.replace(/\.$/, listing), plain);
}

/** "Phone +45 …, e-mail … and address ….", "The e-mail address is ….", or nothing. */
export function reachSentence(business: LawpBusiness | null): string {
  if (business === null) return '';
  const ways = [
    { short: 'phone', long: 'phone number', value: business.telephone },
    { short: 'e-mail', long: 'e-mail address', value: business.email },
    { short: 'address', long: 'address', value: business.address && addressLine(business.address) },
  ].filter(({ value }) => value !== undefined && value !== '');
  const [only] = ways;
  if (only === undefined) return '';
  if (ways.length === 1) return `The ${only.long} is ${only.value}.`;
  const text = joined(ways.map(({ short, value }) => `${short} ${value}`));
  return `${capitalised(text)}.`;
}

/** "15 000", "1.299,00": figures in groups, however those are set apart. */
const FIGURES = String.raw`(?<!\d|\d[.,\u0020\u00a0\u202f'’])(?:\d{1,3}(?:[\u0020\u00a0\u202f'’]\d{3})+(?!\d)(?:[.,]\d{1,2})?|\d[\d.,]{0,11})(?![.,]?\d)`;
/** "$3 million", "€5bn", "Rp 15 ribu": what must not stand behind an amount, for it says how many of them. */
export const MANY = String.raw`(?![\u0020\u00a0]?(?:[kKM](?!\p{L})|(?:rb|jt)(?!\p{L})|bn|mn|mi[lo]|mrd|tys|тыс|млн|млрд|тис|hundred|thousand|billion|lakh|crore|ribu|juta|هزار|میلیون|ألف|مليون|[万萬億亿천만억]))`;
/** Prices as pages of any language print them, with their currency's sign or code. */
const PRICE = new RegExp(
  `(?:(?:(?<!\\p{L})\\p{Lu}{1,2}\\$|[€£¥₹₽₴]|(?<!\\p{L})\\$)\\s?${FIGURES}${MANY}|${FIGURES}\\s?(?:€|zł|Kč|kr\\.?|₽|₴|Ft|лв\\.?|грн\\.?|円|元|CHF|EUR|USD|DKK|SEK|NOK|PLN|HUF|RON))(?!\\p{L})`,
  'gu',
);

const CODES: Readonly<Record<string, string>> = {
  лв: 'BGN',
  грн: 'UAH',
  円: 'JPY',
  元: 'CNY',
  zł: 'PLN',
  Kč: 'CZK',
  Ft: 'HUF',
  '₽': 'RUB',
  '₴': 'UAH',
};

/** "Prices named there: €12; €15.": amounts with a currency in a text of any language, or nothing. */
export function pricesSentence(content: string, what: 'Prices' | 'Amounts' = 'Prices'): string {
  const found = [...content.slice(0, 5000).matchAll(PRICE)].map(([price]) =>
    price
      .replace(/лв|грн|円|元|zł|Kč|Ft|₽|₴/u, (sign) => ` ${CODES[sign] ?? sign}`)
      .replace(/[.,]?\s*$/, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  // "12 €" and "12,00 €" are one price.
  const prices = [...new Map(found.map((price) => [price.replace(/[.,]00(?!\d)/, ''), price])).values()].slice(0, 5);
  return prices.length === 0 ? '' : `${what} named there: ${prices.join('; ')}.`;
}
