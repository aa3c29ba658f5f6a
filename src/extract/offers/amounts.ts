import type { Element } from 'domhandler';
import { fold } from '../../language/fold.ts';
import { COUNTRY_CURRENCY } from '../currency-words.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { type Price, parsePrice } from '../prices.ts';
import type { Span } from '../text/text-collector.ts';
import {
  ASIDE_MARK,
  COUNT_BEHIND,
  NOT_PRICE_BEFORE,
  NOT_PRICE_BEHIND,
  OLD_MARK,
  PRICE_BEFORE,
  PRICE_MARK,
  USUAL_BEFORE,
} from './offer-words.ts';

/** An amount of money that a page shows. */
export interface Amount extends Price {
  /** Where in the page's text it stands. */
  readonly at: number;
  readonly end: number;
  /** How much speaks for its being the price asked now: `FORMER` for one that may be a former price, −9 for another amount. */
  readonly weight: number;
  /** The text around it up to the amounts beside it. */
  readonly around: Span;
}

/** Weight of an amount that is a former price where another one stands beside it. */
export const FORMER = -2;
const OTHER = -9;

const NUMBER = /(?<![\d.,:\p{L}-])(?:\d{1,3}(?:[ \u00a0]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d[\d.,'’]*)/gu;
/** Characters before and behind a number in which its currency stands. */
const BESIDE = 5;
/** Dearer things are mostly numbers of articles. */
const MAX_DIGITS = 9;
const MAX_AMOUNTS = 400;
const MARKED_TAGS = [
  'span',
  'div',
  'p',
  'b',
  'strong',
  'em',
  'i',
  'ins',
  'td',
  'dd',
  'li',
  'font',
  'bdi',
  'h2',
  'h3',
  'h4',
];
const STRUCK_TAGS = ['del', 's', 'strike'];
/** More text is no price, but a box that holds one. */
const MAX_MARKED = 80;

/** The spans of a page that its markup calls prices, former prices, or amounts of something else. */
export interface PriceMarks {
  readonly prices: readonly Span[];
  readonly former: readonly Span[];
  readonly struck: readonly Span[];
  readonly others: readonly Span[];
}

/** Looks through the elements of a page once. */
export function readPriceMarks(page: ParsedPage): PriceMarks {
  const marks = { prices: [] as Span[], former: [] as Span[], struck: [] as Span[], others: [] as Span[] };
  for (const tag of STRUCK_TAGS) for (const element of page.byTag.get(tag) ?? []) addSpan(marks.struck, page, element);
  for (const tag of MARKED_TAGS) {
    for (const element of page.byTag.get(tag) ?? []) {
      const { class: name = '', id = '', itemprop = '', style = '' } = element.attribs;
      if (style.includes('line-through')) addSpan(marks.struck, page, element);
      if (name === '' && id === '' && itemprop === '') continue;
      const words = `${name} ${id} ${itemprop}`.slice(0, 300).toLowerCase();
      const isPrice = PRICE_MARK.test(words);
      if (ASIDE_MARK.test(words)) addSpan(marks.others, page, element);
      else if (isPrice) addSpan(OLD_MARK.test(words) ? marks.former : marks.prices, page, element);
    }
  }
  return marks;
}

function addSpan(spans: Span[], page: ParsedPage, element: Element): void {
  const span = page.spanOf(element);
  if (span && span.end - span.start <= MAX_MARKED && span.end > span.start) spans.push(span);
}

/** The amounts between two places of a page's text, each with what speaks for it. */
export function amountsBetween(
  page: ParsedPage,
  { start, end }: Span,
  marks: PriceMarks,
  country: string | null,
): Amount[] {
  const found: Omit<Amount, 'around'>[] = [];
  // What is crossed out is printed once more for who hears the page.
  const struck = new Set<number>();
  const text = page.text.slice(start, end);
  for (const match of text.matchAll(NUMBER)) {
    if (found.length >= MAX_AMOUNTS) break;
    const digits = match[0].replace(/[.,'’ \u00a0]+$/u, '');
    const until = match.index + digits.length;
    if (until - match.index > MAX_DIGITS + 5 || /\d{10}/u.test(digits)) continue;
    const before = text.slice(Math.max(0, match.index - BESIDE * 2), match.index);
    const behind = text.slice(until, until + BESIDE * 3);
    const at = start + match.index;
    const isIn = (spans: readonly Span[]) => spans.some((span) => span.start <= at && at < span.end);
    const isMarked = isIn(marks.prices);
    const price = readAmount(before, digits, behind, country) ?? (isMarked ? bareAmount(digits) : null);
    if (price === null) continue;
    const isStruck = isIn(marks.struck);
    if (isStruck) struck.add(price.amount);
    const weight = weightOf({
      before: fold(text.slice(Math.max(0, match.index - 40), match.index)),
      behind: fold(text.slice(until, until + 30)),
      isTouched: /\p{Sc}$/u.test(before),
      isFormer: isIn(marks.former),
      isMarked,
      isOther: isStruck || isIn(marks.others),
    });
    found.push({ ...price, at, end: start + until, weight: price.amount === 0 ? OTHER : weight });
  }
  return found.map((each, at) => ({
    ...each,
    weight: each.weight > FORMER && struck.has(each.amount) ? FORMER : each.weight,
    around: { start: found[at - 1]?.end ?? 0, end: found[at + 1]?.at ?? page.text.length },
  }));
}

/** The currency of a text whose amounts all have the same; null where they differ, or name none. */
export function onlyCurrency(amounts: readonly Amount[]): string | null {
  const [currency, ...others] = new Set(amounts.flatMap((amount) => amount.currency ?? []));
  return currency === undefined || others.length > 0 ? null : currency;
}

/** A number that a currency touches. */
function readAmount(before: string, digits: string, behind: string, country: string | null) {
  // The currencies of the numbers before and behind are not this one's: "230 руб. 996", "2015 $14.99".
  const own = /\d\s?[^\d\s]{1,5}\s+$/u.test(before) ? '' : before.replace(/^.*\d/u, '').slice(-BESIDE);
  const next = /^\s+[^\d\s]{1,4}\d/u.test(behind) ? '' : behind.replace(/\d.*$/u, '');
  const near = `${own}${digits}${next}`;
  const price = parsePrice(near, country);
  if (price?.currency && isWord(price.currency, near, country)) return null;
  return price?.currency ? { amount: price.amount, currency: price.currency } : null;
}

/** Codes that are words, too: "13 TOP" stands beside no money unless the shop is where it is paid with. */
const WORDS: ReadonlySet<string> = new Set(
  'ALL AMD ANG BAM BAN BIF BOB COP CUP DOP ERN GEL LAK LEK MAD MOP PAB PEN RON SLE SOS STD TOP TRY VES WST'.split(' '),
);

function isWord(code: string, near: string, country: string | null): boolean {
  return WORDS.has(code) && near.toUpperCase().includes(code) && COUNTRY_CURRENCY[country ?? ''] !== code;
}

/** "69.99" where the markup says that it is a price. */
function bareAmount(digits: string): Price | null {
  return /^\d{1,5}[.,]\d{2}$/u.test(digits) ? parsePrice(digits) : null;
}

const CURRENCY_AHEAD =
  /^\s*(?:\p{Sc}|(?:kr|eur|euro|usd|gbp|chf|pln|zl|kc|czk|ft|huf|lei|ron|rub|руб|грн|лв|tl|din|kn|sek|nok|dkk|inr|rs|円|元|원)(?!\p{L})\.?)/u;

/** Folded text behind a number from where its currency ends. */
export function withoutCurrency(behind: string): string {
  return behind.replace(CURRENCY_AHEAD, '');
}

const CURRENCY_BEHIND =
  /(?:\p{Sc}|(?<!\p{L})(?:kr|eur|euro|usd|gbp|chf|pln|zl|kc|czk|ft|huf|lei|ron|rub|tl|din|kn|sek|nok|dkk|inr|rs)\.?)\s*$/u;

/** Folded text up to a number without the currency at its end. */
export function withoutCurrencyBehind(before: string): string {
  return before.replace(CURRENCY_BEHIND, '').trimEnd();
}

interface Signs {
  readonly before: string;
  readonly behind: string;
  /** A sign of money stands right before it. */
  readonly isTouched: boolean;
  readonly isMarked: boolean;
  readonly isFormer: boolean;
  readonly isOther: boolean;
}

function weightOf({ before, behind, isTouched, isMarked, isFormer, isOther }: Signs): number {
  const next = withoutCurrency(behind);
  if (isOther || NOT_PRICE_BEHIND.test(next)) return OTHER;
  // "€59 in stock" is no count.
  if (next === behind && !isTouched && COUNT_BEHIND.test(next)) return OTHER;
  const label = before.replace(/(?:\p{Sc}|\b[a-z]{2,3}) ?$/u, '').trimEnd();
  const isPrice = PRICE_BEFORE.test(label);
  if (!isPrice && NOT_PRICE_BEFORE.test(label)) return OTHER;
  if ((isFormer && !isMarked) || USUAL_BEFORE.test(label)) return FORMER;
  return (isMarked ? 4 : 0) + (isPrice ? 3 : 0);
}
