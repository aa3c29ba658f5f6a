import type { LawpBusiness } from '../core/lawp/document.ts';
import type { ActionId, PageKind } from '../core/site/facts.ts';
import { hoursLines } from '../core/site/hours-lines.ts';
import type { Product } from '../core/site/site-record.ts';
import { addressLine } from './english-actions.ts';
import { isEnglish } from './english-text.ts';
import { languageName } from './names.ts';
import { pagePhrase } from './page-sentences.ts';
import type { SiteContext } from './site-context.ts';

/** What a page itself adds to the facts of its site. */
export interface ComposedPage {
  readonly kind: PageKind;
  readonly path: string;
  /** Its English title, from the phrase book or its kind. */
  readonly title: string;
  /** Its own words in its own language: only numbers are taken from them. */
  readonly content: string;
  /** Its place among the pages of the site that say the same, from 1; 0 when it is the only one. */
  readonly number: number;
}

/** "a, b and c". */
export function joined(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** The first wording that a language identifier calls English; the last one holds no foreign names and always passes. */
function firstEnglish(...wordings: readonly string[]): string {
  return wordings.find((wording) => isEnglish(wording, null)) ?? wordings.at(-1) ?? '';
}

/** "a bakery", "an estate agent". */
function withArticle(name: string): string {
  const lower = /^[A-Z]{2}/.test(name) ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return `${/^(?:[aeio]|u(?!ni|se|ti))/i.test(lower) ? 'an' : 'a'} ${lower}`;
}

/** "in Aarhus, Denmark", or nothing. */
function whereabouts({ place }: SiteContext): string {
  if (place === null) return '';
  return place.name === place.countryName ? ` in ${place.name}` : ` in ${place.name}, ${place.countryName}`;
}

/** "Danish-language site of Bageri Morgenstund, a bakery in Aarhus, Denmark." */
function identity(context: SiteContext): string {
  const language = languageName(context.language) ?? 'Foreign';
  const where = whereabouts(context);
  const kind =
    context.category === null || context.category.id === 'office/company' ? null : withArticle(context.category.name);
  const plain = `${language}-language site${kind === null ? where : ` of ${kind}${where}`}.`;
  const named =
    kind === null
      ? `${language}-language site of ${context.name}${where}.`
      : `${language}-language site of ${context.name}, ${kind}${where}.`;
  return firstEnglish(named, plain, `${language}-language site.`);
}

/** "Open Mo–Fr 07:00–17:00, Sa 08:00–14:00." or nothing. */
export function hoursSentence(business: LawpBusiness | null): string {
  const hours = business?.opening_hours ?? [];
  if (hours.length === 0) return '';
  const lines = hoursLines(hours).map((line) =>
    line.replaceAll(/(?<=[a-z\d])-(?=[A-Z]|\d\d:)/g, '–').replaceAll(',', ', '),
  );
  if (lines.length === 1 && lines[0] === 'Mo–Su 00:00–24:00') return 'Open around the clock.';
  return `Open ${lines.slice(0, 14).join('; ')}.`;
}

function priceText(amount: number, currency: string | null): string {
  const number = Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
  return currency === null ? number : `${number} ${currency}`;
}

/** "from 28 to 64 DKK", or nothing. */
function priceSpan(products: readonly Product[]): string {
  const currency = products.find((product) => product.price !== null)?.currency ?? null;
  const prices = products.flatMap(({ price, currency: own }) => (price !== null && own === currency ? [price] : []));
  if (prices.length === 0) return '';
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  return low === high
    ? ` for ${priceText(low, currency)}`
    : ` from ${priceText(low, null)} to ${priceText(high, currency)}`;
}

/** "Sells 12 products from 28 to 64 DKK, among them Rugbrød and Wienerbrød." or nothing. */
export function productsSentence(products: readonly Product[]): string {
  if (products.length === 0) return '';
  const count = products.length === 1 ? 'one product' : `${products.length} products`;
  const plain = `Sells ${count}${priceSpan(products)}.`;
  const names = [...new Set(products.map(({ name }) => name))].filter((name) => name.length <= 60).slice(0, 3);
  if (names.length === 0) return plain;
  const listing = products.length <= names.length ? `: ${joined(names)}.` : `, among them ${joined(names)}.`;
  return firstEnglish(plain.replace(/\.$/, listing), plain);
}

/** "Phone +45 …, e-mail …, address …." or nothing. */
export function reachSentence(business: LawpBusiness | null): string {
  if (business === null) return '';
  const address = business.address === undefined ? '' : addressLine(business.address);
  const parts = [
    business.telephone === undefined ? '' : `phone ${business.telephone}`,
    business.email === undefined ? '' : `e-mail ${business.email}`,
    address === '' ? '' : `address ${address}`,
  ].filter((part) => part !== '');
  const text = joined(parts);
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const DEEDS: Partial<Record<ActionId, string>> = {
  book: 'book online',
  order: 'order online',
  shop: 'shop online',
  view_pricing: 'see prices',
  contact: 'write a message',
  call: 'call',
  donate: 'donate',
  subscribe: 'subscribe to a newsletter',
  sign_up: 'create an account',
  request_demo: 'request a demonstration',
  download: 'download files',
  careers: 'look for jobs',
};

function deedsSentence({ actionIds }: SiteContext): string {
  const deeds = actionIds.flatMap((id) => DEEDS[id] ?? []).slice(0, 5);
  if (deeds.length === 0) return '';
  const list = deeds.length < 2 ? (deeds[0] ?? '') : `${deeds.slice(0, -1).join(', ')} or ${deeds.at(-1)}`;
  return `Visitors can ${list}.`;
}

/** Prices as pages of any language print them, with their currency's sign or code. */
const PRICE =
  /(?:[€$£¥₹₽₴]\s?\d[\d.,\u00a0]{0,9}|\d[\d.,\u00a0]{0,9}\s?(?:€|zł|Kč|kr\.?|₽|₴|Ft|лв\.?|грн\.?|円|元|CHF|EUR|USD|DKK|SEK|NOK|PLN|HUF|RON))(?!\p{L})/gu;

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

function pricesSentence(content: string): string {
  const found = [...content.slice(0, 5000).matchAll(PRICE)].map(([price]) =>
    price
      .replace(/лв|грн|円|元|zł|Kč|Ft|₽|₴/u, (sign) => ` ${CODES[sign] ?? sign}`)
      .replace(/[.,]?\s*$/, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const prices = [...new Set(found)].slice(0, 5);
  return prices.length === 0 ? '' : `Prices named there: ${prices.join('; ')}.`;
}

const HOME_KINDS = new Set<PageKind>([
  'menu',
  'pricing',
  'opening_hours',
  'booking',
  'events',
  'team',
  'gallery',
  'news',
  'careers',
  'faq',
  'services',
  'products',
]);

function composeHome(context: SiteContext, page: ComposedPage): string {
  const kinds = [...new Set(context.pageKinds)].filter((kind) => HOME_KINDS.has(kind)).map((kind) => pagePhrase(kind));
  const topics = kinds.length === 0 ? '' : `It has pages with ${joined(kinds.slice(0, 6))}.`;
  const { business, products } = context;
  return [
    identity(context),
    hoursSentence(business),
    productsSentence(products),
    reachSentence(business),
    deedsSentence(context),
    topics,
    products.length > 0 ? '' : pricesSentence(page.content),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function factsFor(kind: PageKind, context: SiteContext, page: ComposedPage): string[] {
  const { business, products } = context;
  switch (kind) {
    case 'contact':
    case 'imprint':
      return [reachSentence(business), kind === 'contact' ? hoursSentence(business) : ''];
    case 'directions':
      return [business?.address === undefined ? '' : `The address is ${addressLine(business.address)}.`];
    case 'opening_hours':
      return [hoursSentence(business)];
    case 'booking':
    case 'order':
      return [
        business?.telephone === undefined ? '' : `The phone number is ${business.telephone}.`,
        pricesSentence(page.content),
      ];
    case 'menu':
    case 'pricing':
    case 'products':
    case 'shop': {
      const own = products.filter((product) => URL.parse(product.url)?.pathname === page.path);
      return own.length > 0 ? [productsSentence(own)] : [pricesSentence(page.content)];
    }
    default:
      return [pricesSentence(page.content)];
  }
}

/** "Contact page of Bageri Morgenstund, a bakery in Aarhus, Denmark." */
function opening(context: SiteContext, page: ComposedPage): string {
  const what =
    page.kind === 'other'
      ? `${page.title.startsWith('Page ') ? page.title : `Page “${page.title}”`}`
      : `${pagePhrase(page.kind, 'title')}`;
  const nth = page.number > 0 && !page.title.startsWith('Page ') ? ` (${page.number})` : '';
  const language = languageName(context.language) ?? 'foreign';
  const kind =
    context.category === null || context.category.id === 'office/company'
      ? ''
      : `, ${withArticle(context.category.name)}`;
  const where = whereabouts(context);
  const about = kind === '' ? where : `${kind}${where}`;
  const nameless = kind === '' ? `the site${where}` : `${kind.slice(2)}${where}`;
  return firstEnglish(
    `${what}${nth} of ${context.name}${about}, in ${language}.`,
    `${what}${nth} of ${context.name}, in ${language}.`,
    `${what}${nth} of ${nameless}, in ${language}.`,
    `${what}${nth} in ${language}.`,
  );
}

/**
 * English for a page whose own words nothing translates: only facts we hold, nothing of the foreign text but numbers and
 * names. The home page says what the site is; other pages say what kind of page they are and what belongs there.
 */
export function composePage(context: SiteContext, page: ComposedPage): string {
  if (page.kind === 'home') return composeHome(context, page);
  const sentences = [opening(context, page), ...factsFor(page.kind, context, page)];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** One or two sentences that say what a site is, composed from facts. */
export function composeDescription(context: SiteContext): string {
  const more = productsSentence(context.products) || hoursSentence(context.business) || deedsSentence(context);
  return more === '' ? identity(context) : `${identity(context)} ${more}`;
}
