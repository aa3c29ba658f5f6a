import { expect, test } from 'vitest';
import { sentence } from '../../src/core/sentence.ts';

test.each([
  ['No robots.txt', 'No robots.txt.'],
  [' It said “closed” ', 'It said “closed”.'],
  ['The page says: “Open now!”', 'The page says: “Open now!”'],
  ['Is it there?', 'Is it there?'],
  ['Freshly baked…', 'Freshly baked…'],
  ['毎日営業。', '毎日営業。'],
  ['', ''],
])('%j becomes the sentence %j', (text, whole) => {
  expect(sentence(text)).toBe(whole);
});
