import { expect, test } from 'vitest';
import { listOverdueJobs, settleLeftJobs } from '../../../src/services/jobs/left-jobs.ts';
import { endJobs, listQueuedJobs, queueJob, startJob } from '../../../src/store/jobs.ts';
import { findSuggestion, suggestionStatement } from '../../../src/store/suggestions.ts';
import { newIndex, rows } from '../../support/test-index.ts';

const index = await newIndex();
const begunAt = '2026-03-02T08:00:00.000Z';
const now = new Date('2026-03-02T08:10:00.000Z');

async function begin(kind: 'visit' | 'redraw', domain: string): Promise<number> {
  await queueJob(index, kind, domain, begunAt);
  const [job] = (await listQueuedJobs(index, kind, 10)).filter((queued) => queued.domain === domain);
  if (!job) throw new Error('not queued');
  await startJob(index, job.id, begunAt);
  return job.id;
}

test('what a broken thread left has failed with a reason, waits again, or stays done', async () => {
  const broken = await begin('visit', 'broken.example');
  const redraw = await begin('redraw', 'redraw.example');
  const beside = await begin('visit', 'beside.example');
  const done = await begin('visit', 'done.example');
  for (const domain of ['broken.example', 'done.example']) {
    await suggestionStatement(index, { domain, status: 'visiting', reason: null, updatedAt: begunAt });
  }
  await endJobs(index, [done], { status: 'done', at: begunAt, reason: null });

  // Ten minutes are too long for drawing, and not for a visit.
  expect(await listOverdueJobs(index, [broken, redraw, beside, done], now)).toEqual([redraw]);
  await settleLeftJobs(index, { failed: [broken, redraw, done], again: [beside] }, now);

  const reason = 'Something broke on our side.';
  expect(await rows(index, 'select domain, status, reason from jobs order by id')).toEqual([
    { domain: 'broken.example', status: 'failed', reason },
    { domain: 'redraw.example', status: 'failed', reason },
    { domain: 'beside.example', status: 'queued', reason: null },
    { domain: 'done.example', status: 'done', reason: null },
  ]);
  expect(await findSuggestion(index, 'broken.example')).toMatchObject({
    status: 'refused',
    reason: `${reason} Suggest it again.`,
  });
  expect(await findSuggestion(index, 'done.example')).toMatchObject({ status: 'visiting' });
});
