import type { IndexDatabase } from '../store/open-database.ts';
import { listMatchingProducts, type MatchingProducts, type SiteProduct } from '../store/site-products.ts';
import type { AnyOf } from '../store/word-match.ts';
import { wordsOf } from './words-of.ts';

/** So many products with the words are looked at, those of the sites that were known first. */
const MAX_HITS = 3000;

/** So many of them are given, what can be had and the cheapest first: no answer shows more. */
const MAX_GIVEN = 100;

/** A query of more words is cut: the first ones say what is meant. */
const MAX_WORDS = 24;

/** So many products with all words, and those with only some of them are not asked for. */
const ENOUGH = 3;

/**
 * Products of active sites whose names hold words of a text: all words; when these are too few, all but one; then any.
 * Those with most words first, then what can be had, then the cheapest; the same index always gives the same answer.
 * @param maxPriceEur only products known to cost at most so much
 */
export async function findProducts(
  index: IndexDatabase,
  text: string,
  maxPriceEur?: number,
): Promise<MatchingProducts> {
  const words = [...new Set(wordsOf(text))].slice(0, MAX_WORDS);
  const limits = { looked: MAX_HITS, limit: MAX_GIVEN, ...(maxPriceEur === undefined ? {} : { maxPriceEur }) };
  const found = new Map<string, SiteProduct>();
  let total = 0;
  for (const anyOf of steps(words)) {
    const hits = await listMatchingProducts(index, { anyOf, ...limits });
    for (const product of hits.products) found.set(`${product.domain} ${product.position}`, product);
    total = hits.total;
    if (total >= ENOUGH) break;
  }
  const products = [...found.values()]
    .map((product) => ({ product, held: heldBy(product, words) }))
    .sort((a, b) => b.held - a.held || compareProducts(a.product, b.product))
    .map(({ product }) => product);
  return { products, total };
}

/** What is asked for, step by step; each step holds all hits of the one before. */
function steps(words: readonly string[]): AnyOf[] {
  if (words.length === 0) return [];
  return [
    [words],
    ...(words.length > 2 ? [words.map((left) => words.filter((word) => word !== left))] : []),
    ...(words.length > 1 ? [words.map((word) => [word])] : []),
  ];
}

function compareProducts(a: SiteProduct, b: SiteProduct): number {
  return (
    Number(b.available !== false) - Number(a.available !== false) ||
    priceOf(a) - priceOf(b) ||
    (a.domain === b.domain ? a.position - b.position : a.domain < b.domain ? -1 : 1)
  );
}

function heldBy({ name, originalName }: SiteProduct, words: readonly string[]): number {
  const held = new Set(wordsOf(`${name} ${originalName}`));
  return words.filter((word) => held.has(word)).length;
}

/** Unknown prices stand last. */
function priceOf({ priceEur }: SiteProduct): number {
  return priceEur ?? Number.MAX_VALUE;
}
