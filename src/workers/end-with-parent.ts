import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * Looks whether the process that started this one is there, and whether this one still takes turns: it ends it when its
 * parent is not there for some looks on end, or when one turn took more of the processor's time than any may.
 */
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
  const usedMs = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  let looks = 0;
  let turns = 0;
  let usedBefore = usedMs();
  let longestTurnMs = Infinity;
  const hangs = () => {
    if (turns !== Atomics.load(workerData.turns, 0)) {
      turns = Atomics.load(workerData.turns, 0);
      usedBefore = usedMs();
    }
    return usedMs() - usedBefore > longestTurnMs;
  };
  const look = () => {
    if (hangs() || (isGone() && ++looks === workerData.looks)) process.kill(process.pid, 'SIGKILL');
  };
  const timer = setInterval(look, workerData.everyMs);
  parentPort.on('message', (told) => {
    longestTurnMs = told.longestTurnMs;
    if (!told.isEnd) return;
    clearInterval(timer);
    parentPort.close();
  });`;

const EVERY_MS = 1000;
/** One that does not hang has as many seconds to end in order. */
const LOOKS = 3;

/** A watch over this process. */
export interface EndWatch {
  /**
   * From now on ends this process also when it hangs: one turn of its event loop took so much of the processor's time,
   * milliseconds. That is the same on a busy machine, where all takes longer by the clock.
   */
  boundTurns(longestTurnMs: number): void;
  close(): Promise<void>;
}

/**
 * Ends this process when the one that started it is gone, even while this one hangs and hears nothing: for that, a
 * thread looks.
 */
export function endWithParent(): EndWatch {
  const turns = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const watch = new Worker(WATCH, {
    eval: true,
    execArgv: [],
    workerData: { parent: process.ppid, everyMs: EVERY_MS, looks: LOOKS, turns },
    resourceLimits: { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 8, codeRangeSizeMb: 0 },
  });
  watch.unref();
  let turning: NodeJS.Timeout | undefined;
  return {
    boundTurns(longestTurnMs) {
      turning = setInterval(() => Atomics.add(turns, 0, 1), EVERY_MS / 2).unref();
      watch.postMessage({ isEnd: false, longestTurnMs });
    },
    async close() {
      clearInterval(turning);
      const ended = once(watch, 'exit');
      watch.ref();
      watch.postMessage({ isEnd: true, longestTurnMs: Number.POSITIVE_INFINITY });
      await ended;
    },
  };
}
