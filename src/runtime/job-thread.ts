import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { faultText } from '../store/fault-text.ts';
import type { JobWorkerData, JobWorkerMessage, JobWorkerOrder } from './job-worker.ts';

export interface JobThreadInput {
  readonly workerData: JobWorkerData;
  /** Takes the cause of a job that failed. */
  readonly onFault: (cause: string) => void;
  /** Called when the thread is no more though nobody ended it, with the jobs it had begun; some may be done. */
  readonly onBreak: (begun: readonly number[]) => void;
}

/** The thread that does jobs. */
export interface JobThread {
  readonly isBusy: boolean;
  /** When it last had nothing more to do, and when it was last heard of; of `performance.now()`. */
  readonly idleSince: number;
  readonly heardAt: number;
  /** Jobs it has begun since it was last told to work; some may be done. */
  readonly begun: readonly number[];
  /** @param order 'draw' to draw all pages that are due, beside what waits */
  work(order: Exclude<JobWorkerOrder, 'stop'>): void;
  /** Ends it between two steps, or at once when that takes too long. @returns whether it ended by itself */
  stop(): Promise<boolean>;
  /** Ends it in the midst of what it does. */
  terminate(): Promise<unknown>;
}

/** Without a bound the thread grows by what garbage it likes. */
const MEMORY = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 1024 };
const STOP_MS = 3000;

/** Starts the thread; it waits to be told to work. */
export function startJobThread({ workerData, onFault, onBreak }: JobThreadInput): JobThread {
  const worker = new Worker(new URL('./job-worker.ts', import.meta.url), { workerData, resourceLimits: MEMORY });
  const now = performance.now();
  const state = { isBusy: false, idleSince: now, heardAt: now, begun: [] as number[] };
  let isEnded = false;
  const tell = (order: JobWorkerOrder): void => worker.postMessage(order);
  worker.on('message', (message: JobWorkerMessage) => {
    state.heardAt = performance.now();
    if (message.kind === 'fault') onFault(message.cause);
    else if (message.kind === 'begun') state.begun.push(message.id);
    else if (message.kind === 'idle') Object.assign(state, { isBusy: false, idleSince: state.heardAt, begun: [] });
  });
  worker.on('error', (cause: unknown) => onFault(faultText(cause)));
  worker.on('exit', () => {
    if (!isEnded) onBreak(state.begun);
  });
  const terminate = (): Promise<unknown> => {
    isEnded = true;
    return worker.terminate();
  };
  return {
    get isBusy() {
      return state.isBusy;
    },
    get idleSince() {
      return state.idleSince;
    },
    get heardAt() {
      return state.heardAt;
    },
    get begun() {
      return state.begun;
    },
    work(order) {
      Object.assign(state, { isBusy: true, heardAt: performance.now() });
      tell(order);
    },
    async stop() {
      isEnded = true;
      let isByItself = true;
      const late = setTimeout(() => {
        isByItself = false;
        void terminate();
      }, STOP_MS);
      const ended = once(worker, 'exit');
      tell('stop');
      await ended;
      clearTimeout(late);
      return isByItself;
    },
    terminate,
  };
}
