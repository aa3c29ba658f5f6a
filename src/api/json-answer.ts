import { createHash } from 'node:crypto';

type Headers = Readonly<Record<string, string>>;

/** A JSON answer. */
export function jsonAnswer(body: unknown, headers: Headers = {}): Response {
  return textAnswer(JSON.stringify(body), 'application/json; charset=utf-8', headers);
}

/** A text answer of any media type. */
export function textAnswer(text: string, mediaType: string, headers: Headers = {}): Response {
  return new Response(text, {
    headers: { 'Content-Type': mediaType, 'Content-Length': String(Buffer.byteLength(text)), ...headers },
  });
}

/** Headers of an answer that may be kept for a while and is the same for all callers. */
export function cacheHeaders(text: string, seconds: number): Record<string, string> {
  return {
    'Cache-Control': `public, max-age=${seconds}`,
    ETag: `"${createHash('sha256').update(text).digest('hex').slice(0, 32)}"`,
  };
}

/** A JSON answer that may be kept for so many seconds. */
export function cachedJsonAnswer(body: unknown, seconds: number): Response {
  const text = JSON.stringify(body);
  return textAnswer(text, 'application/json; charset=utf-8', cacheHeaders(text, seconds));
}
