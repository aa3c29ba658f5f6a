import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Looks whether the process that started this one is there, and ends it when it is not for some looks on end. */
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
  let looks = 0;
  const look = () => {
    if (isGone() && ++looks === workerData.looks) process.kill(process.pid, 'SIGKILL');
  };
  const timer = setInterval(look, workerData.everyMs);
  parentPort.once('message', () => clearInterval(timer));`;

const EVERY_MS = 1000;
/** One that does not hang has as many seconds to end in order. */
const LOOKS = 3;

/**
 * Ends this process when the one that started it is gone, even while this one hangs and hears nothing: for that, a
 * thread looks.
 */
export function endWithParent(): { close(): Promise<void> } {
  const watch = new Worker(WATCH, {
    eval: true,
    execArgv: [],
    workerData: { parent: process.ppid, everyMs: EVERY_MS, looks: LOOKS },
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
