import { findGrants, uncountGrant } from '../../store/grants.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import type { Caller } from '../caller.ts';
import { type Grant, toGrant } from './grant.ts';
import { bucketOf } from './policies.ts';

export interface ReturnInput {
  readonly index: IndexDatabase;
  readonly caller: Caller;
  /** What the caller took. */
  readonly grant: Grant;
}

/** Gives back a grant for which nothing was done (R13). Gives what the caller has left then. */
export async function returnGrant({ index, caller, grant }: ReturnInput): Promise<Grant> {
  const { policy, at, granted } = grant;
  if (!granted) return grant;
  const bucket = bucketOf(policy, caller);
  await uncountGrant(index, { bucket, at });
  const { times } = await findGrants(index, bucket, at);
  return toGrant(policy, times, at, true);
}
