import { setTimeout as sleep } from 'node:timers/promises';

/**
 * How gently one site is asked. Read aloud to its owner: one request at a time; after each answer we wait before asking
 * again; robots.txt and Retry-After may make the wait longer; and after a fixed time of transfer we leave.
 */
export interface Turns {
  /** Waits for its turn, runs one request, and counts its time; calls wait for each other. */
  take<T>(request: () => Promise<T>): Promise<T>;
  /** Makes every later wait at least this long (Crawl-delay). */
  slowDown(delayMs: number): void;
  /** Makes the next wait at least this long (Retry-After). */
  holdOff(delayMs: number): void;
  /** Time of transfer that is left; waiting does not count (R61). */
  remainingMs(): number;
}

/** What we owe a site: not to ask it again before this moment of `performance.now()`. */
export interface Pause {
  nextAt: number;
}

/** The pace of one site. */
export interface Pace {
  readonly delayMs: number;
  /** No wait grows beyond this. */
  readonly maxDelayMs: number;
  readonly budgetMs: number;
  /** What the visit before left, and where this one leaves what it owes. */
  readonly pause?: Pause;
  /** Told when an answer is there, and the visit works with it, and when it has done so and waits again. */
  readonly onWork?: (isWorking: boolean) => void;
  readonly signal?: AbortSignal;
}

/**
 * Starts the turns of one visit. `take` rejects with the signal's reason when that is aborted while waiting.
 */
export function startTurns(pace: Pace): Turns {
  const { delayMs, maxDelayMs, budgetMs, signal, onWork = () => {}, pause = { nextAt: 0 } } = pace;
  let pauseMs = delayMs;
  let spentMs = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function run<T>(request: () => Promise<T>): Promise<T> {
    await waitUntil(pause.nextAt, signal);
    const startedAt = performance.now();
    try {
      return await request();
    } finally {
      const now = performance.now();
      spentMs += now - startedAt;
      pause.nextAt = Math.max(pause.nextAt, now + pauseMs);
    }
  }

  return {
    take(request) {
      onWork(false);
      const turn = last.then(() => run(request)).finally(() => onWork(true));
      last = turn.catch(() => undefined);
      return turn;
    },
    slowDown(wantedMs) {
      const longer = Math.min(Math.max(pauseMs, wantedMs), Math.max(maxDelayMs, delayMs));
      if (pause.nextAt > 0) pause.nextAt += longer - pauseMs;
      pauseMs = longer;
    },
    holdOff(wantedMs) {
      pause.nextAt = Math.max(pause.nextAt, performance.now() + Math.min(wantedMs, maxDelayMs));
    },
    remainingMs: () => Math.max(0, budgetMs - spentMs),
  };
}

async function waitUntil(at: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  // Timers may fire up to a millisecond early.
  for (let wait = at - performance.now(); wait > 0; wait = at - performance.now()) {
    await sleep(Math.ceil(wait), undefined, signal ? { signal } : {}).catch(() => undefined);
    signal?.throwIfAborted();
  }
}
