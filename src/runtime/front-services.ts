import type { AnsweredSearch } from '../services/counting/count-search.ts';
import type { Services } from '../services/create-services.ts';
import { loneCounter } from '../services/limits/lone-counter.ts';
import { keptSearches } from '../services/search/kept-searches.ts';
import { together } from '../store/database/together.ts';

/** The services as the doors of this process use them. */
export interface FrontServices {
  readonly services: Services;
  /** Writes what is held in memory. */
  close(): Promise<void>;
}

const COUNTED_EVERY_MS = 1000;

/**
 * Services that do here, in memory, what would else be asked of another thread for each request: limits are counted here,
 * searches are counted together once a second, and each is answered once as long as nothing changes.
 * @param asked the services of the thread that holds the database
 */
export function frontServices(asked: Services): FrontServices {
  const counter = loneCounter(asked);
  const searches = together(async (answered: readonly AnsweredSearch[]) => {
    await asked.countSearches(answered);
    return answered.map(() => undefined);
  }, COUNTED_EVERY_MS);
  const { takeGrant, peekGrant, returnGrant } = counter;
  return {
    services: {
      ...asked,
      takeGrant,
      peekGrant,
      returnGrant,
      searchText: keptSearches(asked),
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
