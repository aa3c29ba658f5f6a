import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { DomainName } from '../core/domain/domain-name.ts';
import { compareSites } from '../core/readiness/compare.ts';
import type { Comparison } from '../core/readiness/comparison.ts';
import type { SiteStatus } from '../core/site/facts.ts';
import type { SiteRow } from '../core/site/site-row.ts';
import { countSites } from '../services/count-sites.ts';
import { listComparisonRows, toIds } from '../store/comparison-rows.ts';
import { findDrawnEpoch, forgetDrawnEpochStatement, saveDrawnEpoch } from '../store/drawn-epoch.ts';
import { loadSites } from '../store/load-sites.ts';
import type { IndexDatabase } from '../store/open-database.ts';
import { drawnFiles, sites } from '../store/schema.ts';
import type { DrawSource } from './draw-source.ts';

/** A page whose last look is older says so (R65). */
const OLD_DAYS = 30;
/** Sites that have no page. */
const UNSHOWN: SiteStatus[] = ['gone', 'opted_out'];

/**
 * The index as the publisher reads it. All sites are compared once, at the beginning: a site whose rank or peers moved
 * is due, too (R66).
 * @param now moment of this drawing
 */
export async function storedDrawSource(index: IndexDatabase, now: Date): Promise<DrawSource> {
  const { db } = index;
  const rows = await listComparisonRows(index);
  const comparisons = compareSites(rows);
  const hashes = new Map(rows.map(({ domain }) => [domain, hashOf(comparisons.get(domain) ?? null)]));
  const moved = rows.filter(({ domain, drawnHash }) => hashes.get(domain) !== drawnHash).map(({ domain }) => domain);
  const compare = (domain: DomainName): Comparison | null => comparisons.get(domain) ?? null;
  const lists = new Map<boolean, Promise<readonly DomainName[]>>();
  const listDue = (all: boolean): Promise<readonly DomainName[]> => {
    const list = lists.get(all) ?? listDueDomains(index, all, moved, now);
    lists.set(all, list);
    return list;
  };

  return {
    async dueSites({ after, limit, all, only }) {
      const domains = only ?? (await listDue(all));
      const from = after === null ? 0 : firstAfter(domains, after);
      const batch = domains.slice(from, from + limit);
      const drawn = new Map(
        (
          await db
            .select({ domain: sites.domain, hash: sites.viewHash })
            .from(sites)
            .where(inArray(sites.domain, batch))
        ).map(({ domain, hash }) => [domain, hash]),
      );
      const stored = await loadSites(index, batch, compare);
      const shown = stored.filter(({ status }) => !UNSHOWN.includes(status));
      return shown.map((site) => ({ site, lastHash: drawn.get(site.domain) ?? null }));
    },
    async countDue({ all }) {
      return (await listDue(all)).length;
    },
    async saveDrawn(drawn) {
      const drawnAt = now.toISOString();
      await batch(
        index,
        drawn.map(({ domain, hash }) =>
          db
            .update(sites)
            .set({ viewHash: hash, drawDue: false, drawnAt, comparisonHash: hashes.get(domain) ?? null })
            .where(eq(sites.domain, domain)),
        ),
      );
    },
    async removedSites(limit) {
      const removed = await db
        .select({ domain: sites.domain })
        .from(sites)
        .where(and(inArray(sites.status, UNSHOWN), isNotNull(sites.viewHash)))
        .orderBy(asc(sites.domain))
        .limit(limit);
      return removed.map(({ domain }) => domain as DomainName);
    },
    async saveRemoved(domains, due) {
      await batch(index, [
        ...domains.map((domain) =>
          db.update(sites).set({ viewHash: null, drawDue: false }).where(eq(sites.domain, domain)),
        ),
        ...due.map((domain) => db.update(sites).set({ viewHash: null, drawDue: true }).where(eq(sites.domain, domain))),
      ]);
      lists.clear();
    },
    async knownDomains(names) {
      if (names.length === 0) return new Set();
      const known = await db
        .select({ domain: sites.domain })
        .from(sites)
        .where(and(inArray(sites.domain, [...names]), notInArray(sites.status, UNSHOWN)));
      return new Set(known.map(({ domain }) => domain));
    },
    siteRows: () => listSiteRows(index),
    counts: () => countSites(index),
    ...drawnFileMethods(index),
  };
}

