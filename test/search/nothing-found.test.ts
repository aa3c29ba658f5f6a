import { expect, test } from 'vitest';
import { nothingFound } from '../../src/search/nothing-found.ts';
import { understand } from '../../src/search/understand/understand.ts';

const said = (query: string): string => nothingFound(understand(query, () => null)).message;

test.each([
  ['vegan bakery', 'We know no bakery that has what you asked for. Use fewer words.'],
  ['dermatologist', 'We know no doctor yet. Try other words, or a domain.'],
  ['zebra', 'We know no site that has what you asked for. Try other words, or a domain.'],
  ['zebra giraffe', 'We know no site that has what you asked for. Use fewer words.'],
])('what finds nothing is answered by what could be left out of it: %s', (query, message) => {
  expect(said(query)).toBe(message);
});
