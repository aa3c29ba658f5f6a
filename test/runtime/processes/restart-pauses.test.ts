import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restartPauses } from '../../../src/runtime/processes/restart-pauses.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Whether the pause is over after so many milliseconds more. */
const isOverAfter = (pauses: ReturnType<typeof restartPauses>, ms: number): boolean => {
  vi.advanceTimersByTime(ms);
  return pauses.isOver();
};

test('what never broke is not waited for', () => {
  expect(restartPauses().isOver()).toBe(true);
});

test('each pause is twice as long as the one before, up to the longest', () => {
  const pauses = restartPauses();
  for (const ms of [5000, 10_000, 20_000, 30_000, 30_000]) {
    pauses.begin(30_000);
    expect(isOverAfter(pauses, ms - 1)).toBe(false);
    expect(isOverAfter(pauses, 1)).toBe(true);
  }
});

test('after work that was done the next pause is a short one', () => {
  const pauses = restartPauses();
  pauses.begin(60_000);
  pauses.begin(60_000);
  pauses.forget();
  pauses.begin(60_000);
  expect(isOverAfter(pauses, 5000)).toBe(true);
});
