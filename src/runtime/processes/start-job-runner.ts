import { isDrawn } from '../../publish/is-drawn.ts';
import type { Services } from '../../services/create-services.ts';
import type { JobsEnd } from '../../services/jobs/left-jobs.ts';
import { THIS_HOLDER } from '../../store/jobs/job-holder.ts';
import type { Config } from '../config/config.ts';
import { type JobProcess, startJobProcess } from './job-process.ts';
import type { JobWeb } from './job-worker.ts';
import { restartPauses } from './restart-pauses.ts';
import { watchedJobs } from './watched-jobs.ts';

export interface JobRunnerInput {
  readonly config: Config;
  readonly services: Pick<
    Services,
    | 'hasQueuedJobs'
    | 'takeBackJobs'
    | 'holdJobs'
    | 'listOverdueJobs'
    | 'settleLeftJobs'
    | 'findDrawnEpoch'
    | 'recheckClaims'
  >;
  /** Hash of the compiled pages. */
  readonly bundleHash: string;
  /** A web on this machine instead of the real one; only the demo and tests hand one over. */
  readonly web?: JobWeb;
  /** Takes the cause of a job that failed. */
  readonly onFault: (cause: unknown) => void;
  /** Milliseconds after which a silent process is ended; tests have less time. */
  readonly silentMs?: number;
  /** Milliseconds of the processor's time after which a step hangs; tests have less time. */
  readonly longestTurnMs?: number;
}

/** Does what callers ask for while the service runs. */
export interface JobRunner {
  /** Ends what is under way between two steps; it waits for the next start. */
  close(): Promise<void>;
}

/** A file is asked often, a server across the network less so. */
const LOOK_MS = 500;
const LOOK_AFAR_MS = 10_000;
/** An idle process is kept so long: owners save more than once. */
const IDLE_MS = 60_000;
const RECHECK_MS = 3_600_000;
/** A process that is started again and again looks, too; each claim's own last look says what is due. */
const FIRST_RECHECK_MS = 5000;
/**
 * Processor time of one step of a job, which is the same on a machine that is busy with other things: the fullest site
 * takes a few seconds to be read.
 */
const LONGEST_TURN_MS = 15_000;
/**
 * The process of jobs says that it is there every few seconds. One that hangs in a loop ends itself long before this:
 * here are those that stand still, and a machine with other work may let one stand for half a minute.
 */
const SILENT_MS = 60_000;
const START_TIMES = 4;
/** One that broke, nobody knows why, is not started again at once, and later each time it breaks again. */
const LONGEST_PAUSE_MS = 600_000;
/** What an operator can mend is tried again sooner. */
const LONGEST_FAULT_MS = 60_000;

/**
 * Looks for waiting jobs, and does them in a process of its own, which is there only while there is work: crawling,
 * reading and drawing take memory that the service does not need otherwise. A process that breaks, hangs or does not
 * come to an end with a job is ended; the job that did it has failed, and the next process does the others. What a
 * process had begun that is no more waits again at once. Looks at the records of claims soon after its start and each hour
 * for those that are due. At its start it has all pages drawn when they were never drawn to the end, or looked different
 * then, or named another address: a new version of ours, a new `BASE_URL`.
 */
export function startJobRunner(input: JobRunnerInput): JobRunner {
  const { config, services, bundleHash, web, onFault } = input;
  const { silentMs = SILENT_MS, longestTurnMs = LONGEST_TURN_MS } = input;
  const holder = THIS_HOLDER;
  const jobs = watchedJobs(services, holder);
  const pauses = restartPauses();
  let worker: JobProcess | null = null;
  let isClosed = false;
  let isLooking = false;
  let isSettling = false;
  /** Visits of which one may have ended a process. */
  let suspects: readonly number[] = [];
  /** Null until it was looked at: at the start, and after the process broke. */
  let isDrawDue: boolean | null = null;

  const settle = async (cause: JobsEnd['cause']): Promise<void> => {
    worker = null;
    isDrawDue = null;
    if (cause === 'unknown') pauses.begin(LONGEST_PAUSE_MS);
    isSettling = true;
    try {
      suspects = await services.settleLeftJobs({ holder, cause, suspects });
    } finally {
      isSettling = false;
    }
  };

  const start = (): JobProcess =>
    startJobProcess({
      data: { config, web: web ?? null, holder },
      longestTurnMs,
      onFault,
      onRest: (isDone) => {
        suspects = [];
        if (isDone) pauses.forget();
        else pauses.begin(LONGEST_FAULT_MS);
        // What was not drawn is drawn when the folder or the database is mended.
        isDrawDue = !isDone;
      },
      onBreak: (step) => void settle(step === null ? 'unknown' : { step }).catch(tell),
    });

  const watch = async (busy: JobProcess): Promise<void> => {
    // One that has never spoken loads its words of languages, which may take long on such a machine.
    if (performance.now() - busy.heardAt > (busy.hasSpoken ? silentMs : START_TIMES * silentMs)) {
      const { step } = busy;
      await busy.kill('it said nothing');
      const where = step === null ? '' : `, in the ${step.work} of ${step.domain},`;
      onFault(`The process of jobs said nothing for ${silentMs / 1000} s${where} and was ended.`);
      return settle(step === null ? 'unknown' : { step });
    }
    await jobs.hold();
    const overdue = await jobs.listOverdue();
    if (overdue.length === 0 || worker !== busy) return;
    await busy.kill('its jobs came to no end');
    onFault(`Jobs ${overdue.join(', ')} came to no end, and their process was ended.`);
    return settle({ overdue });
  };

  const look = async (): Promise<void> => {
    // What a next process began would be taken for left, too.
    if (isSettling) return;
    if (worker?.isBusy) return watch(worker);
    if (!pauses.isOver()) return;
    const { siteDir: folder, baseUrl } = config;
    isDrawDue ??= !isDrawn({ folder, bundleHash, baseUrl, epoch: await services.findDrawnEpoch() });
    await services.takeBackJobs({ holder });
    if (isDrawDue || (await services.hasQueuedJobs())) {
      if (isClosed) return;
      worker ??= start();
      worker.work({ isDrawDue, alone: suspects });
      isDrawDue = false;
    } else if (worker !== null && performance.now() - worker.idleSince > IDLE_MS) {
      const idle = worker;
      worker = null;
      await idle.stop();
    }
  };

  const tell = (cause: unknown): void => {
    if (!isClosed) onFault(cause);
  };
  const lookOnce = async (): Promise<void> => {
    if (isLooking || isClosed) return;
    isLooking = true;
    await look()
      .catch(tell)
      .finally(() => {
        isLooking = false;
      });
  };
  const recheck = () => services.recheckClaims().catch(tell);
  const timers = [
    setTimeout(recheck, FIRST_RECHECK_MS),
    setInterval(lookOnce, config.database.url.startsWith('file:') ? LOOK_MS : LOOK_AFAR_MS),
    setInterval(recheck, RECHECK_MS),
  ];
  for (const timer of timers) timer.unref();
  void lookOnce();

  return {
    async close() {
      isClosed = true;
      for (const timer of timers) clearInterval(timer);
      const last = worker;
      worker = null;
      if (last === null) return;
      await last.stop();
      await services.settleLeftJobs({ holder, cause: 'stopped' });
    },
  };
}
