import { StoreError } from '../../store/database/store-error.ts';
import { type BuilderLease, takeBuilderLease } from '../../store/jobs/builder-lease.ts';
import type { IndexDatabase } from '../../store/open-database.ts';

/**
 * Does a piece of work under the builder's lease; false when another build is running.
 * @throws StoreError, or what the work throws
 */
export async function withLease(
  { index, clock }: { readonly index: IndexDatabase; readonly clock: () => Date },
  work: (lease: BuilderLease) => Promise<unknown>,
): Promise<boolean> {
  let lease: BuilderLease;
  try {
    lease = await takeBuilderLease(index, () => clock().getTime());
  } catch (error) {
    if (error instanceof StoreError && error.code === 'busy_builder') return false;
    throw error;
  }
  try {
    await work(lease);
    return true;
  } finally {
    await lease.release();
  }
}
