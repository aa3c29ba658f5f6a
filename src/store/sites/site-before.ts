import { and, eq, sql } from 'drizzle-orm';
import type { Scan } from '../../core/readiness/scan.ts';
import type { SiteRecord } from '../../core/site/site-record.ts';
import type { IndexDatabase } from '../database/databases.ts';
import { documents, scans, sites, visits } from '../database/schema.ts';
import { toScan } from './scan-rows.ts';

/** What a site's row held before. */
export interface SiteBefore {
  readonly row: typeof sites.$inferSelect | null;
  readonly document: { readonly version: number; readonly hash: string; readonly json: string } | null;
  readonly scan: Scan | null;
  /** This visit was read before, by other rules or by a run that was interrupted. */
  readonly isReread: boolean;
}

/** Loads what a site's row, latest document and shown scan held before this record. */
export async function loadBefore(database: IndexDatabase, { domain, visit }: SiteRecord): Promise<SiteBefore> {
  const { db } = database;
  const [row] = await db.select().from(sites).where(eq(sites.domain, domain));
  if (!row) return { row: null, document: null, scan: null, isReread: false };
  const seen = await db
    .select({ domain: visits.domain })
    .from(visits)
    .where(and(eq(visits.domain, domain), eq(visits.startedAt, visit.startedAt)));
  const [document] = await db
    .select({ version: documents.version, hash: documents.hash, json: documents.json })
    .from(documents)
    .where(eq(documents.domain, domain))
    .orderBy(sql`version desc`)
    .limit(1);
  const [scan] = row.scanId === null ? [] : await db.select().from(scans).where(eq(scans.id, row.scanId));
  return { row, document: document ?? null, scan: scan ? toScan(scan) : null, isReread: seen.length > 0 };
}
