import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Services } from '../services/create-services.ts';
import type { Config } from './config.ts';
import type { JobWeb, JobWorkerData, JobWorkerMessage } from './job-worker.ts';

export interface JobRunnerInput {
  readonly config: Config;
  readonly services: Services;
  /** A web on this machine instead of the real one; only the demo and tests hand one over. */
  readonly web?: JobWeb;
  /** Takes the cause of a job that failed. */
  readonly onFault: (cause: string) => void;
}

/** Does what callers ask for while the service runs. */
export interface JobRunner {
  /** Ends what is under way between two steps; it waits for the next start. */
  close(): Promise<void>;
}

/** A file is asked often, a server across the network less so. */
const LOOK_MS = 500;
const LOOK_AFAR_MS = 10_000;
/** An idle thread is kept so long: owners save more than once. */
const IDLE_MS = 60_000;
const RECHECK_MS = 3_600_000;
/** Without a bound the thread grows by what garbage it likes. */
const MEMORY = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 1024 };
const STOP_MS = 3000;
/** A thread that cannot start is not started again at once. */
const PAUSE_MS = 30_000;

/**
 * Looks for waiting jobs, and does them in a thread of its own, which is there only while there is work: crawling,
 * reading and drawing take memory that the service does not need otherwise. Looks at the records of claims each hour
 * for those that are due.
 */
export function startJobRunner({ config, services, web, onFault }: JobRunnerInput): JobRunner {
  let worker: Worker | null = null;
  let isBusy = false;
  let isClosed = false;
  let idleSince = performance.now();
  let pausedUntil = 0;

  const start = (): Worker => {
    const workerData: JobWorkerData = { config, web: web ?? null };
    const started = new Worker(new URL('./job-worker.ts', import.meta.url), { workerData, resourceLimits: MEMORY });
    started.on('message', (message: JobWorkerMessage) => {
      if (message.kind === 'fault') return onFault(message.cause);
      isBusy = false;
      idleSince = performance.now();
    });
    started.on('error', (cause) => {
      pausedUntil = performance.now() + PAUSE_MS;
      onFault(cause.stack ?? cause.message);
    });
    started.on('exit', () => {
      if (worker !== started) return;
      worker = null;
      isBusy = false;
    });
    return started;
  };

  const end = async (ending: Worker): Promise<void> => {
    worker = null;
    const late = setTimeout(() => ending.terminate(), STOP_MS);
    const ended = once(ending, 'exit');
    ending.postMessage('stop');
    await ended;
    clearTimeout(late);
  };

  const look = async (): Promise<void> => {
    if (isBusy || isClosed || performance.now() < pausedUntil) return;
    if (await services.hasWaitingJobs()) {
      if (isClosed) return;
      worker ??= start();
      isBusy = true;
      worker.postMessage('work');
    } else if (worker !== null && performance.now() - idleSince > IDLE_MS) {
      await end(worker);
    }
  };

  const every = (ms: number, act: () => Promise<unknown>): NodeJS.Timeout => {
    const timer = setInterval(() => {
      act().catch((cause: unknown) => {
        if (!isClosed) onFault(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));
      });
    }, ms);
    return timer.unref();
  };
  const timers = [
    every(config.database.url.startsWith('file:') ? LOOK_MS : LOOK_AFAR_MS, look),
    every(RECHECK_MS, () => services.recheckClaims()),
  ];

  return {
    async close() {
      isClosed = true;
      for (const timer of timers) clearInterval(timer);
      if (worker !== null) await end(worker);
    },
  };
}
