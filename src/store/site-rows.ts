import { inArray, sql } from 'drizzle-orm';
import type { SiteStatus } from '../core/site/facts.ts';
import type { SiteRow } from '../core/site/site-row.ts';
import { LISTED_STATUSES } from '../core/site/site-status.ts';
import { toIds } from './comparison-rows.ts';
import type { IndexDatabase } from './databases.ts';
import { sites } from './schema.ts';

/** All sites that lists show, best score first, equal scores by domain; those without a score last. */
export async function listSiteRows({ db }: IndexDatabase): Promise<SiteRow[]> {
  const rows = await db
    .select()
    .from(sites)
    .where(inArray(sites.status, LISTED_STATUSES))
    .orderBy(sql`score is null, score desc, domain`);
  return rows.map(toSiteRow);
}

function toSiteRow(row: typeof sites.$inferSelect): SiteRow {
  const { domain, categoryId, categoryName, placeName, placeCountry } = row;
  return {
    domain,
    name: row.name ?? domain,
    status: row.status as SiteStatus,
    score: row.score,
    hasDocument: row.version !== null,
    met: toIds(row.met),
    unseen: toIds(row.unseen),
    category: categoryId === null ? null : { id: categoryId, name: categoryName ?? categoryId },
    place: placeName === null ? null : { name: placeName, country: placeCountry ?? '' },
    language: row.language,
    changedAt: row.changedAt,
  };
}
