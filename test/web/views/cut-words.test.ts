import { expect, test } from 'vitest';
import { cutWords } from '../../../src/web/views/parts/cut-words.ts';

test.each([
  ['Rye bread', 9, 'Rye bread'],
  ['Rye bread and cakes', 13, 'Rye bread…'],
  ['Rye bread and cakes', 14, 'Rye bread and…'],
  ['A Brotbackautomat', 12, 'A Brotbackau…'],
  ['パンとケーキ', 3, 'パンと…'],
  ['Rye bread, cakes', 11, 'Rye bread…'],
  ['Baked since 1906. Rye bread', 18, 'Baked since 1906…'],
  ['Cakes 🍰🍰', 7, 'Cakes…'],
  ['Cakes🍰🍰', 6, 'Cakes…'],
])('%s in %d characters is %s', (text, most, cut) => {
  expect(cutWords(text, most)).toBe(cut);
});
