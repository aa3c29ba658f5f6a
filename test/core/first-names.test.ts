import { expect, test } from 'vitest';
import { firstNames } from '../../src/core/first-names.ts';

test('names are told as far as there is room for them, and the rest is counted', () => {
  expect(firstNames([], 2)).toBe('');
  expect(firstNames(['book', 'call'], 2)).toBe('book, call');
  expect(firstNames(['book', 'call', 'visit', 'order'], 2)).toBe('book, call and 2 more');
});
