import type { DomainName } from '../../core/domain/domain-name.ts';
import type { OnSite } from '../../core/progress.ts';
import { drawSites } from '../../publish/draw-sites.ts';
import type { OnStep } from '../../services/jobs/step.ts';
import type { ArtifactDatabase, IndexDatabase } from '../../store/open-database.ts';
import { listKeptVisits } from '../../store/sites/sites-due.ts';
import type { OpenDesk } from '../english/desk-opener.ts';
import type { ReadAll } from '../read/read-question.ts';
import { type ReadFault, readSites } from '../read/read-sites.ts';

/** What sites are renewed with. */
export interface RenewDeps {
  readonly index: IndexDatabase;
  readonly artifacts: ArtifactDatabase;
  /** Reads what is kept there: in this process only where others may end it. */
  readonly readAll: ReadAll;
  /** Where the pages are drawn. */
  readonly folder: string;
  readonly baseUrl: string;
  readonly clock: () => Date;
  /** Told of each step that may come to no end. */
  readonly onStep?: OnStep;
  /** Opens what gives the English of texts; absent where nothing translates. */
  readonly openDesk?: OpenDesk;
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
  { index, artifacts, readAll, folder, baseUrl, clock, onStep, openDesk }: RenewDeps,
  domains: readonly DomainName[],
  anew: ReadonlyMap<string, string>,
): Promise<Unrenewed> {
  const onSite: OnSite = (domain, isUnderWay) => onStep?.({ work: 'renewal', domain }, isUnderWay);
  const visits = await listKeptVisits(artifacts, domains);
  const { faults } = await readSites({
    index,
    readAll,
    visits,
    anew,
    onProgress: () => {},
    onRemember: onSite,
    // What strangers suggest costs the operator nothing before the next build.
    desk: openDesk?.(anew.size > 0) ?? null,
  });
  await drawSites({ index, folder, baseUrl, now: clock(), onProgress: () => {}, onSite, only: domains });
  const kept = new Set(visits.map(({ domain }) => domain));
  return { unknown: domains.filter((domain) => !kept.has(domain)), faults };
}
