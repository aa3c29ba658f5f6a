import { Worker } from 'node:worker_threads';
import { askWorker, type RunningWorker, type WorkerInput } from './ask-worker.ts';
import type { Questions } from './messages.ts';

/**
 * Starts a thread of this process. It is asked to stop and ends by itself, never cut off: a thread that is ended from
 * outside while a library of native code runs in it takes the whole process with it. What may hang belongs in a process.
 */
export function startThread<Q extends Questions<Q>, News = never>(input: WorkerInput<News>): RunningWorker<Q> {
  return askWorker<Q, News>(input, ({ onReport, onExit }) => {
    const worker = new Worker(input.url);
    let why = '';
    worker.on('message', onReport);
    worker.on('error', (cause: unknown) => {
      why = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
    });
    worker.on('exit', (code) => onExit(`The thread ended: ${why || `exit code ${code}`}`));
    return {
      post: (order) => worker.postMessage(order),
      hold: (isHeld) => (isHeld ? worker.ref() : worker.unref()),
    };
  });
}
