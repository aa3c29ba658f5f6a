import type { SiteChanges } from '../../core/site/changes.ts';
import type { StoredSite } from '../../core/site/stored-site.ts';
import { SAW_PAGES } from '../../core/site/visit.ts';
import { findFirstReading } from '../../store/first-reading.ts';
import { findLatestJob } from '../../store/jobs/jobs.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { findLatestChange } from '../../store/sites/changes.ts';
import { fitChanges } from '../diff/fit-changes.ts';

/** What somebody who had a known site visited again is told. */
export interface Check {
  readonly asked_at: string;
  /** When the site was visited for it; absent until then. */
  readonly visited_at?: string;
  /** Why nothing could be read this time: one plain sentence. */
  readonly unread?: string;
  /** Null where there is none. */
  readonly score: number | null;
  /** The score before the visit; null where there was none. */
  readonly score_before: number | null;
  /** What an agent would notice, as GET diff tells it; absent where nothing changed. */
  readonly changes?: SiteChanges;
  /** How many faults the site's own LAWP file has now; absent where it has none, or there is no file. */
  readonly native_faults?: number;
}

/** The texts of changed pages are at GET diff. */
const MAX_BYTES = 16 * 1024;

/** What came of the latest visit that was asked for, of a site that was known before; null where there is none. */
export async function findCheck(index: IndexDatabase, site: StoredSite): Promise<Check | null> {
  const { domain, visits, scan, native } = site;
  const job = await findLatestJob(index, domain, ['visit']);
  if (job === null || visits.every(({ startedAt }) => startedAt >= job.createdAt)) return null;
  const visit = visits.findLast(({ startedAt }) => startedAt >= job.createdAt);
  const score = scan?.score ?? null;
  const asked = { asked_at: job.createdAt, score };
  if (visit === undefined) return { ...asked, score_before: score };
  const [change, firstAt] = await Promise.all([findLatestChange(index, domain), findFirstReading(index, domain)]);
  const changes = change !== null && change.detectedAt >= visit.startedAt ? change.changes : null;
  const wasRead = firstAt !== null && firstAt < job.createdAt;
  return {
    ...asked,
    score_before: changes?.score?.from ?? (wasRead ? score : null),
    visited_at: visit.startedAt,
    ...(SAW_PAGES.includes(visit.outcome) ? {} : { unread: visit.reason ?? 'It could not be read.' }),
    ...(native.problems.length === 0 ? {} : { native_faults: native.problems.length }),
    ...(changes === null ? {} : { changes: fitChanges(changes, MAX_BYTES).changes }),
  };
}
