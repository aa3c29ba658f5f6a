import { dayOf } from '../../core/day-of.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { countIndexed, countPagesAndProducts } from '../../store/sites/index-counts.ts';
import { countSearches } from '../../store/words/search-counts.ts';

/** The answer to GET stats (contract section 6). */
export interface Stats {
  readonly sites_indexed: number;
  readonly total_searches: number;
  readonly searches_7d: number;
  readonly pages_indexed: number;
  readonly products_indexed: number;
  readonly generated_at: string;
}

/** What the index holds and how often it was asked; counted, not estimated. */
export async function readStats(index: IndexDatabase, now: Date): Promise<Stats> {
  const [{ sites }, { pages, products }, searches] = await Promise.all([
    countIndexed(index),
    countPagesAndProducts(index),
    countSearches(index, dayOf(now, 6)),
  ]);
  return {
    sites_indexed: sites,
    total_searches: searches.total,
    searches_7d: searches.recent,
    pages_indexed: pages,
    products_indexed: products,
    generated_at: now.toISOString(),
  };
}
