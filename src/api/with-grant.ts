import type { Caller } from '../services/caller.ts';
import type { Services } from '../services/create-services.ts';
import { grantRefusal } from '../services/limits/grant-refusal.ts';
import type { PolicyName } from '../services/limits/policies.ts';
import type { ProblemDetails } from './problem.ts';
import { toRateLimitHeaders } from './rate-limit-headers.ts';

export interface GrantWork {
  readonly services: Pick<Services, 'takeGrant' | 'returnGrant'>;
  readonly policy: PolicyName;
  readonly caller: Caller;
  /** The answer to a caller who has nothing left. */
  readonly refuse: (details: ProblemDetails) => Response | Promise<Response>;
  readonly work: () => Promise<Response>;
}

/**
 * Does the work and counts it beside: nothing waits for the count, but no answer leaves before it is known (R13). The
 * answer carries the headers of the limit. An input that was wrong takes nothing.
 */
export async function withGrant({ services, policy, caller, refuse, work }: GrantWork): Promise<Response> {
  // Reading may run beside the count; what changes something must not be done for a caller who has nothing left.
  const working = CHANGING.has(policy) ? null : work();
  // When counting fails first, nobody waits for the work any more.
  working?.catch(() => {});
  const grant = await services.takeGrant({ policy, caller });
  if (!grant.granted) {
    return refuse({ ...grantRefusal(grant), headers: toRateLimitHeaders(grant) });
  }
  const answer = await (working ?? work()).catch(async (cause: unknown) => {
    // A fault of ours takes nothing, either.
    await services.returnGrant({ caller, grant }).catch(() => {});
    throw cause;
  });
  const left = answer.status === 400 ? await services.returnGrant({ caller, grant }) : grant;
  for (const [name, value] of Object.entries(toRateLimitHeaders(left))) answer.headers.set(name, value);
  return answer;
}

const CHANGING: ReadonlySet<PolicyName> = new Set(['register', 'suggest', 'keys'] as const);
