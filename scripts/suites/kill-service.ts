import { setTimeout as sleep } from 'node:timers/promises';
import { findJob, findLatestJob, type JobRow, queueJob } from '../../src/store/jobs/jobs.ts';
import type { IndexDatabase } from '../../src/store/open-database.ts';
import { saveSuggestion } from '../../src/store/suggestions.ts';
import type { ServiceProcess } from './service-process.ts';

const LOOK_MS = 50;
/** A visit that is not begun again by then is lost. */
const LONGEST_MS = 60_000;

/** Suggests sites, as callers do. */
export async function suggestSites(index: IndexDatabase, domains: readonly string[]): Promise<void> {
  const at = new Date().toISOString();
  for (const domain of domains) {
    await saveSuggestion(index, { domain, status: 'queued', reason: null, updatedAt: at });
    await queueJob(index, 'visit', domain, at);
  }
}

/** Waits until so many of the suggested sites are visited. */
export async function untilVisiting(index: IndexDatabase, suggested: readonly string[], count: number): Promise<void> {
  const since = performance.now();
  while ((await listVisits(index, suggested)).length < count) {
    if (performance.now() - since > LONGEST_MS) throw new Error('The visits do not begin.');
    await sleep(LOOK_MS);
  }
}

/** A service that was killed and started again. */
export interface Restarted {
  readonly service: ServiceProcess;
  /** Milliseconds that the start took: the longer, the more else the machine has to do. */
  readonly startMs: number;
  /** For each visit that was under way: milliseconds after the next start until it was begun again; infinite: never. */
  readonly waitedMs: readonly number[];
}

export interface Killing {
  readonly service: ServiceProcess;
  readonly start: () => Promise<ServiceProcess>;
  readonly suggested: readonly string[];
}

/** Kills a service with all its processes, starts another one, and looks when the visits under way are begun again. */
export async function killAndRestart(index: IndexDatabase, { service, start, suggested }: Killing): Promise<Restarted> {
  await service.killWhole();
  const left = await listVisits(index, suggested);
  const from = performance.now();
  const next = await start();
  const since = performance.now();
  const waitedMs = await Promise.all(left.map((job) => untilBegunAgain(index, job, since)));
  return { service: next, startMs: since - from, waitedMs };
}

/** Visits of these sites that are under way. */
async function listVisits(index: IndexDatabase, domains: readonly string[]): Promise<JobRow[]> {
  const latest = await Promise.all(domains.map((domain) => findLatestJob(index, domain, ['visit'])));
  return latest.filter((job) => job?.status === 'running').filter((job) => job !== null);
}

async function untilBegunAgain(index: IndexDatabase, { id, startedAt }: JobRow, since: number): Promise<number> {
  for (;;) {
    const waited = performance.now() - since;
    const job = await findJob(index, id);
    if (job?.startedAt != null && job.startedAt !== startedAt) return waited;
    if (waited > LONGEST_MS) return Number.POSITIVE_INFINITY;
    await sleep(LOOK_MS);
  }
}
