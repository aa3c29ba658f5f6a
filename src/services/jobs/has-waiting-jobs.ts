import { hasOpenJobs } from '../../store/jobs.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { abandonedBefore } from './abandoned-jobs.ts';

/** Whether something that callers asked for waits to be done, or was begun and left by a process that is no more. */
export function hasWaitingJobs(index: IndexDatabase, now: Date): Promise<boolean> {
  return hasOpenJobs(index, abandonedBefore(now));
}
