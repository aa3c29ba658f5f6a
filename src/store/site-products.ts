import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Product } from '../core/site/site-record.ts';
import { TOPIC_STATUSES } from '../core/site/site-status.ts';
import type { IndexDatabase } from './databases.ts';
import { placeParts } from './product-place.ts';
import { products, sites } from './schema.ts';
import { type SearchMatch, toSearchMatch } from './search-match.ts';

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
  { db }: IndexDatabase,
  { match, maxPriceEur, minPriceEur, dearFirst, looked, limit }: MatchingProductsQuery,
): Promise<MatchingProducts> {
  const place = placeParts(sql`hit.place`);
  const isWithin = and(
    maxPriceEur === undefined ? undefined : lte(products.priceEur, maxPriceEur),
    minPriceEur === undefined ? undefined : gte(products.priceEur, minPriceEur),
  );
  const order = sql.raw(dearFirst ? 'desc' : 'asc');
  const found = await db
    .select({ product: products, total: sql<number>`count(*) over ()` })
    .from(
      sql`(select rowid as place from product_fts where product_fts match ${toSearchMatch(match)} limit ${looked}) as hit`,
    )
    .innerJoin(sites, and(eq(sites.searchId, place.searchId), inArray(sites.status, TOPIC_STATUSES)))
    .innerJoin(products, and(eq(products.domain, sites.domain), eq(products.position, place.position), isWithin))
    .orderBy(sql`${products.available} is 0, ${products.priceEur} is null, ${products.priceEur} ${order}, hit.place`)
    .limit(limit);
  return { products: found.map(({ product }) => product), total: found[0]?.total ?? 0 };
}

/** All products of a site, in its own order. */
export async function listProducts({ db }: IndexDatabase, domain: string): Promise<SiteProduct[]> {
  return db.select().from(products).where(eq(products.domain, domain)).orderBy(products.position);
}
