import { parentPort, workerData } from 'node:worker_threads';
import { warmReader } from '../build/read/read-pool.ts';
import type { LoopbackWeb } from '../crawl/loopback-dispatcher.ts';
import { faultText } from '../store/fault-text.ts';
import type { Config } from './config.ts';

/** A web on this machine instead of the real one, and how it may be asked: for the demo and for tests (R61, R62). */
export interface JobWeb extends LoopbackWeb {
  readonly hosts: readonly string[];
  readonly delayMs: number;
  readonly timeoutMs: number;
}

export interface JobWorkerData {
  readonly config: Config;
  /** Null for the real web. */
  readonly web: JobWeb | null;
  /** Whether sites are read at once: pages alone need no reader. */
  readonly isReading: boolean;
}

/** What the thread tells: that it is there, that it has done all that waited, which job it begins, or that one failed. */
export type JobWorkerMessage =
  | { readonly kind: 'alive' }
  | { readonly kind: 'idle' }
  | { readonly kind: 'begun'; readonly id: number }
  | { readonly kind: 'fault'; readonly cause: string };

/** What the thread is told: to do what waits, to draw all pages that are due beside that, or to end. */
export type JobWorkerOrder = 'work' | 'draw' | 'stop';

if (!parentPort) throw new Error('job-worker is started as a worker thread');
const port = parentPort;
const { config, web, isReading } = workerData as JobWorkerData;
const tell = (message: JobWorkerMessage): void => port.postMessage(message);

/** Until the first site is there to be read. */
const WARM_MS = 60_000;
const ALIVE_MS = 2000;

setInterval(() => tell({ kind: 'alive' }), ALIVE_MS).unref();

// Both take a second to load: the reading thread, and all that is imported here.
if (isReading) warmReader(config.artifacts, WARM_MS);
const { guardedDispatcher } = await import('../crawl/guarded-dispatcher.ts');
const { loopbackDispatcher } = await import('../crawl/loopback-dispatcher.ts');
const { waymarkUserAgent } = await import('../crawl/visit-options.ts');
const { runJobs } = await import('../build/jobs/run-jobs.ts');
const { openArtifactDatabase, openIndexDatabase } = await import('../store/open-database.ts');

const index = await openIndexDatabase(config.database);
const artifacts = await openArtifactDatabase(config.artifacts);
const dispatcher = web === null ? guardedDispatcher() : loopbackDispatcher(web);
const stop = new AbortController();
const clock = (): Date => new Date();

async function work(isDrawDue: boolean): Promise<void> {
  try {
    await runJobs({
      index,
      artifacts,
      artifactsAt: config.artifacts,
      folder: config.siteDir,
      baseUrl: config.baseUrl,
      clock,
      isDrawDue,
      signal: stop.signal,
      web: {
        dispatcher,
        userAgent: waymarkUserAgent(config.baseUrl),
        clock,
        ...(web === null ? {} : { delayMs: web.delayMs, timeoutMs: web.timeoutMs }),
      },
      onBegin: ({ id }) => tell({ kind: 'begun', id }),
      onFault: ({ kind, domain }, cause) => tell({ kind: 'fault', cause: `${kind} ${domain}: ${faultText(cause)}` }),
    });
  } catch (cause) {
    if (!stop.signal.aborted) tell({ kind: 'fault', cause: faultText(cause) });
  }
  tell({ kind: 'idle' });
}

let working = Promise.resolve();
port.on('message', async (message: JobWorkerOrder) => {
  if (message !== 'stop') {
    working = working.then(() => work(message === 'draw'));
    return;
  }
  stop.abort(new Error('the service stops'));
  await working;
  await dispatcher.close();
  artifacts.close();
  index.close();
  port.close();
});
