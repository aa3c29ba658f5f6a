import { expect, test } from 'vitest';
import { understand } from '../../src/search/understand/understand.ts';

const prices = (query: string) => understand(query, () => null).confidence.prices;

test('a filter is sure in the language of the question, likely where nobody knows that, and a maybe in another one', () => {
  expect(prices('günstige Schuhe')).toBe(0.95);
  expect(prices('zorbel billig')).toBe(0.85);
  expect(prices('where can I find a bakery billig')).toBe(0.7);
});
