import { and, asc, desc, eq, inArray, lt, max, notInArray, or, sql } from 'drizzle-orm';
import type { IndexDatabase } from './open-database.ts';
import { jobs } from './schema.ts';

/**
 * visit: ask the site itself; redraw: read what is kept of it anew and draw what changed, because an owner saved or a
 * claim moved; show: read what a visit has kept of it so far, and draw it.
 */
export type JobKind = 'visit' | 'redraw' | 'show';

/** Work that a request asked for. */
export interface JobRow {
  readonly id: number;
  readonly kind: JobKind;
  readonly domain: string;
  readonly status: 'queued' | 'running' | 'done' | 'failed';
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  readonly reason: string | null;
}

/** The statement that queues a job, unless the same is waiting already. */
export function jobStatement({ db }: IndexDatabase, kind: JobKind, domain: string, createdAt: string) {
  return db.insert(jobs).select(
    sql`select null, ${kind}, ${domain}, 'queued', ${createdAt}, null, null, null
      where not exists (select 1 from ${jobs} where kind = ${kind} and domain = ${domain} and status = 'queued')`,
  );
}

/** Queues a job, unless the same is waiting already. */
export async function queueJob(index: IndexDatabase, kind: JobKind, domain: string, createdAt: string): Promise<void> {
  await jobStatement(index, kind, domain, createdAt);
}

/** Waiting jobs of a kind, the oldest first. */
export function listQueuedJobs(index: IndexDatabase, kind: JobKind, limit: number): Promise<JobRow[]> {
  return listJobs(index, kind, 'queued', limit);
}

/** Jobs of a kind that failed and were not done since, the oldest first. */
export function listFailedJobs(index: IndexDatabase, kind: JobKind, limit: number): Promise<JobRow[]> {
  return listJobs(index, kind, 'failed', limit);
}

async function listJobs(
  { db }: IndexDatabase,
  kind: JobKind,
  status: JobRow['status'],
  limit: number,
): Promise<JobRow[]> {
  const rows = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.status, status), eq(jobs.kind, kind)))
    .orderBy(asc(jobs.id))
    .limit(limit);
  return rows.map(toJob);
}

/** Those of the given jobs that were begun and are not done. */
export async function listRunningJobs({ db }: IndexDatabase, ids: readonly number[]): Promise<JobRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.status, 'running'), inArray(jobs.id, [...ids])));
  return rows.map(toJob);
}

/** How many jobs of a kind wait. */
export async function countQueuedJobs({ db }: IndexDatabase, kind: JobKind): Promise<number> {
  return db.$count(jobs, and(eq(jobs.status, 'queued'), eq(jobs.kind, kind)));
}

/** The latest job of a domain, of one of these kinds. */
export async function findLatestJob(
  { db }: IndexDatabase,
  domain: string,
  kinds: readonly JobKind[] = ['visit', 'redraw'],
): Promise<JobRow | null> {
  const [row] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.domain, domain), inArray(jobs.kind, [...kinds])))
    .orderBy(desc(jobs.id))
    .limit(1);
  return row ? toJob(row) : null;
}

/** A job by its number. */
export async function findJob({ db }: IndexDatabase, id: number): Promise<JobRow | null> {
  const [row] = await db.select().from(jobs).where(eq(jobs.id, id));
  return row ? toJob(row) : null;
}

/** Takes a job that waits; false when another process was faster. */
export async function startJob({ db }: IndexDatabase, id: number, at: string): Promise<boolean> {
  const taken = await db
    .update(jobs)
    .set({ status: 'running', startedAt: at })
    .where(and(eq(jobs.id, id), eq(jobs.status, 'queued')));
  return taken.rowsAffected === 1;
}

/** Keeps how jobs ended. */
export async function endJobs(
  { db }: IndexDatabase,
  ids: readonly number[],
  ended: { readonly status: 'done' | 'failed'; readonly at: string; readonly reason: string | null },
): Promise<void> {
  if (ids.length === 0) return;
  const { status, at, reason } = ended;
  await db
    .update(jobs)
    .set({ status, finishedAt: at, reason })
    .where(inArray(jobs.id, [...ids]));
}

/** Puts jobs back into the queue: they failed, or this process stops before they are done. */
export async function requeueJobs({ db }: IndexDatabase, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(jobs)
    .set({ status: 'queued', startedAt: null })
    .where(inArray(jobs.id, [...ids]));
}

/** Forgets a job that nobody asks for any more. */
export async function forgetJob({ db }: IndexDatabase, id: number): Promise<void> {
  await db.delete(jobs).where(eq(jobs.id, id));
}

/** Forgets jobs that were done before a moment, ISO 8601 UTC, but for the latest of each site: how that ended is told. */
export async function forgetOldJobs({ db }: IndexDatabase, before: string): Promise<void> {
  const latest = db
    .select({ id: max(jobs.id) })
    .from(jobs)
    .groupBy(jobs.domain);
  await db.delete(jobs).where(and(eq(jobs.status, 'done'), lt(jobs.finishedAt, before), notInArray(jobs.id, latest)));
}

/** By kind, the moment before which a job must have begun to be nobody's any more. */
type AbandonedBefore = Readonly<Record<JobKind, string>>;

function isAbandoned(before: AbandonedBefore) {
  const ofKind = Object.entries(before).map(([kind, at]) => and(eq(jobs.kind, kind), lt(jobs.startedAt, at)));
  return and(eq(jobs.status, 'running'), or(...ofKind));
}

/** Puts back what a process had begun that is no more. */
export async function requeueAbandonedJobs({ db }: IndexDatabase, before: AbandonedBefore): Promise<void> {
  await db.update(jobs).set({ status: 'queued', startedAt: null }).where(isAbandoned(before));
}

/** Whether a job waits, or is nobody's any more. */
export async function hasOpenJobs({ db }: IndexDatabase, before: AbandonedBefore): Promise<boolean> {
  const [open] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(or(eq(jobs.status, 'queued'), isAbandoned(before)))
    .limit(1);
  return open !== undefined;
}

function toJob(row: typeof jobs.$inferSelect): JobRow {
  return { ...row, kind: row.kind as JobKind, status: row.status as JobRow['status'] };
}
