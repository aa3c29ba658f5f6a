import { type ChildProcess, fork } from 'node:child_process';
import {
  askWorker,
  type RunningWorker,
  type Wire,
  type WireListener,
  type WorkerInput,
  type WorkerState,
} from './ask-worker.ts';
import giveBack from './give-back.json' with { type: 'json' };
import type { Questions } from './messages.ts';
import { WorkerEndedError } from './worker-errors.ts';

export interface ProcessInput<News> extends WorkerInput<News> {
  /** What it is called in messages: "The process that draws pictures". */
  readonly title: string;
  /** Bounds of its memory, MB: without them it grows by what garbage it likes. */
  readonly memory?: { readonly oldSpaceMb: number; readonly semiSpaceMb: number };
  /** Flags of Node that it has beside those of this process. */
  readonly flags?: readonly string[];
  /** Milliseconds in which at least one of the questions that wait has to be answered, once it has begun; else it is ended. */
  readonly longestMs?: number;
}

/** A process of its own: it may hang, and can be ended at any moment. */
export interface RunningProcess<Q extends Questions<Q>> extends RunningWorker<Q> {
  /** Tells it to end, and ends it when it has not within `graceMs`. @returns whether it ended by itself */
  stopWithin(graceMs: number): Promise<boolean>;
  /** Ends it in the midst of what it does; what waits fails with these words. */
  kill(why: string): Promise<void>;
}

/** Loading takes a second or two; where many processes want the same cores, and nothing is compiled yet, a minute and more. */
const START_MS = 300_000;

/** Starts a process that runs the file with the same flags of Node as this one, those of memory aside. */
export function startProcess<Q extends Questions<Q>, News = never>(input: ProcessInput<News>): RunningProcess<Q> {
  const { title, longestMs } = input;
  const child = startChild(input);
  const asking = askWorker<Q, News>(
    input,
    (listener) => wireTo(child, title, listener),
    inTime(longestMs, (why) => end(why)),
  );
  const end = (why: string): void => {
    asking.fail(new WorkerEndedError(`${title} was ended: ${why}`));
    child.kill('SIGKILL');
  };
  return {
    ready: asking.ready,
    get waiting() {
      return asking.waiting;
    },
    ask: asking.ask,
    stop: asking.stop,
    async stopWithin(graceMs) {
      let isByItself = true;
      const grace = setTimeout(() => {
        isByItself = false;
        end('it did not stop');
      }, graceMs);
      await asking.stop();
      clearTimeout(grace);
      return isByItself;
    },
    async kill(why) {
      const stopped = asking.stop();
      end(why);
      await stopped;
    },
  };
}

function startChild<News>(input: ProcessInput<News>): ChildProcess {
  return fork(input.url, {
    serialization: 'advanced',
    execArgv: flagsOf(input),
    env: { ...process.env, ...(input.memory && giveBack) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/** Ends a worker of which something is asked, and that gives no answer for too long. */
function inTime(longestMs: number | undefined, end: (why: string) => void): (progress: WorkerState) => void {
  let late: NodeJS.Timeout | undefined;
  return ({ isStarting, waiting }) => {
    clearTimeout(late);
    if (longestMs === undefined || waiting === 0) return;
    const mostMs = isStarting ? START_MS : longestMs;
    late = setTimeout(() => end(`no end within ${mostMs / 1000} s`), mostMs);
  };
}

function wireTo(child: ChildProcess, title: string, { onReport, onExit }: WireListener): Wire {
  let why: string | null = null;
  child.on('message', onReport);
  child.on('error', ({ message }) => {
    why = message;
    // Nothing was started, so that nothing ends.
    if (child.pid === undefined) onExit(`${title} cannot be started: ${message}`);
  });
  // Not "exit": what it told before it ended has come by now.
  child.on('close', (code, signal) => onExit(`${title} ended: ${why ?? signal ?? `exit code ${code}`}`));
  return {
    // One that is no more, or never was, hears nothing; its end is told by "close" or "error".
    post: (order) => void (child.connected && child.send(order, () => {})),
    hold(isHeld) {
      for (const end of [child, child.channel]) isHeld ? end?.ref() : end?.unref();
    },
  };
}

/** What says how much memory a command takes; its processes have bounds of their own. */
const HEAP_FLAG = /^--(?:max-(?:old|semi)-space-size|heap-growing-percent)=/;

function flagsOf({ memory, flags = [] }: Pick<ProcessInput<never>, 'memory' | 'flags'>): string[] {
  const inherited = [...process.execArgv.filter((flag) => !HEAP_FLAG.test(flag)), ...flags];
  if (memory === undefined) return inherited;
  return [...inherited, `--max-old-space-size=${memory.oldSpaceMb}`, `--max-semi-space-size=${memory.semiSpaceMb}`];
}
