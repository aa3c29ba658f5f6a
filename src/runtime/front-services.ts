import { gather } from '../services/counting/gather.ts';
import type { Services } from '../services/create-services.ts';
import { loneCounter } from '../services/limits/lone-counter.ts';

/** The services as the doors of this process use them. */
export interface FrontServices {
  readonly services: Services;
  /** Writes what is held in memory. */
  close(): Promise<void>;
}

const COUNTED_EVERY_MS = 1000;

/**
 * Services that do here, in memory, what would else be asked of another thread for each request: limits are counted here,
 * and searches are counted together once a second.
 * @param asked the services of the thread that holds the database
 */
export function frontServices(asked: Services): FrontServices {
  const counter = loneCounter(asked);
  const searches = gather(asked.countSearches, COUNTED_EVERY_MS);
  const { takeGrant, peekGrant, returnGrant } = counter;
  return {
    services: {
      ...asked,
      takeGrant,
      peekGrant,
      returnGrant,
      countSearch: searches.add,
      async readStats() {
        await searches.written();
        return asked.readStats();
      },
    },
    async close() {
      await Promise.allSettled([counter.close(), searches.written()]);
    },
  };
}
