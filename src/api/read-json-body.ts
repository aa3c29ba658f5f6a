import { MAX_LEVELS, nestsDeeper } from '../core/lawp/nests-deeper.ts';
import { placeInJson } from '../core/lawp/place-in-json.ts';
import { readBytes } from '../core/read-bytes.ts';
import type { ProblemCode, ProblemDetails } from './problem.ts';

/** A body that was read, undefined where none is expected; or what is wrong with it. */
export type JsonBody =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly code: ProblemCode; readonly details: ProblemDetails };

/** Largest body (R34). */
export const MAX_BODY_BYTES = 256 * 1024;

const JSON_TYPE = /^\s*(\*|[\w!#$&^.+-]+)\/([\w!#$&^.-]+\+)?json\s*(;|$)/i;

/** Reads the JSON body of a POST (R33, R34); bodies of other methods are not looked at. */
export async function readJsonBody(request: Request): Promise<JsonBody> {
  if (request.method !== 'POST') return { ok: true, body: undefined };
  const kind = wrongKind(request.headers);
  if (kind) return kind;
  const bytes = await readBytes(request.body, MAX_BODY_BYTES);
  if (bytes === 'too large') return tooLarge();
  return bytes === 'broken off' ? wrong('invalid_input', 'The body ended before it was whole.') : parseJson(bytes);
}

function wrongKind(headers: Headers): JsonBody | null {
  const type = headers.get('Content-Type');
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(type ?? '')?.[1] ?? 'utf-8';
  const encoding = headers.get('Content-Encoding')?.trim().toLowerCase() ?? 'identity';
  if (type !== null && type.trim() !== '' && !JSON_TYPE.test(type))
    return wrong('unsupported_media_type', 'The body must be JSON: send Content-Type: application/json.');
  if (!/^utf-?8$/i.test(charset)) return wrong('unsupported_media_type', 'The body must be JSON in UTF-8.');
  if (encoding !== 'identity' && encoding !== '')
    return wrong('unsupported_media_type', 'Compressed bodies are not read; send the JSON as it is.');
  return Number(headers.get('Content-Length') ?? 0) > MAX_BODY_BYTES ? tooLarge() : null;
}

function parseJson(bytes: Uint8Array): JsonBody {
  let text: string;
  try {
    // A byte order mark is skipped by the decoder.
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return wrong('invalid_input', 'The body is not valid UTF-8.');
  }
  if (text.trim() === '') return wrong('invalid_input', 'The body is empty; send a JSON object.');
  try {
    const body: unknown = JSON.parse(text);
    if (nestsDeeper(body)) return wrong('invalid_input', `The body may be nested at most ${MAX_LEVELS} levels deep.`);
    return { ok: true, body };
  } catch (error) {
    return wrong('invalid_input', `The body is not valid JSON${placeInJson(error, text)}.`);
  }
}

function tooLarge(): JsonBody {
  return wrong('too_large', `A body may be up to ${MAX_BODY_BYTES / 1024} KB of JSON in UTF-8; make it smaller.`, {
    Connection: 'close',
  });
}

function wrong(code: ProblemCode, detail: string, headers?: Readonly<Record<string, string>>): JsonBody {
  const errors = code === 'invalid_input' ? { errors: [{ path: '', message: detail }] } : {};
  return { ok: false, code, details: { detail, ...errors, ...(headers ? { headers } : {}) } };
}
