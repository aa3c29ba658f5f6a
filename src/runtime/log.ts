import type { Answered } from '../api/route.ts';

/** Logs a fault of ours with its full cause; callers only get the request id. */
export function logFault(requestId: string, cause: unknown): void {
  const text = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  console.error(JSON.stringify({ level: 'error', request_id: requestId, cause: text }));
}

/** Logs an answer of the API: no address, no key, no query string. */
export function logAnswer({ requestId, method, path, status, milliseconds }: Answered): void {
  console.log(JSON.stringify({ level: 'info', request_id: requestId, method, path, status, ms: milliseconds }));
}
