import { setTimeout as wait } from 'node:timers/promises';
import { ALONE_MS, countAlong } from '../../store/count-alone.ts';
import { countGrant, findGrants, type GrantCount, type GrantTimes } from '../../store/grants.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import type { Caller } from '../caller.ts';
import { type Grant, toGrant } from './grant.ts';
import { bucketOf, COUNTED_ALONE, POLICIES, type PolicyName } from './policies.ts';

export interface GrantInput {
  readonly index: IndexDatabase;
  readonly policy: PolicyName;
  readonly caller: Caller;
  /**
   * Epoch milliseconds. Left out, the database's own clock counts, so that instances whose clocks differ count
   * together.
   */
  readonly now?: number;
}

/** Counts one grant in the database; null when the limit is reached. */
export type CountGrant = (count: GrantCount) => Promise<GrantTimes | null>;

/** Whoever counts alone has stopped by then, or is dead. */
const LONGEST_MS = 2 * ALONE_MS;
const LOOK_MS = 40;

/**
 * Takes one grant if the caller has one left: in any window of the policy's length nobody gets more than its limit,
 * however many processes ask at once. Where a process counts alone, it is asked to stop, and waited for.
 * @param count counts one; handed over where many are counted together
 * @throws when the policy counts keys and the caller has none
 */
export async function takeGrant(
  { index, policy, caller, now }: GrantInput,
  count: CountGrant = (one) => countGrant(index, one),
): Promise<Grant> {
  const { limit, windowSeconds } = POLICIES[policy];
  const bucket = bucketOf(policy, caller);
  const mayBeAlone = COUNTED_ALONE.has(policy);
  const windowMs = windowSeconds * 1000;
  const since = performance.now();
  for (;;) {
    const taken = await count({ bucket, limit, windowMs, now: now ?? null, mayBeAlone });
    if (taken) return toGrant(policy, taken.times, taken.now, true);
    const spent = await findGrants(index, bucket, now ?? null);
    const isSpent = spent.times.filter((time) => time > spent.now - windowMs).length >= limit;
    if (isSpent || !mayBeAlone) return toGrant(policy, spent.times, spent.now, false);
    if (performance.now() - since > LONGEST_MS) throw new Error('Another process counts alone, and does not stop.');
    await countAlong(index);
    await wait(LOOK_MS);
  }
}
