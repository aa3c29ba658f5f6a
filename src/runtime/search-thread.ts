import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Search } from '../api/search-handler.ts';
import type { SearchResponse } from '../services/search.ts';
import type { SearchAnswer, SearchQuestion, SearchWorkerData } from './search-worker.ts';

/** Searches in a thread of their own, so that a slow one never holds up the server (R68). */
export interface SearchThread {
  readonly search: Search;
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (response: SearchResponse) => void;
  readonly reject: (cause: Error) => void;
}

/** Starts the thread and waits until its database is open. */
export async function startSearchThread(data: SearchWorkerData, clock: () => number): Promise<SearchThread> {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { workerData: data });
  await once(worker, 'message');
  const waiting = new Map<number, Waiting>();
  let nextId = 0;
  const failAll = (cause: Error): void => {
    for (const { reject } of waiting.values()) reject(cause);
    waiting.clear();
  };
  worker.on('error', failAll);
  worker.on('exit', () => failAll(new Error('the search thread ended')));
  worker.on('message', (answer: SearchAnswer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('response' in answer) asked?.resolve(answer.response);
    else asked?.reject(new Error(answer.fault));
  });
  return {
    search: (query, limit) =>
      new Promise((resolve, reject) => {
        const id = nextId++;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, query, limit, now: clock() } satisfies SearchQuestion);
      }),
    async close() {
      await worker.terminate();
    },
  };
}
