import { expect, test } from 'vitest';
import type { DomainName } from '../../src/core/domain/domain-name.ts';
import type { PlacedSite } from '../../src/search/namesakes.ts';
import { rankSites } from '../../src/search/rank-sites.ts';
import { understand } from '../../src/search/understand/understand.ts';
import { withoutCopies } from '../../src/search/without-copies.ts';
import { NO_HOURS } from '../../src/store/words/candidate-sites.ts';

const WEEK = JSON.stringify([{ days: ['Mo'], opens: '09:00', closes: '17:00' }]);

function candidate(domain: string, parts: Partial<PlacedSite> = {}): PlacedSite {
  return {
    searchId: 1,
    domain: domain as DomainName,
    registrableDomain: domain,
    name: 'Hurdy-Gurdy House',
    language: 'en',
    categoryId: null,
    placeName: null,
    placeCountry: null,
    score: 40,
    native: false,
    executable: false,
    lat: null,
    lon: null,
    timeZone: null,
    openingHours: NO_HOURS,
    rank: -4,
    ...parts,
  };
}

const ranked = (...sites: PlacedSite[]) =>
  rankSites(sites, { asked: understand('hurdy gurdy', () => null), now: new Date(0), sellers: [] });
const shown = (...sites: PlacedSite[]): string[] => withoutCopies(ranked(...sites)).map(({ site }) => site.domain);

test('of equal sites the one of which more is known comes first', () => {
  const [first] = ranked(candidate('a.example'), candidate('b.example', { openingHours: WEEK }));
  expect(first?.site.domain).toBe('b.example');
});

test.each(['opening hours Lisbon Bakery', 'where is Lisbon Bakery', 'lisbon bakery'])(
  'whoever is called so comes before another of the kind in the place: %s',
  (query) => {
    const there = { placeName: 'Lisbon', placeCountry: 'PT', categoryId: 'shop/bakery', score: 90, rank: -9 };
    const sites = [
      candidate('other.example', { ...there, name: 'Pastéis da Rua' }),
      candidate('called.example', { name: 'Lisbon Bakery', placeCountry: 'PT' }),
    ];
    const asked = understand(query, () => null);
    expect(rankSites(sites, { asked, now: new Date(0), sellers: [] })[0]?.site.domain).toBe('called.example');
  },
);

test.each([
  ['German gurdy federation', 'de'],
  ['deutsche Zeitung', 'de'],
  ['japanische Zeitung', 'ja'],
  ['journal japonais', 'ja'],
])('what is called after a language comes first where it is in it, which is told: %s', (query, language) => {
  const sites = [candidate('a.example', { language: 'en' }), candidate('b.example', { language })];
  const asked = understand(query, () => null);
  const [first] = rankSites(sites, { asked, now: new Date(0), sellers: [] });
  expect(first?.site.domain).toBe('b.example');
  expect(first?.reasons().map(({ text }) => text)).toContain(language === 'de' ? 'is in German' : 'is in Japanese');
});

test('a word that another language calls a language so is none', () => {
  const sites = [candidate('a.example', { language: 'en' }), candidate('b.example', { language: 'th' })];
  const asked = understand('where can I find a tailandes', () => null);
  expect(rankSites(sites, { asked, now: new Date(0), sellers: [] })[0]?.site.domain).toBe('a.example');
});

test('who sells what fits best comes before who has the word more often', () => {
  const asked = understand('hurdy gurdy strings', () => null);
  const sites = [candidate('many-words.example', { rank: -8 }), candidate('best-fit.example', { rank: -5 })];
  const sellers = ['best-fit.example', 'many-words.example'];
  const [first] = rankSites(sites, { asked, now: new Date(0), sellers });
  expect(first?.site.domain).toBe('best-fit.example');
});

