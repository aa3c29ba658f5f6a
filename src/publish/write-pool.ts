import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { WriteOrder, WriteReport } from './write-worker.ts';

const MAX_THREADS = 6;

/** Threads that compress and write files while this one draws the next pages. */
export interface WritePool {
  /** Resolves when the file and its compressed twins are there; throws an error with the system's code. */
  write(path: string, content: string | Uint8Array): Promise<void>;
  close(): Promise<void>;
}

/** Starts the threads for a folder. */
export function startWritePool(folder: string): WritePool {
  const count = Math.min(Math.max(availableParallelism() - 1, 2), MAX_THREADS);
  const threads = Array.from({ length: count }, () => startThread(folder));
  let next = 0;
  return {
    write(path, content) {
      next = (next + 1) % threads.length;
      const thread = threads[next];
      if (thread === undefined) throw new Error('A pool has at least one thread.');
      return thread.write(path, content);
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (cause: Error) => void;
}

function startThread(folder: string): WritePool {
  const worker = new Worker(new URL('./write-worker.ts', import.meta.url), {
    workerData: { folder },
    // Packed bytes lie outside the heap: with a small one they are let go early.
    resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 128 },
  });
  const waiting = new Map<number, Waiting>();
  let serial = 0;
  worker.on('message', ({ id, fault }: WriteReport) => {
    const order = waiting.get(id);
    waiting.delete(id);
    if (fault === null) order?.resolve();
    else order?.reject(Object.assign(new Error(fault.message), { code: fault.code }));
  });
  worker.on('error', (cause) => {
    for (const { reject } of waiting.values()) reject(cause instanceof Error ? cause : new Error(String(cause)));
    waiting.clear();
  });
  return {
    write(path, content) {
      const id = serial++;
      worker.postMessage({ id, path, content } satisfies WriteOrder);
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    },
    async close() {
      await worker.terminate();
    },
  };
}
