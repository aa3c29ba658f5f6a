import { type SQL, sql } from 'drizzle-orm';

/** More products than a site can have: its numbers do not reach into those of the next site. */
const NUMBERS = sql.raw('1000000');

/** Rowid of a product in product_fts, from the site's search_id and the product's position. */
export function productPlace(searchId: SQL, position: SQL): SQL {
  return sql`(${searchId} * ${NUMBERS} + ${position})`;
}

/** The search_id of the site, and the position of the product, that a rowid of product_fts stands for. */
export function placeParts(rowid: SQL): { readonly searchId: SQL; readonly position: SQL } {
  return { searchId: sql`(${rowid} / ${NUMBERS})`, position: sql`(${rowid} % ${NUMBERS})` };
}

/** Rowids of all products of a site, as bounds: from the first on, to before the second. */
export function productPlaces(searchId: SQL): readonly [SQL, SQL] {
  return [productPlace(searchId, sql`0`), productPlace(sql`(${searchId} + 1)`, sql`0`)];
}
