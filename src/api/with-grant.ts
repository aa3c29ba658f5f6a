import type { Caller } from '../services/caller.ts';
import type { Services } from '../services/create-services.ts';
import type { PolicyName } from '../services/limits/policies.ts';
import { grantRefusal } from './grant-refusal.ts';
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
    const { detail, retryAfterSeconds } = grantRefusal(grant);
    return refuse({ detail, retryAfterSeconds, headers });
  }
  const answer = await (working ?? work());
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  return answer;
}

const CHANGING: ReadonlySet<PolicyName> = new Set(['register', 'suggest', 'keys'] as const);
