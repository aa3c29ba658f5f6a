import type { DomainName } from '../../core/domain/domain-name.ts';
import { drawSites } from '../../publish/draw-sites.ts';
import type { ArtifactDatabase, DatabaseLocation, IndexDatabase } from '../../store/open-database.ts';
import { listKeptVisits } from '../../store/sites-due.ts';
import { type ReadFault, readSites } from '../read/read-sites.ts';

/** A visit grows on its page every few seconds, and owners save more than once. */
const READER_IDLE_MS = 60_000;

/** What sites are renewed with. */
export interface RenewDeps {
  readonly index: IndexDatabase;
  readonly artifacts: ArtifactDatabase;
  /** Where the reading threads find the same artifacts. */
  readonly artifactsAt: DatabaseLocation;
  /** Where the pages are drawn. */
  readonly folder: string;
  readonly baseUrl: string;
  readonly clock: () => Date;
}

/** What could not be renewed. */
export interface Unrenewed {
  /** Sites of which nothing is kept. */
  readonly unknown: readonly DomainName[];
  /** Sites that our readers failed on. */
  readonly faults: readonly ReadFault[];
}

/**
 * Reads what is kept of these sites, remembers it and draws their pages, twins and badges. Only who holds the builder's
 * lease may do so.
 * @param anew since when a site says something else although no visit was made
 * @throws StoreError, PublishError
 */
export async function renewSites(
  { index, artifacts, artifactsAt, folder, baseUrl, clock }: RenewDeps,
  domains: readonly DomainName[],
  anew: ReadonlyMap<string, string> = new Map(),
): Promise<Unrenewed> {
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
  const kept = new Set(visits.map(({ domain }) => domain));
  return { unknown: domains.filter((domain) => !kept.has(domain)), faults };
}
