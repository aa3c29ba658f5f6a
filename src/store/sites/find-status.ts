import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { SiteStatus } from '../../core/site/facts.ts';
import type { IndexDatabase } from '../database/databases.ts';
import { sites } from '../database/schema.ts';

/** What a site is, and why it is not active. */
export interface KnownStatus {
  readonly status: SiteStatus;
  readonly statusReason: string | null;
}

/** A site without a score, and why it has none. */
export interface UnscoredSite extends KnownStatus {
  readonly domain: string;
}

/** Those of some sites that have no score, by name; unknown ones are left out. */
export async function listUnscored(
  { db }: IndexDatabase,
  domains: readonly string[],
): Promise<readonly UnscoredSite[]> {
  const rows = await db
    .select({ domain: sites.domain, status: sites.status, statusReason: sites.statusReason })
    .from(sites)
    .where(and(inArray(sites.domain, [...domains]), isNull(sites.score)))
    .orderBy(asc(sites.domain));
  return rows.map((row) => ({ ...row, status: row.status as SiteStatus }));
}

/** The status of a site; null when it is not known. */
export async function findStatus({ db }: IndexDatabase, domain: string): Promise<KnownStatus | null> {
  const columns = { status: sites.status, statusReason: sites.statusReason };
  const [row] = await db.select(columns).from(sites).where(eq(sites.domain, domain));
  return row ? { ...row, status: row.status as SiteStatus } : null;
}
