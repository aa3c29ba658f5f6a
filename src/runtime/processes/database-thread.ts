import { setTimeout as wait } from 'node:timers/promises';
import { storeFault } from '../../build/store-fault.ts';
import { fewAtOnce } from '../../core/few-at-once.ts';
import type { Services } from '../../services/create-services.ts';
import { UnavailableError } from '../../services/unavailable-error.ts';
import type { RunningWorker } from '../../workers/ask-worker.ts';
import { startThread } from '../../workers/start-thread.ts';
import { WorkerEndedError, WorkerFault } from '../../workers/worker-errors.ts';
import type { Config } from '../config/config.ts';

/** All services in a thread of their own, so that a slow query never holds up the server (R68). */
export interface DatabaseThread {
  readonly services: Services;
  /** Has the thread close its database and end. */
  close(): Promise<void>;
}

const RESTART_MS = 1000;
/** Questions for which sites are loaded whole, and nothing but the database is waited for. */
const LOADING: ReadonlySet<keyof Services> = new Set([
  'search',
  'searchText',
  'briefSearch',
  'getSite',
  'getReadiness',
  'getText',
  'findProducts',
  'findDiff',
] as const);
/** The thread works on all that it is asked at the same time, and holds what each has loaded; more is not faster. */
const AT_ONCE = 24;
/** Whoever asks behind so many would wait for seconds. */
const MAX_WAITING = 500;

/**
 * Starts the thread and waits until its database is open. A thread that ends unasked is started again; who asks
 * meanwhile is told to come back.
 * @param onFault told why a thread ended
 * @throws StoreError when the database cannot be opened
 */
export async function startDatabaseThread(config: Config, onFault: (cause: unknown) => void): Promise<DatabaseThread> {
  const closing = new AbortController();
  let running: RunningWorker<Services> | null = null;
  let restarting = Promise.resolve();

  const start = async (): Promise<readonly string[]> => {
    const started = startThread<Services>({
      url: new URL('./database-worker.ts', import.meta.url),
      data: config,
      onEnd(cause) {
        running = null;
        onFault(cause);
        restarting = restart();
      },
    });
    const names = await started.ready;
    running = started;
    return names;
  };
  const restart = async (): Promise<void> => {
    while (running === null) {
      await wait(RESTART_MS, null, { ref: false, signal: closing.signal }).catch(() => {});
      if (closing.signal.aborted) return;
      await start().catch(onFault);
    }
  };
  const names = await start().catch(failStart);
  const ask = withFewLoading((name, asked) => {
    if (running === null) throw new UnavailableError('The database thread is being started again.');
    return running.ask(name, asked);
  });
  return {
    services: servicesOf(names, ask),
    async close() {
      closing.abort();
      await restarting;
      await running?.stop();
    },
  };
}

type Ask = (name: keyof Services, asked: never) => Promise<unknown>;

/** The same, with a bound for questions that load sites: how many are under way, and how many wait. */
function withFewLoading(ask: Ask): Ask {
  const few = fewAtOnce(AT_ONCE);
  return async (name, asked) => {
    if (!LOADING.has(name)) return ask(name, asked);
    if (few.waiting >= MAX_WAITING) throw new UnavailableError('Too many questions wait for the database.');
    return few.run(async () => ask(name, asked));
  };
}

/** The thread answers each name by the service of that name: the same questions, the same values. */
function servicesOf(names: readonly string[], ask: Ask): Services {
  const askNamed = (name: string) => async (asked: never) => {
    try {
      return await ask(name as keyof Services, asked);
    } catch (cause) {
      throw toServiceError(cause);
    }
  };
  return Object.fromEntries(names.map((name) => [name, askNamed(name)])) as unknown as Services;
}

function failStart(cause: unknown): never {
  throw storeFault(cause);
}

function toServiceError(cause: unknown): unknown {
  if (cause instanceof WorkerEndedError) return new UnavailableError(cause.message, { cause });
  if (cause instanceof WorkerFault && cause.thrown === 'UnavailableError')
    return new UnavailableError(sentenceOf(cause));
  return cause;
}

/** Its first line without the name: where in the thread it was met helps nobody to mend it. */
function sentenceOf({ message, thrown }: WorkerFault): string {
  const [first = ''] = message.split('\n', 1);
  return first.startsWith(`${thrown}: `) ? first.slice(thrown.length + 2) : first;
}
