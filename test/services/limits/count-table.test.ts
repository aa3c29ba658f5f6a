import { expect, it } from 'vitest';
import { countTable } from '../../../src/services/limits/count-table.ts';

const AT = Date.parse('2026-11-20T08:00:00.000Z');
const SECOND = 1000;

it('grants of a caller stop counting one by one, each a minute after it was given', () => {
  const table = countTable();
  for (const at of [0, 20, 40]) table.take('free', 'free 192.0.2.1', AT + at * SECOND);
  const countedAt = (seconds: number) => table.peek('free', 'free 192.0.2.1', AT + seconds * SECOND).length;
  expect([59.999, 60, 79.999, 80, 99.999, 100].map(countedAt)).toEqual([3, 2, 2, 1, 1, 0]);
});

it('a caller at the limit is served again as soon as his oldest grant stops counting, and once', () => {
  const table = countTable();
  const grantedAt = (seconds: number) => table.take('free', 'free 192.0.2.1', AT + seconds * SECOND).granted;
  expect(Array.from({ length: 20 }, (_, at) => grantedAt(at)).every(Boolean)).toBe(true);
  expect([grantedAt(59.999), grantedAt(60), grantedAt(60.5), grantedAt(61)]).toEqual([false, true, false, true]);
});
