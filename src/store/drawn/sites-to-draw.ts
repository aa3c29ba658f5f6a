import { and, asc, eq, inArray, isNotNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { DomainName } from '../../core/domain/domain-name.ts';
import { SHOWN_STATUSES } from '../../core/site/site-status.ts';
import type { IndexDatabase } from '../database/databases.ts';
import { sites } from '../database/schema.ts';

/** A page whose last look is older says so (R65). */
const OLD_DAYS = 30;

/** Every site that has a page, by domain. */
export async function listShownSites({ db }: IndexDatabase): Promise<DomainName[]> {
  const rows = await db
    .select({ domain: sites.domain })
    .from(sites)
    .where(inArray(sites.status, SHOWN_STATUSES))
    .orderBy(asc(sites.domain));
  return rows.map(({ domain }) => domain as DomainName);
}

/**
 * The sites whose page may not be as it was drawn, by domain: their facts changed since, they were never drawn, or their
 * last look has grown older than 30 days at `now` (R65).
 */
export async function listSitesToDraw({ db }: IndexDatabase, now: Date): Promise<DomainName[]> {
  const isDue = or(eq(sites.drawDue, true), sql`${sites.viewHash} is null`, grewOld(now));
  const rows = await db
    .select({ domain: sites.domain })
    .from(sites)
    .where(and(inArray(sites.status, SHOWN_STATUSES), isDue))
    .orderBy(asc(sites.domain));
  return rows.map(({ domain }) => domain as DomainName);
}

/** Drawn while the last look was young, and it is old now. */
function grewOld(now: Date): SQL {
  const agesAt = sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${sites.lastVisitedAt}, ${`+${OLD_DAYS} days`})`;
  return sql`(${agesAt} <= ${now.toISOString()} and ${sites.drawnAt} < ${agesAt})`;
}

/**
 * Those of the names that are sites with a page, each with the hash of what was last drawn; null when nothing is drawn.
 * @param names at most some hundreds
 */
export async function loadDrawnHashes(
  { db }: IndexDatabase,
  names: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .select({ domain: sites.domain, hash: sites.viewHash })
    .from(sites)
    .where(and(inArray(sites.domain, [...names]), inArray(sites.status, SHOWN_STATUSES)));
  return new Map(rows.map(({ domain, hash }) => [domain, hash]));
}

/** Sites that are drawn and have no page any more: gone, or opted out. */
export async function listSitesToRemove({ db }: IndexDatabase, limit: number): Promise<DomainName[]> {
  const rows = await db
    .select({ domain: sites.domain })
    .from(sites)
    .where(and(notInArray(sites.status, SHOWN_STATUSES), isNotNull(sites.viewHash)))
    .orderBy(asc(sites.domain))
    .limit(limit);
  return rows.map(({ domain }) => domain as DomainName);
}
