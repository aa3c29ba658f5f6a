import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import {
  endJobs,
  holdJobs,
  listHeldJobs,
  requeueJobs,
  requeueLeftJobs,
  startJob,
} from '../../../src/store/jobs/held-jobs.ts';
import { type JobHolder, THIS_HOLDER } from '../../../src/store/jobs/job-holder.ts';
import { findJob, findLatestJob, listQueuedVisits, queueJob } from '../../../src/store/jobs/jobs.ts';
import type { IndexDatabase } from '../../../src/store/open-database.ts';
import { findSuggestion, saveSuggestion } from '../../../src/store/suggestions.ts';
import { newIndex, rows } from '../../support/test-index.ts';

const AT = '2026-11-20T09:00:00.000Z';
const now = new Date(AT);
const ELSEWHERE: JobHolder = { id: 'other', host: 'elsewhere', pid: 7 };
const before = { visit: '2026-11-20T08:30:00.000Z', redraw: AT, show: AT, map: AT };
const later = (ms: number): Date => new Date(now.getTime() + ms);

/** A job that one began. */
async function begun(index: IndexDatabase, domain: string, holder: JobHolder): Promise<number> {
  await queueJob(index, 'visit', domain, AT);
  const id = (await findLatestJob(index, domain))?.id ?? 0;
  await startJob(index, id, { holder, now });
  return id;
}

async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

test('the latest job of a domain is found without reading those of all others', async () => {
  const index = await newIndex();
  for (const domain of ['a.com', 'b.com', 'a.com']) await queueJob(index, 'visit', domain, '2026-11-20T09:00:00.000Z');
  await queueJob(index, 'show', 'a.com', '2026-11-20T09:00:00.000Z');
  expect(await findLatestJob(index, 'a.com')).toMatchObject({ kind: 'visit', domain: 'a.com' });
  expect(await findLatestJob(index, 'a.com', ['show'])).toMatchObject({ kind: 'show' });
  expect(await findLatestJob(index, 'c.com')).toBeNull();
  const query = `select * from jobs where domain = 'a.com' and kind in ('visit', 'redraw') order by id desc limit 1`;
  const plan = await rows(index, `explain query plan ${query}`);
  expect(plan.map(({ detail }) => detail)).toEqual(['SEARCH jobs USING INDEX jobs_domain (domain=?)']);
});

test('a job is taken once, however many processes want it, and again once it is put back', async () => {
  const index = await newIndex();
  await queueJob(index, 'visit', 'a.com', AT);
  const id = (await findLatestJob(index, 'a.com'))?.id ?? 0;
  const moments = [1, 2, 3].map((minutes) => later(60_000 * minutes));
  const taken = await Promise.all(moments.map((at) => startJob(index, id, { holder: THIS_HOLDER, now: at })));
  expect(taken.toSorted()).toEqual([false, false, true]);
  expect(await findJob(index, id)).toMatchObject({
    status: 'running',
    startedAt: moments[taken.indexOf(true)]?.toISOString(),
  });
  await requeueJobs(index, [id], { holder: THIS_HOLDER, now });
  expect(await startJob(index, id, { holder: THIS_HOLDER, now })).toBe(true);
  expect(await startJob(index, id, { holder: THIS_HOLDER, now })).toBe(false);
});

test('what a process of this machine had begun waits again as soon as it is gone, and its suggestion says so', async () => {
  const index = await newIndex();
  const dead = { ...THIS_HOLDER, pid: await deadProcess() };
  const left = await begun(index, 'left.com', dead);
  // A new process may have been given the number of a dead one.
  const same = await begun(index, 'same.com', { ...THIS_HOLDER, id: 'the one before' });
  const alive = await begun(index, 'alive.com', { ...THIS_HOLDER, pid: process.ppid });
  const own = await begun(index, 'own.com', THIS_HOLDER);
  for (const domain of ['left.com', 'alive.com']) {
    await saveSuggestion(index, { domain, status: 'visiting', reason: null, updatedAt: AT });
  }
  await requeueLeftJobs(index, { holder: THIS_HOLDER, now }, before);
  const statusOf = async (id: number) => (await findJob(index, id))?.status;
  expect(await Promise.all([left, same, alive, own].map(statusOf))).toEqual(['queued', 'queued', 'running', 'running']);
  expect(await findSuggestion(index, 'left.com')).toMatchObject({ status: 'queued' });
  expect(await findSuggestion(index, 'alive.com')).toMatchObject({ status: 'visiting' });
});

test('what a process elsewhere had begun waits again half a minute after it was last heard of', async () => {
  const index = await newIndex();
  const id = await begun(index, 'a.com', ELSEWHERE);
  const look = async (ms: number) => {
    await requeueLeftJobs(index, { holder: THIS_HOLDER, now: later(ms) }, before);
    return (await findJob(index, id))?.status;
  };
  expect(await look(29_000)).toBe('running');
  await holdJobs(index, { holder: ELSEWHERE, now: later(29_000) });
  expect(await look(58_000)).toBe('running');
  expect(await look(60_000)).toBe('queued');
});

test('what an older version had begun, that told nobody who it is, waits again after the longest time that one takes', async () => {
  const index = await newIndex();
  const id = await begun(index, 'a.com', THIS_HOLDER);
  await index.client.execute('update jobs set holder = null, held_until = null');
  await requeueLeftJobs(index, { holder: THIS_HOLDER, now }, before);
  expect(await findJob(index, id)).toMatchObject({ status: 'running' });
  await requeueLeftJobs(index, { holder: THIS_HOLDER, now }, { ...before, visit: later(1).toISOString() });
  expect(await findJob(index, id)).toMatchObject({ status: 'queued' });
});

test('a process that was taken for gone leaves alone what became of its jobs', async () => {
  const index = await newIndex();
  const id = await begun(index, 'a.com', ELSEWHERE);
  await requeueLeftJobs(index, { holder: THIS_HOLDER, now: later(60_000) }, before);
  await startJob(index, id, { holder: THIS_HOLDER, now });
  await endJobs(index, [id], { holder: ELSEWHERE, now, status: 'failed', reason: 'Too late.' });
  await requeueJobs(index, [id], { holder: ELSEWHERE, now });
  expect(await listHeldJobs(index, ELSEWHERE)).toEqual([]);
  expect(await listHeldJobs(index, THIS_HOLDER)).toMatchObject([{ id, status: 'running', reason: null }]);
});

test('of each registrable domain the oldest visit comes next, whatever its host', async () => {
  const index = await newIndex();
  const names = ['a.many.com', 'b.many.com', 'one.com', 'c.many.com', 'anna.github.io', 'bert.github.io'];
  for (const name of names) await queueJob(index, 'visit', name, AT);
  const next = async (except: readonly string[], limit = 10) =>
    (await listQueuedVisits(index, { except, limit })).map(({ domain }) => domain);
  expect(await next([])).toEqual(['a.many.com', 'one.com', 'anna.github.io', 'bert.github.io']);
  expect(await next(['many.com'], 2)).toEqual(['one.com', 'anna.github.io']);
  // Rows of an older version.
  await index.client.execute('update jobs set site = null');
  expect(await next(['one.com'], 2)).toEqual(['a.many.com', 'b.many.com']);
});
