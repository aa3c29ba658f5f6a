import { createHash } from 'node:crypto';
import { textResponse } from './text-response.ts';

type Headers = Readonly<Record<string, string>>;

/** A value that many callers are given is written once. */
const texts = new WeakMap<object, string>();

function jsonText(body: object): string {
  const known = texts.get(body);
  if (known !== undefined) return known;
  const text = JSON.stringify(body);
  texts.set(body, text);
  return text;
}

/** A JSON answer. */
export function jsonAnswer(body: object, headers: Headers): Response {
  return textAnswer(jsonText(body), 'application/json; charset=utf-8', headers);
}

/** A text answer of any media type. */
export function textAnswer(text: string, mediaType: string, headers: Headers): Response {
  return textResponse(text, {
    headers: { 'Content-Type': mediaType, 'Content-Length': String(Buffer.byteLength(text)), ...headers },
  });
}

/** Headers of an answer that may be kept for a while and is the same for all callers. */
export function cacheHeaders(content: string | Uint8Array, seconds: number): Record<string, string> {
  return {
    'Cache-Control': `public, max-age=${seconds}`,
    ETag: `"${createHash('sha256').update(content).digest('hex').slice(0, 32)}"`,
  };
}

/** Seconds that counts and changes may be kept (R45). */
export const CACHED_SECONDS = 60;

/** A JSON answer that may be kept for so long. */
export function cachedJsonAnswer(body: object): Response {
  const text = jsonText(body);
  return textAnswer(text, 'application/json; charset=utf-8', cacheHeaders(text, CACHED_SECONDS));
}
