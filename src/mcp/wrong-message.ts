import { kindOf } from '../core/kind-of.ts';
import { isObject, type JsonObject } from '../core/lawp/json-value.ts';
import { PROTOCOL_VERSIONS } from '../services/connector-card.ts';

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

const SHOWN_CHARACTERS = 40;

/** Where a message names the revision that it is written for. */
const REVISION = 'io.modelcontextprotocol/protocolVersion';

/**
 * Says in one sentence that the header names nothing that could be a revision of the protocol; null where it is a date, or
 * absent. The protocol's server takes any word for a revision to come, and asks for what that one would need. Where the
 * message names one, too, it says which it supports.
 */
export function wrongRevision(headers: Headers, { params }: JsonObject): string | null {
  const named = headers.get('Mcp-Protocol-Version');
  if (named === null || /^\d{4}-\d\d-\d\d$/.test(named)) return null;
  if (isObject(params) && isObject(params._meta) && REVISION in params._meta) return null;
  const given = JSON.stringify(named.slice(0, SHOWN_CHARACTERS));
  return `Mcp-Protocol-Version must name a revision of the protocol, ${PROTOCOL_VERSIONS.join(' or ')}; it is ${given}.`;
}
