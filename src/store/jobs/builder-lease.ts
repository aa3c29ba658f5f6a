import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type { IndexDatabase } from '../database/databases.ts';
import { processExists } from '../database/process-exists.ts';
import { meta } from '../database/schema.ts';
import { StoreError, toStoreError } from '../database/store-error.ts';

const KEY = 'builder';
/** A builder that has not renewed for so long is taken for dead. */
const LEASE_MS = 60_000;
const RENEW_MS = 20_000;
const RETRY_MS = 250;

/** Leases of this process: a new process may have been given the number of a dead one. */
const HELD = new Set<string>();

interface Lease {
  readonly id: string;
  readonly host: string;
  readonly pid: number;
  /** Epoch milliseconds. */
  readonly until: number;
}

/** The right to build: one process at a time (R68). It renews itself until it is let go. */
export interface BuilderLease {
  /**
   * Makes sure before a step that writes that the right is still ours, also when this process stood still meanwhile.
   * @throws StoreError "lost_lease"
   */
  hold(): Promise<void>;
  /** Aborted with that error as soon as the right is found to be another's. */
  readonly lost: AbortSignal;
  release(): Promise<void>;
}

/**
 * Takes the builder's lease; that of a process of this machine that is no more is taken over at once.
 * `patienceMs`: how long it is waited for; a server holds it for moments, to show what was saved or suggested.
 * @throws StoreError "busy_builder" when another build is running, or for instance when the disk is full; the signal's
 * reason
 */
export async function takeBuilderLease(
  database: IndexDatabase,
  clock: () => number,
  { patienceMs = 0, signal }: { readonly patienceMs?: number; readonly signal?: AbortSignal | undefined } = {},
): Promise<BuilderLease> {
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      return await take(database, clock);
    } catch (error) {
      const isBusy = error instanceof StoreError && error.code === 'busy_builder';
      if (!isBusy || performance.now() >= until) throw toStoreError(error, database.where);
      await wait(RETRY_MS, null, { signal }).catch(() => {});
      signal?.throwIfAborted();
    }
  }
}

async function take(database: IndexDatabase, clock: () => number): Promise<BuilderLease> {
  const id = randomUUID();
  const mine = leaseText(id, clock());
  const [there] = await database.db.select().from(meta).where(eq(meta.key, KEY));
  if (there && isAlive(JSON.parse(there.value) as Lease, clock())) throw busy(JSON.parse(there.value) as Lease);
  const taken = there
    ? await database.db
        .update(meta)
        .set({ value: mine })
        .where(and(eq(meta.key, KEY), eq(meta.value, there.value)))
    : await database.db.insert(meta).values({ key: KEY, value: mine }).onConflictDoNothing();
  if (taken.rowsAffected !== 1) throw busy(null);
  HELD.add(id);
  return heldLease(database, { id, mine, clock });
}

function leaseText(id: string, now: number): string {
  return JSON.stringify({ id, host: hostname(), pid: process.pid, until: now + LEASE_MS } satisfies Lease);
}

function untilOf(text: string): number {
  return (JSON.parse(text) as Lease).until;
}

function heldLease(
  database: IndexDatabase,
  { id, mine: first, clock }: { readonly id: string; readonly mine: string; readonly clock: () => number },
): BuilderLease {
  const { db } = database;
  const lost = new AbortController();
  let mine = first;
  let renewing: Promise<void> | null = null;

  const renew = async (): Promise<void> => {
    const next = leaseText(id, clock());
    const renewed = await db
      .update(meta)
      .set({ value: next })
      .where(and(eq(meta.key, KEY), eq(meta.value, mine)));
    if (renewed.rowsAffected === 1) mine = next;
    // An answer that was lost on its way leaves our own newer text there.
    else if (!(await isOurs())) lost.abort(lostLease());
  };
  const isOurs = async (): Promise<boolean> => {
    const [there] = await db.select().from(meta).where(eq(meta.key, KEY));
    if (there === undefined || (JSON.parse(there.value) as Lease).id !== id) return false;
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
    async release() {
      clearInterval(timer);
      await renewing?.catch(() => {});
      HELD.delete(id);
      // A lease that cannot be let go (a full disk) ends by itself; it must not hide why the build ended.
      await db
        .delete(meta)
        .where(and(eq(meta.key, KEY), eq(meta.value, mine)))
        .catch(() => {});
    },
  };
}

function isAlive(lease: Lease, now: number): boolean {
  if (lease.until <= now) return false;
  if (lease.host !== hostname()) return true;
  return lease.pid === process.pid ? HELD.has(lease.id) : processExists(lease.pid);
}

function busy(lease: Lease | null): StoreError {
  const who = lease ? ` (process ${lease.pid} on ${lease.host})` : '';
  return new StoreError(
    'busy_builder',
    `Another build is running on this database${who}; wait for it or stop it, then start again.`,
  );
}

function lostLease(): StoreError {
  return new StoreError(
    'lost_lease',
    'Another build took over on this database, because this one stood still for a minute; what is done stays.',
  );
}
