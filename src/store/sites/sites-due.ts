import { inArray, lte, type SQL } from 'drizzle-orm';
import type { DomainName } from '../../core/domain/domain-name.ts';
import { siteVisits } from '../database/artifact-schema.ts';
import type { ArtifactDatabase, IndexDatabase } from '../database/databases.ts';
import { sites } from '../database/schema.ts';

/** What a site's row says about visits. */
export interface SiteTiming {
  readonly domain: DomainName;
  readonly nextVisitAt: string;
  readonly visitKey: string;
  readonly failures: number;
  readonly rulesVersion: string;
}

const PER_QUERY = 500;

/** Timing of those of the given sites that are known. */
export async function loadTimings(
  database: IndexDatabase,
  domains: readonly string[],
): Promise<Map<string, SiteTiming>> {
  const found = new Map<string, SiteTiming>();
  for (let from = 0; from < domains.length; from += PER_QUERY) {
    const rows = await database.db
      .select(TIMING)
      .from(sites)
      .where(inArray(sites.domain, domains.slice(from, from + PER_QUERY)));
    for (const row of rows) found.set(row.domain, { ...row, domain: row.domain as DomainName });
  }
  return found;
}

/** Sites whose next visit is due, longest due first. */
export async function listSitesDue(database: IndexDatabase, now: string, limit: number): Promise<DomainName[]> {
  const rows = await database.db
    .select({ domain: sites.domain })
    .from(sites)
    .where(lte(sites.nextVisitAt, now))
    .orderBy(sites.nextVisitAt, sites.domain)
    .limit(limit);
  return rows.map(({ domain }) => domain as DomainName);
}

/** What is kept of each site, by domain: `visitKey` joins the keys of its kept visits, oldest first. */
export function listLatestVisits(artifacts: ArtifactDatabase): Promise<{ domain: DomainName; visitKey: string }[]> {
  return listVisits(artifacts, undefined);
}

/** As `listLatestVisits`, of those of the given sites of which something is kept; at most some hundreds. */
export function listKeptVisits(
  artifacts: ArtifactDatabase,
  domains: readonly DomainName[],
): Promise<{ domain: DomainName; visitKey: string }[]> {
  return listVisits(artifacts, inArray(siteVisits.domain, [...domains]));
}

async function listVisits(
  artifacts: ArtifactDatabase,
  where: SQL | undefined,
): Promise<{ domain: DomainName; visitKey: string }[]> {
  const rows = await artifacts.db
    .select({ domain: siteVisits.domain, visitKey: siteVisits.visitKey })
    .from(siteVisits)
    .where(where)
    .orderBy(siteVisits.domain, siteVisits.startedAt);
  const keys = new Map<string, string[]>();
  for (const { domain, visitKey } of rows) keys.set(domain, [...(keys.get(domain) ?? []), visitKey]);
  return [...keys].map(([domain, ofSite]) => ({ domain: domain as DomainName, visitKey: joinVisitKeys(ofSite) }));
}

const BETWEEN_KEYS = '+';

/** One key for several visits. */
export function joinVisitKeys(keys: readonly string[]): string {
  return keys.join(BETWEEN_KEYS);
}

/** True when a joined key holds that of the visit. */
export function holdsVisitKey(joined: string, key: string): boolean {
  return joined.split(BETWEEN_KEYS).includes(key);
}

const TIMING = {
  domain: sites.domain,
  nextVisitAt: sites.nextVisitAt,
  visitKey: sites.visitKey,
  failures: sites.failures,
  rulesVersion: sites.rulesVersion,
};
