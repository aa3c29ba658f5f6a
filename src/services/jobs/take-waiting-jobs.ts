import type { DomainName } from '../../core/domain/domain-name.ts';
import { forgetBuildHook } from '../../store/build-hook.ts';
import {
  endJobs,
  type JobRow,
  listFailedJobs,
  listQueuedJobs,
  requeueAbandonedJobs,
  requeueJobs,
  startJob,
} from '../../store/jobs.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { loadTimings } from '../../store/sites-due.ts';
import { abandonedBefore } from './abandoned-jobs.ts';
import { keepStep, settleSuggestion } from './settle-suggestion.ts';

/** What a build does because callers asked for it. */
export interface WaitingJobs {
  /** Sites to be visited. */
  readonly visits: readonly DomainName[];
  /** Sites to be read anew, and since when they say something else. */
  readonly anew: ReadonlyMap<string, string>;
  /** Keeps that the build did them; a site that was not visited after all waits again. */
  finish(): Promise<void>;
  /** Puts all of them back: the build did not end. */
  giveBack(): Promise<void>;
}

const MOST_JOBS = 5000;

/** Takes all that waits, and what failed before, for a build that begins. */
export async function takeWaitingJobs(index: IndexDatabase, clock: () => Date): Promise<WaitingJobs> {
  await forgetBuildHook(index);
  await requeueAbandonedJobs(index, abandonedBefore(clock()));
  const at = clock().toISOString();
  const waiting = [
    ...(await listQueuedJobs(index, 'redraw', MOST_JOBS)),
    ...(await listQueuedJobs(index, 'visit', MOST_JOBS)),
    ...(await listFailedJobs(index, 'redraw', MOST_JOBS)),
  ];
  const jobs: JobRow[] = [];
  for (const job of waiting) if (await startJob(index, job.id, at, job.status)) jobs.push(job);
  const toVisit = jobs.filter(({ kind }) => kind === 'visit');
  for (const { domain } of toVisit) await keepStep(index, domain, 'visiting', clock());

  const putBack = async (given: readonly JobRow[]): Promise<void> => {
    await requeueJobs(
      index,
      given.map(({ id }) => id),
    );
    for (const { kind, domain } of given) if (kind === 'visit') await keepStep(index, domain, 'queued', clock());
  };
  return {
    visits: toVisit.map(({ domain }) => domain as DomainName),
    anew: new Map(jobs.flatMap(({ kind, domain, createdAt }) => (kind === 'redraw' ? [[domain, createdAt]] : []))),
    async finish() {
      const known = await loadTimings(
        index,
        toVisit.map(({ domain }) => domain),
      );
      const isMissed = ({ kind, domain }: JobRow): boolean => kind === 'visit' && !known.has(domain);
      await putBack(jobs.filter(isMissed));
      const done = jobs.filter((job) => !isMissed(job));
      for (const { kind, domain } of done) if (kind === 'visit') await settleSuggestion(index, domain, clock());
      const ids = done.map(({ id }) => id);
      await endJobs(index, ids, { status: 'done', at: clock().toISOString(), reason: null });
    },
    giveBack: () => putBack(jobs),
  };
}
