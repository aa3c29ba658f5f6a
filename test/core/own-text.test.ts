import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { ownText } from '../../src/core/own-text.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
const MEGABYTE = 1024 * 1024;

test('is the same text', () => {
  for (const text of ['', 'short', 'a piece of a page', 'Ein längeres Stück – 🍞', 'half \ud83d'])
    expect(ownText(text)).toBe(text);
});

test('does not hold what it was taken from', () => {
  collect();
  const before = process.memoryUsage().heapUsed;
  const kept = Array.from({ length: 60 }, (_, at) => ownText(`${at}${'x'.repeat(MEGABYTE)}`.slice(0, 40)));
  collect();
  expect(kept).toHaveLength(60);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(20 * MEGABYTE);
});
