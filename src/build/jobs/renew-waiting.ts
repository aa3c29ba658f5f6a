import type { DomainName } from '../../core/domain/domain-name.ts';
import { endJobs, requeueJobs, startJob } from '../../store/jobs/held-jobs.ts';
import type { JobHolder } from '../../store/jobs/job-holder.ts';
import { type JobRow, listQueuedJobs, queueJob } from '../../store/jobs/jobs.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import type { ReadFault } from '../read/read-sites.ts';
import { type RenewDeps, renewSites } from './renew-sites.ts';

export interface RenewWaitingInput extends RenewDeps {
  /** For whom the jobs are done: it says now and then that it is there. */
  readonly holder: JobHolder;
  /** Takes the cause of a job that failed. */
  readonly onFault: (job: JobRow, cause: unknown) => void;
  /** Keeps that jobs are done; what is deployed later is done later. */
  readonly onDone: (jobs: readonly JobRow[]) => Promise<void>;
  readonly signal: AbortSignal;
}

/** Sites renewed in one go: each of them waits for all. */
const MAX_AT_ONCE = 32;

/** Kinds of renewals, the most urgent first: what owners saved waits for no others. */
const KINDS = ['redraw', 'show', 'map'] as const;

/** Sites that wait to be read and drawn, those of the most urgent kind that has any. */
export async function listRenewals(index: IndexDatabase): Promise<JobRow[]> {
  for (const kind of KINDS) {
    const waiting = await listQueuedJobs(index, kind, MAX_AT_ONCE);
    if (waiting.length > 0) return waiting;
  }
  return [];
}

/**
 * Renews the sites that have waited longest, those that owners saved for before others. Only who holds the builder's
 * lease may do so.
 * @returns the renewed sites
 * @throws StoreError, or the signal's reason; the jobs then wait again
 */
export async function renewWaiting(input: RenewWaitingInput): Promise<readonly DomainName[]> {
  const { index, holder, clock, signal, onDone } = input;
  signal.throwIfAborted();
  const jobs: JobRow[] = [];
  for (const job of await listRenewals(index)) {
    if (await startJob(index, job.id, { holder, now: clock() })) jobs.push(job);
  }
  if (jobs.length === 0) return [];
  const domains = [...new Set(jobs.map(({ domain }) => domain as DomainName))];
  const anew = new Map(jobs.flatMap(({ kind, domain, createdAt }) => (kind === 'show' ? [] : [[domain, createdAt]])));
  try {
    const { unknown, faults } = await renewSites(input, domains, anew);
    // Nothing is kept of these: only the site itself can tell. What the map says of them waits for their next visit.
    const isAsked = (domain: DomainName): boolean => jobs.some((job) => job.domain === domain && job.kind !== 'map');
    for (const domain of unknown.filter(isAsked)) await queueJob(index, 'visit', domain, clock().toISOString());
    await failFaulty(input, jobs, faults);
    const faulty = new Set(faults.map(({ domain }) => domain));
    await onDone(jobs.filter(({ domain }) => !faulty.has(domain as DomainName)));
    return domains.filter((domain) => !faulty.has(domain));
  } catch (cause) {
    const ids = jobs.map(({ id }) => id);
    if (signal.aborted) {
      await requeueJobs(index, ids, { holder, now: clock() });
      throw cause;
    }
    await failJobs(input, jobs, cause);
    return [];
  }
}

async function failFaulty(
  input: RenewWaitingInput,
  jobs: readonly JobRow[],
  faults: readonly ReadFault[],
): Promise<void> {
  for (const { domain, fault } of faults) {
    const failed = jobs.filter((job) => job.domain === domain);
    await failJobs(input, failed, new Error(`${domain} could not be read: ${fault}`));
  }
}

async function failJobs(
  { index, holder, clock, onFault }: RenewWaitingInput,
  jobs: readonly JobRow[],
  cause: unknown,
): Promise<void> {
  for (const job of jobs) onFault(job, cause);
  const reason = 'Something broke on our side; it is tried again at the next build.';
  const ids = jobs.map(({ id }) => id);
  await endJobs(index, ids, { status: 'failed', reason, holder, now: clock() });
}

/** Keeps that jobs are done now. */
export function keepDone({
  index,
  holder,
  clock,
}: Pick<RenewWaitingInput, 'index' | 'holder' | 'clock'>): RenewWaitingInput['onDone'] {
  return (jobs) => {
    const ids = jobs.map(({ id }) => id);
    return endJobs(index, ids, { status: 'done', reason: null, holder, now: clock() });
  };
}
