import { expect, test } from 'vitest';
import { soundOf, soundSpellings } from '../../src/language/sounds.ts';

test.each([
  ['ekspress', 'express'],
  ['sachsen', 'saksen'],
  ['fotograf', 'photograph'],
  ['kwintet', 'quintet'],
  ['shule', 'schule'],
  ['лафка', 'лавка'],
  ['цвиточная', 'цветочная'],
])('%s sounds like %s', (word, other) => {
  expect(soundOf(word)).toBe(soundOf(other));
});

test.each([
  ['harbour', 'arbour'],
  ['lantern', 'lintern'],
  ['роза', 'риза'],
])('%s does not sound like %s', (word, other) => {
  expect(soundOf(word)).not.toBe(soundOf(other));
});

test('a word is spelt as its sounds are in other names, and never as itself', () => {
  expect(soundSpellings('ekspress')).toContain('express');
  expect(soundSpellings('mmm')).toEqual([]);
});
