import { sql } from 'drizzle-orm';
import type { DomainName } from '../core/domain/domain-name.ts';
import { toSearchText } from '../language/search-text.ts';
import type { IndexDatabase } from '../store/open-database.ts';
import { sites } from '../store/schema.ts';

/** Hits are counted up to here (R15). */
export const MAX_COUNTED = 1000;

/** A query of more words is cut: the first ones say what is meant. */
const MAX_WORDS = 24;

/** So many sites with all words, and those with only some of them are not asked for. */
const ENOUGH = 3;

/** Weights of name, topic, titles, content and original text. */
const WEIGHTS = '10.0, 6.0, 4.0, 1.5, 1.0';

export interface FoundSites {
  readonly domains: readonly DomainName[];
  /** Hits before any cut, at most MAX_COUNTED. */
  readonly total: number;
}

/** Known sites of one registrable domain, best first, without the given one. */
export async function listRelatives(
  database: IndexDatabase,
  registrable: string,
  except: DomainName,
): Promise<DomainName[]> {
  const rows = await database.db
    .select({ domain: sites.domain })
    .from(sites)
    .where(
      sql`registrable_domain = ${registrable} and domain <> ${except} and status in ('active', 'blocked') and version is not null`,
    )
    .orderBy(sql`score desc, domain`)
    .limit(MAX_COUNTED);
  return rows.map(({ domain }) => domain as DomainName);
}

/**
 * Active sites whose words match: first those with all words, then, when these are too few, those with any.
 * Ranked by bm25; equal ranks by score, then domain, so that the same index always gives the same answer.
 * @param limit how many domains are wanted
 */
export async function findTopic(database: IndexDatabase, text: string, limit: number): Promise<FoundSites> {
  const words =
    toSearchText(text)
      .match(/[\p{L}\p{N}\p{M}]+/gu)
      ?.slice(0, MAX_WORDS) ?? [];
  if (words.length === 0) return { domains: [], total: 0 };
  const quoted = [...new Set(words)].map((word) => `"${word}"`);
  const all = await match(database, quoted.join(' AND '), limit);
  if (all.total >= ENOUGH || quoted.length === 1) return all;
  const any = await match(database, quoted.join(' OR '), limit);
  const domains = [...new Set([...all.domains, ...any.domains])].slice(0, limit);
  return { domains, total: any.total };
}

async function match(database: IndexDatabase, expression: string, limit: number): Promise<FoundSites> {
  const rows = await database.db.all<{ domain: string; total: number }>(sql`
    select domain, count(*) over () as total
    from (
      select rowid as id, bm25(search_fts, ${sql.raw(WEIGHTS)}) as rank
      from search_fts where search_fts match ${expression} limit ${MAX_COUNTED}
    ) join sites on search_id = id
    order by round(rank, 6), score desc, domain
    limit ${limit}`);
  return { domains: rows.map(({ domain }) => domain as DomainName), total: rows[0]?.total ?? 0 };
}
