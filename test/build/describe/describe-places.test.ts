import { expect, it } from 'vitest';
import { sketch } from '../../../scripts/versions/judge-input.ts';
import { businessSources } from '../../../src/build/describe/business-sources.ts';
import { describePlaces } from '../../../src/build/describe/describe-places.ts';
import type { PlaceFacts, SiteFacts } from '../../../src/core/site/facts.ts';
import { placeLines } from '../../../src/prints/place-lines.ts';

const evidence = { url: 'https://acme.example/contact', status: 200, at: '2026-11-01T00:00:00Z', found: 'An address' };
const week = [{ days: ['Mo'], opens: '09:00', closes: '17:00' }] as const;
const leeds: PlaceFacts = {
  address: { street: '2 Fern Lane', postcode: 'LS6 3QS', city: 'Leeds', country: 'GB' },
  phones: [
    { written: '0113 496 0123', e164: '+441134960123' },
    { written: '0113 496 0777', e164: '+441134960777', reaches: 'sales', openingHours: week },
  ],
  openingHours: week,
  confidence: 0.95,
  evidence,
};
const york: PlaceFacts = {
  address: { street: '9 Oak Road', postcode: 'YO1 7HH', city: 'York', country: 'GB' },
  phones: [{ written: '01904 555 012', e164: '+441904555012' }],
  confidence: 0.9,
  evidence,
};
const facts: SiteFacts = { ...sketch().facts, places: [york, leeds] };
const business = { address: { postcode: 'LS6 3QS', city: 'Leeds', country: 'GB' }, telephone: '+44 113 496 0123' };
const place = {
  name: 'Leeds',
  country: 'GB',
  countryName: 'United Kingdom',
  lat: 53.8,
  lon: -1.5,
  timeZone: 'Europe/London',
};

it('keeps the places of a site apart: that of its details first, each with its numbers, whom they reach, and its clock', () => {
  const places = describePlaces(facts, { business, origin: 'schema.org', map: null }, place);
  expect(places).toEqual([
    {
      address: business.address,
      time_zone: 'Europe/London',
      phones: [{ number: '+441134960123' }, { number: '+441134960777', reaches: 'sales', opening_hours: week }],
      sources: ['schema.org'],
    },
    {
      address: york.address,
      time_zone: 'Europe/London',
      phones: [{ number: '+441904555012' }],
      sources: ['text'],
    },
  ]);
  expect(places.map((place) => placeLines(place))[0]?.[1]).toBe(
    '+441134960123, +441134960777 (sales, answered Mo 09:00-17:00)',
  );
});

it('never puts the number of another place beside the main one, though the site is reached there', () => {
  const known = { business: { ...business, telephone: '+44 1904 555012' }, origin: 'text', map: null } as const;
  const silent = { ...facts, places: [{ ...leeds, phones: [] }, york] };
  expect(describePlaces(silent, known, place).map(({ phones }) => phones.map(({ number }) => number))).toEqual([
    [],
    ['+441904555012'],
  ]);
  const box = { ...york, address: { ...york.address, street: 'PO Box 120' } };
  const boxed = { ...silent, places: [{ ...leeds, phones: [] }, box] };
  expect(describePlaces(boxed, known, place)[0]?.phones).toEqual([{ number: '+441904555012' }]);
});

it('has the telephone lines that its text tells of without an address', () => {
  const line = { written: '0113 496 0123', e164: '+441134960123', openingHours: week };
  const { address: _, openingHours: __, ...told } = leeds;
  const placeless = { ...facts, places: [{ ...told, phones: [line] }] };
  expect(describePlaces(placeless, { business, origin: 'schema.org', map: null }, place)).toMatchObject([
    { address: business.address, phones: [{ number: '+441134960123', opening_hours: week }] },
  ]);
});

it('says where a place is in the letters of the site', () => {
  const address = { street: 'ул. „Часовникарска“ 11', postcode: '4000', city: 'Пловдив', country: 'BG' };
  expect(placeLines({ address, phones: [] })).toEqual(['ул. „Часовникарска“ 11, 4000 Пловдив, Bulgaria']);
});

it('holds what its text and the open map tell of one place once, with both as its sources', () => {
  const points = [
    { name: 'Acme York', address: york.address, lat: 53.96, lon: -1.08, telephone: '+44 1904 555 099' },
    { name: 'Acme Hull', address: { ...york.address, postcode: 'HU1 1AA', city: 'Hull' }, lat: 53.74, lon: -0.33 },
  ];
  const map = { elements: ['node/1', 'node/2'], parts: [], confirms: [], places: points };
  const places = describePlaces(facts, { business, origin: 'schema.org', map }, place);
  expect(places.map(({ name, sources }) => [name, sources])).toEqual([
    [undefined, ['schema.org']],
    ['Acme York', ['text', 'map']],
    ['Acme Hull', ['map']],
  ]);
  expect(places[1]).toMatchObject({ phones: [{ number: '+441904555012' }], geo: { lat: 53.96, lon: -1.08 } });
});

it('names no place where nothing is known of one', () => {
  expect(
    describePlaces({ ...facts, places: [] }, { business: { name: 'Acme' }, origin: 'schema.org', map: null }, null),
  ).toEqual([]);
});

it('says where each detail comes from, and what the text says instead of the markup', () => {
  const marked: SiteFacts = {
    ...facts,
    places: [york],
    business: {
      address: { street: '2 Fern Lane', postcode: 'LS6 3QS', city: 'Leeds' },
      telephone: { written: '0113 496 0123', e164: '+441134960123' },
      source: 'json-ld',
      evidence: { ...evidence, found: 'schema.org Bakery' },
    },
  };
  const sources = businessSources(marked, { ...business, opening_hours: [...week] }, ['opening_hours']);
  expect(sources).toMatchObject({
    address: { by: 'markup', otherwise: { value: expect.stringContaining('9 Oak Road') } },
    telephone: { by: 'markup', otherwise: { value: '+441904555012', evidence } },
  });
  const agreed = businessSources({ ...marked, places: [leeds] }, business, []);
  expect(agreed.telephone?.otherwise ?? agreed.address?.otherwise).toBeUndefined();
  expect(businessSources({ ...marked, business: null }, business, ['address'])).toMatchObject({
    address: { by: 'text', confidence: 0.9 },
  });
});
