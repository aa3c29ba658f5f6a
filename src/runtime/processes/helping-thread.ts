import type { RunningWorker } from '../../workers/ask-worker.ts';
import type { Questions } from '../../workers/messages.ts';

/** A second thread beside one that answers the same questions: it is there only while more is asked than one can answer. */
export interface HelpingThread<Q extends Questions<Q>> {
  /** The thread, while it may be asked. */
  readonly ready: RunningWorker<Q> | null;
  /** Told how many questions are under way, whenever that changes: where these are many for some time, the thread is started. */
  tell(underWay: number): void;
  /** Has the thread end. */
  close(): Promise<void>;
}

export interface HelpingThreadInput<Q extends Questions<Q>> {
  /** Starts the thread; what it is given is called when the thread ends unasked. */
  readonly start: (onEnd: (cause: Error) => void) => RunningWorker<Q>;
  /** Whether a second thread is worth its memory; asked each time before one is started. */
  readonly isWorthIt: () => Promise<boolean>;
  /** Told why a thread ended, or was not started. */
  readonly onFault: (cause: unknown) => void;
  /** Milliseconds without a question after which the thread ends. */
  readonly idleMs?: number;
}

/** So many questions under way, in the mean of about the last two seconds, are more than one thread answers in time. */
const MANY = 3;
const MEAN_MS = 2000;
const IDLE_MS = 10_000;
/** After a start, or none that was worth it, the next is thought of so much later. */
const AGAIN_MS = 10_000;

/** Makes it; nothing is started yet. */
export function helpingThread<Q extends Questions<Q>>(input: HelpingThreadInput<Q>): HelpingThread<Q> {
  const thread = oneThread(input);
  const mean = meanOverTime(MEAN_MS);
  let startAt = Number.NEGATIVE_INFINITY;
  return {
    get ready() {
      return thread.ready;
    },
    tell(underWay) {
      const now = performance.now();
      const isMuch = mean(underWay, now) >= MANY;
      if (underWay > 1) thread.keep();
      if (!isMuch || thread.ready !== null || now < startAt) return;
      startAt = now + AGAIN_MS;
      thread.begin();
    },
    close: () => thread.close(),
  };
}

interface OneThread<Q extends Questions<Q>> extends Pick<HelpingThread<Q>, 'ready' | 'close'> {
  /** Starts it, where it is worth it. */
  begin(): void;
  /** Keeps it for as long again. */
  keep(): void;
}

function oneThread<Q extends Questions<Q>>(input: HelpingThreadInput<Q>): OneThread<Q> {
  const { start, isWorthIt, onFault, idleMs = IDLE_MS } = input;
  let running: RunningWorker<Q> | null = null;
  /** While it begins or ends. */
  let moving: Promise<void> = Promise.resolve();
  let isClosed = false;
  let idle: NodeJS.Timeout | undefined;

  const begin = async (): Promise<void> => {
    if (isClosed || running !== null || !(await isWorthIt())) return;
    const started = start((cause) => {
      running = null;
      onFault(cause);
    });
    await started.ready;
    running = started;
    clearTimeout(idle);
    idle = setTimeout(end, idleMs).unref();
  };
  const end = (): void => {
    if (running === null) return;
    if (running.waiting > 0 && !isClosed) return void idle?.refresh();
    [moving, running] = [running.stop(), null];
  };
  return {
    get ready() {
      return running;
    },
    begin: () => {
      moving = moving.then(begin).catch(onFault);
    },
    keep: () => void idle?.refresh(),
    async close() {
      isClosed = true;
      await moving;
      end();
      await moving;
    },
  };
}

/** The mean of a value that is told whenever it changes; the longer ago, the less it counts. */
function meanOverTime(ms: number): (value: number, now: number) => number {
  let [mean, last, since] = [0, 0, 0];
  return (value, now) => {
    mean += (last - mean) * (1 - Math.exp((since - now) / ms));
    [last, since] = [value, now];
    return mean;
  };
}
