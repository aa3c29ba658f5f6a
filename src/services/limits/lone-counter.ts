import { ALONE_MS } from '../../store/count-alone.ts';
import type { Services } from '../create-services.ts';
import { countTable } from './count-table.ts';
import { type Grant, toGrant } from './grant.ts';
import { bucketOf, COUNTED_ALONE } from './policies.ts';

/** The services that count in the database. */
export type Counting = Pick<
  Services,
  'takeGrant' | 'returnGrant' | 'peekGrant' | 'takeCounting' | 'keepCounting' | 'leaveCounting'
>;

/** The same questions about grants, mostly answered from memory. */
export interface LoneCounter extends Pick<Services, 'takeGrant' | 'returnGrant' | 'peekGrant'> {
  /** Writes what was counted, and lets others count. */
  close(): Promise<void>;
}

const KEEP_MS = 1000;
/** The right is not used to its last moment: a message may be late. */
const MARGIN_MS = 500;
/** Nobody asked for so long: whoever asks next may ask another process. */
const IDLE_MS = 20_000;
/** Who was refused the right, or gave it to others, tries again so much later. */
const RETRY_MS = 30_000;
/** Each takes some 200 bytes; more callers than that in a minute are counted in the database. */
export const MAX_CALLERS = 100_000;

/**
 * Counts grants in memory as long as this process alone counts (decision 0006); as soon as another one wants to, and until
 * the right is had, in the database. Exact at every moment: nothing is counted at both places, and whoever asks while the
 * place changes waits for it.
 * @param clock epoch milliseconds
 */
export function loneCounter(counting: Counting, clock: () => number = Date.now): LoneCounter {
  const table = countTable();
  const right = heldRight(clock);
  const asking = askedNow();
  let isAlone = false;
  /** While the place changes. */
  let changing: Promise<void> | null = null;
  let retryAt = Number.NEGATIVE_INFINITY;
  let askedAt = 0;
  let timer: NodeJS.Timeout | undefined;

  const change = (work: () => Promise<void>): Promise<void> => {
    changing ??= work().finally(() => {
      changing = null;
    });
    return changing;
  };
  const leave = (retryMs: number): Promise<void> =>
    change(async () => {
      const { counted, undo } = table.handOut('all');
      try {
        await counting.leaveCounting({ counted });
      } catch (cause) {
        undo();
        throw cause;
      }
      clearInterval(timer);
      table.clear();
      isAlone = false;
      retryAt = performance.now() + retryMs;
    });
  const take = (): Promise<void> =>
    change(async () => {
      await asking.none();
      const [sentAt, sentClock] = [performance.now(), clock()];
      retryAt = sentAt + RETRY_MS;
      const taken = await counting.takeCounting({ most: MAX_CALLERS }).catch(() => null);
      if (taken === null) return;
      right.renew(taken.now, sentAt, sentClock);
      table.load(taken.counts);
      isAlone = true;
      timer = setInterval(() => void keep().catch(() => {}), KEEP_MS).unref();
    });
  /** What fails here ends the right: whoever asks then is told. */
  const keep = async (): Promise<void> => {
    if (changing !== null) return;
    const [sentAt, sentClock] = [performance.now(), clock()];
    if (sentAt - askedAt > IDLE_MS) return leave(0);
    const now = right.now();
    if (now !== null) table.sweep(now);
    if (table.size > MAX_CALLERS) return leave(RETRY_MS);
    const { counted, undo } = table.handOut('heavy');
    try {
      const kept = await counting.keepCounting({ counted });
      if (kept === null) right.lose();
      else right.renew(kept.now, sentAt, sentClock);
      if (kept === null || kept.isWanted) await leave(RETRY_MS);
    } catch (cause) {
      undo();
      throw cause;
    }
  };
  /** The moment by which to count in memory; null where the database counts. */
  const nowAlone = async (): Promise<number | null> => {
    for (;;) {
      if (changing !== null) await changing;
      else if (!isAlone) return null;
      else {
        const now = right.now();
        if (now !== null) return now;
        await leave(0);
      }
    }
  };
  /** Asks the database; then tries to get the right. */
  const along = async (ask: () => Promise<Grant>): Promise<Grant> => {
    const grant = await asking.during(ask);
    if (!isAlone && changing === null && performance.now() >= retryAt) take().catch(() => {});
    return grant;
  };
  return {
    async takeGrant(asked) {
      if (!COUNTED_ALONE.has(asked.policy)) return counting.takeGrant(asked);
      askedAt = performance.now();
      const now = await nowAlone();
      if (now === null) return along(() => counting.takeGrant(asked));
      const { times, granted } = table.take(asked.policy, bucketOf(asked.policy, asked.caller), now);
      return toGrant(asked.policy, times, granted ? (times.at(-1) ?? now) : now, granted);
    },
    async peekGrant(asked) {
      if (!COUNTED_ALONE.has(asked.policy)) return counting.peekGrant(asked);
      const now = await nowAlone();
      if (now === null) return along(() => counting.peekGrant(asked));
      const times = table.peek(asked.policy, bucketOf(asked.policy, asked.caller), now);
      const last = toGrant(asked.policy, times, now, true);
      return last.remaining > 0 ? last : toGrant(asked.policy, times, now, false);
    },
    async returnGrant(asked) {
      const { caller, grant } = asked;
      if (!COUNTED_ALONE.has(grant.policy) || !grant.granted) return counting.returnGrant(asked);
      if ((await nowAlone()) === null) return asking.during(() => counting.returnGrant(asked));
      const bucket = bucketOf(grant.policy, caller);
      const wasWritten = table.giveBack(grant.policy, bucket, grant.at);
      if (wasWritten) await counting.returnGrant(asked);
      return toGrant(grant.policy, table.peek(grant.policy, bucket, grant.at), grant.at, true);
    },
    async close() {
      await changing?.catch(() => {});
      if (isAlone) await leave(Number.POSITIVE_INFINITY);
      retryAt = Number.POSITIVE_INFINITY;
    },
  };
}

/** How long the right lasts without a word of the database, and what the database's clock says. */
function heldRight(clock: () => number) {
  let endsAt = Number.NEGATIVE_INFINITY;
  let sentClock = 0;
  let aheadMs = 0;
  return {
    renew(databaseNow: number, sentAt: number, clockThen: number): void {
      endsAt = sentAt + ALONE_MS - MARGIN_MS;
      sentClock = clockThen;
      aheadMs = databaseNow - clock();
    },
    lose(): void {
      endsAt = Number.NEGATIVE_INFINITY;
    },
    /** A machine that slept shows it by one of the clocks. */
    now(): number | null {
      const now = clock();
      const isHeld = performance.now() < endsAt && Math.abs(now - sentClock) < ALONE_MS - MARGIN_MS;
      return isHeld ? now + aheadMs : null;
    },
  };
}

/** Counts what is asked of the database at the moment. */
function askedNow() {
  let underWay = 0;
  let waiting: (() => void)[] = [];
  return {
    async during<T>(ask: () => Promise<T>): Promise<T> {
      underWay += 1;
      try {
        return await ask();
      } finally {
        underWay -= 1;
        if (underWay === 0) {
          for (const resolve of waiting) resolve();
          waiting = [];
        }
      }
    },
    none: (): Promise<void> =>
      underWay === 0 ? Promise.resolve() : new Promise((resolve) => void waiting.push(resolve)),
  };
}
