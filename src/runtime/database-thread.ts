import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Answer, DatabaseWorkerData, Question, Questions } from './database-worker.ts';

/** The served database in a thread of its own, so that a slow query never holds up the server (R68). */
export interface DatabaseThread extends Questions {
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (cause: Error) => void;
}

/**
 * Starts the thread and waits until its database is open.
 * @throws what opening the database throws
 */
export async function startDatabaseThread(data: DatabaseWorkerData): Promise<DatabaseThread> {
  const worker = new Worker(new URL('./database-worker.ts', import.meta.url), { workerData: data });
  await once(worker, 'message');
  const waiting = new Map<number, Waiting>();
  let nextId = 0;
  const failAll = (cause: Error): void => {
    for (const { reject } of waiting.values()) reject(cause);
    waiting.clear();
  };
  worker.on('error', failAll);
  worker.on('exit', () => failAll(new Error('the database thread ended')));
  worker.on('message', (answer: Answer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('fault' in answer) asked?.reject(new Error(answer.fault));
    else asked?.resolve(answer.value);
  });
  const ask = (name: Question['name'], asked: unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = nextId++;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, name, asked } satisfies Question);
    });
  return {
    // The worker answers each name by the same interface.
    search: (asked) => ask('search', asked) as ReturnType<Questions['search']>,
    status: (asked) => ask('status', asked) as ReturnType<Questions['status']>,
    async close() {
      await worker.terminate();
    },
  };
}
