import { kindOf } from '../core/kind-of.ts';
import { isObject, type JsonObject } from '../core/lawp/json-value.ts';

/**
 * Says in one sentence why an object is no message of JSON-RPC 2.0; null where it is one. The protocol's server refuses
 * those by itself, but never says what is wrong with them.
 */
export function wrongMessage(message: JsonObject): string | null {
  const { jsonrpc, method, id, params } = message;
  if (jsonrpc !== '2.0') return 'jsonrpc must be "2.0".';
  // An answer to a question that was never asked has no method.
  if (method === undefined && ('result' in message || 'error' in message)) return null;
  if (typeof method !== 'string') return `method must be a text; it is ${kindOf(method)}.`;
  if ('id' in message && typeof id !== 'string' && !Number.isSafeInteger(id))
    return `id must be a text or a whole number; it is ${kindOf(id)}.`;
  return params === undefined || isObject(params) ? null : `params must be an object; it is ${kindOf(params)}.`;
}
