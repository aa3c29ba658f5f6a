import { forgetGrants } from '../../store/grants.ts';
import type { IndexDatabase } from '../../store/open-database.ts';

const EVERY_MS = 60_000;
/** Few enough that nobody waits for the write lock. */
const ROWS_AT_ONCE = 1000;

/**
 * Deletes counts that say nothing any more, so that no caller's address is kept: at most once a minute, when called.
 * Several processes may do so side by side.
 */
export function grantSweeper(index: IndexDatabase, clock: () => Date): () => Promise<void> {
  let nextAt = 0;
  return async () => {
    const now = clock().getTime();
    if (now < nextAt && nextAt - now <= EVERY_MS) return;
    nextAt = now + EVERY_MS;
    const gone = await forgetGrants(index, { most: ROWS_AT_ONCE, now: null });
    // Many callers at once leave many rows: go on at the next call.
    if (gone === ROWS_AT_ONCE) nextAt = now;
  };
}
