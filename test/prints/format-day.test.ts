import { expect, test } from 'vitest';
import { formatDay, formatMinute, formatSecond, formatShortDay, toIsoDay } from '../../src/prints/format-day.ts';

test.each([
  [formatDay, '3 November 2026'],
  [formatMinute, '3 November 2026, 05:04 UTC'],
  [formatSecond, '3 November 2026, 05:04:09 UTC'],
  [formatShortDay, '3 Nov'],
  [toIsoDay, '2026-11-03'],
])('$name', (format, text) => {
  expect(format('2026-11-03T05:04:09.750Z')).toBe(text);
});
