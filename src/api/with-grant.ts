import type { Services } from '../services/create-services.ts';
import type { Grant } from '../services/limits/grant.ts';
import { POLICIES, type PolicyName } from '../services/limits/policies.ts';
import type { Caller } from '../services/services.ts';
import type { ProblemDetails } from './problem.ts';
import { toRateLimitHeaders } from './rate-limit-headers.ts';

export interface GrantWork {
  readonly services: Pick<Services, 'takeGrant'>;
  readonly policy: PolicyName;
  readonly caller: Caller;
  /** The answer to a caller who has nothing left. */
  readonly refuse: (details: ProblemDetails) => Response | Promise<Response>;
  readonly work: () => Promise<Response>;
}

/**
 * Does the work and counts it beside: nothing waits for the count, but no answer leaves before it is known (R13). The
 * answer carries the headers of the limit.
 */
export async function withGrant({ services, policy, caller, refuse, work }: GrantWork): Promise<Response> {
  // Reading may run beside the count; what changes something must not be done for a caller who has nothing left.
  const working = CHANGING.has(policy) ? null : work();
  // When counting fails first, nobody waits for the work any more.
  working?.catch(() => {});
  const grant = await services.takeGrant({ policy, caller });
  const headers = toRateLimitHeaders(grant);
  if (!grant.granted) {
    const retryAfterSeconds = grant.retryAfterSeconds ?? 1;
    return refuse({ detail: refusalSentence(grant, retryAfterSeconds), retryAfterSeconds, headers });
  }
  const answer = await (working ?? work());
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  return answer;
}

const CHANGING: ReadonlySet<PolicyName> = new Set(['register', 'suggest', 'keys'] as const);

const MORE: Partial<Readonly<Record<PolicyName, string>>> = {
  free: `${POLICIES.free.limit} searches a minute are free`,
  pro: `${POLICIES.pro.limit} searches a minute are possible with a Pro key`,
};

function refusalSentence({ policy, limit, windowSeconds }: Grant, seconds: number): string {
  const span = windowSeconds === 60 ? 'a minute' : `in ${windowSeconds / 60} minutes`;
  const rule = MORE[policy] ?? `${limit} such requests ${span} are possible`;
  const pro = policy === 'free' ? ` A Pro key allows ${POLICIES.pro.limit}.` : '';
  return `${rule}; the next one is possible in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.${pro}`;
}
