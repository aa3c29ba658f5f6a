import { wordsOf } from '../language/words-of.ts';
import type { IndexDatabase } from '../store/open-database.ts';
import type { SearchMatch } from '../store/search-match.ts';
import { listMatchingProducts, type MatchingProducts, type SiteProduct } from '../store/site-products.ts';
import { wordForms, wordMatch } from './word-forms.ts';

/** So many products with the words are looked at, those of the best sites first. */
const MAX_HITS = 1000;

/** So many of them are given: no answer shows more. */
const MAX_GIVEN = 100;

/** A query of more words is cut: the first ones say what is meant. */
const MAX_WORDS = 24;

/** So many products with all words, and those with only some of them are not asked for. */
const ENOUGH = 3;

/** What products must meet beside their words. */
export interface ProductBounds {
  /** Only products known to cost at most so much, in euros. */
  readonly maxPriceEur?: number;
  /** Only products known to cost at least so much, in euros. */
  readonly minPriceEur?: number;
  /** The dearest come first; the cheapest do when it is not said. */
  readonly dearFirst?: boolean;
  /** Only those with all words. */
  readonly allWords?: boolean;
}

/**
 * Products of active sites whose names hold words of a text: all words; when these are too few, all but one; then any.
 * Those with most words first, then what can be had, then by price; the same index always gives the same answer.
 */
export async function findProducts(
  index: IndexDatabase,
  text: string,
  { dearFirst = false, allWords = false, ...bounds }: ProductBounds = {},
): Promise<MatchingProducts> {
  const words = [...new Set(wordsOf(text))].slice(0, MAX_WORDS);
  const limits = { looked: MAX_HITS, limit: MAX_GIVEN, dearFirst, ...bounds };
  const found = new Map<string, SiteProduct>();
  let total = 0;
  for (const match of allWords ? steps(words).slice(0, 1) : steps(words)) {
    const hits = await listMatchingProducts(index, { match, ...limits });
    for (const product of hits.products) found.set(`${product.domain} ${product.position}`, product);
    total = hits.total;
    if (total >= ENOUGH) break;
  }
  const products = [...found.values()]
    .map((product) => ({ product, held: heldBy(product, words) }))
    .sort((a, b) => b.held - a.held || compareProducts(a.product, b.product, dearFirst))
    .map(({ product }) => product);
  return { products, total };
}

/** What is asked for, step by step; each step holds all hits of the one before. */
function steps(words: readonly string[]): SearchMatch[] {
  if (words.length === 0) return [];
  const together = (some: readonly string[]): SearchMatch => ({ all: some.map(wordMatch) });
  return [
    together(words),
    ...(words.length > 2 ? [{ any: words.map((left) => together(words.filter((word) => word !== left))) }] : []),
    ...(words.length > 1 ? [{ any: words.map(wordMatch) }] : []),
  ];
}

function compareProducts(a: SiteProduct, b: SiteProduct, dearFirst: boolean): number {
  return (
    Number(b.available !== false) - Number(a.available !== false) ||
    comparePrices(a, b, dearFirst) ||
    (a.domain === b.domain ? a.position - b.position : a.domain < b.domain ? -1 : 1)
  );
}

/** Unknown prices stand last. */
function comparePrices({ priceEur: a }: SiteProduct, { priceEur: b }: SiteProduct, dearFirst: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return dearFirst ? b - a : a - b;
}

function heldBy({ name, originalName }: SiteProduct, words: readonly string[]): number {
  const held = new Set(wordsOf(`${name} ${originalName}`));
  return words.filter((word) => wordForms(word).some((form) => held.has(form))).length;
}
