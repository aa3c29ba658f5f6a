import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Product } from '../../core/site/site-record.ts';
import { TOPIC_STATUSES } from '../../core/site/site-status.ts';
import type { IndexDatabase } from '../database/databases.ts';
import { products, sites } from '../database/schema.ts';
import { withHeldWords } from './held-words.ts';
import { placeParts } from './product-place.ts';
import { type SearchMatch, toSearchMatch, withoutTwins } from './search-match.ts';

/** A product of a site. */
export interface SiteProduct extends Product {
  readonly domain: string;
  /** Its place among the products of its site, from 0. */
  readonly position: number;
}

export interface MatchingProductsQuery {
  readonly match: SearchMatch;
  /** Only products known to cost at most so much. */
  readonly maxPriceEur?: number;
  /** Only products known to cost at least so much. */
  readonly minPriceEur?: number;
  /** The dearest come first, not the cheapest. */
  readonly dearFirst: boolean;
  /** So many hits are looked at, those of the best sites first. */
  readonly looked: number;
  /** How many products are wanted. */
  readonly limit: number;
}

export interface MatchingProducts {
  readonly products: readonly SiteProduct[];
  /** Hits before any cut, as far as they were looked at. */
  readonly total: number;
}

/** Products of active sites whose names hold the words: what can be had first, then by price. */
export async function listMatchingProducts(
  index: IndexDatabase,
  query: MatchingProductsQuery,
): Promise<MatchingProducts> {
  const hits = await listHits(index, query);
  // What little orders them is read of all, whole rows only of those that are given.
  const given = hits.sort((a, b) => compareHits(a, b, query.dearFirst)).slice(0, query.limit);
  return { products: await loadProducts(index, given), total: hits.length };
}

/** The rowid of a product, whether it is sold out (1) or not (0), and its price in euros. */
type ProductHit = readonly [rowid: number, isSoldOut: number, priceEur: number | null];

/** Those of the best sites first. */
async function listHits(
  index: IndexDatabase,
  { match: asked, maxPriceEur, minPriceEur, looked }: MatchingProductsQuery,
): Promise<ProductHit[]> {
  const match = await withHeldWords(index, asked);
  if (match === null) return [];
  const place = placeParts(sql`hit.place`);
  const isWithin = and(
    maxPriceEur === undefined ? undefined : lte(products.priceEur, maxPriceEur),
    minPriceEur === undefined ? undefined : gte(products.priceEur, minPriceEur),
  );
  // Joined crosswise, so that they keep the order of the index, and without their rows, of which SQLite would read each by
  // itself; handed over as one text: rows take longer.
  const [found] = await index.db.all<{ hits: string }>(sql`
    select json_group_array(json_array(products.rowid, available is 0, price_eur)) as hits
    from (select rowid as place from product_fts where product_fts match ${toSearchMatch(withoutTwins(match))} limit ${looked}) as hit
    cross join sites indexed by sites_ranked on ${and(eq(sites.searchId, place.searchId), inArray(sites.status, TOPIC_STATUSES))}
    cross join products indexed by products_priced on ${and(eq(products.domain, sites.domain), eq(products.position, place.position), isWithin)}`);
  return JSON.parse(found?.hits ?? '[]') as ProductHit[];
}

/** What can be had before what is sold out, then by price. */
function compareHits(a: ProductHit, b: ProductHit, dearFirst: boolean): number {
  // By their places: to take lists apart makes two iterators for each of thousands of comparisons.
  return a[1] - b[1] || comparePrices(a[2], b[2], dearFirst);
}

/** Orders prices in euros; unknown ones stand last. */
export function comparePrices(a: number | null, b: number | null, dearFirst: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return dearFirst ? b - a : a - b;
}

async function loadProducts({ db }: IndexDatabase, hits: readonly ProductHit[]): Promise<SiteProduct[]> {
  if (hits.length === 0) return [];
  const [found] = await db.all<{ rows: string }>(sql`
    select json_group_array(json_object('domain', domain, 'position', position, 'name', name, 'originalName', original_name,
      'price', price, 'currency', currency, 'priceEur', price_eur, 'unit', unit, 'isFrom', is_from, 'tax', tax,
      'regions', json(regions), 'url', url, 'image', image, 'available', available)) as rows
    from json_each(${JSON.stringify(hits.map(([rowid]) => rowid))}) hit
    cross join products on products.rowid = hit.value`);
  // The statement names these columns, of the types that the schema gives them.
  return (JSON.parse(found?.rows ?? '[]') as ProductRow[]).map(toProduct);
}

interface ProductRow extends Omit<SiteProduct, 'isFrom' | 'available'> {
  readonly isFrom: number | null;
  readonly available: number | null;
}

function toProduct({ isFrom, available, ...product }: ProductRow): SiteProduct {
  return { ...product, isFrom: toBoolean(isFrom), available: toBoolean(available) };
}

function toBoolean(value: number | null): boolean | null {
  return value === null ? null : value === 1;
}

/** All products of a site, in its own order. */
export async function listProducts({ db }: IndexDatabase, domain: string): Promise<SiteProduct[]> {
  return db.select().from(products).where(eq(products.domain, domain)).orderBy(products.position);
}