test.each([
  [
    'books in Spain open on Saturday',
    { placeName: 'Madrid', placeCountry: 'ES' },
    ['is in Spain', 'is open on Saturday'],
  ],
  [
    'lunch in Ghent',
    { placeName: 'Ghent', placeCountry: 'BE', categoryId: 'amenity/restaurant' },
    ['is a restaurant', 'is in Ghent'],
  ],
  ['lunch in Ghent', { categoryId: 'shop/books' }, ['has words for “lunch”']],
  [
    'florist in Portland',
    { placeName: 'Portland', placeCountry: 'US', categoryId: 'shop/florist', isNamesake: true },
    ['is a florist', 'is in another place called Portland'],
  ],
  ['hurdy gurdy in Bavaria', { placeCountry: 'DE', isInRegion: true }, ['is in Bavaria']],
  ['hurdy gurdy in Bavaria', { placeCountry: 'DE', isInRegion: false }, ['is in Germany']],
  ['hurdy gurdy', {}, ['has words of “hurdy gurdy”']],
  ['hurdy gurdy', { held: ['gurdy'] }, ['has words of “gurdy”']],
  // It may be a laptop there.
  ['ноутбук', {}, ['has words for “ноутбук”']],
  ['hurdy gurdy', { held: ['gurdy'], rank: 0 }, ['mentions “gurdy”']],
])('of “%s” is said only what is true of the site', (query, parts, reasons) => {
  const site = candidate('a.example', {
    name: 'A',
    openingHours: JSON.stringify([{ days: ['Sa'], opens: '09:00', closes: '17:00' }]),
    ...parts,
  });
  const [first] = rankSites([site], { asked: understand(query, () => null), now: new Date(0), sellers: [] });
  expect(first?.reasons().map(({ text }) => text)).toEqual(expect.arrayContaining(reasons));
  expect(first?.reasons().some(({ text }) => text.includes('ramen'))).toBe(false);
});

const there = { placeName: 'Ghent', placeCountry: 'BE', lat: 51.05, lon: 3.72, openingHours: WEEK };

test.each<[string, PlacedSite[], string[]]>([
  ['the same house under two domains', [candidate('a.com', there), candidate('b.com', there)], ['a.com']],
  [
    'houses in two streets',
    [candidate('a.com', there), candidate('b.com', { ...there, lat: 51.1 })],
    ['a.com', 'b.com'],
  ],
  [
    'houses with hours of their own',
    [candidate('a.com', there), candidate('b.com', { ...there, openingHours: NO_HOURS })],
    ['a.com', 'b.com'],
  ],
  ['one name under two endings, with the same words', [candidate('hurdy.com'), candidate('hurdy.de')], ['hurdy.com']],
  [
    'one name with other words',
    [candidate('hurdy.com'), candidate('hurdy.de', { rank: -3 })],
    ['hurdy.com', 'hurdy.de'],
  ],
  ['one name of two firms', [candidate('gurdy.com'), candidate('hurdy.com')], ['gurdy.com', 'hurdy.com']],
])('copies: %s', (_what, sites, expected) => {
  expect(shown(...sites)).toEqual(expected);
});

test('a part of a site that is called like the whole stands behind it', () => {
  const whole = candidate('hurdy.example', { score: 10 });
  const part = candidate('news.hurdy.example', { registrableDomain: 'hurdy.example', score: 90 });
  const asked = understand('Hurdy-Gurdy House', () => null);
  const ranked = rankSites([part, whole], { asked, now: new Date('2026-03-02T08:00:00.000Z'), sellers: [] });
  expect(ranked.map(({ site }) => site.domain)).toEqual(['hurdy.example', 'news.hurdy.example']);
});

const MONDAY_NOON = new Date('2026-03-02T12:00:00Z');

