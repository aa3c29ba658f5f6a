import type { Client, Config } from '@libsql/client';
import { clientWith } from './client-with.ts';
import { StoreError, toStoreError } from './store-error.ts';

export interface PatientInput {
  /** Opens a client, with the given settings beside its own. */
  readonly open: (more: Pick<Config, 'fetch'>) => Client;
  /** What the operator calls the database. */
  readonly where: string;
  /** Milliseconds after which nobody waits any more for an answer; by default those of a build. */
  readonly patienceMs: number | undefined;
}

/** What is built asks for much at once. */
const PATIENCE_MS = 60_000;
/** Somebody waits for the answer; platforms of functions end theirs after ten seconds. */
export const CALLERS_PATIENCE_MS = 4000;
/** Whoever asks a server that gave no answer, until it gives one. */
const SHORT_PATIENCE_MS = 1000;
/** A connection that was given up is let go of so much later: by then it is known why. */
const LATER_MS = 1000;
/** Longest part that is told of what a server said. */
const MAX_SAID = 100;

/**
 * A client of a database server that does not wait for ever: a server may be frozen, or cut off without a word. What has
 * no answer in time is given up, and so is the connection: the next call opens another. Changes of the schema may take
 * as long as they like.
 * @throws StoreError from each call without a usable answer in time; such a call may have been carried out
 */
export function patientClient({ open, where, patienceMs = PATIENCE_MS }: PatientInput): Client {
  const openNext = (): Client => open({ fetch: fetchWithin(patienceMs) });
  let client = openNext();
  let isSilent = false;

  const within = async <T>(work: (used: Client) => Promise<T>): Promise<T> => {
    const used = client;
    const late = Promise.withResolvers<never>();
    const mostMs = isSilent ? Math.min(SHORT_PATIENCE_MS, patienceMs) : patienceMs;
    const timer = setTimeout(() => late.reject(noAnswer(where, mostMs)), mostMs);
    try {
      const answer = await Promise.race([work(used), late.promise]);
      isSilent = false;
      return answer;
    } catch (fault) {
      const isLate = fault instanceof StoreError;
      if (used === client) {
        isSilent = isLate;
        if (!isLate) throw isUnusable(fault, where) ? unusable(where, fault) : fault;
        client = openNext();
        used.close();
      }
      // Whatever else was asked on a connection that was given up ends with it.
      throw isLate ? fault : noAnswer(where, mostMs, fault);
    } finally {
      clearTimeout(timer);
    }
  };
  const patient: Partial<Client> = {
    execute: (...asked: Parameters<Client['execute']>) => within((used) => used.execute(...asked)),
    batch: (...asked) => within((used) => used.batch(...asked)),
    transaction: (mode?: 'write' | 'read' | 'deferred') => within((used) => used.transaction(mode)),
  };
  return clientWith(patient, () => client);
}

/** A request that is only forgotten would hold its connection for minutes. */
function fetchWithin(patienceMs: number): typeof fetch {
  return (asked, init) => fetch(asked, { ...init, signal: AbortSignal.timeout(patienceMs + LATER_MS) });
}

/** What the driver tells of a server, not of a statement; a body that is cut off or no JSON it passes on as it is. */
function isUnusable(fault: unknown, where: string): fault is Error {
  if (!(fault instanceof Error) || toStoreError(fault, where) instanceof StoreError) return false;
  if ('code' in fault) return /^(SERVER_ERROR|HRANA_\w+)$/.test(String(fault.code));
  return fault instanceof SyntaxError || (fault instanceof TypeError && fault.cause !== undefined);
}

/** Who answered may be a proxy in front of the server: what it said is for the log, and cut. */
function unusable(where: string, cause: Error): StoreError {
  const said = cause.message.replace(/\s+/g, ' ').slice(0, MAX_SAID);
  const mend = 'check that this server runs, DATABASE_URL and DATABASE_AUTH_TOKEN';
  return new StoreError('unreachable', `${where} gave no usable answer (${said}); ${mend}.`, { cause });
}

function noAnswer(where: string, patienceMs: number, cause?: unknown): StoreError {
  const message = `${where} gave no answer within ${patienceMs / 1000} seconds; check that this server runs.`;
  return new StoreError('unreachable', message, { cause });
}
