import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DatabaseLocation } from '../../store/open-database.ts';
import type { ReadAnswer, ReadQuestion } from './read-worker.ts';

/** How many sites wait in a worker's queue, so that it never idles while an answer is stored. */
const AHEAD = 2;

/** The fullest site takes a few seconds. */
const LONGEST_MS = 60_000;

/** Without a bound each thread grows by what garbage it likes: two of them passed a gigabyte over 1,400 sites. */
const MEMORY = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 384 };

/**
 * Reads sites in worker threads and gives each answer to `onAnswer` in the order of completion, one at a time. A site
 * that ends its thread (out of memory), or comes to no end in it, becomes a fault of that site; the others are read by
 * a new thread.
 * @param workers number of threads, at least 1
 * @param times how long a thread is kept for a next call, and how long one site may take
 * @throws what `onAnswer` throws
 */
export async function readInPool(
  artifacts: DatabaseLocation,
  questions: readonly ReadQuestion[],
  workers: number,
  onAnswer: (answer: ReadAnswer) => Promise<void>,
  { idleMs = 0, longestMs = LONGEST_MS }: { readonly idleMs?: number; readonly longestMs?: number } = {},
): Promise<void> {
  const queue = [...questions].reverse();
  let storing = Promise.resolve();
  const store = (answer: ReadAnswer): Promise<void> => {
    storing = storing.then(() => onAnswer(answer));
    // After a first fault all that follow reject: that one is told.
    storing.catch(() => {});
    return storing;
  };
  const keepReading = async (): Promise<void> => {
    while (queue.length > 0) await readUntilEnd(artifacts, queue, store, { idleMs, longestMs });
  };
  await Promise.all(Array.from({ length: Math.min(workers, questions.length) }, keepReading));
  await storing;
}

/** Runs one thread until the queue is empty, or until a site ends it. */
async function readUntilEnd(
  artifacts: DatabaseLocation,
  queue: ReadQuestion[],
  store: (answer: ReadAnswer) => Promise<void>,
  { idleMs, longestMs }: { readonly idleMs: number; readonly longestMs: number },
): Promise<void> {
  await warming.catch(() => {});
  const worker = await takeThread(artifacts);
  /** Sites given to the thread and not answered yet, in order: the first is the one that is being read. */
  const waiting: ReadQuestion[] = [];
  let ended = false;
  let late: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const watchFirst = (): void => {
        clearTimeout(late);
        if (waiting.length > 0) late = setTimeout(() => onEnd(`no end within ${longestMs / 1000} s`), longestMs);
      };
      const feed = (): void => {
        const wasEmpty = waiting.length === 0;
        while (!ended && waiting.length < AHEAD) {
          const question = queue.pop();
          if (question === undefined) break;
          waiting.push(question);
          worker.postMessage(question);
        }
        if (wasEmpty) watchFirst();
        if (waiting.length === 0) resolve();
      };
      const onEnd = (why: string): void => {
        ended = true;
        const [fatal, ...others] = waiting.splice(0);
        queue.push(...others);
        if (fatal === undefined) resolve();
        else
          store({ domain: fatal.domain, records: [], fault: `the reading thread ended: ${why}` }).then(resolve, reject);
      };
      worker.on('error', ({ message }) => onEnd(message));
      worker.on('exit', (code) => onEnd(`exit code ${code}`));
      worker.on('message', (answer: ReadAnswer) => {
        if (ended) return;
        waiting.shift();
        watchFirst();
        store(answer).then(feed, reject);
      });
      feed();
    });
  } finally {
    clearTimeout(late);
    forgetListeners(worker);
    if (ended || idleMs === 0) await worker.terminate();
    else await keepThread(worker, artifacts, idleMs);
  }
}

/** A thread that waits for a next call: starting one takes a second. */
let idle: { readonly worker: Worker; readonly artifacts: DatabaseLocation; readonly end: NodeJS.Timeout } | null = null;

/** Ours only: a worker has listeners of its own. */
function forgetListeners(worker: Worker): void {
  for (const event of ['message', 'error', 'exit'] as const) worker.removeAllListeners(event);
}

/** A thread that was asked for ahead of its first question. */
let warming: Promise<void> = Promise.resolve();

/** Starts a thread for a call that will come soon. */
export function warmReader(artifacts: DatabaseLocation, idleMs: number): void {
  warming = takeThread(artifacts).then((worker) => keepThread(worker, artifacts, idleMs));
  // The call itself tells why no thread can be started.
  warming.catch(() => {});
}

/** A thread that is ready to read. */
async function takeThread(artifacts: DatabaseLocation): Promise<Worker> {
  const kept = idle;
  if (kept !== null && kept.artifacts.url === artifacts.url) {
    idle = null;
    clearTimeout(kept.end);
    forgetListeners(kept.worker);
    kept.worker.ref();
    return kept.worker;
  }
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
    workerData: artifacts,
    resourceLimits: MEMORY,
  });
  await once(worker, 'message');
  return worker;
}

/** Keeps a thread for a while; it holds no process open. */
async function keepThread(worker: Worker, artifacts: DatabaseLocation, idleMs: number): Promise<void> {
  if (idle !== null) {
    await worker.terminate();
    return;
  }
  const forget = (): void => {
    if (idle?.worker === worker) idle = null;
  };
  const end = setTimeout(() => {
    forget();
    void worker.terminate();
  }, idleMs).unref();
  idle = { worker, artifacts, end };
  worker.on('exit', forget).on('error', forget);
  worker.unref();
}
