import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DatabaseLocation } from '../store/open-database.ts';
import type { ReadAnswer, ReadQuestion } from './read-worker.ts';

/** How many sites wait in a worker's queue, so that it never idles while an answer is stored. */
const AHEAD = 2;

/** Without a bound each thread grows by what garbage it likes: two of them passed a gigabyte over 1,400 sites. */
const MEMORY = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 384 };

/**
 * Reads sites in worker threads and gives each answer to `onAnswer` in the order of completion, one at a time. A site
 * that ends its thread (out of memory) becomes a fault of that site; the others are read by a new thread.
 * @param workers number of threads, at least 1
 * @throws what `onAnswer` throws
 */
export async function readInPool(
  artifacts: DatabaseLocation,
  questions: readonly ReadQuestion[],
  workers: number,
  onAnswer: (answer: ReadAnswer) => Promise<void>,
): Promise<void> {
  const queue = [...questions].reverse();
  let storing = Promise.resolve();
  const store = (answer: ReadAnswer): Promise<void> => {
    storing = storing.then(() => onAnswer(answer));
    return storing;
  };
  const keepReading = async (): Promise<void> => {
    while (queue.length > 0) await readUntilEnd(artifacts, queue, store);
  };
  await Promise.all(Array.from({ length: Math.min(workers, questions.length) }, keepReading));
  await storing;
}

/** Runs one thread until the queue is empty, or until a site ends it. */
async function readUntilEnd(
  artifacts: DatabaseLocation,
  queue: ReadQuestion[],
  store: (answer: ReadAnswer) => Promise<void>,
): Promise<void> {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
    workerData: artifacts,
    resourceLimits: MEMORY,
  });
  /** Sites given to the thread and not answered yet, in order: the first is the one that is being read. */
  const waiting: ReadQuestion[] = [];
  let ended = false;
  try {
    await once(worker, 'message');
    await new Promise<void>((resolve, reject) => {
      const feed = (): void => {
        while (!ended && waiting.length < AHEAD) {
          const question = queue.pop();
          if (question === undefined) break;
          waiting.push(question);
          worker.postMessage(question);
        }
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
        waiting.shift();
        store(answer).then(feed, reject);
      });
      feed();
    });
  } finally {
    await worker.terminate();
  }
}
