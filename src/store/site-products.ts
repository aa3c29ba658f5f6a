import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Product } from '../core/site/site-record.ts';
import { TOPIC_STATUSES } from '../core/site/site-status.ts';
import type { IndexDatabase } from './databases.ts';
import { placeParts } from './product-place.ts';
import { products, sites } from './schema.ts';
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
  { db }: IndexDatabase,
  { match, maxPriceEur, minPriceEur, dearFirst, looked, limit }: MatchingProductsQuery,
): Promise<MatchingProducts> {
  const place = placeParts(sql`hit.place`);
  const isWithin = and(
    maxPriceEur === undefined ? undefined : lte(products.priceEur, maxPriceEur),
    minPriceEur === undefined ? undefined : gte(products.priceEur, minPriceEur),
  );
  const order = sql.raw(dearFirst ? 'desc' : 'asc');
  // Ordered by what little that takes, and handed over as one text: both take longer with whole rows.
  const [found] = await db.all<{ rows: string; total: number }>(sql`
    select json_group_array(json_object('domain', domain, 'position', position, 'name', name, 'originalName', original_name,
      'price', price, 'currency', currency, 'priceEur', price_eur, 'unit', unit, 'isFrom', is_from, 'tax', tax,
      'regions', json(regions), 'url', url, 'image', image, 'available', available)) as rows, coalesce(max(total), 0) as total
    from (
      select products.rowid as id, count(*) over () as total
      from (select rowid as place from product_fts where product_fts match ${toSearchMatch(withoutTwins(match))} limit ${looked}) as hit
      join sites on ${and(eq(sites.searchId, place.searchId), inArray(sites.status, TOPIC_STATUSES))}
      join products on ${and(eq(products.domain, sites.domain), eq(products.position, place.position), isWithin)}
      order by available is 0, price_eur is null, price_eur ${order}, hit.place
      limit ${limit}
    ) as kept cross join products on products.rowid = kept.id`);
  // The statement names these columns, of the types that the schema gives them.
  const rows = JSON.parse(found?.rows ?? '[]') as ProductRow[];
  return { products: rows.map(toProduct), total: found?.total ?? 0 };
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
