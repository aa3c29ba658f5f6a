import { and, asc, desc, eq, inArray, lt, max, min, notInArray, sql } from 'drizzle-orm';
import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import type { IndexDatabase } from '../database/databases.ts';
import { saveTogether } from '../database/save-together.ts';
import { jobs } from '../database/schema.ts';

/**
 * visit: ask the site itself; redraw: read what is kept of it anew and draw what changed, because an owner saved or a
 * claim moved; show: read what a visit has kept of it so far, and draw it; map: as redraw, because the open map says
 * something else of it.
 */
export type JobKind = 'visit' | 'redraw' | 'show' | 'map';

/** Work that a request asked for. */
export interface JobRow {
  readonly id: number;
  readonly kind: JobKind;
  readonly domain: string;
  /** Its registrable domain. */
  readonly site: string;
  readonly status: 'queued' | 'running' | 'done' | 'failed';
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  readonly reason: string | null;
}

/** The statement that queues a job, unless the same is waiting already. */
export function jobStatement({ db }: IndexDatabase, kind: JobKind, domain: string, createdAt: string) {
  return db.insert(jobs).select(
    sql`select null, ${kind}, ${domain}, 'queued', ${createdAt}, null, null, null, ${registrableDomain(domain)}, null, null
      where not exists (select 1 from ${jobs} where kind = ${kind} and domain = ${domain} and status = 'queued')`,
  );
}

/** Queues jobs of one kind, at most some hundreds, but for those that are waiting already. */
export async function queueJobs(
  index: IndexDatabase,
  kind: JobKind,
  domains: readonly string[],
  createdAt: string,
): Promise<void> {
  await saveTogether(
    index,
    domains.map((domain) => jobStatement(index, kind, domain, createdAt)),
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

/**
 * Visits that wait, of each registrable domain the oldest; the oldest of them first.
 * @param except registrable domains of which none is wanted
 */
export async function listQueuedVisits(
  { db }: IndexDatabase,
  { except, limit }: { readonly except: readonly string[]; readonly limit: number },
): Promise<JobRow[]> {
  const site = sql`coalesce(${jobs.site}, ${jobs.domain})`;
  const isWanted = sql`${site} not in (select value from json_each(${JSON.stringify(except)}))`;
  const oldest = db
    .select({ id: min(jobs.id) })
    .from(jobs)
    .where(and(eq(jobs.status, 'queued'), eq(jobs.kind, 'visit'), isWanted))
    .groupBy(site);
  const rows = await db.select().from(jobs).where(inArray(jobs.id, oldest)).orderBy(asc(jobs.id)).limit(limit);
  return rows.map(toJob);
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

/** Lets jobs wait again that failed. */
export async function retryJobs({ db }: IndexDatabase, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(jobs)
    .set({ status: 'queued', startedAt: null })
    .where(and(eq(jobs.status, 'failed'), inArray(jobs.id, [...ids])));
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

/** Whether a job waits. */
export async function hasQueuedJobs({ db }: IndexDatabase): Promise<boolean> {
  const [waiting] = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.status, 'queued')).limit(1);
  return waiting !== undefined;
}

/** A row of the table as the value. */
export function toJob(row: typeof jobs.$inferSelect): JobRow {
  const { id, kind, domain, status, createdAt, startedAt, finishedAt, reason } = row;
  return {
    id,
    kind: kind as JobKind,
    domain,
    site: row.site ?? domain,
    status: status as JobRow['status'],
    createdAt,
    startedAt,
    finishedAt,
    reason,
  };
}
