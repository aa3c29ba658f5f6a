import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchedJobs } from '../../../src/runtime/processes/watched-jobs.ts';
import { THIS_HOLDER } from '../../../src/store/jobs/job-holder.ts';

const holdJobs = vi.fn(async () => {});
const listOverdueJobs = vi.fn(async (_asked: { readonly leaptAt: string | null }) => [7]);
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-02T08:00:00.000Z') });
  // The clock of this process begins at its start, some time ago.
  vi.advanceTimersByTime(60_000);
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
});
const watched = () => watchedJobs({ holdJobs, listOverdueJobs }, THIS_HOLDER);

test('jobs are held every few seconds, however often that is asked for', async () => {
  const jobs = watched();
  for (let second = 0; second < 12; second += 1) {
    await jobs.hold();
    vi.advanceTimersByTime(1000);
  }
  expect(holdJobs.mock.calls).toEqual([[{ holder: THIS_HOLDER }], [{ holder: THIS_HOLDER }]]);
});

test('those that come to no end are looked for every quarter of a minute, and are none in between', async () => {
  const jobs = watched();
  expect(await jobs.listOverdue()).toEqual([7]);
  vi.advanceTimersByTime(14_999);
  expect(await jobs.listOverdue()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(await jobs.listOverdue()).toEqual([7]);
  expect(listOverdueJobs.mock.calls.map(([{ leaptAt }]) => leaptAt)).toEqual([null, null]);
});

test('when the clock was put forward is told with them from then on', async () => {
  const jobs = watched();
  await jobs.listOverdue();
  vi.advanceTimersByTime(20_000);
  vi.setSystemTime(Date.now() + 86_400_000);
  const leaptAt = new Date().toISOString();
  await jobs.listOverdue();
  vi.advanceTimersByTime(20_000);
  await jobs.listOverdue();
  expect(listOverdueJobs.mock.calls.map(([asked]) => asked.leaptAt)).toEqual([null, leaptAt, leaptAt]);
});
