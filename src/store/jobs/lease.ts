import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type { IndexDatabase } from '../database/databases.ts';
import { processExists } from '../database/process-exists.ts';
import { meta } from '../database/schema.ts';
import { type StoreError, toStoreError } from '../database/store-error.ts';

/** A holder that has not renewed for so long is taken for dead. */
const LEASE_MS = 60_000;
const RENEW_MS = 20_000;
const RETRY_MS = 250;

/** Leases of this process: a new process may have been given the number of a dead one. */
const HELD = new Set<string>();

/** Who has a right, as it is written in the database. */
export interface Holder {
  readonly id: string;
  readonly host: string;
  readonly pid: number;
  /** Epoch milliseconds. */
  readonly until: number;
}

/** A right that one process at a time has. It renews itself until it is let go. */
export interface Lease {
  /**
   * Makes sure before a step that writes that the right is still ours, also when this process stood still meanwhile.
   * @throws StoreError what the right says of one that was lost
   */
  hold(): Promise<void>;
  /** Aborted with that error as soon as the right is found to be another's. */
  readonly lost: AbortSignal;
  /** Lets go of it; nobody takes it before so many milliseconds have passed. */
  release(restMs?: number): Promise<void>;
}

/** A right, and what is said of it. */
export interface Right {
  readonly key: string;
  readonly clock: () => number;
  /** Told to whoever cannot have it; null: another one was quicker. */
  readonly busy: (holder: Holder | null) => StoreError;
  readonly lost: () => StoreError;
}

/** How long a right that another one has is waited for. */
export interface LeasePatience {
  readonly patienceMs?: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Takes a right; that of a process of this machine that is no more is taken over at once.
 * @throws StoreError that another one has it, or for instance that the disk is full; the signal's reason
 */
export async function takeLease(
  database: IndexDatabase,
  right: Right,
  { patienceMs = 0, signal }: LeasePatience = {},
): Promise<Lease> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const taken = await take(database, right).catch((error: unknown) => {
      throw toStoreError(error, database.where);
    });
    if ('lease' in taken) return taken.lease;
    if (performance.now() >= until) throw right.busy(taken.holder);
    const leftMs = (taken.holder?.until ?? Number.POSITIVE_INFINITY) - right.clock();
    await wait(Math.min(RETRY_MS, leftMs), null, { signal }).catch(() => {});
    signal?.throwIfAborted();
  }
}

async function take(
  database: IndexDatabase,
  right: Right,
): Promise<{ readonly lease: Lease } | { readonly holder: Holder | null }> {
  const { key, clock } = right;
  const id = randomUUID();
  const mine = leaseText(id, clock());
  const [there] = await database.db.select().from(meta).where(eq(meta.key, key));
  const holder = there ? (JSON.parse(there.value) as Holder) : null;
  if (holder && isAlive(holder, clock())) return { holder };
  const taken = there
    ? await database.db
        .update(meta)
        .set({ value: mine })
        .where(and(eq(meta.key, key), eq(meta.value, there.value)))
    : await database.db.insert(meta).values({ key, value: mine }).onConflictDoNothing();
  if (taken.rowsAffected !== 1) return { holder: null };
  HELD.add(id);
  return { lease: heldLease(database, right, { id, mine }) };
}

function leaseText(id: string, now: number): string {
  return JSON.stringify({ id, host: hostname(), pid: process.pid, until: now + LEASE_MS } satisfies Holder);
}

function restText(until: number): string {
  return JSON.stringify({ id: '', host: '', pid: 0, until } satisfies Holder);
}

function untilOf(text: string): number {
  return (JSON.parse(text) as Holder).until;
}

function heldLease(
  database: IndexDatabase,
  { key, clock, lost: lostLease }: Right,
  { id, mine: first }: { readonly id: string; readonly mine: string },
): Lease {
  const { db } = database;
  const lost = new AbortController();
  let mine = first;
  let renewing: Promise<void> | null = null;
  const isMine = () => and(eq(meta.key, key), eq(meta.value, mine));

  const renew = async (): Promise<void> => {
    const next = leaseText(id, clock());
    const renewed = await db.update(meta).set({ value: next }).where(isMine());
    if (renewed.rowsAffected === 1) mine = next;
    // An answer that was lost on its way leaves our own newer text there.
    else if (!(await isOurs())) lost.abort(lostLease());
  };
  const isOurs = async (): Promise<boolean> => {
    const [there] = await db.select().from(meta).where(eq(meta.key, key));
    if (there === undefined || (JSON.parse(there.value) as Holder).id !== id) return false;
    mine = there.value;
    return true;
  };
  const renewOnce = (): Promise<void> => {
    renewing ??= renew().finally(() => {
      renewing = null;
    });
    return renewing;
  };

  // One that fails is tried again at the next step, or the next time.
  const timer = setInterval(() => void renewOnce().catch(() => {}), RENEW_MS).unref();
  return {
    lost: lost.signal,
    async hold() {
      if (untilOf(mine) - clock() < LEASE_MS / 2) {
        await renewOnce().catch((error: unknown) => {
          if (untilOf(mine) <= clock()) throw toStoreError(error, database.where);
        });
      }
      lost.signal.throwIfAborted();
    },
    async release(restMs = 0) {
      clearInterval(timer);
      await renewing?.catch(() => {});
      HELD.delete(id);
      const letGo =
        restMs > 0 ? db.update(meta).set({ value: restText(clock() + Math.ceil(restMs)) }) : db.delete(meta);
      // A lease that cannot be let go (a full disk) ends by itself; it must not hide why its holder ended.
      await letGo.where(isMine()).catch(() => {});
    },
  };
}

function isAlive(holder: Holder, now: number): boolean {
  if (holder.until <= now) return false;
  if (holder.host !== hostname()) return true;
  return holder.pid === process.pid ? HELD.has(holder.id) : processExists(holder.pid);
}
