import { ignoredNotices } from '../services/ignored-notices.ts';
import { grantRefusal } from '../services/limits/grant-refusal.ts';
import { UNAVAILABLE, UnavailableError } from '../services/unavailable-error.ts';
import type { Tool, ToolCall } from './tool.ts';
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
    const grant = await services.takeGrant(counted);
    if (!grant.granted) return refusalResult(grantRefusal(grant), grant);
    const outcome = await ready.value(call);
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
