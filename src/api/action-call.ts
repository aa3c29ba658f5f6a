import { kindOf } from '../core/kind-of.ts';
import { isObject, type JsonObject } from '../core/lawp/json-value.ts';
import type { InputError } from '../services/service-error.ts';

/** A LAWP action call that can be answered, or what is wrong with it. */
export type ActionCall =
  | {
      readonly ok: true;
      /** A text, or an object with the fields. */
      readonly input: unknown;
      /** The caller's own id of this call, to be given back. */
      readonly callId?: string;
      /** It must change nothing. */
      readonly isTest: boolean;
      /** Names of parts that no call has. */
      readonly ignored: readonly string[];
    }
  | { readonly ok: false; readonly errors: readonly InputError[] };

const CALL_NAMES: readonly string[] = ['lawp_version', 'action', 'input', 'request_id', 'test', 'mode'];

/** Whether a body is a LAWP action call rather than a plain request. */
export function isActionCall(body: unknown): body is JsonObject {
  return isObject(body) && (Object.hasOwn(body, 'action') || Object.hasOwn(body, 'input'));
}

/** Reads an action call (lawp.md "A call", R30). @param id the one action that is answered here */
export function readActionCall(body: JsonObject, id: string): ActionCall {
  const { action, input, request_id: callId, test, lawp_version: version, mode } = body;
  if (action !== id) return wrong('/action', `The only action here is "${id}".`);
  if (version !== undefined && typeof version !== 'string')
    return wrong('/lawp_version', `lawp_version must be a text; it is ${kindOf(version)}.`);
  if (callId !== undefined && callId !== null && !isCallId(callId))
    return wrong('/request_id', 'request_id must be a text of at most 200 characters.');
  if (test !== undefined && test !== null && typeof test !== 'boolean')
    return wrong('/test', 'test must be true or false.');
  // Whoever asks for a price must not find it carried out.
  if (mode !== undefined && mode !== null && mode !== 'execute')
    return wrong('/mode', 'mode can only be "execute" here: this action is free, so there is nothing to quote.');
  const ignored = unreadNames(body, CALL_NAMES);
  return { ok: true, input, isTest: test === true, ignored, ...(isCallId(callId) ? { callId } : {}) };
}

/** What an object names beside what is read of it. */
export function unreadNames(body: JsonObject, known: readonly string[]): string[] {
  return Object.keys(body).filter((name) => !known.includes(name));
}

/** True for the caller's own id of a call. */
export function isCallId(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 200 && value.isWellFormed();
}

function wrong(path: string, message: string): ActionCall {
  return { ok: false, errors: [{ path, message }] };
}
