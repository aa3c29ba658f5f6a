import { expect, test } from 'vitest';
import type { Product } from '../../../src/core/site/site-record.ts';
import { createServices } from '../../../src/services/create-services.ts';
import { serviceDeps } from '../../support/api.ts';
import { siteDocument, siteRecord } from '../../support/site-record.ts';
import { newIndex, rememberRecord } from '../../support/test-index.ts';

const AT = '2026-11-20T05:00:00.000Z';
const product = (at: number): Product => ({
  name: `Loaf ${at}`,
  originalName: `Loaf ${at}`,
  price: at,
  currency: 'EUR',
  priceEur: at,
  url: `https://loaves.example/${at}`,
  image: null,
  available: true,
});

test.each([
  [20, []],
  [23, ['20 of 23 products are shown; all of them are at http://localhost:4321/site/loaves.example.json.']],
])('a site with %i products says which are left out', async (count, messages) => {
  const index = await newIndex();
  const products = Array.from({ length: count }, (_, at) => product(at + 1));
  const document = siteDocument('loaves.example', { products });
  await rememberRecord(index, siteRecord('loaves.example', AT, { document }));
  const got = await createServices(serviceDeps(index, AT)).getSite({ domain: 'loaves.example', mostBytes: 40_000 });
  expect(got.ok && got.value.products).toHaveLength(20);
  expect(got.ok && got.value.notices.map(({ message }) => message)).toEqual(messages);
});
