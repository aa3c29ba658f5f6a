import type { ProductFacts } from '../../core/site/facts.ts';
import type { PriceTerms } from '../../core/site/price-terms.ts';
import { fold } from '../../language/fold.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import type { Span } from '../text/text-collector.ts';
import { type Amount, FORMER, withoutCurrency, withoutCurrencyBehind } from './amounts.ts';
import { priceTerms } from './price-words.ts';
import { statedStock } from './stock.ts';

/** How far from the buy form an amount still is its price. */
export const REACH = 900;

/**
 * The amount that is asked: one that is marked or labelled, else the nearest to the place where the thing is bought; one
 * without tax only where none is with it.
 */
export function bestAmount(page: ParsedPage, amounts: readonly Amount[], { start, end }: Span): Amount | null {
  const distance = ({ at }: Amount) => (at >= start && at <= end ? 0 : at < start ? start - at : at - end + 100);
  const score = (amount: Amount) =>
    amount.weight + (standsAlone(page, amount) ? ALONE : 0) - Math.min(distance(amount), 3_000) / 300;
  const near = amounts.filter((amount) => distance(amount) <= REACH);
  const isGross = (amount: Amount) => termsBeside(page, amount).tax !== 'excluded';
  const [asked, former] = [near.filter(({ weight }) => weight >= 0), near.filter(({ weight }) => weight === FORMER)];
  const some = [asked.filter(isGross), asked, former].find((each) => each.length > 0) ?? [];
  const [best] = some.sort((a, b) => score(b) - score(a));
  if (!best) return null;
  // "1 299 Kč 999 Kč" side by side: what is crossed out by a style sheet is the dearer.
  const beside = some.find(
    (each) =>
      each.weight >= best.weight - 4 &&
      each.currency === best.currency &&
      each.amount < best.amount &&
      each.amount > best.amount / 4 &&
      Math.min(Math.abs(each.at - best.end), Math.abs(best.at - each.end)) <= 12,
  );
  return beside ?? best;
}

/** What an amount is worth that has a line of its own: what stands in a sentence is mostly a rate, a gain or what posts it. */
const ALONE = 2.5;
/** Letters beside it: those of its currency. */
const MOST_LETTERS = 4;

function standsAlone({ blocks, text }: ParsedPage, { at }: Amount): boolean {
  const block = blocks.find(({ start, end }) => start <= at && at < end);
  if (block === undefined || block.end - block.start > LONGEST_LINE) return false;
  return (text.slice(block.start, block.end).match(/\p{L}/gu)?.length ?? 0) <= MOST_LETTERS;
}

/** Two amounts, what was asked and what is, with their currencies. */
const LONGEST_LINE = 40;

/** A thing and what is asked for it, with what the words around the amount say of it. */
export function toProduct(page: ParsedPage, name: string, amount: Amount, window: Span): ProductFacts {
  const shown = page.text.slice(Math.max(window.start, amount.at - 4), amount.end + 6).trim();
  return {
    originalName: name,
    price: amount.amount,
    currency: amount.currency,
    ...termsBeside(page, amount),
    ...(amount.isLeast ? { isFrom: true } : {}),
    url: page.url.href,
    image: imageOf(page),
    available: statedStock(page, window),
    evidence: page.evidence('A product and its price in the text', `${name}: ${shown}`),
  };
}

/** What the words beside an amount say of it. */
function termsBeside(page: ParsedPage, amount: Amount): PriceTerms {
  const { start, end } = wordsAround(page, amount);
  const behind = withoutCurrency(fold(page.text.slice(amount.end, Math.min(amount.end + 80, end)).replace(LABEL, '')));
  const before = withoutCurrencyBehind(fold(page.text.slice(Math.max(amount.at - 60, start), amount.at)));
  return priceTerms(before, behind, page.htmlLang?.slice(0, 2).toLowerCase() ?? null);
}

/** "Net price:" at the end belongs to the next amount. */
const LABEL = /(?<![\p{L}\p{N}])[\p{L}\s.]{1,40}[:：]\s*$/u;

/** What stands in one block with another amount speaks of that one. */
function wordsAround({ blocks }: ParsedPage, { at, end, around }: Amount): Span {
  const last = blocks.find((block) => block.start <= around.start && around.start <= block.end)?.end ?? around.start;
  const next = blocks.find((block) => block.start <= around.end && around.end < block.end)?.start ?? around.end;
  return { start: last < at ? last : around.start, end: next > end ? next : around.end };
}

/** One thing of a list: the picture that the page declares is none of it. */
export function toListed(page: ParsedPage, name: string, amount: Amount, window: Span): ProductFacts {
  return { ...toProduct(page, name, amount, window), image: null };
}

function imageOf(page: ParsedPage): string | null {
  const declared = page.meta.get('og:image') ?? '';
  // An empty address is that of the page.
  const url = declared === '' ? null : URL.parse(declared, page.base);
  return url && /^https?:$/u.test(url.protocol) ? url.href : null;
}
