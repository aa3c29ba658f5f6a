import { StoreError, type StoreErrorCode } from '../store/database/store-error.ts';
import { WorkerFault } from '../workers/worker-errors.ts';

/** What a worker threw, as it was where an operator can mend it: its sentence is for them wherever it comes out. */
export function storeFault(cause: unknown): unknown {
  if (!(cause instanceof WorkerFault) || cause.thrown !== 'StoreError') return cause;
  // Errors of that name carry one of its codes.
  return new StoreError(cause.code as StoreErrorCode, cause.message, { cause });
}
