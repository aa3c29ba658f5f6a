import { expect, test } from 'vitest';
import { toEur } from '../../src/places/exchange-rates.ts';

test('amounts become euros at the rate of a known day, rounded to cents', () => {
  expect(toEur(10, 'EUR')).toBe(10);
  expect(toEur(42, 'DKK')).toBeCloseTo(5.63, 1);
});

test('no rate, no amount: nothing', () => {
  expect(toEur(10, 'ZZZ')).toBeNull();
  expect(toEur(10, 'constructor')).toBeNull();
  expect(toEur(Number.NaN, 'USD')).toBeNull();
  expect(toEur(Number.POSITIVE_INFINITY, 'USD')).toBeNull();
});
