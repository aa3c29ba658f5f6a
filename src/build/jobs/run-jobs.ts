import { setTimeout as sleep } from 'node:timers/promises';
import type { DomainName } from '../../core/domain/domain-name.ts';
import { sitePauses } from '../../crawl/fetch/site-pauses.ts';
import { keepStep } from '../../services/jobs/settle-suggestion.ts';
import type { OnStep } from '../../services/jobs/step.ts';
import { endJobs, type Holding, requeueJobs, startJob } from '../../store/jobs/held-jobs.ts';
import type { JobHolder } from '../../store/jobs/job-holder.ts';
import type { JobRow } from '../../store/jobs/jobs.ts';
import { siteRights } from '../../store/jobs/site-rights.ts';
import type { WebAccess } from '../visit/visit-sites.ts';
import type { RenewDeps } from './renew-sites.ts';
import { keepDone, listRenewals, renewWaiting } from './renew-waiting.ts';
import { restDrawer } from './rest-drawer.ts';
import { visitLanes } from './visit-lanes.ts';
import { visitQueue } from './visit-queue.ts';
import { visitSuggested } from './visit-suggested.ts';
import { withLease } from './with-lease.ts';

export interface RunJobsInput extends RenewDeps {
  readonly web: WebAccess;
  /** For whom the jobs are done: it says now and then that it is there. */
  readonly holder: JobHolder;
  /** Numbers of visits to be made before all others, one at a time: one of them may break this process. */
  readonly alone?: readonly number[];
  /** Whether pages are to be drawn though no job asks for it. */
  readonly isDrawDue?: boolean;
  /** Takes the cause of a job that failed. */
  readonly onFault: (job: JobRow, cause: unknown) => void;
  /** Told of each step that may come to no end. */
  readonly onStep: OnStep;
  /** Ends the work between two steps. */
  readonly signal: AbortSignal;
}

const LOOK_MS = 250;

/**
 * Does what requests asked for, in the order of asking, until nothing waits. Visits are polite and write nowhere but to
 * what is kept; reading and drawing happen under the builder's lease. While another process has that (a long build), it
 * renews between its own steps what waits here.
 * @throws StoreError, or the signal's reason; jobs that were under way then wait again
 */
export async function runJobs(given: RunJobsInput): Promise<void> {
  const stop = new AbortController();
  const web = { pauses: sitePauses(), rights: siteRights(given.index), ...given.web };
  const input = { ...given, web, signal: AbortSignal.any([given.signal, stop.signal]) };
  const { index, signal } = input;
  const lanes = visitLanes((job, mustEnd) => visit(input, job, mustEnd));
  const queue = visitQueue(index, lanes, given.alone ?? []);
  const rest = restDrawer(input);
  if (given.isDrawDue) rest.ask();
  try {
    for (;;) {
      signal.throwIfAborted();
      const isWaiting = (await listRenewals(index)).length > 0;
      if (isWaiting) rest.ask();
      // Ahead of visits: what owners saved waits for none that may end this process.
      const hasRenewed = isWaiting && !rest.isDrawing && (await renew(input));
      for (const job of await queue.next()) {
        if (await startJob(index, job.id, holdingOf(input))) lanes.begin(job);
      }
      if (hasRenewed) continue;
      if (!isWaiting && lanes.isEmpty) {
        if (rest.isDone) return;
        rest.begin();
      }
      await Promise.race([lanes.oneEnds(), rest.ends(), sleep(LOOK_MS)]);
    }
  } catch (cause) {
    // Visits that are under way wait for what is done here.
    stop.abort(cause);
    throw cause;
  } finally {
    await Promise.all([lanes.allEnd(), rest.ended()]);
  }
}

/** Renews what waits; false when another process builds: it does so. */
function renew(input: RunJobsInput): Promise<boolean> {
  return withLease(input, () => renewWaiting({ ...input, onDone: keepDone(input) }));
}

/** Does a visit and keeps how it ended; when the process stops first, it waits again. */
async function visit(input: RunJobsInput, job: JobRow, mustEnd: () => boolean): Promise<void> {
  const { index, clock, signal, onFault } = input;
  try {
    await visitSuggested(input, { ...input.web, mustEnd }, job.domain as DomainName);
    await endJobs(index, [job.id], { status: 'done', reason: null, ...holdingOf(input) });
  } catch (cause) {
    if (signal.aborted) {
      await requeueJobs(index, [job.id], holdingOf(input));
      return;
    }
    onFault(job, cause);
    const reason = 'Something broke on our side; suggest it again in an hour.';
    await endJobs(index, [job.id], { status: 'failed', reason, ...holdingOf(input) });
    await keepStep(index, job.domain, 'refused', clock(), reason);
  }
}

function holdingOf({ holder, clock }: RunJobsInput): Holding {
  return { holder, now: clock() };
}
