import { inArray } from 'drizzle-orm';
import type { DomainName } from '../core/domain/domain-name.ts';
import { toSearchText } from '../language/search-text.ts';
import type { IndexDatabase } from '../store/open-database.ts';
import { products } from '../store/schema.ts';
import { findTopic } from './find-sites.ts';

/** So many of the best sites are looked through for products. */
const MOST_SITES = 100;

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

/**
 * Products whose names hold words of a text, those with most of them first, then what can be had, then the cheapest.
 * Looks through the sites that match the text best; the same index always gives the same answer.
 */
export async function findProducts(database: IndexDatabase, text: string): Promise<ProductRow[]> {
  const words = wordsOf(text);
  if (words.size === 0) return [];
  const { domains } = await findTopic(database, text, MOST_SITES);
  return (await listProducts(database, domains))
    .map((row) => ({ row, held: heldBy(row, words) }))
    .filter(({ held }) => held > 0)
    .sort(
      (a, b) =>
        b.held - a.held ||
        Number(b.row.available !== false) - Number(a.row.available !== false) ||
        priceOf(a.row) - priceOf(b.row),
    )
    .map(({ row }) => row);
}

function heldBy({ name, originalName }: ProductRow, words: ReadonlySet<string>): number {
  const held = wordsOf(`${name} ${originalName}`);
  return [...words].filter((word) => held.has(word)).length;
}

function wordsOf(text: string): Set<string> {
  return new Set(toSearchText(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []);
}

/** Unknown prices stand last. */
function priceOf({ priceEur }: ProductRow): number {
  return priceEur ?? Number.MAX_VALUE;
}
