import { describe, expect, it } from 'vitest';
import { type VisitLanes, visitLanes } from '../../../src/build/jobs/visit-lanes.ts';
import { visitQueue } from '../../../src/build/jobs/visit-queue.ts';
import { startJob } from '../../../src/store/jobs/held-jobs.ts';
import { THIS_HOLDER } from '../../../src/store/jobs/job-holder.ts';
import { findLatestJob, type JobRow, queueJob } from '../../../src/store/jobs/jobs.ts';
import { newIndex } from '../../support/test-index.ts';

const now = new Date('2026-11-20T09:00:00.000Z');
const many = (site: string, count: number): string[] => Array.from({ length: count }, (_, at) => `s${at}.${site}`);

/** Visits of these names wait; gives what begins next, and ends visits. */
async function waiting(names: readonly string[], alone: readonly string[] = []) {
  const index = await newIndex();
  for (const name of names) await queueJob(index, 'visit', name, now.toISOString());
  const idOf = async (name: string): Promise<number> => (await findLatestJob(index, name))?.id ?? 0;
  const ends = new Map<string, () => void>();
  const lanes: VisitLanes = visitLanes(({ domain }: JobRow) => new Promise((end) => ends.set(domain, end)));
  const queue = visitQueue(index, lanes, await Promise.all(alone.map(idOf)));
  return {
    async begin(): Promise<string[]> {
      const begun = await queue.next();
      for (const job of begun) {
        await startJob(index, job.id, { holder: THIS_HOLDER, now });
        lanes.begin(job);
      }
      return begun.map(({ domain }) => domain);
    },
    async end(name: string): Promise<void> {
      const ended = lanes.oneEnds();
      ends.get(name)?.();
      await ended;
    },
  };
}

describe('visits that wait', () => {
  it('of a server with many names begin one at a time, and others take the lanes beside it', async () => {
    const { begin, end } = await waiting([...many('wild.com', 40), ...many('also-wild.com', 40), 'one.com', 'two.com']);
    expect(await begin()).toEqual(['s0.wild.com', 's0.also-wild.com', 'one.com', 'two.com']);
    expect(await begin()).toEqual([]);
    await end('one.com');
    expect(await begin()).toEqual([]);
    await end('s0.wild.com');
    expect(await begin()).toEqual(['s1.wild.com']);
  });

  it('are begun in rounds: servers with many names never take the turn of one that was suggested after them', async () => {
    const wild = Array.from({ length: 9 }, (_, at) => many(`wild-${at}.com`, 3)).flat();
    const { begin, end } = await waiting([...wild, 'late.com']);
    expect(await begin()).toEqual(Array.from({ length: 8 }, (_, at) => `s0.wild-${at}.com`));
    await end('s0.wild-0.com');
    expect(await begin()).toEqual(['s0.wild-8.com']);
    await end('s0.wild-1.com');
    expect(await begin()).toEqual(['late.com']);
    await end('s0.wild-2.com');
    expect(await begin()).toEqual(['s1.wild-0.com']);
  });

  it('of which one may break the process are made one at a time, before the others', async () => {
    const { begin, end } = await waiting(['a.com', 'b.com', 'c.com', 'd.com'], ['c.com', 'b.com']);
    expect(await begin()).toEqual(['c.com']);
    expect(await begin()).toEqual([]);
    await end('c.com');
    expect(await begin()).toEqual(['b.com']);
    expect(await begin()).toEqual([]);
    await end('b.com');
    expect(await begin()).toEqual(['a.com', 'd.com']);
  });
});
