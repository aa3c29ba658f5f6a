import type { JobRow } from '../../store/jobs/jobs.ts';

/** Visits begun side by side: each of them waits most of the time. */
const LANES = 8;
/** A visit that lasts longer waits for a slow site: it leaves its lane to others. */
const SLOW_MS = 15_000;
/** More than so many sites are never visited at a time: what they gave is held in memory until they end. */
const MOST = 32;
/** Where all places are taken, a visit that lasts longer ends with what it has: sites may ask for half an hour of pauses. */
const LONG_MS = 60_000;

/** Visits under way: slow sites never hold up the others, and there is a bound to all. */
export interface VisitLanes {
  /** How many more visits may begin. */
  readonly free: number;
  readonly isEmpty: boolean;
  /** Registrable domains of those under way. */
  readonly sites: readonly string[];
  begin(job: JobRow): void;
  /** Resolves when one of them ends; rejects as it does. */
  oneEnds(): Promise<void>;
  /** Resolves when all have ended, however they do. */
  allEnd(): Promise<void>;
}

/**
 * Lanes in which `visit` runs.
 * @param visit is told whether it must end before it is done, so that others come to their turn
 */
export function visitLanes(
  visit: (job: JobRow, mustEnd: () => boolean) => Promise<void>,
  clock: () => number = () => performance.now(),
): VisitLanes {
  const underWay = new Map<number, { readonly ended: Promise<void>; readonly since: number; readonly site: string }>();
  return {
    get free() {
      const now = clock();
      const quick = [...underWay.values()].filter(({ since }) => now - since < SLOW_MS).length;
      return Math.max(0, Math.min(LANES - quick, MOST - underWay.size));
    },
    get isEmpty() {
      return underWay.size === 0;
    },
    get sites() {
      return [...underWay.values()].map(({ site }) => site);
    },
    begin(job) {
      const since = clock();
      const mustEnd = (): boolean => underWay.size >= MOST && clock() - since >= LONG_MS;
      const ended = visit(job, mustEnd).finally(() => underWay.delete(job.id));
      // Told where it is waited for.
      ended.catch(() => {});
      underWay.set(job.id, { ended, since, site: job.site });
    },
    oneEnds: () => Promise.race([...underWay.values()].map(({ ended }) => ended)),
    async allEnd() {
      await Promise.allSettled([...underWay.values()].map(({ ended }) => ended));
    },
  };
}