test.each([
  ['comes before its equals', -4, ['open.example', 'unknown.example']],
  ['comes behind who has much more of the words', -8, ['unknown.example', 'open.example']],
])('who is open at the time %s', (_what, rank, expected) => {
  const known = { lat: 51.5, lon: -0.1, timeZone: 'Europe/London' };
  const sites = [
    candidate('unknown.example', { ...known, rank, score: 60 }),
    candidate('open.example', { ...known, openingHours: WEEK }),
  ];
  const asked = understand('hurdy gurdy open now', () => null);
  const found = rankSites(sites, { asked, now: MONDAY_NOON, sellers: [] });
  expect(found.map(({ site }) => site.domain)).toEqual(expected);
  const reasons = found.map(({ reasons }) => reasons().some(({ feature }) => feature === 'open_now'));
  expect(reasons).toEqual(expected.map((domain) => domain === 'open.example'));
});

test('of two sites outside a town the one close to its middle comes first', () => {
  const around = { placeName: 'Merelbeke', placeCountry: 'BE', lon: 3.72 };
  const sites = [candidate('a.example', { ...around, lat: 51.25 }), candidate('b.example', { ...around, lat: 51.06 })];
  const asked = understand('hurdy gurdy in Ghent', () => null);
  const [first] = rankSites(sites, { asked, now: new Date(0), sellers: [] });
  expect(first?.site.domain).toBe('b.example');
});

test.each([
  ['in Ghent: within a few kilometres, or by its own word, is there', 'in', [0, 0, 1, 1, 1]],
  ['near Ghent: the nearest come first', 'near', [1, 1, 1, 1, 1]],
])('%s', (_what, word, expected) => {
  const asked = understand(`hurdy gurdy ${word} Ghent`, () => null);
  const [lat, lon] = [asked.place?.lat ?? 0, asked.place?.lon ?? 0];
  const sites = [
    candidate('middle.example', { placeName: 'Ledeberg', lat, lon }),
    candidate('suburb.example', { placeName: 'Ledeberg', lat: lat + 0.02, lon }),
    candidate('unmapped.example', { placeName: 'Ghent' }),
    candidate('village.example', { placeName: 'Elsewhere', lat: lat + 0.15, lon }),
    candidate('namesake.example', { placeName: 'Ghent', lat, lon, isNamesake: true }),
    candidate('faraway.example', { placeName: 'Elsewhere', lat: lat + 0.6, lon }),
    candidate('unmapped-elsewhere.example', { placeName: 'Elsewhere' }),
  ].map((site) => ({ ...site, placeCountry: 'BE' }));
  expect(stepsDown(sites, asked)).toEqual([...expected, 0]);
});

test('in a region comes before elsewhere in its country, and that before another country', () => {
  const sites = [
    candidate('there.example', { placeCountry: 'DE', isInRegion: true }),
    candidate('unknown.example', { placeCountry: 'DE', isInRegion: null }),
    candidate('elsewhere.example', { placeCountry: 'DE', isInRegion: false }),
    candidate('abroad.example', { placeCountry: 'AT', isInRegion: false }),
  ];
  expect(
    stepsDown(
      sites,
      understand('hurdy gurdy in Bavaria', () => null),
    ),
  ).toEqual([1, 0, 1]);
});

/** Between each site and the next: 1 where that is worth less, 0 where it is worth the same. */
function stepsDown(sites: readonly PlacedSite[], asked: ReturnType<typeof understand>): number[] {
  const ranked = rankSites(sites, { asked, now: new Date(0), sellers: [] });
  const values = sites.map(({ domain }) => ranked.find(({ site }) => site.domain === domain)?.value ?? 0);
  return values.slice(1).map((value, at) => Math.sign((values[at] ?? 0) - value));
}

test.each([
  ['missä on hurdy gurdy', 'fi', 'b.example'],
  ['where is a hurdy gurdy', 'en', 'a.example'],
])(
  'who is in the language of a question comes before who has its words more often, but in English everybody asks: %s',
  (query, language, first) => {
    const sites = [
      candidate('a.example', { language: 'tr', rank: -9 }),
      candidate('b.example', { language, rank: -6 }),
    ];
    const asked = understand(query, () => null);
    expect(asked.language).toBe(language);
    expect(rankSites(sites, { asked, now: new Date(0), sellers: [] })[0]?.site.domain).toBe(first);
  },
);
