import { endJobs, type Holding, listHeldJobs, requeueJobs } from '../../store/jobs/held-jobs.ts';
import type { JobHolder } from '../../store/jobs/job-holder.ts';
import type { JobRow } from '../../store/jobs/jobs.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { overdueBefore } from './longest-job.ts';
import { keepStep } from './settle-suggestion.ts';
import type { Step } from './step.ts';

/** How a process ended that did jobs for a holder. */
export interface JobsEnd {
  readonly holder: JobHolder;
  /** Why: "stopped" in order; in a step; with jobs that came to no end; or nobody knows, when visits may be alone. */
  readonly cause: 'stopped' | { readonly step: Step } | { readonly overdue: readonly number[] } | 'unknown';
  /** Visits that were under way before when a process ended, and nobody knew why: one that ends it alone is to blame. */
  readonly suspects?: readonly number[];
}

const REASON = 'Something broke on our side';

/**
 * Those of a holder's jobs that are under way for longer than any takes.
 * @param holding.leaptAt when the clock was last seen to have leapt, ISO 8601 UTC: nobody knows how long what was begun
 * before that had lasted, and it counts from then; null for never
 */
export async function listOverdueJobs(
  index: IndexDatabase,
  { holder, now, leaptAt }: Holding & { readonly leaptAt: string | null },
): Promise<number[]> {
  const before = overdueBefore(now);
  const running = await listHeldJobs(index, holder);
  const isOverdue = ({ kind, startedAt }: (typeof running)[number]): boolean =>
    startedAt !== null && startedAt < before[kind] && (leaptAt === null || leaptAt < before[kind]);
  return idsOf(running.filter(isOverdue));
}

/**
 * Settles what was left under way: what is to blame has failed, and says so where somebody waits for it; all else waits
 * again.
 * @returns visits of which one may be to blame, to be tried one at a time; none where it is known
 */
export async function settleLeftJobs(index: IndexDatabase, end: JobsEnd, now: Date): Promise<readonly number[]> {
  const { holder, cause } = end;
  const left = await listHeldJobs(index, holder);
  const failed = left.filter(toBlame(end, left));
  await endJobs(index, idsOf(failed), { holder, now, status: 'failed', reason: `${REASON}.` });
  for (const { kind, domain } of failed) {
    if (kind === 'visit') await keepStep(index, domain, 'refused', now, `${REASON}. Suggest it again in an hour.`);
  }
  const again = left.filter((job) => !failed.includes(job));
  await requeueJobs(index, idsOf(again), { holder, now });
  return cause === 'unknown' ? idsOf(again.filter(isVisit)) : [];
}

function toBlame({ cause, suspects = [] }: JobsEnd, left: readonly JobRow[]): (job: JobRow) => boolean {
  if (cause === 'stopped') return () => false;
  if (cause === 'unknown') {
    const visits = left.filter(isVisit);
    return (job) => visits.length === 1 && job === visits[0] && suspects.includes(job.id);
  }
  if ('overdue' in cause) return ({ id }) => cause.overdue.includes(id);
  const { work, domain } = cause.step;
  if (work === 'visit') return (job) => job.domain === domain && isVisit(job);
  // A visit waits for what shows its part: it would ask for the same again.
  const isShown = left.some((job) => job.domain === domain && job.kind === 'show');
  return (job) => job.domain === domain && (isShown || !isVisit(job));
}

function isVisit({ kind }: JobRow): boolean {
  return kind === 'visit';
}

function idsOf(rows: readonly JobRow[]): number[] {
  return rows.map(({ id }) => id);
}
