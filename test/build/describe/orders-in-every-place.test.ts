import { expect, test } from 'vitest';
import { nativeVisits, pageVisits, wholeDocument } from '../../../scripts/suites/attacks/orders/ordered-visits.ts';
import { placesThatTell } from '../../../scripts/suites/attacks/orders.ts';
import { usableLawp } from '../../../src/core/lawp/usable-lawp.ts';

test('the document in which orders are put has every part and is valid', () => {
  expect(usableLawp(wholeDocument(), { expectedDomain: 'bakery.example' }).problems).toEqual([]);
});

test('an order reaches agents from no text and no key of a site’s own document', () => {
  const visits = nativeVisits();
  expect(visits.length).toBeGreaterThan(150);
  expect(placesThatTell(visits)).toEqual([]);
});

test('an order reaches agents from no place of a page and its structured data', () => {
  const visits = pageVisits();
  expect(visits.length).toBeGreaterThan(120);
  expect(placesThatTell(visits)).toEqual([]);
});
