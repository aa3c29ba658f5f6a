import { ALONE_MS } from '../../store/count-alone.ts';
import type { Services } from '../create-services.ts';
import type { CountTable } from './count-table.ts';

/** The services by which a process has the right to count alone. */
export type CountingRight = Pick<Services, 'takeCounting' | 'keepCounting' | 'leaveCounting'>;

/** Where grants are counted at the moment: in memory, or in the database. */
export interface CountingPlace {
  /** The moment by which to count in memory; null where the database counts; else what to wait for before asking again. */
  now(): number | null | Promise<void>;
  /** Writes the callers of whom too much is not written. False when the right was lost before. */
  write(): Promise<boolean>;
  /** Asks the database, and then tries to get the right to count alone. */
  along<T>(ask: () => Promise<T>): Promise<T>;
  /** Writes what was counted, and lets others count. */
  close(): Promise<void>;
}

const KEEP_MS = 1000;
/** The right is not used to its last moment: a message may be late. */
const MARGIN_MS = 1000;
/** Nobody asked for so long: whoever asks next may ask another process. */
const IDLE_MS = 20_000;
/** Who was refused the right, or gave it to others, tries again so much later. */
const RETRY_MS = 30_000;
/** Each takes some 200 bytes; more callers than that in a minute are counted in the database. */
const MAX_CALLERS = 100_000;

/**
 * Has the right to count alone as long as nobody else wants to count, and the table full as long as it has the right.
 * @param clock epoch milliseconds
 */
export function countingPlace(right: CountingRight, table: CountTable, clock: () => number): CountingPlace {
  const held = heldRight(clock);
  const asking = askedNow();
  let isAlone = false;
  /** While the place changes. */
  let changing: Promise<void> | null = null;
  let retryAt = Number.NEGATIVE_INFINITY;
  let askedAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<boolean> | null = null;
  let nextWriting: Promise<boolean> | null = null;

  const change = (work: () => Promise<void>): Promise<void> => {
    changing ??= work().finally(() => {
      changing = null;
    });
    return changing;
  };
  const take = (): Promise<void> =>
    change(async () => {
      // Nothing may be counted in the database after what was counted there was handed over.
      await asking.none();
      const sent = held.sent();
      retryAt = performance.now() + RETRY_MS;
      const taken = await right.takeCounting({ most: MAX_CALLERS }).catch(() => null);
      if (taken === null) return;
      held.renew(taken.now, sent);
      table.load(taken.counts);
      isAlone = true;
      // What fails there ends the right: whoever asks then is told.
      timer = setInterval(() => void keep().catch(() => {}), KEEP_MS).unref();
    });
  const leave = (retryMs: number): Promise<void> =>
    change(async () => {
      await written(table, 'all', (counted) => right.leaveCounting({ counted }));
      clearInterval(timer);
      table.clear();
      isAlone = false;
      retryAt = performance.now() + retryMs;
    });
  const keep = async (): Promise<void> => {
    if (changing !== null) return;
    if (performance.now() - askedAt > IDLE_MS) return leave(0);
    const now = held.now();
    if (now !== null) table.sweep(now);
    if (table.size > MAX_CALLERS) return leave(RETRY_MS);
    await write();
  };
  const writeNow = async (): Promise<boolean> => {
    const sent = held.sent();
    const kept = await written(table, 'heavy', (counted) => right.keepCounting({ counted }));
    if (kept === null) held.lose();
    else held.renew(kept.now, sent);
    if (kept === null || kept.isWanted) await leave(RETRY_MS);
    return kept !== null;
  };
  /** Who comes while one is under way goes with the next. */
  const write = (): Promise<boolean> => {
    if (changing !== null) return changing.then(() => true);
    if (writing !== null) {
      const next = (): Promise<boolean> => {
        nextWriting = null;
        return write();
      };
      nextWriting ??= writing.catch(() => {}).then(next);
      return nextWriting;
    }
    writing = writeNow().finally(() => {
      writing = null;
    });
    return writing;
  };
  return {
    now() {
      askedAt = performance.now();
      if (changing !== null) return changing;
      return isAlone ? (held.now() ?? leave(0)) : null;
    },
    write,
    async along(ask) {
      const answer = await asking.during(ask);
      if (!isAlone && changing === null && performance.now() >= retryAt) take().catch(() => {});
      return answer;
    },
    async close() {
      await changing?.catch(() => {});
      if (isAlone) await leave(Number.POSITIVE_INFINITY);
      retryAt = Number.POSITIVE_INFINITY;
    },
  };
}

/** Writes what is not written yet; when that fails, it is as before. */
async function written<T>(
  table: CountTable,
  whose: Parameters<CountTable['handOut']>[0],
  write: (counted: ReturnType<CountTable['handOut']>['counted']) => Promise<T>,
): Promise<T> {
  const { counted, undo } = table.handOut(whose);
  try {
    return await write(counted);
  } catch (cause) {
    undo();
    throw cause;
  }
}

/** A moment by both clocks. */
interface Sent {
  readonly at: number;
  readonly clock: number;
}

/** How long the right lasts without a word of the database, and what the database's clock says. */
function heldRight(clock: () => number) {
  let last: Sent = { at: Number.NEGATIVE_INFINITY, clock: 0 };
  let aheadMs = 0;
  return {
    /** Now: the right lasts from when it was asked for, not from when it was given. */
    sent: (): Sent => ({ at: performance.now(), clock: clock() }),
    renew(databaseNow: number, sent: Sent): void {
      last = sent;
      aheadMs = databaseNow - clock();
    },
    lose(): void {
      last = { at: Number.NEGATIVE_INFINITY, clock: 0 };
    },
    /** The database's clock; null when the right is over. A machine that slept shows it by one of the clocks. */
    now(): number | null {
      const now = clock();
      const longest = Math.max(performance.now() - last.at, Math.abs(now - last.clock));
      return longest < ALONE_MS - MARGIN_MS ? now + aheadMs : null;
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
