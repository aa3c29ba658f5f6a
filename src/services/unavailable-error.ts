import { StoreError, toStoreError } from '../store/database/store-error.ts';
import type { ServiceError } from './service-error.ts';

/** What every door says where the database cannot be reached. */
export const UNAVAILABLE = {
  code: 'unavailable',
  detail: 'The database cannot be reached at the moment; try again in 5 seconds.',
  retryAfterSeconds: 5,
} as const satisfies ServiceError;

/** What a service needs cannot be reached at the moment: whoever asks again later may be served. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError';
}

type Verbs = Readonly<Record<string, (asked: never) => Promise<unknown>>>;

/**
 * The same services, whose faults of the database (unreachable, locked, full) are an UnavailableError with the cause.
 * @param where what the operator calls the database
 */
export function withNamedFaults<T extends Verbs>(services: T, where: string): T {
  const named = Object.entries(services).map(([name, verb]) => [
    name,
    async (asked: never) => {
      try {
        return await verb(asked);
      } catch (cause) {
        throw toUnavailable(cause, where);
      }
    },
  ]);
  // Each verb is called as it was, and gives what it gave.
  return Object.fromEntries(named) as T;
}

function toUnavailable(cause: unknown, where: string): unknown {
  const fault = toStoreError(cause, where);
  return fault instanceof StoreError ? new UnavailableError(fault.message, { cause }) : cause;
}
