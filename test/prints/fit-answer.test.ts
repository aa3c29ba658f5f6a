import { expect, test } from 'vitest';
import { fitWithProducts } from '../../src/prints/fit-answer.ts';
import { ANSWER_BYTES, bytesOf } from '../../src/prints/what-fits.ts';
import { CONTEXT, NOW, sampleSite } from '../web/pages/sample-site.ts';

const found = [{ site: sampleSite(), tier: 'pro', match: [] }] as const;
const context = { ...CONTEXT, now: NOW };
const products = (count: number) => Array.from({ length: count }, () => ({ name: 'Rye bread. '.repeat(100) }));

test('products that fill an answer leave room for the results, and have what these leave free', () => {
  const { results, products: shown } = fitWithProducts(found, products(1000), context);
  expect(results).toHaveLength(1);
  expect(Object.keys(results[0]?.pages ?? {}).length).toBeGreaterThan(0);
  const bytes = bytesOf(results) + bytesOf(shown);
  expect(bytes).toBeLessThanOrEqual(ANSWER_BYTES);
  expect(bytes).toBeGreaterThan(ANSWER_BYTES - 2 * bytesOf(products(1)));
});

test('results that fill an answer leave a quarter of it to products', () => {
  const many = Array.from({ length: 400 }, () => found[0]);
  const { results, products: shown } = fitWithProducts(many, products(1000), context);
  expect(results.length).toBeLessThan(400);
  expect(bytesOf(shown)).toBeGreaterThan(ANSWER_BYTES / 4 - bytesOf(products(1)));
  expect(bytesOf(results) + bytesOf(shown)).toBeLessThanOrEqual(ANSWER_BYTES);
});
