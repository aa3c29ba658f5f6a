import { expect, test } from 'vitest';
import { listMatchingProducts } from '../../../src/store/words/site-products.ts';
import { firstPlan } from '../../support/first-plan.ts';

test('what orders the products that match is read without their rows, and without those of their sites', async () => {
  const match = { words: ['lamp'] };
  const query = { match, maxPriceEur: 50, minPriceEur: 5, dearFirst: false, looked: 500, limit: 100 };
  const plan = await firstPlan((index) => listMatchingProducts(index, query));
  expect(plan).toContainEqual(expect.stringMatching(/^SEARCH products USING COVERING INDEX products_priced/));
  expect(plan).toContainEqual(expect.stringMatching(/^SEARCH sites USING COVERING INDEX sites_ranked/));
});
