import { type Holding, requeueLeftJobs } from '../../store/jobs/held-jobs.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { overdueBefore } from './longest-job.ts';

/** Lets wait again what a process had begun that is no more; one of this machine is known to be gone at once. */
export function takeBackJobs(index: IndexDatabase, asking: Holding): Promise<void> {
  return requeueLeftJobs(index, asking, overdueBefore(asking.now));
}
