import { findJob, type JobRow, listQueuedVisits } from '../../store/jobs/jobs.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import type { VisitLanes } from './visit-lanes.ts';

/** Which visits begin next. */
export interface VisitQueue {
  /** Those that may begin now: never two of one registrable domain at a time. */
  next(): Promise<readonly JobRow[]>;
}

/**
 * The order of visits that wait: the oldest of each registrable domain, in rounds, so that no site of many names takes
 * the turns of others.
 * @param alone numbers of those that go before all, one at a time
 */
export function visitQueue(index: IndexDatabase, lanes: VisitLanes, alone: readonly number[]): VisitQueue {
  const suspects = [...alone];
  const served = new Set<string>();
  let isAlone = false;

  const nextSuspect = async (): Promise<JobRow | null> => {
    for (let id = suspects.shift(); id !== undefined; id = suspects.shift()) {
      const job = await findJob(index, id);
      if (job?.status === 'queued') return job;
    }
    return null;
  };
  const nextRound = async (limit: number): Promise<JobRow[]> => {
    const { sites } = lanes;
    const fresh = await listQueuedVisits(index, { except: [...sites, ...served], limit });
    if (fresh.length > 0 || served.size === 0) return fresh;
    served.clear();
    return listQueuedVisits(index, { except: sites, limit });
  };
  return {
    async next() {
      if (lanes.isEmpty) isAlone = false;
      if (isAlone || lanes.free === 0) return [];
      const suspect = lanes.isEmpty ? await nextSuspect() : null;
      if (suspect !== null) {
        isAlone = true;
        return [suspect];
      }
      const found = await nextRound(lanes.free);
      for (const { site } of found) served.add(site);
      return found;
    },
  };
}
