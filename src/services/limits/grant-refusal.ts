import { counted } from '../../core/counted.ts';
import type { ServiceError } from '../service-error.ts';
import type { Grant } from './grant.ts';
import { POLICIES, type PolicyName } from './policies.ts';

/** What is counted, and of whom. */
const COUNTED: Partial<Readonly<Record<PolicyName, readonly [what: string, ofWhom: string]>>> = {
  free: ['searches', ' without a key'],
  pro: ['searches', ' with a Pro key'],
  suggest: ['suggestions', ''],
  checked_site: ['checks', ' of one site'],
  check: ['checks', ''],
  checked_file: ['checks', ' of files of one site'],
  unauthorized: ['requests', ' with a wrong key, or with none where one is needed'],
  keys: ['keys', ''],
};

/** The refusal of a caller who has nothing left. */
export interface GrantRefusal extends ServiceError {
  readonly retryAfterSeconds: number;
  /** The limit by name, and how many requests it allows in how many seconds. */
  readonly extra: { readonly policy: PolicyName; readonly limit: number; readonly window_seconds: number };
}

/** What a caller is told who has nothing left of a limit: which it is, how much it allows, and when there is more. */
export function grantRefusal({ policy, limit, windowSeconds, retryAfterSeconds }: Grant): GrantRefusal {
  const seconds = retryAfterSeconds ?? 1;
  const span = SPANS[windowSeconds] ?? `in ${windowSeconds} seconds`;
  const [what, ofWhom] = COUNTED[policy] ?? ['such requests', ''];
  const rule = `${limit} ${what} ${span} are allowed${ofWhom}`;
  const pro = policy === 'free' ? ` A Pro key allows ${POLICIES.pro.limit}.` : '';
  const detail = `${rule}; try again in ${wait(seconds)}.${pro}`;
  const extra = { policy, limit, window_seconds: windowSeconds };
  return { code: 'rate_limited', detail, retryAfterSeconds: seconds, extra };
}

function wait(seconds: number): string {
  if (seconds > LONG_SECONDS) return `${Math.ceil(seconds / 60)} minutes`;
  return counted(seconds, 'second');
}

/** Longer waits are told in minutes. */
const LONG_SECONDS = 120;

const SPANS: Readonly<Record<number, string>> = { 60: 'a minute', 3600: 'an hour' };
