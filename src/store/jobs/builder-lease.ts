import type { IndexDatabase } from '../database/databases.ts';
import { StoreError } from '../database/store-error.ts';
import { type Holder, type Lease, type LeasePatience, takeLease } from './lease.ts';

/** The right to build: one process at a time (R68). Losing it is the StoreError "lost_lease". */
export type BuilderLease = Lease;

/**
 * Takes the builder's lease; that of a process of this machine that is no more is taken over at once.
 * `patienceMs`: how long it is waited for; a server holds it for moments, to show what was saved or suggested.
 * @throws StoreError "busy_builder" when another build is running, or for instance when the disk is full; the signal's
 * reason
 */
export function takeBuilderLease(
  database: IndexDatabase,
  clock: () => number,
  patience: LeasePatience = {},
): Promise<BuilderLease> {
  return takeLease(database, { key: 'builder', clock, busy, lost }, patience);
}

function busy(holder: Holder | null): StoreError {
  const who = holder ? ` (process ${holder.pid} on ${holder.host})` : '';
  return new StoreError(
    'busy_builder',
    `Another build is running on this database${who}; wait for it or stop it, then start again.`,
  );
}

function lost(): StoreError {
  return new StoreError(
    'lost_lease',
    'Another build took over on this database, because this one stood still for a minute; what is done stays.',
  );
}
