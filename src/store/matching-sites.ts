import { sql } from 'drizzle-orm';
import type { DomainName } from '../core/domain/domain-name.ts';
import type { IndexDatabase } from './open-database.ts';
import { type AnyOf, toMatch } from './word-match.ts';

/** How much a word counts, by where it stands. */
export interface WordWeights {
  readonly name: number;
  /** Category, place and what can be done there. */
  readonly topic: number;
  /** Titles of pages. */
  readonly titles: number;
  readonly content: number;
  /** What the site wrote in its own language. */
  readonly original: number;
}

export interface MatchingSitesQuery {
  readonly anyOf: AnyOf;
  readonly weights: WordWeights;
  /** So many hits are looked at and counted. */
  readonly counted: number;
  /** How many domains are wanted. */
  readonly limit: number;
}

export interface MatchingSites {
  readonly domains: readonly DomainName[];
  /** Hits before any cut, as far as they were counted. */
  readonly total: number;
}

/** Active sites that hold the words, best first (bm25); equal ranks by score, then domain. */
export async function listMatchingSites(
  { db }: IndexDatabase,
  { anyOf, weights: { name, topic, titles, content, original }, counted, limit }: MatchingSitesQuery,
): Promise<MatchingSites> {
  const rows = await db.all<{ domain: string; total: number }>(sql`
    select domain, count(*) over () as total
    from (
      select rowid as id, bm25(search_fts, ${name}, ${topic}, ${titles}, ${content}, ${original}) as rank
      from search_fts where search_fts match ${toMatch(anyOf)} limit ${counted}
    ) join sites on search_id = id
    order by round(rank, 6), score desc, domain
    limit ${limit}`);
  return { domains: rows.map(({ domain }) => domain as DomainName), total: rows[0]?.total ?? 0 };
}
