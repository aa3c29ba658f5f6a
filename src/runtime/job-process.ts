import { faultText } from '../store/fault-text.ts';
import { startProcess } from '../workers/start-process.ts';
import type { BegunJob, JobNews, JobQuestions, JobWorkerData } from './job-worker.ts';

export interface JobProcessInput {
  readonly data: JobWorkerData;
  /** Takes the cause of a job that failed, or why the process is no more. */
  readonly onFault: (cause: string) => void;
  /** Called when the process is no more though nobody ended it, with what it left. */
  readonly onBreak: (left: LeftByProcess) => void;
}

/** Jobs that were begun and may not be done: those that are taken to have ended the process, and the others. */
export interface LeftByProcess {
  readonly failed: readonly number[];
  readonly again: readonly number[];
}

/** The process that does jobs. */
export interface JobProcess {
  readonly isBusy: boolean;
  /** When it last had nothing more to do, and when it was last heard of; of `performance.now()`. */
  readonly idleSince: number;
  readonly heardAt: number;
  /** Jobs it has begun since it was last told to work; some may be done. */
  readonly begun: readonly number[];
  /** What it would leave if it ended now: while it reads a site, the jobs of that site are to blame, else all. */
  readonly left: LeftByProcess;
  work(order: { readonly isDrawDue: boolean }): void;
  /** Ends it between two steps, or at once when that takes too long. @returns whether it ended by itself */
  stop(): Promise<boolean>;
  /** Ends it in the midst of what it does. */
  kill(why: string): Promise<void>;
}

const MEMORY = { oldSpaceMb: 1024, semiSpaceMb: 8 };
const STOP_MS = 2500;

/** Starts the process; it waits to be told to work. */
export function startJobProcess({ data, onFault, onBreak }: JobProcessInput): JobProcess {
  const now = performance.now();
  const state = { isBusy: false, idleSince: now, heardAt: now, begun: [] as BegunJob[], reading: '' };
  let isBroken = false;
  const onEnd = (cause: Error): void => {
    if (isBroken) return;
    isBroken = true;
    onFault(faultText(cause));
    onBreak(leftBy(state));
  };
  const child = startProcess<JobQuestions, JobNews>({
    title: 'The process of jobs',
    url: new URL('./job-worker.ts', import.meta.url),
    data,
    memory: MEMORY,
    onNews(news) {
      state.heardAt = performance.now();
      if (news.kind === 'fault') onFault(news.cause);
      else if (news.kind === 'begun') state.begun.push(news.job);
      else if (news.kind === 'reading') state.reading = news.domain ?? '';
    },
    onEnd,
  });
  child.ready.catch(onEnd);
  const rest = (): void => {
    state.heardAt = performance.now();
    Object.assign(state, { isBusy: false, idleSince: state.heardAt, begun: [], reading: '' });
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
      return state.begun.map(({ id }) => id);
    },
    get left() {
      return leftBy(state);
    },
    work(order) {
      Object.assign(state, { isBusy: true, heardAt: performance.now() });
      // That it ended is told by `onEnd`.
      child.ask('work', order).then(rest, () => {});
    },
    stop() {
      isBroken = true;
      return child.stopWithin(STOP_MS);
    },
    kill(why) {
      isBroken = true;
      return child.kill(why);
    },
  };
}

function leftBy({ begun, reading }: { readonly begun: readonly BegunJob[]; readonly reading: string }): LeftByProcess {
  const isToBlame = ({ domain }: BegunJob): boolean => reading === '' || domain === reading;
  const idsOf = (jobs: readonly BegunJob[]): number[] => jobs.map(({ id }) => id);
  return { failed: idsOf(begun.filter(isToBlame)), again: idsOf(begun.filter((job) => !isToBlame(job))) };
}
