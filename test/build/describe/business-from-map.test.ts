import { expect, test } from 'vitest';
import { describeSite } from '../../../src/build/describe/describe-site.ts';
import { toMapPoint } from '../../../src/build/map/to-map-point.ts';
import type { LawpDocument } from '../../../src/core/lawp/document.ts';
import type { MapPoint } from '../../../src/core/site/map-point.ts';
import type { SiteDocument } from '../../../src/core/site/site-record.ts';
import { readSite } from '../../../src/extract/read-site.ts';
import { resource, visit } from '../../support/visit.ts';

const AT = '2026-03-02T08:00:00.000Z';
const TAGS = {
  name: 'Nord Sport',
  shop: 'sports',
  website: 'https://nordsport.com',
  phone: '+45 86 12 34 56',
  opening_hours: 'Mo-Fr 10:00-17:30',
  'addr:street': 'Havnegade',
  'addr:housenumber': '4',
  'addr:postcode': '8000',
  'addr:city': 'Aarhus',
};

function point(tags: Record<string, string> = TAGS): MapPoint {
  const found = toMapPoint({ id: 'node/1', lat: 56.15, lon: 10.2, tags: new Map(Object.entries(tags)) }, '2026-03-02');
  if (found === null) throw new Error('no place');
  return found;
}

/** A site whose home page has these words and this structured data. */
function described(business: object | null, owner: LawpDocument | null = null, main = point()): SiteDocument {
  const data = business && { '@context': 'https://schema.org', '@type': 'Store', name: 'Nord Sport', ...business };
  const html = `<html lang="en"><title>Nord Sport</title><main><h1>Nord Sport</h1><p>We sell what people need outdoors.</p></main>${data ? `<script type="application/ld+json">${JSON.stringify(data)}</script>` : ''}</html>`;
  const facts = readSite(visit('nordsport.com', AT, [resource('https://nordsport.com/', html)]));
  return describeSite(facts, { owner, points: { main, places: [main] } });
}

test('what the site says in its data stays, and only the rest is from the map', () => {
  const { lawp, businessOrigin, map, notices } = described({
    telephone: '+45 86 12 34 56',
    openingHours: 'Mo-Fr 09:00-17:00',
  });
  expect(lawp.business).toMatchObject({
    telephone: '+45 86 12 34 56',
    opening_hours: [{ opens: '09:00', closes: '17:00' }],
    address: { street: 'Havnegade 4' },
    geo: { lat: 56.15, lon: 10.2 },
  });
  expect(businessOrigin).toBe('schema.org');
  expect(map?.parts).toEqual(['address', 'geo', 'category', 'place']);
  expect(notices).toContainEqual({
    code: 'map_differs',
    message: 'OpenStreetMap says otherwise: opening hours Mo-Fr 10:00-17:30. What the site itself says is shown.',
  });
});

test('of several places of which none is the main one, nothing becomes that of the site', () => {
  const html = '<html lang="en"><title>Nord Sport</title><main><h1>Nord Sport</h1><p>We sell skis.</p></main></html>';
  const facts = readSite(visit('nordsport.com', AT, [resource('https://nordsport.com/', html)]));
  const places = [point(), point({ ...TAGS, 'addr:housenumber': '9' })];
  const { lawp, map } = describeSite(facts, { owner: null, points: { main: null, places } });
  expect(lawp).not.toHaveProperty('business');
  expect(map?.places?.map(({ address }) => address?.street)).toEqual(['Havnegade 4', 'Havnegade 9']);
});

test('of a place elsewhere nothing is taken, and that is told', () => {
  for (const address of [{ addressLocality: 'Odense' }, { streetAddress: 'Havnegade 12', addressLocality: 'Aarhus' }]) {
    const { lawp, notices } = described({ address: { '@type': 'PostalAddress', ...address, addressCountry: 'DK' } });
    expect(lawp.business).not.toHaveProperty('telephone');
    expect(lawp.business).not.toHaveProperty('geo');
    expect(notices.map(({ message }) => message).join()).toContain('address Havnegade 4, 8000 Aarhus');
  }
});

test('saved back by the owner as it was, everything stays, and is still named as from the map', () => {
  const before = described(null);
  expect(before.businessOrigin).toBe('map');
  const after = described(null, before.lawp);
  expect(after.lawp.business).toEqual(before.lawp.business);
  expect(after).toMatchObject({ category: before.category, place: before.place, businessOrigin: 'owner' });
  expect(after.map).toEqual({ ...before.map, parts: ['address', 'telephone', 'opening_hours', 'geo', 'category'] });
});

test("an owner's own words come before the map", () => {
  const { lawp } = described(null);
  const owner = { ...lawp, business: { telephone: '+45 70 00 00 01' } };
  const { business } = described(null, owner).lawp;
  expect(business).toMatchObject({ telephone: '+45 70 00 00 01', address: { street: 'Havnegade 4' } });
});

test('the same facts and the same map give the same document', () => {
  expect(described(null)).toEqual(described(null));
});
