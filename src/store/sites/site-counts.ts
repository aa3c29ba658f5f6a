import { sql } from 'drizzle-orm';
import type { DomainName } from '../../core/domain/domain-name.ts';
import type { IndexDatabase } from '../database/databases.ts';
import { INDEXED } from './indexed-condition.ts';

/** What the index holds. */
export interface SiteCounts {
  /** Sites that were ever visited or looked up in an archive. */
  readonly known: number;
  /** Indexed sites: active, or blocked with a document kept (R17). */
  readonly sites: number;
  readonly pages: number;
  readonly actions: number;
  readonly products: number;
  /** Sites by label; unread have no score. */
  readonly bands: { readonly ready: number; readonly partly: number; readonly notYet: number; readonly unread: number };
  /** Some sites worth a look: best, middle and one that could not be read. */
  readonly examples: readonly DomainName[];
}

/** Counts sites, pages, actions, products and scores; real counts, no estimates. */
export async function countSites({ db }: IndexDatabase): Promise<SiteCounts> {
  const row = await db.get<Record<string, number>>(sql`select count(*) known,
    coalesce(sum(${sql.raw(INDEXED)}), 0) sites,
    (select count(*) from pages) pages, (select count(*) from actions) actions, (select count(*) from products) products,
    coalesce(sum(score >= 80), 0) ready, coalesce(sum(score >= 45 and score < 80), 0) partly,
    coalesce(sum(score < 45), 0) not_yet, coalesce(sum(score is null), 0) unread from sites`);
  const examples = await db.all<{ domain: string }>(sql`
    select domain from (
      select * from (select domain, 1 as part from sites where score is not null order by score desc, domain limit 1)
      union all
      select * from (select domain, 2 from sites where score between 45 and 79 order by score desc, domain limit 1)
      union all
      select * from (select domain, 3 from sites where status = 'blocked' order by domain limit 1)
    ) order by part`);
  const count = (key: string): number => Number(row?.[key] ?? 0);
  return {
    known: count('known'),
    sites: count('sites'),
    pages: count('pages'),
    actions: count('actions'),
    products: count('products'),
    bands: { ready: count('ready'), partly: count('partly'), notYet: count('not_yet'), unread: count('unread') },
    examples: [...new Set(examples.map(({ domain }) => domain as DomainName))],
  };
}
