import { type SQL, sql } from 'drizzle-orm';

/** More sites than have the same score. With the positions of products (product-place.ts) all stay safe integers. */
const PER_SCORE = 2 ** 26;
const BEST = 100;

/**
 * Where the search_ids of sites with a score lie, as bounds: from the first on, to before the second. The best sites have
 * the lowest: the index goes through its rows in this order, so that a search that stops early has seen the best.
 * @param score 0 to 100; null for a site without one
 */
function searchIdsOf(score: number | null): readonly [number, number] {
  const from = (BEST - (score ?? 0)) * PER_SCORE + 1;
  return [from, from + PER_SCORE];
}

/** The next free search_id among those of a score. */
export function nextSearchId(score: number | null): SQL<number> {
  const [from, to] = searchIdsOf(score);
  return sql<number>`(select coalesce(max(search_id), ${from - 1}) + 1 from sites where search_id >= ${from} and search_id < ${to})`;
}

/** Whether a search_id is one of those of a score. */
export function isSearchIdOf(searchId: number, score: number | null): boolean {
  const [from, to] = searchIdsOf(score);
  return searchId >= from && searchId < to;
}

/** The search_id (`id`) of every site (its rowid as `site`) in an index that is made anew: by score, then by domain. */
export const orderedSearchIds = sql`select rowid as site, (${sql.raw(String(BEST))} - coalesce(score, 0)) * ${sql.raw(String(PER_SCORE))}
  + row_number() over (partition by coalesce(score, 0) order by score desc, domain) as id from sites`;
