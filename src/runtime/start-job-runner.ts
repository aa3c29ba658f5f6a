import { isDrawn } from '../publish/is-drawn.ts';
import type { Services } from '../services/create-services.ts';
import { faultText } from '../store/fault-text.ts';
import type { Config } from './config.ts';
import { type JobProcess, type LeftByProcess, startJobProcess } from './job-process.ts';
import type { JobWeb } from './job-worker.ts';

export interface JobRunnerInput {
  readonly config: Config;
  readonly services: Pick<
    Services,
    'hasWaitingJobs' | 'findDrawnEpoch' | 'listOverdueJobs' | 'settleLeftJobs' | 'recheckClaims'
  >;
  /** Hash of the compiled pages. */
  readonly bundleHash: string;
  /** A web on this machine instead of the real one; only the demo and tests hand one over. */
  readonly web?: JobWeb;
  /** Takes the cause of a job that failed. */
  readonly onFault: (cause: string) => void;
  /** Milliseconds after which a silent process is ended; tests have less time. */
  readonly silentMs?: number;
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
/** The process of jobs says that it is there every few seconds: one that hangs in a loop does not. */
const SILENT_MS = 60_000;
const OVERDUE_LOOK_MS = 15_000;
/** One that broke is not started again at once, and later each time it breaks again. */
const PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 600_000;

/**
 * Looks for waiting jobs, and does them in a process of its own, which is there only while there is work: crawling,
 * reading and drawing take memory that the service does not need otherwise. A process that breaks, hangs or does not
 * come to an end with a job is ended; the job has failed, and the next process does the others. Looks at the records of claims
 * soon after its start and each hour for those that are due. At its start it has all pages drawn when they were never
 * drawn to the end, or looked different then: a new version of ours.
 */
export function startJobRunner(input: JobRunnerInput): JobRunner {
  const { config, services, bundleHash, web, onFault, silentMs = SILENT_MS } = input;
  let worker: JobProcess | null = null;
  let isClosed = false;
  let isLooking = false;
  let breaks = 0;
  let pausedUntil = 0;
  let overdueLookAt = 0;
  /** Null until it was looked at: at the start, and after the process broke. */
  let isDrawDue: boolean | null = null;

  const rest = async (left: LeftByProcess): Promise<void> => {
    worker = null;
    isDrawDue = null;
    pausedUntil = performance.now() + Math.min(PAUSE_MS * 2 ** breaks, LONGEST_PAUSE_MS);
    breaks += 1;
    await services.settleLeftJobs(left);
  };

  const start = (): JobProcess =>
    startJobProcess({
      data: { config, web: web ?? null },
      onFault,
      onBreak: (left) => void rest(left).catch(tell),
    });

  const watch = async (busy: JobProcess): Promise<void> => {
    const now = performance.now();
    if (now - busy.heardAt > silentMs) {
      const { left } = busy;
      await busy.kill('it said nothing');
      onFault(`The process of jobs said nothing for ${silentMs / 1000} s and was ended.`);
      return rest(left);
    }
    if (now < overdueLookAt) return;
    overdueLookAt = now + OVERDUE_LOOK_MS;
    const { begun } = busy;
    const failed = await services.listOverdueJobs({ ids: begun });
    if (failed.length === 0 || worker !== busy) return;
    await busy.kill('its jobs came to no end');
    onFault(`Jobs ${failed.join(', ')} came to no end, and their process was ended.`);
    return rest({ failed, again: begun.filter((id) => !failed.includes(id)) });
  };

  const look = async (): Promise<void> => {
    if (worker?.isBusy) return watch(worker);
    if (worker !== null) breaks = 0;
    if (performance.now() < pausedUntil) return;
    isDrawDue ??= !isDrawn({ folder: config.siteDir, bundleHash, epoch: await services.findDrawnEpoch() });
    if (isDrawDue || (await services.hasWaitingJobs())) {
      if (isClosed) return;
      worker ??= start();
      worker.work({ isDrawDue });
      isDrawDue = false;
    } else if (worker !== null && performance.now() - worker.idleSince > IDLE_MS) {
      const idle = worker;
      worker = null;
      await idle.stop();
    }
  };

  const tell = (cause: unknown): void => {
    if (!isClosed) onFault(faultText(cause));
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
      if (last === null || (await last.stop())) return;
      await services.settleLeftJobs({ failed: [], again: last.begun });
    },
  };
}
