import type { Step } from '../../services/jobs/step.ts';
import { faultText } from '../../store/database/fault-text.ts';
import { startProcess } from '../../workers/start-process.ts';
import { WorkerFault } from '../../workers/worker-errors.ts';
import type { JobNews, JobQuestions, JobWorkerData, WorkOrder } from './job-worker.ts';

export interface JobProcessInput {
  readonly data: JobWorkerData;
  /** Processor time after which one step hangs, and the process is ended, milliseconds. */
  readonly longestTurnMs: number;
  /** Takes the cause of a job that failed, or why the process is no more. */
  readonly onFault: (cause: unknown) => void;
  /** Called when it has nothing more to do, or could not go on: then the fault was told. */
  readonly onRest: (isDone: boolean) => void;
  /** Called when the process is no more though nobody ended it, with the step in which it ended, if it was in one. */
  readonly onBreak: (step: Step | null) => void;
}

/** The process that does jobs. */
export interface JobProcess {
  readonly isBusy: boolean;
  /** When it last had nothing more to do, and when it was last heard of; of `performance.now()`. */
  readonly idleSince: number;
  readonly heardAt: number;
  /** Whether it was ever heard. */
  readonly hasSpoken: boolean;
  /** The step it is in, where it hears nothing. */
  readonly step: Step | null;
  work(order: WorkOrder): void;
  /** Ends it between two steps, or at once when that takes too long. */
  stop(): Promise<void>;
  /** Ends it in the midst of what it does. */
  kill(why: string): Promise<void>;
}

const MEMORY = { oldSpaceMb: 1024, semiSpaceMb: 8 };
const STOP_MS = 2500;

/** Starts the process; it waits to be told to work. */
export function startJobProcess({ data, longestTurnMs, onFault, onRest, onBreak }: JobProcessInput): JobProcess {
  const now = performance.now();
  const steps = openSteps();
  const state = { isBusy: false, idleSince: now, heardAt: now, hasSpoken: false };
  let isBroken = false;
  const onEnd = (cause: Error): void => {
    if (isBroken) return;
    isBroken = true;
    const step = steps.last();
    onFault(step === null ? cause : `${step.work} ${step.domain} came to no end: ${faultText(cause)}`);
    onBreak(step);
  };
  const child = startProcess<JobQuestions, JobNews>({
    title: 'The process of jobs',
    url: new URL('./job-worker.ts', import.meta.url),
    data,
    memory: MEMORY,
    longestTurnMs,
    onNews(news) {
      Object.assign(state, { heardAt: performance.now(), hasSpoken: true });
      if (news.kind === 'fault') onFault(news.cause);
      else if (news.kind === 'step') steps.note(news.step, news.isUnderWay);
    },
    onEnd,
  });
  child.ready.catch(onEnd);
  const rest = (isDone: boolean): void => {
    state.heardAt = performance.now();
    Object.assign(state, { isBusy: false, idleSince: state.heardAt });
    onRest(isDone);
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
    get hasSpoken() {
      return state.hasSpoken;
    },
    get step() {
      return steps.last();
    },
    work(order) {
      Object.assign(state, { isBusy: true, heardAt: performance.now() });
      const done = child.ready.then(() => child.ask('work', order));
      done.then(
        () => rest(true),
        (cause: unknown) => {
          // That it ended, or never began, is told by `onEnd`.
          if (isBroken || !(cause instanceof WorkerFault)) return;
          onFault(cause);
          rest(false);
        },
      );
    },
    async stop() {
      isBroken = true;
      await child.stopWithin(STOP_MS);
    },
    kill(why) {
      isBroken = true;
      return child.kill(why);
    },
  };
}

/**
 * Steps that were begun and have not ended. While one waits for a file or the database, another may begin, and nothing
 * else runs while that one does: the last is the one to blame.
 */
function openSteps() {
  const open = new Map<string, Step>();
  return {
    note(step: Step, isUnderWay: boolean): void {
      const name = `${step.work} ${step.domain}`;
      open.delete(name);
      if (isUnderWay) open.set(name, step);
    },
    last: (): Step | null => [...open.values()].at(-1) ?? null,
  };
}
