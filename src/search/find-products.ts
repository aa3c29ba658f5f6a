import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { DomainName } from '../core/domain/domain-name.ts';
import { toSearchText } from '../language/search-text.ts';
import type { IndexDatabase } from '../store/open-database.ts';
import { placeParts } from '../store/product-place.ts';
import { products, sites } from '../store/schema.ts';

/** So many products with the words are looked at, those of the sites that were known first. */
const MAX_HITS = 3000;

/** So many of them are given, what can be had and the cheapest first: no answer shows more. */
const MAX_GIVEN = 100;

/** A query of more words is cut: the first ones say what is meant. */
const MAX_WORDS = 24;

/** So many products with all words, and those with only some of them are not asked for. */
const ENOUGH = 3;

/** A product as it is stored. */
export type ProductRow = typeof products.$inferSelect;

/** All products of the given sites, in the sites' order and each site's own. */
export async function listProducts({ db }: IndexDatabase, domains: readonly DomainName[]): Promise<ProductRow[]> {
  if (domains.length === 0) return [];
  const rows = await db
    .select()
    .from(products)
    .where(inArray(products.domain, [...domains]));
  const order = new Map<string, number>(domains.map((domain, at) => [domain, at]));
  return rows.sort((a, b) => (order.get(a.domain) ?? 0) - (order.get(b.domain) ?? 0) || a.position - b.position);
}

/** Products that were found. */
export interface FoundProductRows {
  readonly rows: readonly ProductRow[];
  /** Hits before any cut, as far as they were looked at. */
  readonly total: number;
}

/**
 * Products of active sites whose names hold words of a text: all words; when these are too few, all but one; then any.
 * Those with most words first, then what can be had, then the cheapest; the same index always gives the same answer.
 * @param maxPriceEur only products known to cost at most so much
 */
export async function findProducts(
  database: IndexDatabase,
  text: string,
  maxPriceEur?: number,
): Promise<FoundProductRows> {
  const words = [...wordsOf(text)].slice(0, MAX_WORDS);
  const found = new Map<string, ProductRow>();
  let total = 0;
  for (const expression of expressions(words.map((word) => `"${word}"`))) {
    const hits = await match(database, expression, maxPriceEur);
    for (const row of hits.rows) found.set(`${row.domain} ${row.position}`, row);
    total = hits.total;
    if (total >= ENOUGH) break;
  }
  const rows = [...found.values()]
    .map((row) => ({ row, held: heldBy(row, words) }))
    .sort((a, b) => b.held - a.held || compareRows(a.row, b.row))
    .map(({ row }) => row);
  return { rows, total };
}

/** What is asked for, step by step; each step holds all hits of the one before. */
function expressions(quoted: readonly string[]): string[] {
  if (quoted.length === 0) return [];
  const allButOne = quoted.map((left) => `(${quoted.filter((word) => word !== left).join(' AND ')})`);
  return [
    quoted.join(' AND '),
    ...(quoted.length > 2 ? [allButOne.join(' OR ')] : []),
    ...(quoted.length > 1 ? [quoted.join(' OR ')] : []),
  ];
}

async function match(
  { db }: IndexDatabase,
  expression: string,
  maxPriceEur: number | undefined,
): Promise<FoundProductRows> {
  const place = placeParts(sql`hit.place`);
  const isCheap: SQL | undefined = maxPriceEur === undefined ? undefined : lte(products.priceEur, maxPriceEur);
  const found = await db
    .select({ row: products, total: sql<number>`count(*) over ()` })
    .from(sql`(select rowid as place from product_fts where product_fts match ${expression} limit ${MAX_HITS}) as hit`)
    .innerJoin(sites, and(eq(sites.searchId, place.searchId), eq(sites.status, 'active')))
    .innerJoin(products, and(eq(products.domain, sites.domain), eq(products.position, place.position), isCheap))
    .orderBy(sql`${products.available} is 0, ${products.priceEur} is null, ${products.priceEur}, hit.place`)
    .limit(MAX_GIVEN);
  return { rows: found.map(({ row }) => row), total: found[0]?.total ?? 0 };
}

function compareRows(a: ProductRow, b: ProductRow): number {
  return (
    Number(b.available !== false) - Number(a.available !== false) ||
    priceOf(a) - priceOf(b) ||
    (a.domain === b.domain ? a.position - b.position : a.domain < b.domain ? -1 : 1)
  );
}

function heldBy({ name, originalName }: ProductRow, words: readonly string[]): number {
  const held = wordsOf(`${name} ${originalName}`);
  return words.filter((word) => held.has(word)).length;
}

function wordsOf(text: string): Set<string> {
  return new Set(toSearchText(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []);
}

/** Unknown prices stand last. */
function priceOf({ priceEur }: ProductRow): number {
  return priceEur ?? Number.MAX_VALUE;
}
