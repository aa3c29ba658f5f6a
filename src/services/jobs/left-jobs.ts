import { endJobs, type JobRow, listRunningJobs, requeueJobs } from '../../store/jobs.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { abandonedBefore } from './abandoned-jobs.ts';
import { keepStep } from './settle-suggestion.ts';

/** What a thread left when it ended before its jobs did. */
export interface LeftJobs {
  /** Jobs that are taken to have ended it. */
  readonly failed: readonly number[];
  /** Jobs that were under way beside them. */
  readonly again: readonly number[];
}

/** Those of the given jobs that are under way for longer than any takes. */
export async function listOverdueJobs(index: IndexDatabase, ids: readonly number[], now: Date): Promise<number[]> {
  const before = abandonedBefore(now);
  const running = await listRunningJobs(index, ids);
  return idsOf(running.filter(({ kind, startedAt }) => startedAt !== null && startedAt < before[kind]));
}

/** Settles what was left: who suggested a site reads that it failed, and the others wait again; what is done stays so. */
export async function settleLeftJobs(index: IndexDatabase, { failed, again }: LeftJobs, now: Date): Promise<void> {
  const reason = 'Something broke on our side.';
  const broken = await listRunningJobs(index, failed);
  await endJobs(index, idsOf(broken), { status: 'failed', at: now.toISOString(), reason });
  for (const { kind, domain } of broken) {
    if (kind === 'visit') await keepStep(index, domain, 'refused', now, `${reason} Suggest it again.`);
  }
  await requeueJobs(index, idsOf(await listRunningJobs(index, again)));
}

function idsOf(rows: readonly JobRow[]): number[] {
  return rows.map(({ id }) => id);
}
