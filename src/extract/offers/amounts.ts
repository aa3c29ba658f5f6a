import { fold } from '../../language/fold.ts';
import { withDigitsInPlace } from '../../language/phone-text.ts';
import { COUNTRY_CURRENCY } from '../currency-words.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { type Price, parsePrice } from '../prices.ts';
import type { Span } from '../text/text-collector.ts';
import {
  BESIDES_BEFORE,
  COUNT_BEHIND,
  LEAST_BEFORE,
  MONTHLY_BEHIND,
  NOT_PRICE_BEFORE,
  NOT_PRICE_BEHIND,
  OF_MANY_BEFORE,
  OR_BEFORE,
  PART_BEFORE,
  PRICE_BEFORE,
  TERM_BEHIND,
  USUAL_BEFORE,
} from './offer-words.ts';
import type { PriceMarks } from './price-marks.ts';

/** An amount of money that a page shows. */
export interface Amount extends Price {
  /** Where in the page's text it stands. */
  readonly at: number;
  readonly end: number;
  /** How much speaks for its being the price asked now: `FORMER` for one that may be a former price, −9 for another amount. */
  readonly weight: number;
  /** The text around it up to the amounts beside it. */
  readonly around: Span;
  /** The lower end of two with a dash between them. */
  readonly isLeast: boolean;
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
/** An amount, and where it stands: of two with a dash between them the lower one, where both stand. */
type Found = Omit<Amount, 'weight' | 'around'>;

/** The amounts between two places of a page's text, each with what speaks for it. */
export function amountsBetween(page: ParsedPage, span: Span, marks: PriceMarks, country: string | null): Amount[] {
  const text = withDigitsInPlace(page.text.slice(span.start, span.end)).replaceAll('٬', ',').replaceAll('٫', '.');
  const found = findAmounts({ text, start: span.start }, marks, country);
  // What is crossed out is printed once more for who hears the page.
  const struck = new Set(found.flatMap(({ at, amount }) => (isIn(marks.struck, at) ? [amount] : [])));
  return found.map((each, place) => {
    const [from, until] = [each.at - span.start, each.end - span.start];
    const before = text.slice(Math.max(0, from - 40), from);
    const last = found[place - 1];
    const isAside = last !== undefined && ASIDE.test(page.text.slice(last.end, each.at));
    const weight = weightOf({
      before: fold(before),
      behind: fold(text.slice(until, until + 30)),
      isTouched: /\p{Sc}$/u.test(before),
      isAdded: ADDED.test(before),
      ...markOf(each, found, marks),
    });
    return {
      ...each,
      weight: each.amount === 0 ? OTHER : weight > FORMER && (isAside || struck.has(each.amount)) ? FORMER : weight,
      around: { start: last?.end ?? 0, end: found[place + 1]?.at ?? page.text.length },
    };
  });
}

/** The amounts of a line that tells what one of several things costs; none of what is paid on top of it, or to post it. */
export function amountsIn(line: string, country: string | null): readonly Price[] {
  const found = findAmounts({ text: line, start: 0 }, null, country);
  const isBesides = (before: string) => NOT_PRICE_BEFORE.test(before) || BESIDES_BEFORE.test(before);
  return found.filter(({ at }) => !ADDED.test(line.slice(0, at)) && !isBesides(withoutSign(fold(line.slice(0, at)))));
}

/** In brackets right behind another amount: for a piece of it, in another currency, without tax. */
const ASIDE = /^[^\d()（）]{0,8}[(（][^\d()（）]{0,20}$/u;

/** What the markup calls an amount: a box that holds others as well says nothing of their being former ones. */
function markOf({ at }: Found, found: readonly Found[], marks: PriceMarks) {
  const holds = ({ start, end }: Span) => start <= at && at < end;
  const isAlone = (span: Span) => holds(span) && found.filter((other) => isIn([span], other.at)).length === 1;
  const usual = marks.usual.find(holds);
  const isWithin = (span: Span) => usual === undefined || span.end - span.start < usual.end - usual.start;
  return {
    isMarked: marks.prices.some((span) => holds(span) && isWithin(span)),
    isFormer: marks.former.some(isAlone),
    isUsual: usual !== undefined,
    isOther: isIn(marks.struck, at) || isIn(marks.others, at),
  };
}

function isIn(spans: readonly Span[], at: number): boolean {
  return spans.some(({ start, end }) => start <= at && at < end);
}

/** A text, and where on the page it begins. */
interface Part {
  readonly text: string;
  readonly start: number;
}

/** "6,50 € – 22,00 €": both are ends of one. */
const DASH = /^\s?(?:\p{Sc}|\p{L}{1,4}\.?)?\s*[–—~〜-]\s*(?:\p{Sc}|\p{L}{1,3})?\s?$/u;
/** "20–25 €": the currency stands once. */
const LOWER_END = /(?<![\d.,:\p{L}×-]|[×x] )(\d[\d.,]*(?: \d{3})*)\s?[–—〜]\s?\p{Sc}?\s?$/u;
/** The dearest of several is not that much dearer; a bare number may be one of something else. */
const MAX_TIMES = 20;
const MAX_TIMES_BARE = 5;

/** The amounts of a text, of two ends of a range the lower one. */
function findAmounts({ text, start }: Part, marks: PriceMarks | null, country: string | null): Found[] {
  const joined: Found[] = [];
  for (const each of singleAmounts({ text, start }, marks, country)) {
    const last = joined.at(-1);
    const isNext = last !== undefined && DASH.test(text.slice(last.end - start, each.at - start));
    if (isNext && isBelow(last, each, MAX_TIMES)) joined[joined.length - 1] = { ...last, end: each.end, isLeast: true };
    else joined.push(lowerEnd(each, { text, start }) ?? each);
  }
  return joined;
}

function isBelow(one: Price, other: Price, times: number): boolean {
  return one.currency === other.currency && one.amount < other.amount && other.amount <= one.amount * times;
}

function lowerEnd(upper: Found, { text, start }: Part): Found | null {
  const [from, until] = [Math.max(0, upper.at - start - 20), upper.at - start];
  const match = LOWER_END.exec(text.slice(from, until));
  const amount = match === null ? null : (parsePrice(match[1] ?? '')?.amount ?? null);
  if (match === null || amount === null || !isBelow({ ...upper, amount }, upper, MAX_TIMES_BARE)) return null;
  return { ...upper, amount, at: start + from + match.index, isLeast: true };
}

function singleAmounts({ text, start }: Part, marks: PriceMarks | null, country: string | null): Found[] {
  const found: Found[] = [];
  for (const match of text.matchAll(NUMBER)) {
    if (found.length >= MAX_AMOUNTS) break;
    const digits = match[0].replace(/[.,'’ \u00a0]+$/u, '');
    const until = match.index + digits.length;
    if (until - match.index > MAX_DIGITS + 5 || /\d{10}/u.test(digits)) continue;
    const before = text.slice(Math.max(0, match.index - BESIDE * 2), match.index);
    const behind = text.slice(until, until + BESIDE * 3);
    const at = start + match.index;
    const isMarked = () => marks !== null && [marks.prices, marks.usual, marks.former].some((spans) => isIn(spans, at));
    const price = readAmount(before, digits, behind, country) ?? (isMarked() ? bareAmount(digits) : null);
    if (price !== null) found.push({ ...price, at, end: start + until, isLeast: false });
  }
  return found;
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
  const isOfNext = /^\s+[^\d\s]{1,4}\d/u.test(behind) && !SAME_BEHIND.test(behind);
  const next = isOfNext ? '' : behind.replace(/\d.*$/u, '');
  const near = `${own}${digits}${next}`;
  const price = parsePrice(near, country);
  if (price?.currency && isWord(price.currency, near, country)) return null;
  if (!price?.currency) return null;
  return { amount: near.includes(TOMAN) ? price.amount * RIALS : price.amount, currency: price.currency };
}

/** Iran's shops ask tomans, which have no code: ten rials each. */
const TOMAN = 'تومان';
const RIALS = 10;

/** "450 ₽520 ₽": boxes side by side, with nothing between. */
const SAME_BEHIND = /^\s+([^\d\s]{1,4})\d[\d.,\s]*\1/u;

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

/** "1 kg (+6,00 €)": what is paid on top; "– 1 + 230 руб." are the buttons of a number. */
const ADDED = /(?:[(（]\s?\+\s?|\+)(?:\p{Sc}\s?|\p{L}{1,3}\s)?$/u;

interface Signs {
  readonly before: string;
  readonly behind: string;
  /** A sign of money stands right before it. */
  readonly isTouched: boolean;
  /** Paid on top of something. */
  readonly isAdded: boolean;
  readonly isMarked: boolean;
  readonly isFormer: boolean;
  /** Called the usual price, which may be the only one. */
  readonly isUsual: boolean;
  readonly isOther: boolean;
}

/** Words before an amount without the sign of its currency. */
function withoutSign(before: string): string {
  return before.replace(/(?:\p{Sc}|\b[a-z]{2,3}) ?$/u, '').trimEnd();
}

function weightOf({ before, behind, isTouched, isAdded, isMarked, isFormer, isUsual, isOther }: Signs): number {
  const next = withoutCurrency(behind);
  if (isOther || NOT_PRICE_BEHIND.test(next) || isAdded || PART_BEFORE.test(before)) return OTHER;
  if (OF_MANY_BEFORE.test(before)) return OTHER;
  // "€59 in stock" is no count.
  if (next === behind && !isTouched && COUNT_BEHIND.test(next)) return OTHER;
  const label = withoutSign(before);
  const isPrice = PRICE_BEFORE.test(label);
  if (!isPrice && (NOT_PRICE_BEFORE.test(label) || (!isMarked && BESIDES_BEFORE.test(label)))) return OTHER;
  const monthly = MONTHLY_BEHIND.exec(next);
  // All that is asked where no other amount is.
  if (monthly) return OR_BEFORE.test(label) || TERM_BEHIND.test(next.slice(monthly[0].length)) ? OTHER : FORMER;
  if (isFormer || (isUsual && !isMarked) || USUAL_BEFORE.test(label) || LEAST_BEFORE.test(label)) return FORMER;
  return (isMarked ? 4 : 0) + (isPrice ? 3 : 0);
}
