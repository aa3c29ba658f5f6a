import type { Dispatcher } from 'undici';
import type { CallEndpoint } from '../../core/actions/endpoint-call.ts';
import { faultOf } from './fetch-fault.ts';
import { readBody } from './read-body.ts';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 64 * 1024;

/**
 * Calls endpoints through a dispatcher: redirects are not followed, 10 s from asking to the last byte, 64 KB of answer
 * (lawp.md, "A call").
 * @param dispatcher `guardedDispatcher` on the real web
 */
export function endpointCaller(dispatcher: Dispatcher, timeoutMs = TIMEOUT_MS): CallEndpoint {
  return async ({ url, method, headers, body }) => {
    const { origin, pathname, search } = new URL(url);
    try {
      const answer = await dispatcher.request({
        origin,
        path: pathname + search,
        method,
        headers,
        body,
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
        signal: AbortSignal.timeout(timeoutMs),
      });
      answer.body.on('error', () => undefined);
      const { bytes, truncated } = await readBody(answer.body, headerOf(answer.headers['content-encoding']), MAX_BYTES);
      const mediaType = headerOf(answer.headers['content-type']).split(';', 1)[0]?.trim().toLowerCase() ?? '';
      return { ok: true, status: answer.statusCode, mediaType, body: bytes, truncated };
    } catch (error) {
      const { kind, sentence } = faultOf(error);
      return { ok: false, sentence, maybeSent: kind === 'timeout' || kind === 'broken_answer' };
    }
  };
}

function headerOf(value: string | string[] | undefined): string {
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}
