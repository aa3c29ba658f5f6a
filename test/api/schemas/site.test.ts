import { describe, expect, it } from 'vitest';
import { notice, site } from '../../../src/api/schemas/site.ts';

const week = { days: ['Mo'], opens: '00:00', closes: '24:00' };
const address = { street: 'a', postcode: '1', city: 'a', region: 'a', country: 'DK' };

/** A site of which each value is as short or as small as it may be. */
const least = {
  domain: 'a.b',
  name: 'a',
  pages: { '/': { title: '', content: '', translated: 'machine', translator: { provider: 'a', confidence: 0 } } },
  actions: [],
  native: false,
  executable: false,
  language: 'en',
  languages: [{ code: 'da', url: 'https://a.b/' }],
  last_updated: null,
  age_hours: 0,
  status: 'active',
  home_seen: null,
  source: null,
  unread_since: null,
  claimed_since: null,
  score: 0,
  label: null,
  report_url: 'https://a.b/',
  description: '',
  category: { id: 'a', name: 'a' },
  place: { name: 'a', country: 'DK', country_name: 'a', lat: null, lon: null, time_zone: null },
  business: {
    type: 'a',
    name: 'a',
    telephone: '1',
    email: 'a@b',
    price_range: '',
    address,
    geo: { lat: -90, lon: -180 },
    opening_hours: [week],
    offers: [{ name: 'a', price: 0, currency: 'DKK', category: 'a', action: 'a' }],
    hours: [],
    open_now: null,
    source: 'a',
    attribution: null,
  },
  places: [{ name: 'a', address, phones: [{ number: '1', opening_hours: [week] }] }],
  match: [{ feature: 'a', text: 'a' }],
};

type Change = readonly [path: string, value: unknown];

/** The same site with one value changed. */
function changed(path: string, value: unknown): unknown {
  // By way of text: what stands in two places is two values then.
  const copy = JSON.parse(JSON.stringify(least)) as Record<string, unknown>;
  const keys = path.split(' ');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<Record<string, unknown>>((inner, key) => inner[key] as Record<string, unknown>, copy);
  holder[last] = value;
  return copy;
}

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const OFFER = { name: 'a' };

describe('a site as the API describes it', () => {
  it('may have the least of everything', () => {
    expect(site.safeParse(least).error).toBeUndefined();
  });

  it.each<Change>([
    ['domain', `${'a.'.repeat(126)}b`],
    ['score', 100],
    ['pages / translator confidence', 1],
    ['business geo', { lat: 90, lon: 180 }],
    ['business price_range', '€'.repeat(40)],
    ['business opening_hours 0 days', DAYS],
    ['business offers', Array(500).fill(OFFER)],
  ])('may have the most of %s', (path, value) => {
    expect(site.safeParse(changed(path, value)).error).toBeUndefined();
  });

  it.each<Change>([
    ['domain', 'ab'],
    ['domain', 'a'.repeat(254)],
    ['name', ''],
    ['pages / translator provider', ''],
    ['pages / translator confidence', -0.1],
    ['pages / translator confidence', 1.1],
    ['language', 'e'],
    ['language', 'eng'],
    ['languages 0 code', 'd'],
    ['languages 0 code', 'dan'],
    ['age_hours', -1],
    ['score', -1],
    ['score', 101],
    ['category id', ''],
    ['category name', ''],
    ['place name', ''],
    ['place country', 'D'],
    ['place country', 'DNK'],
    ['place country_name', ''],
    ['business type', ''],
    ['business name', ''],
    ['business telephone', ''],
    ['business email', 'a@'],
    ['business price_range', '€'.repeat(41)],
    ['business address street', ''],
    ['business address postcode', ''],
    ['business address city', ''],
    ['business address region', ''],
    ['business address country', 'D'],
    ['business address country', 'DNK'],
    ['business geo lat', -90.1],
    ['business geo lat', 90.1],
    ['business geo lon', -180.1],
    ['business geo lon', 180.1],
    ['business opening_hours 0 days', []],
    ['business opening_hours 0 days', [...DAYS, 'Mo']],
    ['business opening_hours 0 opens', '0:00'],
    ['business opening_hours 0 opens', '00:000'],
    ['business opening_hours 0 closes', '9:00'],
    ['business opening_hours 0 closes', '09:000'],
    ['business offers', Array(501).fill(OFFER)],
    ['business offers 0 name', ''],
    ['business offers 0 price', -0.01],
    ['business offers 0 currency', 'DK'],
    ['business offers 0 currency', 'DKKK'],
    ['business offers 0 category', ''],
    ['business offers 0 action', ''],
    ['business source', ''],
    ['places 0 name', ''],
    ['places 0 phones 0 number', ''],
    ['match 0 feature', ''],
    ['match 0 text', ''],
  ])('may not have %s %j', (path, value) => {
    const issues = site.safeParse(changed(path, value)).error?.issues ?? [];
    expect(issues.map((issue) => issue.path.join(' '))).toEqual([path]);
  });

  it('has notices that say something', () => {
    expect(notice.safeParse({ code: 'a', message: 'a' }).success).toBe(true);
    expect(notice.safeParse({ code: 'a', message: '' }).success).toBe(false);
  });
});
