import { expect, test } from 'vitest';
import { fewAtOnce } from '../../src/core/few-at-once.ts';

test('never does more at a time than it may, does all of it in its order, and hands faults on', async () => {
  const few = fewAtOnce(3);
  let underWay = 0;
  let most = 0;
  const begun: number[] = [];
  const work = (n: number) => async () => {
    begun.push(n);
    most = Math.max(most, ++underWay);
    await new Promise((resolve) => setImmediate(resolve));
    underWay -= 1;
    if (n % 5 === 0) throw new Error(`fault ${n}`);
    return n;
  };
  const all = Promise.allSettled(Array.from({ length: 20 }, (_, n) => few.run(work(n))));
  expect(few.waiting).toBe(17);
  const outcomes = (await all).map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'fault'));
  expect(outcomes).toEqual(Array.from({ length: 20 }, (_, n) => (n % 5 === 0 ? 'fault' : n)));
  expect(begun).toEqual(Array.from({ length: 20 }, (_, n) => n));
  expect([most, few.waiting]).toEqual([3, 0]);
});
