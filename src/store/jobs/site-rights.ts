import { setTimeout as wait } from 'node:timers/promises';
import type { IndexDatabase } from '../database/databases.ts';
import { StoreError, toStoreError } from '../database/store-error.ts';
import { type Lease, type Right, takeLease } from './lease.ts';

/** The right to ask a site, which processes on one database have in turn: together they are as polite as one (R61). */
export interface SiteRights {
  /**
   * Waits until no other process visits names of a registrable domain, nor owes it a pause.
   * @throws StoreError; the signal's reason
   */
  take(site: string, signal: AbortSignal): Promise<SiteRight>;
}

/** Its `lost` is aborted when this process stood still for a minute and another one visits the site. */
export type SiteRight = Pick<Lease, 'lost' | 'release'>;

const RETRY_MS = 1000;
/** A database that somebody else holds for longer ends the visits. */
const LOCKED_MS = 60_000;

/** Keys begin so; what begins with the second comes behind all of them. */
const [PREFIX, BEHIND] = ['visit ', 'visit!'];
const SWEEP = `delete from meta where key > ? and key < ? and value ->> 'until' <= ?`;

/** The rights of one process on its database. They go by the real time: what a site is owed does. */
export function siteRights(index: IndexDatabase): SiteRights {
  return {
    async take(site, signal) {
      const until = performance.now() + LOCKED_MS;
      for (;;) {
        try {
          await index.client.execute({ sql: SWEEP, args: [PREFIX, BEHIND, Date.now()] });
          return await takeLease(index, rightTo(site), { patienceMs: Number.POSITIVE_INFINITY, signal });
        } catch (cause) {
          signal.throwIfAborted();
          const error = toStoreError(cause, index.where);
          const isHeld = error instanceof StoreError && error.code === 'locked';
          if (!isHeld || performance.now() > until) throw error;
          await wait(RETRY_MS, null, { signal }).catch(() => {});
        }
      }
    },
  };
}

function rightTo(site: string): Right {
  return {
    key: `${PREFIX}${site}`,
    clock: Date.now,
    busy: () => new StoreError('lost_lease', `Another process visits ${site}.`),
    lost: () =>
      new StoreError('lost_lease', `Another process visits ${site}, because this one stood still for a minute.`),
  };
}
