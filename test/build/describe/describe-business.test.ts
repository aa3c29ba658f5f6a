import { describe, expect, test } from 'vitest';
import { describeBusiness } from '../../../src/build/describe/describe-business.ts';
import type { BusinessFacts } from '../../../src/core/site/facts.ts';

const read: BusinessFacts = {
  source: 'json-ld',
  evidence: { url: 'https://bageri.example/', status: 200, at: '2026-11-20T00:00:00Z', found: 'seen' },
  address: { street: 'Hanegalsgade 7', postcode: '8000', city: 'Aarhus C', country: 'DK' },
  geo: { lat: 56.157, lon: 10.207 },
};

describe('what an owner says of the business', () => {
  test('is completed by what the site says, the position too', () => {
    const { business, origin } = describeBusiness({ email: 'hej@example.com' }, 'owner', read);
    expect(business).toEqual({ address: read.address, geo: read.geo, email: 'hej@example.com' });
    expect(origin).toBe('owner');
  });

  test('keeps the position where the address only says more', () => {
    const { business } = describeBusiness(
      { address: { street: 'Hanegalsgade 7, 1. sal', city: 'AARHUS  C' } },
      'owner',
      read,
    );
    expect(business?.geo).toEqual(read.geo);
  });

  test.each([
    ['town', { street: 'Storgata 1', city: 'Oslo' }],
    ['house in the town', { street: 'Nygade 22', city: 'Aarhus C' }],
    ['postcode', { postcode: '5000' }],
    ['country', { city: 'Aarhus C', country: 'NO' }],
  ])('leaves out the position of another %s', (_part, address) => {
    const { business } = describeBusiness({ address }, 'native', read);
    expect(business?.address).toEqual(address);
    expect(business).not.toHaveProperty('geo');
  });

  test('has its own position', () => {
    const own = { address: { city: 'Oslo' }, geo: { lat: 59.91, lon: 10.75 } };
    expect(describeBusiness(own, 'owner', read).business?.geo).toEqual(own.geo);
  });
});

test.each([
  ['€€', true],
  ['$$ - $$$', true],
  ['80–120 kr.', true],
  ['kr.', false],
  ['USD', false],
  ['fra 80 kr.', false],
])('a price range says how dear it is: %s', (priceRange, isSaid) => {
  const { business } = describeBusiness(undefined, 'built', { ...read, priceRange });
  expect(business?.price_range).toBe(isSaid ? priceRange : undefined);
});
