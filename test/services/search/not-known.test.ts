import { beforeEach, describe, expect, test } from 'vitest';
import type { SiteDocument } from '../../../src/core/site/site-record.ts';
import { type SearchResponse, search } from '../../../src/services/search/search.ts';
import type { IndexDatabase } from '../../../src/store/open-database.ts';
import { siteDocument, siteRecord } from '../../support/site-record.ts';
import { newIndex, rememberRecord } from '../../support/test-index.ts';

let index: IndexDatabase;
const AT = '2026-03-02T08:00:00.000Z';

interface Parts extends Partial<SiteDocument> {
  readonly name: string;
  readonly content: string;
}

async function remembered(host: string, { name, content, ...parts }: Parts): Promise<void> {
  const document = siteDocument(host, { ...parts, lawp: { name, pages: { '/': { title: name, content } } } });
  await rememberRecord(index, siteRecord(host, AT, { document }));
}

async function asked(query: string): Promise<SearchResponse> {
  const context = { baseUrl: 'http://localhost:4321', now: new Date('2026-03-03T10:30:00.000Z') };
  return (await search({ index, query, limit: 5, tier: 'free', context })).response;
}

const domains = ({ results }: SearchResponse): string[] => results.map(({ domain }) => domain);
const messages = ({ notices }: SearchResponse): string[] => notices.map(({ message }) => message);
const matches = ({ results }: SearchResponse): string[][] =>
  results.map(({ match }) => match?.map(({ text }) => text) ?? []);

const inTown = (name: string, lat: number, lon: number, country = 'US', countryName = 'United States') => ({
  place: { name, country, countryName, lat, lon, timeZone: null },
});
const FLORIST = { category: { id: 'shop/florist', name: 'florist', plural: 'florists' } };

const PRODUCT = {
  name: 'Galoshes',
  originalName: 'Galoshes',
  currency: 'EUR',
  url: 'https://shop.example/galoshes',
  image: null,
  available: true,
};

beforeEach(async () => {
  index = await newIndex();
  await remembered('west.example', {
    name: 'Rain Flowers',
    content: 'Flowers in Portland.',
    ...FLORIST,
    ...inTown('Portland', 45.52, -122.68),
  });
});

describe('a town of which there are several', () => {
  test('is none of another state, where the question says in which', async () => {
    expect(domains(await asked('florist in Portland, Maine'))).toEqual([]);
    expect(domains(await asked('florist Portland Oregon'))).toEqual(['west.example']);
  });

  test('is told as another one, where it is not the one that was understood', async () => {
    await remembered('east.example', {
      name: 'Lighthouse Flowers',
      content: 'Flowers in Portland.',
      ...FLORIST,
      ...inTown('Portland', 43.66, -70.26),
    });
    expect(domains(await asked('florist in Maine, Portland'))).toEqual(['east.example']);
    const both = await asked('florist in Portland');
    expect(domains(both)).toEqual(['west.example', 'east.example']);
    expect(matches(both)[0]).toContain('is in Portland');
    expect(matches(both)[1]).toContain('is in another place called Portland');
  });
});

describe('a state or the like', () => {
  test('is no town of its name, and holds its towns, by their points', async () => {
    const bakery = { category: { id: 'shop/bakery', name: 'bakery', plural: 'bakeries' } };
    const town = inTown('Oregon', 41.64, -83.49);
    await remembered('ohio.example', { name: 'Bay Loaf', content: 'Bread for Ohio.', ...bakery, ...town });
    await remembered('fir.example', {
      name: 'Fir Loaf',
      content: 'Bread baked with wheat.',
      ...bakery,
      ...inTown('Eugene', 44.05, -123.09),
    });
    await remembered('far.example', {
      name: 'Far Loaf',
      content: 'Bread like that of Oregon.',
      ...bakery,
      ...inTown('Perth', -31.95, 115.86, 'AU', 'Australia'),
    });
    const found = await asked('bakery in Oregon');
    expect(domains(found)).toEqual(['fir.example']);
    expect(matches(found)[0]).toEqual(['is a bakery', 'is in Oregon']);
    expect(messages(found)).toEqual([]);
  });

  test('is named by others too, and it is said that they may not be there', async () => {
    const named = { category: { id: 'shop/bakery', name: 'bakery', plural: 'bakeries' }, place: null };
    await remembered('post.example', { name: 'Post Loaf', content: 'We send bread to all of Vermont.', ...named });
    const found = await asked('bakery in Vermont');
    expect(domains(found)).toEqual(['post.example']);
    expect(matches(found)[0]).not.toContain('is in Vermont');
    expect(messages(found)).toEqual(['We do not know whether any of these is in Vermont.']);
    expect((await asked('bakery in Bavaria')).interpreted.place).toMatchObject({ name: 'Bavaria', country: 'DE' });
    expect(messages(await asked('bakery in Bavaria'))[0]).toMatch(
      /^We know no bakery in Bavaria yet\. Try a town there/,
    );
  });
});

