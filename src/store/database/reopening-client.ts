import type { Client, InStatement } from '@libsql/client';
import { clientWith } from './client-with.ts';
import { isSelect } from './kept-statements.ts';

/** How a client of one file is opened, and how it waits for locks. */
export interface FileConnections {
  /** Opens a client that waits so long for a lock. Each has one connection. */
  readonly open: (waitMs: number) => Client;
  /** Makes the settings that hold for one connection only. */
  readonly setUp: (client: Client) => Promise<void>;
  /** Milliseconds for which a lock is waited for. */
  readonly waitMs: number;
}

/** A lock that was waited for in vain is only looked at from then on, at most this often. */
const LOOK_EVERY_MS = 200;
const LOOK_MS = 50;

/**
 * A client of a database file that is whole again as soon as another program lets go of the file.
 *
 * The driver leaves a statement that met a lock unfinished until the memory of it is collected, and until then nothing is
 * committed on its connection: batches fail, and single writes are lost later without a word. So that connection is
 * closed, and a fresh one is used. While the lock lasts, a connection beside asks for it: each connection that is closed
 * with an unfinished statement keeps its descriptors until memory is collected, and nobody else waits as long as the
 * first one did.
 */
export async function reopeningClient({ open, setUp, waitMs }: FileConnections): Promise<Client> {
  const client = open(waitMs);
  await setUp(client).catch((fault: unknown) => {
    client.close();
    throw fault;
  });
  const lock = lockWatch(() => open(LOOK_MS));
  let isFresh = false;
  let last: Promise<unknown> = Promise.resolve();

  const attempt = async <T>(isReading: boolean, work: () => Promise<T>): Promise<T> => {
    await lock.check(isReading);
    try {
      if (isFresh) await setUp(client);
      isFresh = false;
      return await work();
    } catch (fault) {
      if (isLocked(fault)) {
        lock.met(fault, isReading);
        await client.reconnect();
        isFresh = true;
      }
      throw fault;
    }
  };
  /** One after the other, as the driver does it: nothing may run on a connection that is about to be closed. */
  const inTurn: InTurn = (isReading, work) => {
    const mine = last.then(() => attempt(isReading, work));
    last = mine.catch(() => {});
    return mine;
  };
  const close = (): void => {
    lock.close();
    client.close();
  };
  return clientWith({ ...verbsInTurn(client, inTurn), close }, () => client);
}

type InTurn = <T>(isReading: boolean, work: () => Promise<T>) => Promise<T>;

/** What is asked of the file. */
function verbsInTurn(client: Client, inTurn: InTurn): Partial<Client> {
  return {
    execute: (statement: InStatement | string, args?: Parameters<Client['execute']>[1]) =>
      inTurn(isSelect(statement), () =>
        typeof statement === 'string' ? client.execute(statement, args) : client.execute(statement),
      ),
    batch(statements, mode) {
      const isReading = statements.every((statement) => isSelect(Array.isArray(statement) ? statement[0] : statement));
      // What writes asks for the lock before it reads: no wait helps whoever asks later, if another wrote in between.
      return inTurn(isReading, () => client.batch(statements, mode ?? (isReading ? 'read' : 'write')));
    },
    migrate: (statements) => inTurn(false, () => client.migrate(statements)),
    executeMultiple: (text) => inTurn(false, () => client.executeMultiple(text)),
    transaction: (mode?: 'write' | 'read' | 'deferred') => inTurn(mode === 'read', () => client.transaction(mode)),
  };
}

/** Knows whether another program holds the file, as far as somebody here met its lock. */
function lockWatch(open: () => Client) {
  let held: { readonly fault: unknown; readonly isForReaders: boolean; readonly lookAt: number } | null = null;
  let beside: Client | null = null;
  const close = (): void => {
    beside?.close();
    beside = null;
    held = null;
  };
  return {
    close,
    /** Somebody met the lock. */
    met(fault: unknown, isForReaders: boolean): void {
      held = { fault, isForReaders, lookAt: 0 };
    },
    /** Throws what the lock threw, as long as it is held. Readers pass a lock that only writers met. */
    async check(isReading: boolean): Promise<void> {
      if (held === null || (isReading && !held.isForReaders)) return;
      if (performance.now() < held.lookAt) throw held.fault;
      try {
        beside ??= open();
        // Undone by the client, as whatever a call leaves open.
        await beside.execute('begin immediate');
      } catch (fault) {
        held = { ...held, lookAt: performance.now() + LOOK_EVERY_MS };
        throw fault;
      }
      close();
    },
  };
}

function isLocked(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === 'SQLITE_BUSY';
}
