import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Looks whether another process started this one still, and ends it at once when not. */
const WATCH = `
  const { parentPort, workerData } = require('node:worker_threads');
  const isGone = () => {
    if (process.ppid !== workerData.parent) return true;
    try {
      process.kill(workerData.parent, 0);
      return false;
    } catch ({ code }) {
      return code === 'ESRCH';
    }
  };
  const timer = setInterval(() => isGone() && process.kill(process.pid, 'SIGKILL'), workerData.everyMs);
  parentPort.once('message', () => clearInterval(timer));`;

const EVERY_MS = 1000;

/**
 * Ends this process when the one that started it is gone, even while this one hangs and hears nothing: for that, a
 * thread looks.
 */
export function endWithParent(): { close(): Promise<void> } {
  const watch = new Worker(WATCH, {
    eval: true,
    execArgv: [],
    workerData: { parent: process.ppid, everyMs: EVERY_MS },
    resourceLimits: { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 8, codeRangeSizeMb: 0 },
  });
  watch.unref();
  return {
    async close() {
      const ended = once(watch, 'exit');
      watch.ref();
      watch.postMessage('end');
      await ended;
    },
  };
}
