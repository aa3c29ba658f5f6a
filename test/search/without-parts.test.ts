import { expect, test } from 'vitest';
import { understand } from '../../src/search/understand/understand.ts';
import { withoutParts } from '../../src/search/understand/without-parts.ts';

const read = (query: string) => understand(query, () => null);

test.each([
  ['bakery in Aarhus', { category: 'in Aarhus', place: 'bakery' }],
  // Nothing else is left to say.
  ['in Aarhus', { place: 'in' }],
  ['vegan bakery near Aarhus', { words: 'bakery near Aarhus', category: 'vegan near Aarhus', place: 'vegan bakery' }],
])('a question is asked without its place as a person would ask it: %s', (query, shorter) => {
  expect(Object.fromEntries(withoutParts(query, read(query), read))).toEqual(shorter);
});
