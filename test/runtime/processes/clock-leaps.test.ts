import { afterEach, expect, it, vi } from 'vitest';
import { clockLeaps } from '../../../src/runtime/processes/clock-leaps.ts';

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['ahead, as after a sleep', 7_200_000],
  ['back', -7_200_000],
])('a clock that leaps %s is told from time that passes, once', (_where, leapMs) => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const hasLeapt = clockLeaps();
  vi.advanceTimersByTime(3_600_000);
  expect(hasLeapt()).toBe(false);
  vi.setSystemTime(Date.now() + leapMs);
  vi.advanceTimersByTime(15_000);
  expect(hasLeapt()).toBe(true);
  vi.advanceTimersByTime(15_000);
  expect(hasLeapt()).toBe(false);
  vi.setSystemTime(Date.now() + 2_000);
  expect(hasLeapt()).toBe(false);
});
