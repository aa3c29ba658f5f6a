import { setTimeout as sleep } from 'node:timers/promises';
import type { DomainName } from '../../core/domain/domain-name.ts';
import type { BuilderLease } from '../../store/jobs/builder-lease.ts';
import { type Turn, takeTurns } from '../../store/jobs/take-turns.ts';
import { listRenewals, type RenewWaitingInput, renewWaiting } from './renew-waiting.ts';

/** How a long work goes on while others are served. */
export interface Interludes {
  /** Every step that writes to the index or to the drawn folder takes its turn. */
  readonly turn: Turn;
  /** Sites that were renewed in between, in that order; grows. */
  readonly renewed: readonly DomainName[];
}

export interface BesideInput extends RenewWaitingInput {
  readonly lease: BuilderLease;
  /** How often to look for what waits. */
  readonly lookMs: number;
}

/**
 * Does a long work under the builder's lease, and between its steps renews the sites that wait for it, in this and in
 * other processes: an owner's save is seen within seconds, however long a build takes.
 * @throws what the work throws, else StoreError
 */
export async function besideRenewals<T>(
  { lease, lookMs, ...input }: BesideInput,
  work: (interludes: Interludes) => Promise<T>,
): Promise<T> {
  const turn = takeTurns(lease);
  const renewed: DomainName[] = [];
  const ended = new AbortController();
  const serve = async (): Promise<void> => {
    while (!ended.signal.aborted) {
      if ((await listRenewals(input.index)).length > 0) renewed.push(...(await turn(() => renewWaiting(input))));
      else await sleep(lookMs, undefined, { signal: ended.signal }).catch(() => {});
    }
  };
  const [worked, served] = await Promise.allSettled([work({ turn, renewed }).finally(() => ended.abort()), serve()]);
  if (worked.status === 'rejected') throw worked.reason;
  if (served.status === 'rejected') throw served.reason;
  return worked.value;
}
