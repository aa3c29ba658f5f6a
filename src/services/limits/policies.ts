import type { Caller } from '../caller.ts';

/** How many grants one caller gets in any window of this length. */
export interface LimitPolicy {
  readonly limit: number;
  readonly windowSeconds: number;
  /** Who is counted: the key, the address, or whichever of them the caller has, the key first. */
  readonly per: 'key' | 'address' | 'caller';
}

/** Every limit by the name that answers carry (contract section 6, R13, R45). */
export const POLICIES = {
  /** Searches without a key. */
  free: { limit: 20, windowSeconds: 60, per: 'address' },
  /** Searches with a key. */
  pro: { limit: 60, windowSeconds: 60, per: 'key' },
  register: { limit: 30, windowSeconds: 60, per: 'key' },
  suggest: { limit: 10, windowSeconds: 60, per: 'caller' },
  /** Visits of one site that is known already, whoever asks: its registered domain stands for the address. */
  checked_site: { limit: 6, windowSeconds: 3600, per: 'address' },
  /** Documents checked on the web site. */
  check: { limit: 10, windowSeconds: 60, per: 'address' },
  /** Documents fetched from one site to be checked, whoever asks: its registered domain stands for the address. */
  checked_file: { limit: 60, windowSeconds: 3600, per: 'address' },
  /** Calls of actions of sites. */
  action: { limit: 10, windowSeconds: 60, per: 'caller' },
  /** Calls of actions of one site, whoever makes them: its domain stands for the address. */
  called_site: { limit: 30, windowSeconds: 60, per: 'address' },
  /** What is cached: statistics, state, diff and badges. */
  cached: { limit: 120, windowSeconds: 60, per: 'caller' },
  /** Answers that refuse a key. */
  unauthorized: { limit: 10, windowSeconds: 60, per: 'address' },
  /** Keys made or changed on the web site: each key has an allowance of its own, so they are not for the taking. */
  keys: { limit: 10, windowSeconds: 3600, per: 'address' },
} as const satisfies Readonly<Record<string, LimitPolicy>>;

export type PolicyName = keyof typeof POLICIES;

/**
 * Policies whose grants a process may count alone, in memory: those of answers that are many and cheap. The others are
 * counted in the database each.
 */
export const COUNTED_ALONE: ReadonlySet<PolicyName> = new Set(['free', 'pro', 'cached']);

/** The policy that a caller's searches are counted by. */
export function searchPolicy({ keyId }: Caller): 'free' | 'pro' {
  return keyId === null ? 'free' : 'pro';
}

/**
 * Name under which a caller's grants of a policy are counted.
 * @throws when the policy counts keys and the caller has none
 */
export function bucketOf(policy: PolicyName, { address, keyId }: Caller): string {
  const { per } = POLICIES[policy];
  const who = per === 'address' ? address : per === 'caller' ? (keyId ?? address) : keyId;
  if (who === null) throw new Error(`The limit "${policy}" counts keys, and this caller has none.`);
  return `${policy} ${who}`;
}
