import { setTimeout as sleep } from 'node:timers/promises';
import type { DomainName } from '../../core/domain/domain-name.ts';
import { abandonedBefore } from '../../services/jobs/abandoned-jobs.ts';
import { keepStep } from '../../services/jobs/settle-suggestion.ts';
import { endJobs, type JobRow, listQueuedJobs, requeueAbandonedJobs, requeueJobs, startJob } from '../../store/jobs.ts';
import type { WebAccess } from '../visit/visit-sites.ts';
import type { RenewDeps } from './renew-sites.ts';
import { keepDone, listRenewals, renewWaiting } from './renew-waiting.ts';
import { restDrawer } from './rest-drawer.ts';
import { visitLanes } from './visit-lanes.ts';
import { visitSuggested } from './visit-suggested.ts';
import { withLease } from './with-lease.ts';

export interface RunJobsInput extends RenewDeps {
  readonly web: WebAccess;
  /** Whether pages are to be drawn though no job asks for it. */
  readonly isDrawDue?: boolean;
  /** Takes the cause of a job that failed. */
  readonly onFault: (job: JobRow, cause: unknown) => void;
  /** Told of each job that is begun. */
  readonly onBegin?: (job: JobRow) => void;
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
  const input = { ...given, signal: AbortSignal.any([given.signal, stop.signal]) };
  const { index, clock, signal } = input;
  const lanes = visitLanes((job) => visit(input, job));
  const rest = restDrawer(input);
  if (given.isDrawDue) rest.ask();
  await requeueAbandonedJobs(index, abandonedBefore(clock()));
  try {
    for (;;) {
      signal.throwIfAborted();
      const suggested = lanes.free > 0 ? await listQueuedJobs(index, 'visit', lanes.free) : [];
      for (const job of suggested) {
        if (!(await startJob(index, job.id, clock().toISOString()))) continue;
        given.onBegin?.(job);
        lanes.begin(job);
      }
      const isWaiting = (await listRenewals(index)).length > 0;
      if (isWaiting) rest.ask();
      if (isWaiting && !rest.isDrawing && (await renew(input))) continue;
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
async function visit(input: RunJobsInput, job: JobRow): Promise<void> {
  const { index, clock, signal, onFault } = input;
  const at = (): string => clock().toISOString();
  try {
    await visitSuggested(input, input.web, job.domain as DomainName);
    await endJobs(index, [job.id], { status: 'done', at: at(), reason: null });
  } catch (cause) {
    if (signal.aborted) {
      await requeueJobs(index, [job.id]);
      return;
    }
    onFault(job, cause);
    const reason = 'Something broke on our side; suggest it again.';
    await endJobs(index, [job.id], { status: 'failed', at: at(), reason });
    await keepStep(index, job.domain, 'refused', clock(), reason);
  }
}
