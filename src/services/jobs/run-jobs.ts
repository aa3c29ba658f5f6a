import { setTimeout as sleep } from 'node:timers/promises';
import type { DomainName } from '../../core/domain/domain-name.ts';
import {
  endJobs,
  type JobRow,
  listQueuedJobs,
  queueJob,
  requeueAbandonedJobs,
  requeueJobs,
  startJob,
} from '../../store/jobs.ts';
import type { WebAccess } from '../visit-sites.ts';
import { abandonedBefore } from './abandoned-jobs.ts';
import { drawTheRest, type JobDeps, renewSites } from './renew-sites.ts';
import { keepStep } from './settle-suggestion.ts';
import { visitSuggested } from './visit-suggested.ts';

export interface RunJobsInput extends JobDeps {
  readonly web: WebAccess;
  /** Takes the cause of a job that failed. */
  readonly onFault: (job: JobRow, cause: unknown) => void;
}

/** Sites visited side by side: each of them waits most of the time. */
const LANES = 8;
const PER_LOOK = 100;
const LOOK_MS = 250;

/**
 * Does what requests asked for, in the order of asking, until nothing waits: an owner's save is never held up by the
 * visit of a slow site. Visits are polite; reading and drawing happen under the builder's lease.
 * @throws StoreError, or the signal's reason; jobs that were under way then wait again
 */
export async function runJobs(input: RunJobsInput): Promise<void> {
  const { index, clock, signal } = input;
  const visits = new Map<number, Promise<void>>();
  await requeueAbandonedJobs(index, abandonedBefore(clock()));
  let isDrawn = true;
  try {
    for (;;) {
      signal.throwIfAborted();
      const saved = await listQueuedJobs(index, 'redraw', PER_LOOK);
      if (saved.length > 0) await redraw(input, saved);
      const suggested = visits.size < LANES ? await listQueuedJobs(index, 'visit', LANES - visits.size) : [];
      for (const job of suggested) {
        if (!(await startJob(index, job.id, clock().toISOString()))) continue;
        visits.set(
          job.id,
          visit(input, job).finally(() => visits.delete(job.id)),
        );
      }
      const isIdle = saved.length === 0 && suggested.length === 0;
      if (!isIdle) isDrawn = false;
      if (visits.size > 0) await Promise.race([...visits.values(), sleep(LOOK_MS)]);
      else if (!isIdle) continue;
      else if (isDrawn) return;
      else {
        await drawTheRest(input);
        isDrawn = true;
      }
    }
  } finally {
    await Promise.allSettled(visits.values());
  }
}

async function redraw(input: RunJobsInput, queued: readonly JobRow[]): Promise<void> {
  const { index, clock } = input;
  const jobs: JobRow[] = [];
  for (const job of queued) if (await startJob(index, job.id, clock().toISOString())) jobs.push(job);
  if (jobs.length === 0) return;
  const domains = [...new Set(jobs.map(({ domain }) => domain as DomainName))];
  await finish(input, jobs, async () => {
    const unknown = await renewSites(input, domains, new Map(jobs.map((job) => [job.domain, job.createdAt])));
    // Nothing is kept of these: only the site itself can tell.
    for (const domain of unknown) await queueJob(index, 'visit', domain, clock().toISOString());
  });
}

async function visit(input: RunJobsInput, job: JobRow): Promise<void> {
  const { index, clock } = input;
  const isDone = await finish(input, [job], () => visitSuggested(input, input.web, job.domain as DomainName));
  if (!isDone) await keepStep(index, job.domain, 'refused', clock(), 'Something broke on our side; suggest it again.');
}

/** Does the work of jobs and keeps how it ended; when the process stops first, they wait again. */
async function finish(input: RunJobsInput, jobs: readonly JobRow[], work: () => Promise<void>): Promise<boolean> {
  const { index, clock, signal, onFault } = input;
  const ids = jobs.map(({ id }) => id);
  try {
    await work();
    await endJobs(index, ids, { status: 'done', at: clock().toISOString(), reason: null });
    return true;
  } catch (cause) {
    if (signal.aborted) {
      await requeueJobs(index, ids);
      throw cause;
    }
    for (const job of jobs) onFault(job, cause);
    const reason = 'Something broke on our side; it is tried again at the next build.';
    await endJobs(index, ids, { status: 'failed', at: clock().toISOString(), reason });
    return false;
  }
}