/** Keeps what was drawn beside the sites' own pages. */
function drawnFileMethods(
  index: IndexDatabase,
): Pick<DrawSource, 'drawnFiles' | 'saveDrawnFiles' | 'forgetDrawnFiles' | 'forgetDrawn' | 'lastEpoch' | 'saveEpoch'> {
  const { db } = index;
  return {
    async drawnFiles() {
      const rows = await db.select().from(drawnFiles);
      return new Map(rows.map(({ path, hash }) => [path, hash]));
    },
    saveDrawnFiles: (rows) =>
      batch(
        index,
        rows.map((row) => db.insert(drawnFiles).values(row).onConflictDoUpdate({ target: drawnFiles.path, set: row })),
      ),
    forgetDrawnFiles: (paths) =>
      batch(
        index,
        paths.map((path) => db.delete(drawnFiles).where(eq(drawnFiles.path, path))),
      ),
    forgetDrawn: () =>
      batch(index, [db.delete(drawnFiles), db.update(sites).set({ viewHash: null }), forgetDrawnEpochStatement(index)]),
    lastEpoch: () => findDrawnEpoch(index),
    saveEpoch: (epoch) => saveDrawnEpoch(index, epoch),
  };
}

type Statement = Parameters<IndexDatabase['db']['batch']>[0][number];

/** Runs statements in one transaction; none is fine. */
async function batch({ db }: IndexDatabase, statements: readonly Statement[]): Promise<void> {
  const [first, ...rest] = statements;
  if (first) await db.batch([first, ...rest]);
}

async function listDueDomains(
  { db }: IndexDatabase,
  all: boolean,
  moved: readonly DomainName[],
  now: Date,
): Promise<readonly DomainName[]> {
  const shown = notInArray(sites.status, UNSHOWN);
  const rows = await db
    .select({ domain: sites.domain })
    .from(sites)
    .where(all ? shown : and(shown, or(eq(sites.drawDue, true), sql`${sites.viewHash} is null`, grewOld(now))))
    .orderBy(asc(sites.domain));
  const domains = rows.map(({ domain }) => domain as DomainName);
  return all ? domains : [...new Set([...domains, ...moved])].sort();
}

/** Drawn while the last look was young, and it is old now. */
function grewOld(now: Date): SQL {
  const agesAt = sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${sites.lastVisitedAt}, ${`+${OLD_DAYS} days`})`;
  return sql`(${agesAt} <= ${now.toISOString()} and ${sites.drawnAt} < ${agesAt})`;
}

async function listSiteRows({ db }: IndexDatabase): Promise<SiteRow[]> {
  const rows = await db
    .select()
    .from(sites)
    .where(inArray(sites.status, ['active', 'blocked']))
    .orderBy(sql`score is null, score desc, domain`);
  return rows.map((row) => ({
    domain: row.domain,
    name: row.name ?? row.domain,
    status: row.status as SiteStatus,
    score: row.score,
    met: toIds(row.met),
    unseen: toIds(row.unseen),
    category: row.categoryId === null ? null : { id: row.categoryId, name: row.categoryName ?? row.categoryId },
    place: row.placeName === null ? null : { name: row.placeName, country: row.placeCountry ?? '' },
    language: row.language,
    changedAt: row.changedAt,
  }));
}

/** Place of the first name behind `after` in a sorted list. */
function firstAfter(domains: readonly DomainName[], after: DomainName): number {
  let low = 0;
  let high = domains.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((domains[middle] ?? '') <= after) low = middle + 1;
    else high = middle;
  }
  return low;
}

function hashOf(comparison: Comparison | null): string | null {
  return comparison && createHash('sha256').update(JSON.stringify(comparison)).digest('base64url').slice(0, 22);
}
