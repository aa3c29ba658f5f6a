import { toEur } from '../../places/exchange-rates.ts';
import { type FoundFilters, isBound } from './find-filters.ts';
import type { MarkedWords } from './marked-words.ts';
import { isSmallWord } from './means-nothing.ts';
import { numberInWords } from './number-words.ts';
import type { QuestionTables } from './question-tables.ts';
import type { AskedPrice } from './understood.ts';

/** Reads an amount with its currency out of a text; null where one of them is missing. */
type ReadPrice = (text: string) => { readonly amount: number; readonly currency: string } | null;

/** Takes the price that nothing may be above, or below, or both. */
export function takePrices(marked: MarkedWords, tables: QuestionTables, readPrice: ReadPrice): FoundFilters {
  const range = takeRange(marked, tables, readPrice);
  if (range !== null) return range;
  const one = takeBound(marked, tables, readPrice);
  if (one === null) return { filters: {}, saidBy: {} };
  const other = takeBound(marked, tables, (text) => readPrice(inCurrencyOf(one, marked, text)), one);
  return { filters: { ...one.filters, ...other?.filters }, saidBy: { ...one.saidBy, ...other?.saidBy } };
}

interface Bound extends FoundFilters {
  readonly value: 'under' | 'over';
  readonly price: AskedPrice;
  /** Where its words begin. */
  readonly from: number;
}

/** "Over 20 and under 40 euros": only the second names the currency; "over 15 inch and under 500 euros" bounds one price. */
function inCurrencyOf({ price, from }: Bound, marked: MarkedWords, text: string): string {
  const [last, before] = [marked.words[from - 1], marked.words[from - 2]];
  const amount = last !== undefined && isSmallWord(last.text) ? before : last;
  return amount?.raw === text && /^\d/.test(text) ? `${text} ${price.currency}` : text;
}

/** @param beside what was taken before: another one bounds prices on the other side */
function takeBound(
  marked: MarkedWords,
  { around }: QuestionTables,
  readPrice: ReadPrice,
  beside?: Bound,
): Bound | null {
  const bounds = [...marked.phrases(around, (meaning) => isBound(meaning) && meaning.value !== beside?.value)];
  for (const sign of marked.words.keys()) {
    const text = marked.words[sign]?.text ?? '';
    const value = /[<≤]/.test(text) ? 'under' : /[>≥]/.test(text) ? 'over' : null;
    if (value && value !== beside?.value)
      bounds.push({ from: sign, to: sign + 1, key: text, meanings: [{ language: ALL, value }] });
  }
  for (const { from, to, meanings } of bounds) {
    const found =
      priceAt(marked, to, readPrice) ??
      priceBefore(marked, from, readPrice) ??
      sumBeside(marked, { from, to }, readPrice);
    if (found === null) continue;
    marked.take(from, to);
    marked.take(found.from, found.to);
    const value = meanings.some((meaning) => meaning.value === 'under') ? 'under' : 'over';
    const side = value === 'under' ? 'maxPrice' : 'minPrice';
    const by = meanings.map(({ language }) => language).filter((language) => language !== ALL);
    return {
      filters: { [side]: found.price },
      saidBy: { [side]: by },
      value,
      price: found.price,
      from: Math.min(from, found.from),
    };
  }
  return null;
}

/** Takes the two prices that a product is to cost between: "between 50 and 80 euros", "300-500 TL arası". */
function takeRange(marked: MarkedWords, { around }: QuestionTables, readPrice: ReadPrice): FoundFilters | null {
  for (const { from, to, meanings } of marked.phrases(around, ({ value }) => value === 'between')) {
    const found = rangeBehind(marked, to, readPrice) ?? rangeBefore(marked, from, readPrice);
    if (found === null) continue;
    marked.take(Math.min(from, found.from), Math.max(to, found.to));
    const by = meanings.map(({ language }) => language);
    return { filters: { minPrice: found.least, maxPrice: found.most }, saidBy: { minPrice: by, maxPrice: by } };
  }
  return null;
}

interface RangeRun {
  readonly least: AskedPrice;
  readonly most: AskedPrice;
  readonly from: number;
  readonly to: number;
}

/** A currency, and what joins two amounts: "50 euros and 80 euros". */
const MOST_JOINING = 2;

