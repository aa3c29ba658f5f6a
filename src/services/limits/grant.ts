import { POLICIES, type PolicyName } from './policies.ts';

/** What a caller has left under one policy, exactly. */
export interface Grant {
  readonly policy: PolicyName;
  readonly limit: number;
  readonly windowSeconds: number;
  /** False when the caller has to wait. */
  readonly granted: boolean;
  readonly remaining: number;
  /** Epoch milliseconds when this was counted or looked at. */
  readonly at: number;
  /** Epoch milliseconds when the oldest counted grant leaves the window; with none left, when the next comes free (R14). */
  readonly resetAt: number;
  /** Whole seconds until then, rounded up: whoever waits that long after a refusal is served. */
  readonly resetSeconds: number;
  /** Of a refused caller: `resetSeconds`, at least 1. Null when granted. */
  readonly retryAfterSeconds: number | null;
}

/**
 * Says what is left.
 * @param times epoch milliseconds of the latest grants
 * @param now epoch milliseconds
 */
export function toGrant(policy: PolicyName, times: readonly number[], now: number, granted: boolean): Grant {
  const { limit, windowSeconds } = POLICIES[policy];
  const counted = times.filter((time) => time > now - windowSeconds * 1000);
  // When none is left, the next comes free as the oldest of the latest `limit` leaves.
  const oldest = counted.slice(-limit)[0];
  const resetAt = oldest === undefined ? now : oldest + windowSeconds * 1000;
  const resetSeconds = Math.ceil((resetAt - now) / 1000);
  return {
    policy,
    limit,
    windowSeconds,
    granted,
    at: now,
    remaining: granted ? Math.max(0, limit - counted.length) : 0,
    resetAt,
    resetSeconds,
    retryAfterSeconds: granted ? null : Math.max(1, resetSeconds),
  };
}
