import { setTimeout as sleep } from 'node:timers/promises';
import { type BuilderLease, takeBuilderLease } from '../../store/builder-lease.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { StoreError } from '../../store/store-error.ts';

const RETRY_MS = 250;

/**
 * Takes the builder's lease as soon as no other process has it.
 * @throws StoreError, or the signal's reason
 */
export async function takeLeaseWhenFree(
  index: IndexDatabase,
  clock: () => Date,
  signal: AbortSignal,
): Promise<BuilderLease> {
  for (;;) {
    signal.throwIfAborted();
    try {
      return await takeBuilderLease(index, () => clock().getTime());
    } catch (error) {
      if (!(error instanceof StoreError && error.code === 'busy_builder')) throw error;
    }
    await sleep(RETRY_MS, undefined, { signal });
  }
}
