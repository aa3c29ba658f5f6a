import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { LoadInput, LoadResult } from './load-worker.ts';

let callers = 0;

/** Puts load on a service from a thread of its own; every request comes from a caller that was not seen before. */
export async function putLoad(load: Omit<LoadInput, 'firstCaller'>): Promise<LoadResult> {
  const workerData: LoadInput = { ...load, firstCaller: callers };
  callers += load.requests;
  const worker = new Worker(new URL('./load-worker.ts', import.meta.url), { workerData });
  const [result] = (await once(worker, 'message')) as [LoadResult];
  return result;
}
