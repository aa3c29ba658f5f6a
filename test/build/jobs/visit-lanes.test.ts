import { describe, expect, it } from 'vitest';
import { visitLanes } from '../../../src/build/jobs/visit-lanes.ts';
import type { JobRow } from '../../../src/store/jobs/jobs.ts';

const job = (id: number): JobRow => ({
  id,
  kind: 'visit',
  domain: `site-${id}.com`,
  site: `site-${id}.com`,
  status: 'running',
  createdAt: '2026-11-20T09:00:00.000Z',
  startedAt: null,
  finishedAt: null,
  reason: null,
});

/** Lanes whose visits end when the test says so. */
function lanesOf() {
  let now = 0;
  const ends = new Map<number, (fault?: Error) => void>();
  const told = new Map<number, () => boolean>();
  const lanes = visitLanes(
    ({ id }, mustEnd) => {
      told.set(id, mustEnd);
      return new Promise((resolve, reject) => ends.set(id, (fault) => (fault ? reject(fault) : resolve())));
    },
    () => now,
  );
  return {
    lanes,
    pass: (ms: number) => {
      now += ms;
    },
    end: (id: number, fault?: Error) => ends.get(id)?.(fault),
    mustEnd: (id: number) => told.get(id)?.(),
    beginAll: (from: number) => {
      let id = from;
      while (lanes.free > 0) lanes.begin(job(id++));
      return id - from;
    },
  };
}

describe('visits side by side', () => {
  it('are eight at a time, and a next one begins when one ends', async () => {
    const { lanes, beginAll, end } = lanesOf();
    expect(beginAll(1)).toBe(8);
    const one = lanes.oneEnds();
    end(3);
    await one;
    expect(lanes.free).toBe(1);
  });

  it('of slow sites never hold up the others, and are bounded all the same', async () => {
    const { lanes, beginAll, pass, end } = lanesOf();
    expect(beginAll(1)).toBe(8);
    pass(15_000);
    expect(beginAll(9)).toBe(8);
    pass(15_000);
    beginAll(17);
    pass(15_000);
    expect(beginAll(25)).toBe(8);
    pass(600_000);
    expect(lanes.free).toBe(0);
    const one = lanes.oneEnds();
    end(1);
    await one;
    expect(lanes.free).toBe(1);
  });

  it('of sites that ask for long pauses give way where all places are taken, the newest not yet', async () => {
    const { lanes, beginAll, pass, end, mustEnd } = lanesOf();
    for (const from of [1, 9, 17, 25]) {
      beginAll(from);
      pass(15_000);
    }
    expect(lanes.free).toBe(0);
    expect([mustEnd(1), mustEnd(32)]).toEqual([true, false]);
    const one = lanes.oneEnds();
    end(1);
    await one;
    expect(mustEnd(2)).toBe(false);
    beginAll(33);
    expect(mustEnd(2)).toBe(true);
  });

  it('tell of one that breaks, and are waited for until all have ended', async () => {
    const { lanes, beginAll, end } = lanesOf();
    beginAll(1);
    const one = lanes.oneEnds();
    end(2, new Error('broken'));
    await expect(one).rejects.toThrow('broken');
    for (const id of [1, 3, 4, 5, 6, 7, 8]) end(id);
    await lanes.allEnd();
    expect(lanes.isEmpty).toBe(true);
  });
});
