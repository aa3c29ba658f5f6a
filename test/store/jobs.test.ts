import { expect, test } from 'vitest';
import { findJob, findLatestJob, queueJob, requeueJobs, startJob } from '../../src/store/jobs.ts';
import { newIndex, rows } from '../support/test-index.ts';

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
  await queueJob(index, 'visit', 'a.com', '2026-11-20T09:00:00.000Z');
  const id = (await findLatestJob(index, 'a.com'))?.id ?? 0;
  const moments = ['09:01', '09:02', '09:03'].map((time) => `2026-11-20T${time}:00.000Z`);
  const taken = await Promise.all(moments.map((at) => startJob(index, id, at)));
  expect(taken.toSorted()).toEqual([false, false, true]);
  expect(await findJob(index, id)).toMatchObject({ status: 'running', startedAt: moments[taken.indexOf(true)] });
  await requeueJobs(index, [id]);
  expect(await startJob(index, id, '2026-11-20T09:04:00.000Z')).toBe(true);
  expect(await startJob(index, id, '2026-11-20T09:05:00.000Z')).toBe(false);
});
