import { describe, expect, test } from 'vitest';
import { type JobsEnd, listOverdueJobs, settleLeftJobs } from '../../../src/services/jobs/left-jobs.ts';
import { endJobs, startJob } from '../../../src/store/jobs/held-jobs.ts';
import { THIS_HOLDER } from '../../../src/store/jobs/job-holder.ts';
import { findLatestJob, type JobKind, queueJob } from '../../../src/store/jobs/jobs.ts';
import { findSuggestion, saveSuggestion } from '../../../src/store/suggestions.ts';
import { newIndex, rows } from '../../support/test-index.ts';

const begunAt = '2026-03-02T08:00:00.000Z';
const now = new Date('2026-03-02T08:10:00.000Z');
const holder = THIS_HOLDER;
const REASON = 'Something broke on our side.';

/** An index with jobs under way, "kind domain"; their numbers count from 1. */
async function underWay(...names: readonly `${JobKind} ${string}`[]) {
  const index = await newIndex();
  const ids: number[] = [];
  for (const name of names) {
    const [kind, domain] = name.split(' ') as [JobKind, string];
    await queueJob(index, kind, domain, begunAt);
    const id = (await findLatestJob(index, domain, [kind]))?.id ?? 0;
    await startJob(index, id, { holder, now: new Date(begunAt) });
    ids.push(id);
    if (kind === 'visit') {
      await saveSuggestion(index, { domain, status: 'visiting', reason: null, updatedAt: begunAt });
    }
  }
  const settle = (cause: JobsEnd['cause'], suspects: readonly number[] = []) =>
    settleLeftJobs(index, { holder, cause, suspects }, now);
  const statuses = async () =>
    Object.fromEntries(
      (await rows(index, 'select kind, domain, status from jobs')).map(({ kind, domain, status }) => [
        `${kind} ${domain}`,
        status,
      ]),
    );
  return { index, ids, settle, statuses };
}

describe('what a process left that is no more', () => {
  test('waits again when it was stopped, and those who suggested a site read that', async () => {
    const { index, settle, statuses } = await underWay('visit a.example', 'show b.example');
    expect(await settle('stopped')).toEqual([]);
    expect(await statuses()).toEqual({ 'visit a.example': 'queued', 'show b.example': 'queued' });
    expect(await findSuggestion(index, 'a.example')).toMatchObject({ status: 'queued', reason: null });
  });

  test('has failed where it hung in the visit of a site: that visit, and nothing beside it', async () => {
    const { index, settle, statuses } = await underWay('visit bad.example', 'visit good.example', 'redraw bad.example');
    expect(await settle({ step: { work: 'visit', domain: 'bad.example' } })).toEqual([]);
    expect(await statuses()).toEqual({
      'visit bad.example': 'failed',
      'visit good.example': 'queued',
      'redraw bad.example': 'queued',
    });
    expect(await rows(index, `select reason from jobs where status = 'failed'`)).toEqual([{ reason: REASON }]);
    expect(await findSuggestion(index, 'bad.example')).toMatchObject({
      status: 'refused',
      reason: `${REASON} Suggest it again in an hour.`,
    });
    expect(await findSuggestion(index, 'good.example')).toMatchObject({ status: 'queued' });
  });

  test('has failed where it hung in the reading of a site: what was to be shown, and the visit that waits for that', async () => {
    const jobs = ['visit bad.example', 'show bad.example', 'show good.example', 'redraw good.example'] as const;
    const { settle, statuses } = await underWay(...jobs);
    await settle({ step: { work: 'renewal', domain: 'bad.example' } });
    expect(await statuses()).toEqual({
      'visit bad.example': 'failed',
      'show bad.example': 'failed',
      'show good.example': 'queued',
      'redraw good.example': 'queued',
    });
  });

  test('has failed where it hung in what an owner saved: that save, and no other, and no visit', async () => {
    const jobs = ['redraw bad.example', 'redraw good.example', 'visit bad.example'] as const;
    const { settle, statuses } = await underWay(...jobs);
    await settle({ step: { work: 'renewal', domain: 'bad.example' } });
    expect(await statuses()).toEqual({
      'redraw bad.example': 'failed',
      'redraw good.example': 'queued',
      'visit bad.example': 'queued',
    });
  });

  test('where nobody knows why: visits are tried one at a time, and the one that does it alone has failed', async () => {
    const { ids, settle, statuses } = await underWay('visit a.example', 'visit b.example', 'redraw c.example');
    expect(await settle('unknown')).toEqual(ids.slice(0, 2));
    const all = { 'visit a.example': 'queued', 'visit b.example': 'queued', 'redraw c.example': 'queued' };
    expect(await statuses()).toEqual(all);

    const alone = await underWay('visit a.example', 'redraw c.example');
    expect(await alone.settle('unknown', alone.ids)).toEqual([]);
    expect(await alone.statuses()).toEqual({ 'visit a.example': 'failed', 'redraw c.example': 'queued' });
  });

  test('that takes longer than any does has failed; what is done stays so', async () => {
    const { index, ids, settle, statuses } = await underWay('visit a.example', 'redraw b.example', 'redraw c.example');
    await endJobs(index, ids.slice(2), { holder, now, status: 'done', reason: null });
    // Ten minutes are too long for drawing, and not for a visit.
    const overdue = await listOverdueJobs(index, { holder, now, leaptAt: null });
    expect(overdue).toEqual(ids.slice(1, 2));
    await settle({ overdue });
    expect(await statuses()).toEqual({
      'visit a.example': 'queued',
      'redraw b.example': 'failed',
      'redraw c.example': 'done',
    });
  });

  test('that began before the clock leapt has not lasted as long as it says, and counts from the leap', async () => {
    const { index, ids } = await underWay('redraw a.example');
    const leapt = (minute: string) => listOverdueJobs(index, { holder, now, leaptAt: `2026-03-02T08:0${minute}.000Z` });
    expect(await leapt('9:00')).toEqual([]);
    expect(await leapt('8:01')).toEqual([]);
    expect(await leapt('7:59')).toEqual(ids);
  });
});
