import { setTimeout as wait } from 'node:timers/promises';
import { storeFault } from '../../build/store-fault.ts';
import { fewAtOnce } from '../../core/few-at-once.ts';
import type { Services } from '../../services/create-services.ts';
import { UnavailableError } from '../../services/unavailable-error.ts';
import type { RunningWorker } from '../../workers/ask-worker.ts';
import { startThread } from '../../workers/start-thread.ts';
import { WorkerEndedError, WorkerFault } from '../../workers/worker-errors.ts';
import type { Config } from '../config/config.ts';
import { type HelpingThread, helpingThread } from './helping-thread.ts';

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
  'searchPage',
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
/** In an index of fewer sites memory counts for more than a second thread that reads (contract section 15). */
const SITES_FOR_TWO = 30_000;

/**
 * Starts the thread and waits until its database is open. A thread that ends unasked is started again; who asks
 * meanwhile is told to come back. Where questions wait in a large index, a second one helps to read.
 * @param onFault told why a thread ended
 * @throws StoreError when the database cannot be opened
 */
export async function startDatabaseThread(config: Config, onFault: (cause: unknown) => void): Promise<DatabaseThread> {
  const start: StartOne = (onEnd) =>
    startThread<Services>({ url: new URL('./database-worker.ts', import.meta.url), data: config, onEnd });
  const first = await startLasting(start, onFault).catch(failStart);
  const helper = helpingThread<Services>({
    start,
    // A server has threads of its own.
    isWorthIt: async () => config.database.url.startsWith('file:') && (await services.countSites()) >= SITES_FOR_TWO,
    onFault,
  });
  const services = servicesOf(first.names, withFewLoading(first.ask, helper));
  return {
    services,
    async close() {
      await helper.close();
      await first.close();
    },
  };
}

type StartOne = (onEnd: (cause: Error) => void) => RunningWorker<Services>;
type Ask = (name: keyof Services, asked: never) => Promise<unknown>;

/** A thread that is started again when it ended unasked. */
interface LastingThread {
  readonly names: readonly string[];
  /** @throws UnavailableError while it is started again */
  readonly ask: Ask;
  close(): Promise<void>;
}

async function startLasting(startOne: StartOne, onFault: (cause: unknown) => void): Promise<LastingThread> {
  const closing = new AbortController();
  let running: RunningWorker<Services> | null = null;
  let restarting = Promise.resolve();

  const start = async (): Promise<readonly string[]> => {
    const started = startOne((cause) => {
      running = null;
      onFault(cause);
      restarting = restart();
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
  return {
    names: await start(),
    async ask(name, asked) {
      if (running === null) throw new UnavailableError('The database thread is being started again.');
      return running.ask(name, asked);
    },
    async close() {
      closing.abort();
      await restarting;
      await running?.stop();
    },
  };
}

/**
 * The same, with a bound for questions that load sites: how many are under way, and how many wait. Whichever of two threads
 * has fewer of them answers: they read, and the site that a search may queue is queued by either.
 */
function withFewLoading(first: Ask, helper: HelpingThread<Services>): Ask {
  const few = fewAtOnce(AT_ONCE);
  const leastBusy: Ask = async (name, asked) => {
    const second = helper.ready;
    // Of those under way one is the question itself.
    if (second === null || 2 * second.waiting + 1 >= few.underWay) return first(name, asked);
    try {
      return await second.ask(name, asked);
    } catch (cause) {
      if (cause instanceof WorkerEndedError) return first(name, asked);
      throw cause;
    }
  };
  const tell = (): void => helper.tell(few.underWay + few.waiting);
  return async (name, asked) => {
    if (!LOADING.has(name)) return first(name, asked);
    if (few.waiting >= MAX_WAITING) throw new UnavailableError('Too many questions wait for the database.');
    const answer = few.run(() => leastBusy(name, asked));
    tell();
    return answer.finally(tell);
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
