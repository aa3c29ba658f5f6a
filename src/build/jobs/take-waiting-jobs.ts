import { DAY_MS } from '../../core/day-of.ts';
import type { DomainName } from '../../core/domain/domain-name.ts';
import { keepStep, settleSuggestion } from '../../services/jobs/settle-suggestion.ts';
import { takeBackJobs } from '../../services/jobs/take-back-jobs.ts';
import { forgetBuildHook } from '../../store/jobs/build-hook.ts';
import { type Holding, holdJobs, requeueJobs, startJob } from '../../store/jobs/held-jobs.ts';
import { HOLD_EVERY_MS, THIS_HOLDER } from '../../store/jobs/job-holder.ts';
import { forgetOldJobs, type JobRow, listFailedJobs, listQueuedJobs, retryJobs } from '../../store/jobs/jobs.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { loadTimings } from '../../store/sites/sites-due.ts';
import { keepDone } from './renew-waiting.ts';

/** What a build does because callers asked for it. */
export interface WaitingJobs {
  /** Sites to be visited. */
  readonly visits: readonly DomainName[];
  /** Keeps that sites were renewed: at once, or where pages are deployed later when the build ends. */
  readonly onDone: (jobs: readonly JobRow[]) => Promise<void>;
  /** Keeps that the build did them; a site that was not visited after all waits again. */
  finish(): Promise<void>;
  /** Puts all of them back: the build did not end. */
  giveBack(): Promise<void>;
}

const MAX_JOBS = 5000;
const KEPT_MS = 30 * DAY_MS;

/**
 * Takes the visits that wait, for a build that begins, and lets wait again what failed before. This process says now and
 * then that it is there, until they are done or given back.
 * @param deploysAtEnd whether nothing that the build draws is seen before it ends
 */
export async function takeWaitingJobs(
  index: IndexDatabase,
  clock: () => Date,
  deploysAtEnd: boolean,
): Promise<WaitingJobs> {
  await forgetBuildHook(index);
  await forgetOldJobs(index, new Date(clock().getTime() - KEPT_MS).toISOString());
  const holding = (): Holding => ({ holder: THIS_HOLDER, now: clock() });
  await takeBackJobs(index, holding());
  await retryFailed(index);
  const jobs: JobRow[] = [];
  for (const job of await listQueuedJobs(index, 'visit', MAX_JOBS)) {
    if (await startJob(index, job.id, holding())) jobs.push(job);
  }
  for (const { domain } of jobs) await keepStep(index, domain, 'visiting', clock());

  // One that fails is tried again the next time.
  const holds = setInterval(() => void holdJobs(index, holding()).catch(() => {}), HOLD_EVERY_MS).unref();
  const renewed: JobRow[] = [];
  const putBack = (given: readonly JobRow[]): Promise<void> => requeueJobs(index, idsOf(given), holding());
  const end = keepDone({ index, clock, holder: THIS_HOLDER });
  return {
    visits: jobs.map(({ domain }) => domain as DomainName),
    onDone: deploysAtEnd ? async (given) => void renewed.push(...given) : end,
    async finish() {
      const names = jobs.map(({ domain }) => domain);
      const known = await loadTimings(index, names);
      await putBack(jobs.filter(({ domain }) => !known.has(domain)));
      const done = jobs.filter(({ domain }) => known.has(domain));
      for (const { domain } of done) await settleSuggestion(index, domain, clock());
      await end([...done, ...renewed]);
      clearInterval(holds);
    },
    async giveBack() {
      clearInterval(holds);
      await putBack([...jobs, ...renewed]);
    },
  };
}

async function retryFailed(index: IndexDatabase): Promise<void> {
  for (const kind of ['redraw', 'map'] as const) {
    await retryJobs(index, idsOf(await listFailedJobs(index, kind, MAX_JOBS)));
  }
}

function idsOf(jobs: readonly JobRow[]): number[] {
  return jobs.map(({ id }) => id);
}
