import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { DomainName } from '../core/domain/domain-name.ts';
import type { Comparison } from '../core/readiness/comparison.ts';
import type { SiteStatus, StandardFacts } from '../core/site/facts.ts';
import type { NativeReport, SiteDocument } from '../core/site/site-record.ts';
import type { StoredSite } from '../core/site/stored-site.ts';
import type { Visit } from '../core/site/visit.ts';
import type { IndexDatabase } from './open-database.ts';
import { toScan } from './scan-rows.ts';
import { documents, scans, sightings, sites, visits } from './schema.ts';

/** A site's comparison with its like; null when it has none. */
export type CompareSite = (domain: DomainName) => Comparison | null;

const VISITS_SHOWN = 5;
const SAW_PAGES: ReadonlySet<string> = new Set(['complete', 'partial'] satisfies Visit['outcome'][]);

/**
 * Sites as they are shown, in the order asked for; unknown domains are left out.
 * @param domains at most some hundreds at a time
 * @param compare gives each site its comparison
 */
export async function loadSites(
  database: IndexDatabase,
  domains: readonly string[],
  compare: CompareSite,
): Promise<StoredSite[]> {
  if (domains.length === 0) return [];
  const rows = await database.db
    .select()
    .from(sites)
    .where(inArray(sites.domain, [...domains]));
  const parts = await loadParts(database, domains);
  const byDomain = new Map(rows.map((row) => [row.domain, row]));
  return domains.flatMap((domain) => {
    const row = byDomain.get(domain);
    return row ? toStoredSite(row, parts, compare) : [];
  });
}

/** What is known of the sites beside their rows. */
async function loadParts(database: IndexDatabase, domains: readonly string[]) {
  const [found, judged, seen, visited, histories] = await Promise.all([
    loadDocuments(database, domains),
    loadScans(database, domains),
    loadSightings(database, domains),
    loadVisits(database, domains),
    loadHistories(database, domains),
  ]);
  return { found, judged, seen, visited, histories };
}

function toStoredSite(
  row: typeof sites.$inferSelect,
  { found, judged, seen, visited, histories }: Awaited<ReturnType<typeof loadParts>>,
  compare: CompareSite,
): StoredSite {
  const domain = row.domain as DomainName;
  const sighting = seen.get(domain);
  return {
    domain,
    registrableDomain: row.registrableDomain,
    status: row.status as SiteStatus,
    statusReason: row.statusReason,
    movedTo: row.movedTo as DomainName | null,
    language: row.language,
    document: found.get(domain) ?? null,
    version: row.version,
    scan: judged.get(domain) ?? null,
    native: sighting?.native ?? { state: 'unseen', wellKnown: false, url: '', problems: [] },
    standards: sighting?.standards ?? [],
    changedAt: row.changedAt,
    updatedAt: row.updatedAt,
    lastVisitedAt: row.lastVisitedAt,
    unreadSince: visited.get(domain)?.unreadSince ?? null,
    visits: visited.get(domain)?.shown ?? [],
    history: histories.get(domain) ?? [],
    comparison: row.score === null ? null : compare(domain),
  };
}

async function loadDocuments(database: IndexDatabase, domains: readonly string[]): Promise<Map<string, SiteDocument>> {
  const rows = await database.db
    .select({ domain: documents.domain, json: documents.json })
    .from(sites)
    .innerJoin(documents, and(eq(documents.domain, sites.domain), eq(documents.version, sites.version)))
    .where(inArray(sites.domain, [...domains]));
  return new Map(rows.map(({ domain, json }) => [domain, JSON.parse(json) as SiteDocument]));
}

async function loadScans(database: IndexDatabase, domains: readonly string[]) {
  const rows = await database.db
    .select({ scan: scans })
    .from(sites)
    .innerJoin(scans, eq(scans.id, sites.scanId))
    .where(inArray(sites.domain, [...domains]));
  return new Map(rows.map(({ scan }) => [scan.domain, toScan(scan)]));
}

async function loadSightings(database: IndexDatabase, domains: readonly string[]) {
  const rows = await database.db
    .select()
    .from(sightings)
    .where(inArray(sightings.domain, [...domains]));
  return new Map(
    rows.map((row) => [
      row.domain,
      { native: JSON.parse(row.native) as NativeReport, standards: JSON.parse(row.standards) as StandardFacts[] },
    ]),
  );
}

type ShownVisit = StoredSite['visits'][number];

interface LoadedVisits {
  readonly shown: readonly ShownVisit[];
  readonly unreadSince: string | null;
}

async function loadVisits(database: IndexDatabase, domains: readonly string[]): Promise<Map<string, LoadedVisits>> {
  const rows = await database.db
    .select()
    .from(visits)
    .where(inArray(visits.domain, [...domains]))
    .orderBy(visits.domain, desc(visits.startedAt));
  return new Map([...Map.groupBy(rows, ({ domain }) => domain)].map(([domain, all]) => [domain, toVisits(all)]));
}

/** @param all visits of one site, the latest first */
function toVisits(all: readonly (typeof visits.$inferSelect)[]): LoadedVisits {
  const lastRead = all.findIndex(({ outcome }) => SAW_PAGES.has(outcome));
  const unread = lastRead === -1 ? all : all.slice(0, lastRead);
  return {
    shown: all.slice(0, VISITS_SHOWN).map(({ startedAt, outcome, reason, source }) => ({
      startedAt,
      outcome: outcome as Visit['outcome'],
      reason,
      source: source as Visit['source'],
    })),
    unreadSince: unread.at(-1)?.startedAt ?? null,
  };
}

async function loadHistories(
  database: IndexDatabase,
  domains: readonly string[],
): Promise<Map<string, { at: string; score: number }[]>> {
  const rows = await database.db
    .select({ domain: scans.domain, at: sql<string>`${scans.at}`, score: scans.score })
    .from(scans)
    .where(inArray(scans.domain, [...domains]))
    .orderBy(scans.domain, scans.at, scans.id);
  const found = new Map<string, { at: string; score: number }[]>();
  for (const { domain, at, score } of rows) {
    const points = found.get(domain) ?? [];
    // A visit that was judged anew by other rules counts once.
    if (points.at(-1)?.at === at) points.pop();
    if (points.at(-1)?.score !== score) points.push({ at, score });
    found.set(domain, points);
  }
  return found;
}
