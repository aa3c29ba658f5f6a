import { expect, test } from 'vitest';
import { comparePrices, listMatchingProducts } from '../../../src/store/words/site-products.ts';
import { firstPlan } from '../../support/first-plan.ts';
import { newIndex } from '../../support/test-index.ts';

test('what orders the products that match is read without their rows, and without those of their sites', async () => {
  const match = { words: ['lamp'] };
  const query = { match, maxPriceEur: 50, minPriceEur: 5, dearFirst: false, looked: 500, limit: 100 };
  const plan = await firstPlan((index) => listMatchingProducts(index, query));
  expect(plan).toContainEqual(expect.stringMatching(/^SEARCH products USING COVERING INDEX products_priced/));
  expect(plan).toContainEqual(expect.stringMatching(/^SEARCH sites USING COVERING INDEX sites_ranked/));
});

test('unknown prices stand last, whichever end of the others comes first', () => {
  const prices = [null, 5, null, 20, 9];
  expect(prices.toSorted((a, b) => comparePrices(a, b, false))).toEqual([5, 9, 20, null, null]);
  expect(prices.toSorted((a, b) => comparePrices(a, b, true))).toEqual([20, 9, 5, null, null]);
});

test('of words that nothing in the index has there are no products', async () => {
  const match = { words: ['lamp'] };
  const found = await listMatchingProducts(await newIndex(), { match, dearFirst: false, looked: 500, limit: 100 });
  expect(found).toEqual({ products: [], total: 0 });
});
