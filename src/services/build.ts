import type { DomainName } from '../core/domain/domain-name.ts';
import { takeBuilderLease } from '../store/builder-lease.ts';
import { countIndexed, saveDailyTotals } from '../store/index-counts.ts';
import {
  type ArtifactDatabase,
  type DatabaseLocation,
  type IndexDatabase,
  openArtifactDatabase,
} from '../store/open-database.ts';
import { listLatestVisits, loadTimings } from '../store/sites-due.ts';
import { sweepArtifacts } from '../store/sweep-artifacts.ts';
import { dayOf } from './counting/day-of.ts';
import { drawSites } from './draw-sites.ts';
import { takeWaitingJobs, type WaitingJobs } from './jobs/take-waiting-jobs.ts';
import { NEVER } from './next-visit.ts';
import type { BuildInputs } from './parse-inputs.ts';
import type { OnProgress } from './progress.ts';
import type { PublishResult } from './publish/publish.ts';
import { type ReadFault, readSites } from './read-sites.ts';
import { type TakenArchive, takeInArchive } from './take-in-archive.ts';
import { visitSites, type WebAccess } from './visit-sites.ts';

export interface BuildInput {
  readonly index: IndexDatabase;
  readonly artifacts: DatabaseLocation;
  readonly inputs: BuildInputs;
  readonly web: WebAccess;
  /** Where the pages are drawn. */
  readonly folder: string;
  readonly baseUrl: string;
  readonly onProgress: OnProgress;
  /** No visit is begun after this moment. */
  readonly visitUntil?: Date;
  /** Ends the build between two steps; what is done stays, and the next build goes on from there. */
  readonly signal?: AbortSignal;
}

/** What a build did. */
export interface BuildResult {
  readonly archives: readonly TakenArchive[];
  readonly visited: number;
  readonly read: number;
  readonly faults: readonly ReadFault[];
  readonly drawn: PublishResult;
}

/**
 * The build: visit what is due, read and judge what was not read yet, remember it, draw what changed (contract
 * section 14); what callers asked for is part of it. Interrupted at any moment, the next run ends the same.
 * @throws StoreError, PublishError, WarcFileError, or the signal's reason
 */
export async function build(input: BuildInput): Promise<BuildResult> {
  const { index, web } = input;
  const lease = await takeBuilderLease(index, () => web.clock().getTime());
  try {
    const artifacts = await openArtifactDatabase(input.artifacts);
    try {
      const asked = await takeWaitingJobs(index, web.clock);
      try {
        const result = await buildWith(artifacts, input, asked);
        await asked.finish();
        return result;
      } catch (error) {
        await asked.giveBack();
        throw error;
      }
    } finally {
      artifacts.close();
    }
  } finally {
    await lease.release();
  }
}

async function buildWith(
  artifacts: ArtifactDatabase,
  input: BuildInput,
  { visits: asked, anew }: WaitingJobs,
): Promise<BuildResult> {
  const { index, web, onProgress, signal } = input;
  const stop = signal ? { signal } : {};
  const taken: TakenArchive[] = [];
  for (const path of input.inputs.archives) {
    taken.push(await takeInArchive({ database: artifacts, path, clock: web.clock, onProgress, ...stop }));
  }
  const named = [...new Set([...input.inputs.domains, ...asked])];
  const domains = await listDue(index, artifacts, named, web.clock().toISOString());
  const until = input.visitUntil ? { until: input.visitUntil } : {};
  const visited = await visitSites({ artifacts, domains, web, onProgress, ...until, ...stop });
  signal?.throwIfAborted();
  const visits = await listLatestVisits(artifacts);
  const { read, faults } = await readSites({ index, artifacts: input.artifacts, visits, anew, onProgress });
  signal?.throwIfAborted();
  await saveDailyTotals(index, dayOf(web.clock()), await countIndexed(index));
  const drawn = await drawSites({ ...input, now: web.clock() });
  if (visited + taken.length > 0) await sweepArtifacts(artifacts);
  return { archives: taken, visited, read, faults, drawn };
}

/** Of the given sites those whose time has come; a kept visit that was not read yet needs no other. */
async function listDue(
  index: IndexDatabase,
  artifacts: ArtifactDatabase,
  domains: readonly DomainName[],
  now: string,
): Promise<DomainName[]> {
  if (domains.length === 0) return [];
  const known = await loadTimings(index, domains);
  const kept = new Map((await listLatestVisits(artifacts)).map(({ domain, visitKey }) => [domain, visitKey]));
  return domains.filter((domain) => {
    const row = known.get(domain);
    if (kept.has(domain) && kept.get(domain) !== row?.visitKey) return false;
    // A site of an archive waits for nobody's visit but the operator's, who names it.
    return !row || row.nextVisitAt <= now || row.nextVisitAt === NEVER;
  });
}
