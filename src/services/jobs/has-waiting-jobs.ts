import { countQueuedJobs } from '../../store/jobs.ts';
import type { IndexDatabase } from '../../store/open-database.ts';

/** Whether something that callers asked for waits to be done. */
export async function hasWaitingJobs(index: IndexDatabase): Promise<boolean> {
  const waiting = await Promise.all([countQueuedJobs(index, 'redraw'), countQueuedJobs(index, 'visit')]);
  return waiting.some((count) => count > 0);
}
