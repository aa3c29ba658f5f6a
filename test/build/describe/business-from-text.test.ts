import { expect, it } from 'vitest';
import { sketch } from '../../../scripts/versions/judge-input.ts';
import { completeByText } from '../../../src/build/describe/business-from-text.ts';
import { statedReach } from '../../../src/build/describe/stated-reach.ts';
import type { PlaceFacts, SiteFacts } from '../../../src/core/site/facts.ts';

const evidence = { url: 'https://acme.example/contact', status: 200, at: '2026-11-01T00:00:00Z', found: 'An address' };
const leeds: PlaceFacts = {
  address: { street: '2 Fern Lane', postcode: 'LS6 3QS', city: 'Leeds', country: 'GB' },
  phones: [{ written: '0113 496 0123', e164: '+441134960123' }],
  openingHours: [{ days: ['Mo'], opens: '09:00', closes: '17:00' }],
  confidence: 0.95,
  evidence,
};
const facts: SiteFacts = { ...sketch().facts, places: [leeds] };

it('fills business details with what the text states, and says so', () => {
  expect(completeByText({ business: null, origin: null }, facts)).toEqual({
    business: {
      address: leeds.address,
      telephone: '+44 113 496 0123',
      opening_hours: leeds.openingHours,
      source: 'text',
    },
    origin: 'text',
    fromText: ['address', 'telephone', 'opening_hours'],
  });
});

it('completes structured data of the same place, and never replaces it', () => {
  const business = { telephone: '+44 113 000', address: { postcode: 'LS63QS', city: 'Leeds' } };
  const completed = completeByText({ business, origin: 'schema.org' }, facts);
  expect(completed.business).toEqual({
    ...business,
    address: { ...business.address, country: 'GB' },
    opening_hours: leeds.openingHours,
  });
  expect(completed).toMatchObject({ origin: 'schema.org', fromText: ['opening_hours'] });
});

it('keeps the number that the site shows, though a line without an address has hours', () => {
  const { address: _, openingHours: hours = [], ...told } = leeds;
  const line = { ...told, phones: [{ written: '0113 496 0777', e164: '+441134960777', openingHours: hours }] };
  const call = { id: 'call' as const, label: '', phone: { written: '0113 496 0123', e164: '+441134960123' }, evidence };
  const completed = (actions: SiteFacts['actions']) =>
    completeByText({ business: null, origin: null }, { ...facts, places: [line], actions }).business?.telephone;
  expect(completed([call])).toBe('+44 113 496 0123');
  expect(completed([])).toBe('+44 113 496 0777');
});

it('takes nothing of another place', () => {
  const business = { telephone: '+44 1904', address: { postcode: 'YO1 7HH', city: 'York' } };
  expect(completeByText({ business, origin: 'schema.org' }, facts)).toMatchObject({ business, fromText: [] });
});

it.each([
  ['the only address in its texts', ['Write to new@acme.example.'], undefined, 'new@acme.example'],
  ['nothing where its texts state two', ['Write to new@acme.example or shop@acme.example.'], undefined, undefined],
  ['nothing beside what it says as data', ['Write to new@acme.example.'], 'data@acme.example', undefined],
  [
    'nothing where what was read is stated, too',
    ['Write to new@acme.example or old@acme.example.'],
    undefined,
    undefined,
  ],
])('a document states in place of what was read %s', (_, texts, email, stated) => {
  const read: SiteFacts = { ...facts, business: { email: 'old@acme.example', source: 'json-ld', evidence } };
  const document = sketch({ pages: { '/': texts.join(' ') }, ...(email ? { business: { email } } : {}) }).document;
  expect(document && statedReach(document.lawp, read, ['GB']).email).toBe(stated);
});
