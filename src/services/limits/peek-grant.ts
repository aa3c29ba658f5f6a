import { findGrants } from '../../store/grants.ts';
import { type Grant, toGrant } from './grant.ts';
import { bucketOf, POLICIES } from './policies.ts';
import type { GrantInput } from './take-grant.ts';

/**
 * Says what a caller has left without taking any; `granted` tells whether a grant taken now would be given.
 * @throws when the policy counts keys and the caller has none
 */
export async function peekGrant({ index, policy, caller, now }: GrantInput): Promise<Grant> {
  const { limit, windowSeconds } = POLICIES[policy];
  const found = await findGrants(index, bucketOf(policy, caller), now ?? null);
  const counted = found.times.filter((time) => time > found.now - windowSeconds * 1000);
  return toGrant(policy, found.times, found.now, counted.length < limit);
}
