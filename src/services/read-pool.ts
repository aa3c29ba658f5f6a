import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DomainName } from '../core/domain/domain-name.ts';
import type { DatabaseLocation } from '../store/open-database.ts';
import type { ReadAnswer } from './read-worker.ts';

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
  domains: readonly DomainName[],
  workers: number,
  onAnswer: (answer: ReadAnswer) => Promise<void>,
): Promise<void> {
  const queue = [...domains].reverse();
  let storing = Promise.resolve();
  const store = (answer: ReadAnswer): Promise<void> => {
    storing = storing.then(() => onAnswer(answer));
    return storing;
  };
  const keepReading = async (): Promise<void> => {
    while (queue.length > 0) await readUntilEnd(artifacts, queue, store);
  };
  await Promise.all(Array.from({ length: Math.min(workers, domains.length) }, keepReading));
}

/** Runs one thread until the queue is empty, or until a site ends it. */
async function readUntilEnd(
  artifacts: DatabaseLocation,
  queue: DomainName[],
  store: (answer: ReadAnswer) => Promise<void>,
): Promise<void> {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
    workerData: artifacts,
    resourceLimits: MEMORY,
  });
  const waiting: DomainName[] = [];
  try {
    await once(worker, 'message');
    await new Promise<void>((resolve, reject) => {
      const feed = (): void => {
        while (waiting.length < AHEAD) {
          const domain = queue.pop();
          if (domain === undefined) break;
          waiting.push(domain);
          worker.postMessage(domain);
        }
        if (waiting.length === 0) resolve();
      };
      worker.on('error', (cause) => {
        // Sites are answered in order: the first one that waits is the one that was being read.
        const [domain, ...others] = waiting;
        queue.push(...others);
        if (domain === undefined) return reject(cause);
        store({ domain, records: [], fault: `the reading thread ended: ${cause.message}` }).then(resolve, reject);
      });
      worker.on('message', (answer: ReadAnswer) => {
        store(answer).then(() => {
          waiting.shift();
          feed();
        }, reject);
      });
      feed();
    });
  } finally {
    await worker.terminate();
  }
}
