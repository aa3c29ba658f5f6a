import type { DomainName } from '../../core/domain/domain-name.ts';
import type { ArtifactDatabase, DatabaseLocation, IndexDatabase } from '../../store/open-database.ts';
import { listKeptVisits } from '../../store/sites-due.ts';
import { drawSites } from '../draw-sites.ts';
import { readSites } from '../read-sites.ts';
import { takeLeaseWhenFree } from './when-free.ts';

/** A visit grows on its page every few seconds, and owners save more than once. */
const READER_IDLE_MS = 60_000;

/** What the job runner works with. */
export interface JobDeps {
  readonly index: IndexDatabase;
  readonly artifacts: ArtifactDatabase;
  /** Where the reading threads find the same artifacts. */
  readonly artifactsAt: DatabaseLocation;
  /** Where the pages are drawn. */
  readonly folder: string;
  readonly baseUrl: string;
  readonly clock: () => Date;
  /** Ends the work between two steps. */
  readonly signal: AbortSignal;
}

/**
 * Reads what is kept of these sites, remembers it and draws their pages, twins and badges; nothing else waits for it.
 * @param anew since when a site says something else although no visit was made
 * @returns those of the sites of which nothing is kept
 * @throws StoreError, PublishError, the signal's reason, or an error that names the fault of our readers
 */
export async function renewSites(
  deps: JobDeps,
  domains: readonly DomainName[],
  anew: ReadonlyMap<string, string> = new Map(),
): Promise<DomainName[]> {
  const { index, artifacts, artifactsAt, folder, baseUrl, clock, signal } = deps;
  const lease = await takeLeaseWhenFree(index, clock, signal);
  try {
    const visits = await listKeptVisits(artifacts, domains);
    const { faults } = await readSites({
      index,
      artifacts: artifactsAt,
      visits,
      anew,
      onProgress: () => {},
      idleMs: READER_IDLE_MS,
    });
    await drawSites({ index, folder, baseUrl, now: clock(), onProgress: () => {}, only: domains });
    const [fault] = faults;
    if (fault) throw new Error(`${fault.domain} could not be read: ${fault.fault}`);
    const kept = new Set(visits.map(({ domain }) => domain));
    return domains.filter((domain) => !kept.has(domain));
  } finally {
    await lease.release();
  }
}

/** Draws what follows from renewed sites: ranks of others, the home page, the directory, the sitemap. */
export async function drawTheRest({ index, folder, baseUrl, clock, signal }: JobDeps): Promise<void> {
  const lease = await takeLeaseWhenFree(index, clock, signal);
  try {
    await drawSites({ index, folder, baseUrl, now: clock(), onProgress: () => {}, signal });
  } finally {
    await lease.release();
  }
}
