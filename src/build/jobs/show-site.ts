import { setTimeout as sleep } from 'node:timers/promises';
import type { DomainName } from '../../core/domain/domain-name.ts';
import { findJob, findLatestJob, forgetJob, queueJob } from '../../store/jobs/jobs.ts';
import type { IndexDatabase } from '../../store/open-database.ts';

const LOOK_MS = 100;

/**
 * Has what is kept of a site read and drawn by whoever builds at the moment, in this process or another, and waits
 * until that is done.
 * @throws Error when it failed, StoreError, or the signal's reason
 */
export async function showSite(
  { index, clock, signal }: { readonly index: IndexDatabase; readonly clock: () => Date; readonly signal: AbortSignal },
  domain: DomainName,
): Promise<void> {
  await queueJob(index, 'show', domain, clock().toISOString());
  const queued = await findLatestJob(index, domain, ['show']);
  if (queued === null) throw new Error(`The job to show ${domain} was not kept.`);
  for (;;) {
    const job = await findJob(index, queued.id);
    if (job === null || job.status === 'done') break;
    if (job.status === 'failed') throw new Error(`${domain} was not shown: ${job.reason}`);
    await sleep(LOOK_MS, undefined, { signal });
  }
  await forgetJob(index, queued.id);
}
