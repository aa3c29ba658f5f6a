import type { Dispatcher } from 'undici';
import { counted } from '../../core/counted.ts';
import type { DomainName } from '../../core/domain/domain-name.ts';
import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import type { OnProgress, OnSite } from '../../core/progress.ts';
import type { Resource, Visit } from '../../core/site/visit.ts';
import { type SitePauses, sitePauses } from '../../crawl/fetch/site-pauses.ts';
import type { PreviousAnswer } from '../../crawl/fetch/visit-options.ts';
import { visitSite } from '../../crawl/visit/visit-site.ts';
import type { SiteRights } from '../../store/jobs/site-rights.ts';
import type { ArtifactDatabase } from '../../store/open-database.ts';
import { loadVisits } from '../../store/visits/load-visit.ts';
import { saveVisit } from '../../store/visits/save-visit.ts';
import { visitInTurn } from './visit-in-turn.ts';

/** Sites visited side by side: each of them waits most of the time. */
const SIDE_BY_SIDE = 40;

/** How the web is reached. */
export interface WebAccess {
  readonly dispatcher: Dispatcher;
  readonly userAgent: string;
  readonly clock: () => Date;
  /** Only the demo's own loopback web is asked faster than once a second (R61). */
  readonly delayMs?: number;
  readonly timeoutMs?: number;
  /** Whether a visit must end with what it has: others wait. */
  readonly mustEnd?: () => boolean;
  /** What visits owe to each other's sites; by default those of one call alone. */
  readonly pauses?: SitePauses;
  /** What keeps two processes from visiting a site at the same time. */
  readonly rights?: SiteRights;
}

export interface VisitSitesInput {
  readonly artifacts: ArtifactDatabase;
  readonly domains: readonly DomainName[];
  readonly web: WebAccess;
  readonly onProgress: OnProgress;
  /** What each visit gave so far: from the home page on. */
  readonly onPart?: (part: Visit) => void;
  /** Told when the answer of a site is worked with, and when that is done: nothing else is done meanwhile. */
  readonly onSite?: OnSite;
  /** No visit is begun after this moment. */
  readonly until?: Date;
  /** Ends the visits; those finished stay. */
  readonly signal?: AbortSignal;
}

/**
 * Visits sites politely, many side by side, and keeps each finished visit at once. Names of one registrable domain are
 * visited one after the other, also by several processes: most often they are one server, and always one owner.
 * @returns how many were visited
 * @throws StoreError; the signal's reason when it was aborted
 */
export async function visitSites({
  artifacts,
  domains,
  web,
  onProgress,
  onPart,
  onSite,
  until,
  signal,
}: VisitSitesInput): Promise<number> {
  let done = 0;
  if (domains.length === 0) return 0;
  onProgress({ phase: 'visit', done, total: domains.length });
  const { pauses = sitePauses() } = web;
  const polite = { ...web, pauses, ...(onPart ? { onPart } : {}) };
  await sideBySide(domains, signal, async (domain, stop) => {
    if (!until || web.clock() <= until) {
      const tell = (isWorking: boolean): void => onSite?.(domain, isWorking);
      const turn = { pauses, rights: web.rights, signal: stop };
      const visit = await visitInTurn(registrableDomain(domain), turn, async (signal) => {
        const previous = await loadPrevious(artifacts, domain);
        return visitSite(domain, { ...polite, previous, signal, onWork: tell }).finally(() => tell(false));
      });
      await saveVisit(artifacts, visit);
      onProgress({ phase: 'visit', done: ++done, total: domains.length, detail: summary(visit) });
    }
  });
  return done;
}

/** The first fault (a full disk) ends all visits, and none is under way any more when it is thrown. */
async function sideBySide(
  domains: readonly DomainName[],
  signal: AbortSignal | undefined,
  visit: (domain: DomainName, stop: AbortSignal) => Promise<void>,
): Promise<void> {
  const queue = [...Map.groupBy(domains, registrableDomain).values()];
  const fault = new AbortController();
  const stop = signal ? AbortSignal.any([signal, fault.signal]) : fault.signal;
  const runLane = async (): Promise<void> => {
    for (let site = queue.shift(); site !== undefined && !stop.aborted; site = queue.shift()) {
      const [domain, ...others] = site;
      if (domain === undefined) continue;
      await visit(domain, stop).catch((cause: unknown) => fault.abort(cause));
      // A site of many names waits for all others before its next turn.
      if (others.length > 0) queue.push(others);
    }
  };
  await Promise.all(Array.from({ length: Math.min(SIDE_BY_SIDE, queue.length) }, runLane));
  stop.throwIfAborted();
}

function summary({ domain, outcome, reason, resources }: Visit): string {
  const pages = resources.filter(({ role, body }) => body && (role === 'home' || role === 'page')).length;
  return `${domain}: ${outcome.replace('_', ' ')}, ${counted(pages, 'page')}${reason ? ` (${reason})` : ''}`;
}

/** What the last visit kept of each address, for conditional requests. */
async function loadPrevious(
  artifacts: ArtifactDatabase,
  domain: DomainName,
): Promise<(url: string, role: Resource['role']) => PreviousAnswer | null> {
  const kept = await loadVisits(artifacts, domain);
  const answers = new Map<string, PreviousAnswer>();
  for (const { visit } of kept) {
    for (const resource of visit.resources) {
      if (!resource.body || resource.status === null) continue;
      answers.set(`${resource.role} ${resource.url}`, {
        etag: resource.headers.etag ?? null,
        lastModified: resource.headers['last-modified'] ?? null,
        status: resource.status,
        headers: resource.headers,
        body: resource.body,
        truncated: resource.truncated,
      });
    }
  }
  return (url, role) => answers.get(`${role} ${url}`) ?? null;
}
