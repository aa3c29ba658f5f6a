import type { Services } from '../../services/create-services.ts';
import { HOLD_EVERY_MS, type JobHolder } from '../../store/jobs/job-holder.ts';
import { clockLeaps } from './clock-leaps.ts';

/** The jobs that a process is doing, in the records of the service that started it. */
export interface WatchedJobs {
  /** Says every few seconds that they are being done, so that nobody takes them for left. */
  hold(): Promise<void>;
  /** Those that come to no end: looked for every quarter of a minute, none in between. */
  listOverdue(): Promise<readonly number[]>;
}

const OVERDUE_LOOK_MS = 15_000;

/** The jobs of one holder; a clock that was put forward makes none of them overdue. */
export function watchedJobs(services: Pick<Services, 'holdJobs' | 'listOverdueJobs'>, holder: JobHolder): WatchedJobs {
  const hasLeapt = clockLeaps();
  let heldAt = 0;
  let lookAt = 0;
  let leaptAt: string | null = null;
  return {
    async hold() {
      if (performance.now() - heldAt <= HOLD_EVERY_MS) return;
      heldAt = performance.now();
      await services.holdJobs({ holder });
    },
    async listOverdue() {
      if (performance.now() < lookAt) return [];
      lookAt = performance.now() + OVERDUE_LOOK_MS;
      if (hasLeapt()) leaptAt = new Date().toISOString();
      return services.listOverdueJobs({ holder, leaptAt });
    },
  };
}
