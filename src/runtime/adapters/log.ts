import type { AnsweredCall } from '../../api/route.ts';
import { faultText } from '../../store/database/fault-text.ts';
import { WorkerFault } from '../../workers/worker-errors.ts';

/** Takes a fault, and who met it: the id of a request, or a part of ours. */
export type LogFault = (requestId: string, cause: unknown) => void;

/** What nobody has met for so long is over. */
const QUIET_MS = 10_000;

/**
 * Logs faults of ours with their causes, without what callers sent; they only get the request id. What an operator can
 * mend (a database that is locked or gone, a folder that cannot be written to) is one sentence, told once however many meet it, and once more
 * with their number when it is over.
 */
export function faultLog({ write }: { readonly write: (line: Readonly<Record<string, unknown>>) => void }): LogFault {
  const outages = new Map<string, { times: number; end: NodeJS.Timeout }>();
  const over = (cause: string): void => {
    const times = outages.get(cause)?.times ?? 0;
    outages.delete(cause);
    if (times > 1) write({ level: 'info', cause: `No more: ${cause}`, times });
  };
  return (requestId, cause) => {
    const sentence = outageOf(cause);
    if (sentence === null) return write({ level: 'error', request_id: requestId, cause: faultText(cause) });
    const known = outages.get(sentence);
    if (known) {
      known.times += 1;
      known.end.refresh();
      return;
    }
    outages.set(sentence, { times: 1, end: setTimeout(over, QUIET_MS, sentence).unref() });
    write({ level: 'error', request_id: requestId, cause: sentence });
  };
}

/** Errors whose message is one sentence on what an operator can mend. */
const MENDABLE: ReadonlySet<string> = new Set(['UnavailableError', 'StoreError', 'PublishError']);

/** The sentence of a fault that an operator can mend, whichever thread or process met it; null of a fault of ours. */
function outageOf(cause: unknown): string | null {
  if (!(cause instanceof Error)) return null;
  return MENDABLE.has(cause instanceof WorkerFault ? cause.thrown : cause.name) ? cause.message : null;
}

/** A fault in words: the sentence where an operator can mend it, else its stack and causes. */
export function toldFault(cause: unknown): string {
  return outageOf(cause) ?? faultText(cause);
}

/** Logs a fault on standard error. */
export const logFault: LogFault = faultLog({ write: (line) => console.error(JSON.stringify(line)) });

/** Logs an answer of the API: no address, no key, no query string. */
export function logAnswer({ requestId, method, path, status, milliseconds }: AnsweredCall): void {
  console.log(JSON.stringify({ level: 'info', request_id: requestId, method, path, status, ms: milliseconds }));
}
