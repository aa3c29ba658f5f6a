import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { IndexDatabase } from '../database/databases.ts';
import { saveTogether } from '../database/save-together.ts';
import { jobs, suggestions } from '../database/schema.ts';
import { HELD_MS, isGone, type JobHolder } from './job-holder.ts';
import { type JobKind, type JobRow, toJob } from './jobs.ts';

/** Who works on jobs, and the moment. */
export interface Holding {
  readonly holder: JobHolder;
  readonly now: Date;
}

/** Takes a job that waits; false when another process was faster. */
export async function startJob({ db }: IndexDatabase, id: number, { holder, now }: Holding): Promise<boolean> {
  const taken = await db
    .update(jobs)
    .set({ status: 'running', startedAt: now.toISOString(), holder: textOf(holder), heldUntil: until(now) })
    .where(and(eq(jobs.id, id), eq(jobs.status, 'queued')));
  return taken.rowsAffected === 1;
}

/** Says that a holder is there, and goes on with what it began. */
export async function holdJobs({ db }: IndexDatabase, { holder, now }: Holding): Promise<void> {
  await db
    .update(jobs)
    .set({ heldUntil: until(now) })
    .where(heldBy(holder));
}

/** What a holder has begun and not ended. */
export async function listHeldJobs({ db }: IndexDatabase, holder: JobHolder): Promise<JobRow[]> {
  const rows = await db.select().from(jobs).where(heldBy(holder));
  return rows.map(toJob);
}

/** Keeps how jobs ended that a holder has; what became another's meanwhile is left alone. */
export async function endJobs(
  { db }: IndexDatabase,
  ids: readonly number[],
  { status, reason, holder, now }: Holding & { readonly status: 'done' | 'failed'; readonly reason: string | null },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(jobs)
    .set({ status, finishedAt: now.toISOString(), reason })
    .where(and(heldBy(holder), inArray(jobs.id, [...ids])));
}

/** Puts jobs back into the queue that a holder has and will not end; who suggested a site reads that it waits again. */
export async function requeueJobs(
  index: IndexDatabase,
  ids: readonly number[],
  { holder, now }: Holding,
): Promise<void> {
  if (ids.length > 0) await requeue(index, ids, heldBy(holder), now);
}

/**
 * Puts back into the queue what a process had begun that is no more.
 * @param before by kind, the moment before which a job of an older version, that names no holder, must have begun
 */
export async function requeueLeftJobs(
  index: IndexDatabase,
  { holder: asking, now }: Holding,
  before: Readonly<Record<JobKind, string>>,
): Promise<void> {
  const running = await index.db.select().from(jobs).where(eq(jobs.status, 'running'));
  const left = running.filter(({ kind, holder, heldUntil, startedAt }) => {
    if (holder === null || heldUntil === null) return startedAt === null || startedAt < before[kind as JobKind];
    return heldUntil <= now.getTime() || isGone(JSON.parse(holder) as JobHolder, asking);
  });
  for (const [holder, rows] of Map.groupBy(left, (row) => row.holder)) {
    const ids = rows.map(({ id }) => id);
    // Another process may have been faster, and has begun them again.
    await requeue(index, ids, holder === null ? isNull(jobs.holder) : eq(jobs.holder, holder), now);
  }
}

async function requeue(
  index: IndexDatabase,
  ids: readonly number[],
  isHeld: SQL | undefined,
  now: Date,
): Promise<void> {
  const { db } = index;
  const visited = db
    .select({ domain: jobs.domain })
    .from(jobs)
    .where(and(inArray(jobs.id, [...ids]), eq(jobs.kind, 'visit'), eq(jobs.status, 'queued')));
  await saveTogether(index, [
    db
      .update(jobs)
      .set({ status: 'queued', startedAt: null })
      .where(and(inArray(jobs.id, [...ids]), eq(jobs.status, 'running'), isHeld)),
    db
      .update(suggestions)
      .set({ status: 'queued', updatedAt: now.toISOString() })
      .where(and(inArray(suggestions.status, ['visiting', 'reading']), inArray(suggestions.domain, visited))),
  ]);
}

function heldBy(holder: JobHolder): SQL | undefined {
  return and(eq(jobs.status, 'running'), eq(jobs.holder, textOf(holder)));
}

function textOf({ id, host, pid }: JobHolder): string {
  return JSON.stringify({ id, host, pid } satisfies JobHolder);
}

function until(now: Date): number {
  return now.getTime() + HELD_MS;
}
