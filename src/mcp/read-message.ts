import { MAX_LEVELS, nestsDeeper } from '../core/lawp/nests-deeper.ts';
import { readBytes } from '../core/read-bytes.ts';
import type { RpcFault } from './rpc-error.ts';

/** One JSON-RPC message, not yet looked into; or what is wrong with the request. */
export type ReadMessage =
  | { readonly ok: true; readonly message: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly fault: RpcFault };

/** Largest body (R34). */
const MAX_BYTES = 256 * 1024;
/** No tool of ours is told so many things; the protocol's server looks at each of them several times. */
const MAX_VALUES = 2000;

/** Reads the message of a POST: JSON in UTF-8, one object, at most 256 KB and 2,000 values, asked for by somebody who reads JSON. */
export async function readMessage(request: Request): Promise<ReadMessage> {
  const fault = wrongHeaders(request.headers);
  if (fault) return { ok: false, fault };
  const bytes = await readBytes(request.body, MAX_BYTES);
  if (bytes === 'too large') return { ok: false, fault: TOO_LARGE };
  return bytes === 'broken off' ? wrong(-32700, 'The body ended before it was whole.') : parseMessage(bytes);
}

/** Any JSON, in UTF-8 where the sender says so; nothing said is read as JSON (R33). */
const JSON_TYPE = /^\s*(\*|[\w!#$&^.+-]+)\/([\w!#$&^.-]+\+)?json\s*(;|$)/i;
const CHARSET = /;\s*charset\s*=\s*"?([^";\s]+)/i;

const TOO_LARGE: RpcFault = {
  status: 413,
  code: -32000,
  message: `A message may be up to ${MAX_BYTES / 1024} KB; make it smaller.`,
  headers: { Connection: 'close' },
};

function wrongHeaders(headers: Headers): RpcFault | null {
  if (!isJson(headers.get('Content-Type')?.trim() ?? ''))
    return {
      status: 415,
      code: -32000,
      message: 'The message must be JSON in UTF-8: send Content-Type: application/json.',
    };
  const encoding = headers.get('Content-Encoding')?.trim().toLowerCase() ?? '';
  if (encoding !== '' && encoding !== 'identity')
    return { status: 415, code: -32000, message: 'Compressed messages are not read; send the JSON as it is.' };
  if (!takesJson(headers.get('Accept')))
    return {
      status: 406,
      code: -32000,
      message: 'Answers are JSON: send Accept: application/json, text/event-stream.',
    };
  return Number(headers.get('Content-Length') ?? 0) > MAX_BYTES ? TOO_LARGE : null;
}

function isJson(type: string): boolean {
  return type === '' || (JSON_TYPE.test(type) && /^utf-?8$/i.test(CHARSET.exec(type)?.[1] ?? 'utf-8'));
}

/** The protocol asks clients to accept JSON and event streams; whoever takes JSON can be answered. */
function takesJson(accept: string | null): boolean {
  if (accept === null || accept.trim() === '') return true;
  return accept
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*(;|$)/.test(part))
    .map((part) => part.split(';')[0]?.trim())
    .some((type) => type === 'application/json' || type === 'application/*' || type === '*/*');
}

function parseMessage(bytes: Uint8Array): ReadMessage {
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return wrong(-32700, 'The body is not valid JSON in UTF-8.');
  }
  if (Array.isArray(parsed)) return wrong(-32600, 'Batches are not supported; send one message at a time.');
  if (parsed === null || typeof parsed !== 'object') return wrong(-32600, 'A message is a JSON object.');
  if (nestsDeeper(parsed)) return wrong(-32600, `A message may be nested at most ${MAX_LEVELS} levels deep.`);
  if (holdsMore(parsed, MAX_VALUES)) return wrong(-32600, `A message may have at most ${MAX_VALUES} values.`);
  return { ok: true, message: parsed as Record<string, unknown> };
}

/** Whether lists and objects hold more than so many values together. */
function holdsMore(value: object, most: number): boolean {
  const open = [value];
  let count = 0;
  for (let next = open.pop(); next !== undefined && count <= most; next = open.pop()) {
    const inner: unknown[] = Array.isArray(next) ? next : Object.values(next);
    count += inner.length;
    if (count <= most) open.push(...inner.filter((each): each is object => typeof each === 'object' && each !== null));
  }
  return count > most;
}

function wrong(code: RpcFault['code'], message: string): ReadMessage {
  return { ok: false, fault: { status: 400, code, message } };
}
