import { inArray, sql } from 'drizzle-orm';
import type { SiteStatus } from '../../core/site/facts.ts';
import { showsOwner } from '../../core/site/owner-words.ts';
import type { SiteRow } from '../../core/site/site-row.ts';
import { LISTED_STATUSES } from '../../core/site/site-status.ts';
import { listClaimedDomains } from '../claims.ts';
import type { IndexDatabase } from '../database/databases.ts';
import { sites } from '../database/schema.ts';
import { toIds } from '../drawn/comparison-rows.ts';

/**
 * What tells equal scores apart: criteria met, criteria that could not be seen, then how much of the site agents are told.
 * Only then the name decides.
 */
const BY_EVIDENCE = sql`length(${sites.met}) - length(replace(${sites.met}, ',', '')) desc, length(${sites.unseen}),
(select count(*) from pages where pages.domain = ${sites.domain})
  + (select count(*) from actions where actions.domain = ${sites.domain}) desc, ${sites.domain}`;

/** All sites that lists show, best score first, equal scores by evidence; those without a score last. */
export async function listSiteRows(index: IndexDatabase): Promise<SiteRow[]> {
  const { db } = index;
  const claimed = await listClaimedDomains(index);
  const rows = await db
    .select()
    .from(sites)
    .where(inArray(sites.status, LISTED_STATUSES))
    .orderBy(sql`${sites.score} is null, ${sites.score} desc, ${BY_EVIDENCE}`);
  return rows.map((row) => toSiteRow(row, claimed));
}

function toSiteRow(row: typeof sites.$inferSelect, claimed: ReadonlySet<string>): SiteRow {
  const { domain, statusReason, categoryId, categoryName, placeName, placeCountry } = row;
  const status = row.status as SiteStatus;
  return {
    domain,
    name: row.name ?? domain,
    status,
    score: row.score,
    hasDocument: row.version !== null,
    isClaimed: claimed.has(domain) && showsOwner(status, statusReason),
    met: toIds(row.met),
    unseen: toIds(row.unseen),
    category: categoryId === null ? null : { id: categoryId, name: categoryName ?? categoryId },
    place: placeName === null ? null : { name: placeName, country: placeCountry ?? '' },
    language: row.language,
    changedAt: row.changedAt,
  };
}