function rangeBehind(marked: MarkedWords, before: number, readPrice: ReadPrice): RangeRun | null {
  // "€50 and €80".
  const from = /^\p{Sc}$/u.test(marked.words[before]?.text ?? '') ? before + 1 : before;
  const ends = Array.from({ length: MOST_JOINING + 1 }, (_none, at) => from + 1 + at);
  for (const start of ends.filter((at) => isAmount(marked, at))) {
    const most = priceAt(marked, start, readPrice) ?? priceAt(marked, start - 1, readPrice);
    if (most !== null) return rangeOf(marked, from, most, readPrice);
  }
  return null;
}

function rangeBefore(marked: MarkedWords, to: number, readPrice: ReadPrice): RangeRun | null {
  for (let start = to - 1; start >= Math.max(0, to - 2); start -= 1) {
    const most = isAmount(marked, start) ? priceIn(marked, start, to, readPrice) : null;
    const starts = Array.from({ length: MOST_JOINING + 1 }, (_none, at) => start - 1 - at);
    const from = starts.find((at) => isAmount(marked, at));
    if (most !== null && from !== undefined) return rangeOf(marked, from, most, readPrice);
  }
  return null;
}

/** The range from an amount to a price, in its currency; null where the first is no amount, or no smaller one. */
function rangeOf(marked: MarkedWords, from: number, { price, to }: PriceRun, readPrice: ReadPrice): RangeRun | null {
  const least = isAmount(marked, from) ? readPrice(`${marked.words[from]?.raw} ${price.currency}`) : null;
  if (least === null || least.amount >= price.amount || !marked.areFree(from, to)) return null;
  return { least: toAsked(least), most: price, from, to };
}

function isAmount(marked: MarkedWords, at: number): boolean {
  return /^\d/.test(marked.words[at]?.text ?? '');
}

/** In place of a language: a sign that all have. */
const ALL = '';

interface PriceRun {
  readonly price: AskedPrice;
  readonly from: number;
  readonly to: number;
}

/** "500 kr", "€ 100", "500kr". */
function priceAt(marked: MarkedWords, from: number, readPrice: ReadPrice): PriceRun | null {
  const ends = [from + 3, from + 2, from + 1].filter((to) => to <= marked.words.length);
  return shortest(ends.map((to) => priceIn(marked, from, to, readPrice)));
}

/** "500円以下", "100 euro altında". */
function priceBefore(marked: MarkedWords, to: number, readPrice: ReadPrice): PriceRun | null {
  const starts = [to - 3, to - 2, to - 1].filter((from) => from >= 0);
  return shortest(starts.map((from) => priceIn(marked, from, to, readPrice)));
}

/** "three hundred pounds", "beş yüz liradan": behind the words that say what it bounds, or before them. */
function sumBeside(
  marked: MarkedWords,
  { from, to }: { readonly from: number; readonly to: number },
  readPrice: ReadPrice,
): PriceRun | null {
  const starts = [to, ...Array.from({ length: from }, (_none, at) => at)];
  for (const start of starts) {
    const end = start < from ? from : marked.words.length;
    const sum = numberInWords(marked.texts(start, end));
    const last = start + (sum?.length ?? 0) + 1;
    if (sum === null || last > end || (start < from && last !== from) || !marked.areFree(start, last)) continue;
    const price = readPrice(`${sum.value} ${marked.words[last - 1]?.raw}`);
    if (price !== null) return { price: toAsked(price), from: start, to: last };
  }
  return null;
}

function toAsked(price: { readonly amount: number; readonly currency: string }): AskedPrice {
  return { ...price, eur: toEur(price.amount, price.currency) };
}

/** Of runs that give the same price, longer ones first, the shortest: what it leaves out is no part of it. */
function shortest(runs: readonly (PriceRun | null)[]): PriceRun | null {
  const [longest, ...shorter] = runs.filter((run) => run !== null);
  const isSame = ({ price }: PriceRun): boolean =>
    price.amount === longest?.price.amount && price.currency === longest.price.currency;
  return shorter.findLast(isSame) ?? longest ?? null;
}

function priceIn(marked: MarkedWords, from: number, to: number, readPrice: ReadPrice): PriceRun | null {
  const words = marked.words.slice(from, to);
  const hasAmount = words.some(({ text }) => /^\d/.test(text));
  if (!hasAmount || words.some((_word, at) => !marked.isFree(from + at))) return null;
  const price = readPrice(words.map(({ raw }) => raw).join(' '));
  return price === null ? null : { price: toAsked(price), from, to };
}
