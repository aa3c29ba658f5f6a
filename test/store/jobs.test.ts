import { expect, test } from 'vitest';
import { findLatestJob, queueJob } from '../../src/store/jobs.ts';
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