describe('a postal code', () => {
  test('tells sites of one town apart', async () => {
    const remember = (host: string, postcode: string) => {
      const lawp = { name: host, business: { address: { city: 'Aarhus', country: 'DK', postcode } } };
      const document = siteDocument(host, { lawp, ...FLORIST, ...inTown('Aarhus', 56.16, 10.2, 'DK', 'Denmark') });
      return rememberRecord(index, siteRecord(host, AT, { document }));
    };
    await remember('north.example', '8200');
    await remember('south.example', '8000');
    expect(domains(await asked('florist 8000 Aarhus'))).toEqual(['south.example']);
    expect(domains(await asked('florist 8310 Aarhus')).toSorted()).toEqual(['north.example', 'south.example']);
  });
});

describe('a price that is asked for', () => {
  test('is told where no site that is shown is known to meet it', async () => {
    const boot = (price: number) => ({ ...PRODUCT, price, priceEur: price });
    await remembered('mentions.example', { name: 'Footpath Club', content: 'We walk in galoshes when it rains.' });
    await remembered('dear.example', { name: 'Dear Rain', content: 'Galoshes for all.', products: [boot(90)] });
    expect(messages(await asked('galoshes under 20 EUR'))).toEqual([
      'At these sites, we know of no product with that name for at most 20 EUR.',
    ]);
    await remembered('low.example', { name: 'Low Rain', content: 'Galoshes for all.', products: [boot(15)] });
    const met = await asked('galoshes under 20 EUR');
    expect(domains(met)[0]).toBe('low.example');
    expect(messages(met)).toEqual([
      'Of these sites, only low.example has a product with that name for at most 20 EUR, as far as we know.',
    ]);
    expect(messages(await asked('galoshes over 10 EUR'))[0]).toMatch(
      /only .*dear\.example.* a product with that name for at least 10 EUR/,
    );
    expect(messages(await asked('galoshes over 20 EUR and under 40 EUR'))).toEqual([
      'At these sites, we know of no product with that name for 20 to 40 EUR.',
    ]);
    expect(messages(await asked('galoshes over 20 EUR under 40 USD'))).toEqual([
      'At these sites, we know of no product with that name for 20 EUR to 40 USD.',
    ]);
  });
});

describe('a kind that nobody is known to be of', () => {
  const mention = { name: 'Ferry News', content: 'The ferry stops at the aquarium.' };

  test('is that of who calls itself so, and what only mentions it is told so', async () => {
    await remembered('ferry.example', mention);
    expect(messages(await asked('aquarium'))).toEqual(['We know no aquarium; these only mention “aquarium”.']);
    await remembered('sea.example', { name: 'Deep Aquarium', content: 'Fish of all seas.' });
    const found = await asked('aquarium');
    expect(domains(found)).toEqual(['sea.example', 'ferry.example']);
    expect(matches(found)[1]).toEqual(['has words for “aquarium”']);
    expect(messages(found)).toEqual([]);
  });
});

test('a dish is asked of restaurants that have it, and it is said where none is known to', async () => {
  const eatery = { category: { id: 'amenity/restaurant', name: 'restaurant', plural: 'restaurants' } };
  await remembered('grill.example', {
    name: 'Old Grill',
    content: 'Meat.',
    ...eatery,
    ...inTown('Eugene', 44.05, -123.09),
  });
  const none = await asked('sushi in Eugene');
  expect(domains(none)).toEqual(['grill.example']);
  expect(messages(none)).toEqual(['No site found has “sushi”; these are without it.']);
  await remembered('fish.example', {
    name: 'Blue Fish',
    content: 'Sushi.',
    ...eatery,
    ...inTown('Eugene', 44.05, -123.09),
  });
  expect(domains(await asked('sushi in Eugene'))).toEqual(['fish.example']);
});

test('what is sold elsewhere is no answer to whoever names a place', async () => {
  const shoes = { category: { id: 'shop/shoes', name: 'shoe shop', plural: 'shoe shops' }, content: 'For rainy days.' };
  const products = ['Galoshes', 'Rain shoes'].map((name) => ({ ...PRODUCT, name, price: 20, priceEur: 20 }));
  await remembered('oregon.example', { name: 'Dry Feet', ...shoes, products, ...inTown('Portland', 45.52, -122.68) });
  await remembered('lyon.example', { name: 'Pieds Secs', ...shoes, products });
  const sellers = async (query: string) => [...new Set((await asked(query)).products.map(({ domain }) => domain))];
  expect((await sellers('cheap galoshes')).toSorted()).toEqual(['lyon.example', 'oregon.example']);
  expect(await sellers('cheap galoshes in Portland, Oregon')).toEqual(['oregon.example']);
  expect(await sellers('cheap galoshes in Seattle')).toEqual([]);
  expect(await sellers('shoes in Portlnad')).toEqual(['oregon.example']);
});

describe('what is near whoever asks', () => {
  const message = (here: string) => `We do not know where you are: “${here}” was left out. Name a town.`;

  test.each([
    ['florist near me', 'near me'],
    ['Florist in meiner Nähe', 'in meiner Nähe'],
    ['florist near me open on Sunday', 'near me'],
    ['plumber near me', 'near me'],
  ])('%s: a notice says that nobody else knows where that is', async (query, here) => {
    expect((await asked(query)).notices).toContainEqual({ code: 'place_missing', message: message(here) });
  });

  test.each(['florist near me in Portland Oregon', 'Florist in der Nähe von Portland', 'florist nearby Portland'])(
    '%s: nothing is missing',
    async (query) => {
      expect((await asked(query)).notices.map(({ code }) => code)).not.toContain('place_missing');
    },
  );
});
