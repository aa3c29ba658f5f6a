import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { remembered } from '../../src/language/word-memo.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const MEGABYTE = 1024 * 1024;

test('learns a word once, and a longer one each time', () => {
  const asked: string[] = [];
  const lengthOf = remembered((word) => asked.push(word) && word.length, 4);
  expect(['one', 'three', 'one', 'three'].map(lengthOf)).toEqual([3, 5, 3, 5]);
  expect(asked).toEqual(['one', 'three', 'three']);
});

test('holds no text of which a word, or what was learnt of one, is a piece', () => {
  const endOf = remembered((word) => word.slice(-20), 40);
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  for (let at = 0; at < 60; at++) endOf(`${at}${'x'.repeat(MEGABYTE)}`.slice(0, 40));
  collectGarbage();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(20 * MEGABYTE);
});
