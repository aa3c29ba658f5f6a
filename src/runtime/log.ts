import type { Answered } from '../api/route.ts';
import { faultText } from '../store/fault-text.ts';

/** Logs a fault of ours with its cause, without what callers sent; they only get the request id. */
export function logFault(requestId: string, cause: unknown): void {
  console.error(JSON.stringify({ level: 'error', request_id: requestId, cause: faultText(cause) }));
}

/** Logs an answer of the API: no address, no key, no query string. */
export function logAnswer({ requestId, method, path, status, milliseconds }: Answered): void {
  console.log(JSON.stringify({ level: 'info', request_id: requestId, method, path, status, ms: milliseconds }));
}
