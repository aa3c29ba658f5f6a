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
 * Does the work for a caller who has something left: work for the others would be what the limit is there to prevent. The
 * answer carries the headers of the limit. An input that was wrong takes nothing (R13).
 */
export async function withGrant({ services, policy, caller, refuse, work }: GrantWork): Promise<Response> {
  const grant = await services.takeGrant({ policy, caller });
  if (!grant.granted) {
    return refuse({ ...grantRefusal(grant), headers: toRateLimitHeaders(grant) });
  }
  const answer = await work().catch(async (cause: unknown) => {
    // A fault of ours takes nothing, either.
    await services.returnGrant({ caller, grant }).catch(() => {});
    throw cause;
  });
  const left = answer.status === 400 ? await services.returnGrant({ caller, grant }) : grant;
  for (const [name, value] of Object.entries(toRateLimitHeaders(left))) answer.headers.set(name, value);
  return answer;
}
