import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DomainName } from '../core/domain/domain-name.ts';
import type { DatabaseLocation } from '../store/open-database.ts';
import type { ReadAnswer } from './read-worker.ts';

/** How many sites wait in a worker's queue, so that it never idles while an answer is stored. */
const AHEAD = 2;

/**
 * Reads sites in worker threads and gives each answer to `onAnswer` in the order of completion, one at a time.
 * @param workers number of threads, at least 1
 * @throws what `onAnswer` throws, or the fault that ended a worker
 */
export async function readInPool(
  artifacts: DatabaseLocation,
  domains: readonly DomainName[],
  workers: number,
  onAnswer: (answer: ReadAnswer) => Promise<void>,
): Promise<void> {
  let next = 0;
  let storing = Promise.resolve();
  const threads: Worker[] = [];

  const runThread = async (): Promise<void> => {
    const worker = new Worker(new URL('./read-worker.ts', import.meta.url), { workerData: artifacts });
    threads.push(worker);
    await once(worker, 'message');
    let waiting = 0;
    await new Promise<void>((resolve, reject) => {
      const feed = (): void => {
        while (waiting < AHEAD && next < domains.length) {
          waiting++;
          worker.postMessage(domains[next++]);
        }
        if (waiting === 0) resolve();
      };
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('a reading thread ended before its work was done')));
      worker.on('message', (answer: ReadAnswer) => {
        storing = storing.then(() => onAnswer(answer));
        storing.then(() => {
          waiting--;
          feed();
        }, reject);
      });
      feed();
    });
  };

  try {
    await Promise.all(Array.from({ length: Math.min(workers, domains.length) }, runThread));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}
