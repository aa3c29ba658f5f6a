import { setTimeout as sleep } from 'node:timers/promises';
import { findJob, type JobRow, queueJob } from '../../src/store/jobs.ts';
import type { IndexDatabase } from '../../src/store/open-database.ts';
import { suggestionStatement } from '../../src/store/suggestions.ts';
import type { ServiceProcess } from './service-process.ts';

const LOOK_MS = 50;
/** A visit that is not begun again by then is lost. */
const LONGEST_MS = 60_000;

/** Suggests sites, as callers do. */
export async function suggestSites(index: IndexDatabase, domains: readonly string[]): Promise<void> {
  const at = new Date().toISOString();
  for (const domain of domains) {
    await suggestionStatement(index, { domain, status: 'queued', reason: null, updatedAt: at });
    await queueJob(index, 'visit', domain, at);
  }
}

/** Waits until so many visits are under way. */
export async function untilVisiting(index: IndexDatabase, count: number): Promise<void> {
  const since = performance.now();
  while ((await listVisiting(index)).length < count) {
    if (performance.now() - since > LONGEST_MS) throw new Error('The visits do not begin.');
    await sleep(LOOK_MS);
  }
}

/** A service that was killed and started again. */
export interface Restarted {
  readonly service: ServiceProcess;
  /** For each visit that was under way: milliseconds after the next start until it was begun again; infinite: never. */
  readonly waitedMs: readonly number[];
}

/** Kills a service with all its processes, starts another one, and looks when the visits under way are begun again. */
export async function killAndRestart(
  index: IndexDatabase,
  service: ServiceProcess,
  start: () => Promise<ServiceProcess>,
): Promise<Restarted> {
  await service.killWhole();
  const left = await listVisiting(index);
  const next = await start();
  const since = performance.now();
  const waitedMs = await Promise.all(left.map((job) => untilBegunAgain(index, job, since)));
  return { service: next, waitedMs };
}

async function listVisiting({ client }: IndexDatabase): Promise<Pick<JobRow, 'id' | 'startedAt'>[]> {
  const { rows } = await client.execute(`select id, started_at from jobs where kind = 'visit' and status = 'running'`);
  return rows.map((row) => ({ id: Number(row.id), startedAt: String(row.started_at) }));
}

async function untilBegunAgain(
  index: IndexDatabase,
  { id, startedAt }: Pick<JobRow, 'id' | 'startedAt'>,
  since: number,
): Promise<number> {
  for (;;) {
    const waited = performance.now() - since;
    const job = await findJob(index, id);
    if (job?.startedAt != null && job.startedAt !== startedAt) return waited;
    if (waited > LONGEST_MS) return Number.POSITIVE_INFINITY;
    await sleep(LOOK_MS);
  }
}
