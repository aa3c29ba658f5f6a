import { and, eq, sql } from 'drizzle-orm';
import { idsInState, type Scan } from '../../core/readiness/scan.ts';
import type { IndexDatabase } from '../database/databases.ts';
import { scans } from '../database/schema.ts';

/** A scan from its row. */
export function toScan(row: typeof scans.$inferSelect): Scan {
  return {
    scoreVersion: row.scoreVersion,
    outcome: row.outcome as Scan['outcome'],
    at: row.at,
    score: row.score,
    label: row.label as Scan['label'],
    criteria: JSON.parse(row.criteria) as Scan['criteria'],
  };
}

/** The statement that appends a scan. */
export function scanStatement(database: IndexDatabase, domain: string, version: number | null, scan: Scan) {
  return database.db.insert(scans).values({
    domain,
    version,
    scoreVersion: scan.scoreVersion,
    outcome: scan.outcome,
    at: scan.at,
    score: scan.score,
    label: scan.label,
    criteria: JSON.stringify(scan.criteria),
  });
}

/** What a site's row shows of a scan that was appended in the same transaction, or before. */
export function scanColumns(database: IndexDatabase, domain: string, scan: Scan) {
  const met = idsInState(scan.criteria, 'met');
  const latest = database.db
    .select({ id: sql<number>`max(${scans.id})` })
    .from(scans)
    .where(and(eq(scans.domain, domain), eq(scans.at, scan.at)));
  return {
    score: scan.score,
    label: scan.label,
    met: met.join(),
    unseen: idsInState(scan.criteria, 'unseen').join(),
    native: met.includes('native'),
    executable: met.includes('executable'),
    scanId: sql<number>`(${latest})`,
  };
}
