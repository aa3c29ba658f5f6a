import { expect, test } from 'vitest';
import { readerCount } from '../../../src/build/read/reader-count.ts';

const GB = 1024 ** 3;

test('one process reads for each core, and never more than there is memory for', () => {
  expect(readerCount({ cores: 2, memoryBytes: 4 * GB })).toBe(2);
  expect(readerCount({ cores: 8, memoryBytes: GB })).toBe(1);
  expect(readerCount({ cores: 8, memoryBytes: 2 * GB })).toBe(4);
  expect(readerCount({ cores: 8, memoryBytes: 16 * GB })).toBe(8);
});

test('one process reads where memory is short', () => {
  expect(readerCount({ cores: 2, memoryBytes: GB / 4 })).toBe(1);
  expect(readerCount()).toBeGreaterThanOrEqual(1);
});
