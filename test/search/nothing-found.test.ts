import { expect, test } from 'vitest';
import { nothingFound } from '../../src/search/nothing-found.ts';
import { understand } from '../../src/search/understand/understand.ts';

const said = (query: string): string => nothingFound(understand(query, () => null)).message;

test.each([
  ['vegan bakery', 'No bakery in the index has what was asked for. Ask with fewer words.'],
  ['zebra', 'No site in the index has what was asked for. Ask in other words, or for a domain.'],
  ['zebra giraffe', 'No site in the index has what was asked for. Ask with fewer words.'],
])('what finds nothing is answered by what could be left out of it: %s', (query, message) => {
  expect(said(query)).toBe(message);
});
