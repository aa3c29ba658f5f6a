import type { Grant } from '../services/limits/grant.ts';
import { POLICIES, type PolicyName } from '../services/limits/policies.ts';
import type { ServiceError } from '../services/service-error.ts';

const MORE: Partial<Readonly<Record<PolicyName, string>>> = {
  free: `${POLICIES.free.limit} searches a minute are free`,
  pro: `${POLICIES.pro.limit} searches a minute are possible with a Pro key`,
  suggest: `${POLICIES.suggest.limit} suggestions a minute are possible`,
};

/** What a caller is told who has nothing left of a limit: how much there is, and when there is more. */
export function grantRefusal(grant: Grant): ServiceError & { readonly retryAfterSeconds: number } {
  const seconds = grant.retryAfterSeconds ?? 1;
  const { policy, limit, windowSeconds } = grant;
  const span = windowSeconds === 60 ? 'a minute' : `in ${windowSeconds / 60} minutes`;
  const rule = MORE[policy] ?? `${limit} such requests ${span} are possible`;
  const pro = policy === 'free' ? ` A Pro key allows ${POLICIES.pro.limit}.` : '';
  const detail = `${rule}; the next one is possible in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.${pro}`;
  return { code: 'rate_limited', detail, retryAfterSeconds: seconds };
}
