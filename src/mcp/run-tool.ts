import { ignoredNotices } from '../services/ignored-notices.ts';
import type { Grant } from '../services/limits/grant.ts';
import { grantRefusal } from '../services/limits/grant-refusal.ts';
import type { Outcome } from '../services/outcome.ts';
import { UNAVAILABLE, UnavailableError } from '../services/unavailable-error.ts';
import type { Tool, ToolAnswer, ToolCall } from './tool.ts';
import { answerResult, refusalResult, type ToolResult } from './tool-result.ts';

/** Takes the full cause of a fault of ours and gives the id under which it was noted. */
export type NoteFault = (cause: unknown) => string;

/** Calls a tool for a caller. Never throws: a fault of ours is a mute refusal with a request id. */
export async function runTool(tool: Tool, given: unknown, call: ToolCall, noteFault: NoteFault): Promise<ToolResult> {
  const { caller, services, later } = call;
  const counted = { policy: tool.policy(caller), caller };
  try {
    const ready = await tool.prepare(given, services);
    // What is unusable is not counted (R13).
    if (!ready.ok) return refusalResult(ready.error, await services.peekGrant(counted));
    const { grant, outcome } = await countedWork(
      () => services.takeGrant(counted),
      () => ready.value(call),
      tool.writes,
    );
    if (outcome === null) return refusalResult(grantRefusal(grant), grant);
    if (!outcome.ok) {
      const isWrongInput = outcome.error.code === 'invalid_input';
      return refusalResult(outcome.error, isWrongInput ? await services.returnGrant({ caller, grant }) : grant);
    }
    const { value, searched, ignored } = outcome.value;
    if (searched) later(services.countSearch({ ...searched, caller }));
    return answerResult(value, grant, { isCrawled: !tool.isOurs, notices: ignoredNotices(ignored) });
  } catch (cause) {
    const requestId = noteFault(cause);
    if (cause instanceof UnavailableError) return refusalResult(UNAVAILABLE, null);
    const detail = `Something broke on our side; tell us the request id ${requestId}.`;
    return refusalResult({ code: 'internal', detail }, await services.peekGrant(counted).catch(() => null));
  }
}

/**
 * Works beside the count of the limit, but gives nothing before the count is known; what leaves something behind waits
 * until it may. A null outcome: nothing was left.
 */
async function countedWork(
  count: () => Promise<Grant>,
  work: () => Promise<Outcome<ToolAnswer>>,
  writes: boolean,
): Promise<{ grant: Grant; outcome: Outcome<ToolAnswer> | null }> {
  const counting = count();
  if (writes) {
    const grant = await counting;
    return { grant, outcome: grant.granted ? await work() : null };
  }
  const [grant, outcome] = await Promise.all([counting, work()]);
  return { grant, outcome: grant.granted ? outcome : null };
}
