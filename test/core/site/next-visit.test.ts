import { expect, test } from 'vitest';
import { NEVER, nextVisitAt } from '../../../src/core/site/next-visit.ts';
import type { Visit } from '../../../src/core/site/visit.ts';

const startedAt = '2026-03-02T08:00:00.000Z';
const after = (outcome: Visit['outcome'], failures = 0): string =>
  nextVisitAt({ startedAt, source: 'web', outcome }, failures);

test.each(['complete', 'partial', 'opted_out'] as const)(
  'a site that answered (%s) is visited a week later',
  (outcome) => {
    expect(after(outcome)).toBe('2026-03-09T08:00:00.000Z');
    expect(after(outcome, 9)).toBe('2026-03-09T08:00:00.000Z');
  },
);

test.each(['blocked', 'gone', 'moved'] as const)('a site that did not (%s) is visited later each time', (outcome) => {
  const days = [0, 1, 2, 3, 6, 7, 50, 2000].map(
    (failures) => (Date.parse(after(outcome, failures)) - Date.parse(startedAt)) / 86_400_000,
  );
  expect(days).toEqual([1, 2, 4, 8, 64, 64, 64, 64]);
});

test('nobody is ever asked because of an archive', () => {
  for (const outcome of ['complete', 'partial', 'blocked'] as const) {
    expect(nextVisitAt({ startedAt, source: 'warc', outcome }, 0)).toBe(NEVER);
  }
  expect(NEVER > startedAt).toBe(true);
});
