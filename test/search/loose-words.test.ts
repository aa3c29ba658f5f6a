import { expect, test } from 'vitest';
import { findSubject } from '../../src/search/find-sites.ts';
import { understand } from '../../src/search/understand/understand.ts';
import { scan, siteDocument, siteRecord } from '../support/site-record.ts';
import { newIndex, rememberRecord } from '../support/test-index.ts';

const index = await newIndex();
const AT = '2026-03-02T08:00:00.000Z';
const ROOFER = { id: 'craft/roofer', name: 'Roofer', plural: 'roofers' };

async function remembered(host: string, parts: Parameters<typeof siteDocument>[1]): Promise<void> {
  await rememberRecord(index, siteRecord(host, AT, { document: siteDocument(host, parts), scan: scan(AT, 15) }));
}

async function asked(text: string) {
  const { sites, notices } = await findSubject(index, {
    asked: understand(text, () => null),
    now: new Date(AT),
    sellers: [],
  });
  return { domains: sites.map(({ site }) => site.domain), notices: notices.map(({ message }) => message) };
}

const place = { name: 'Zandmaire', country: 'NL', countryName: 'Netherlands', lat: null, lon: null, timeZone: null };
await remembered('city-roofs.example', { lawp: { name: 'City Roofs' }, category: ROOFER });
await remembered('dakwerk.example', { lawp: { name: 'Dakwerk' }, category: null, place });
await remembered('news.example', {
  lawp: { name: 'News', pages: { '/': { title: 'Home', content: 'The fair of Zandmaire begins today.' } } },
  category: null,
});
await remembered('loaf.example', {
  lawp: { name: 'Loaf', pages: { '/': { title: 'Home', content: 'Sourdough bread every morning.' } } },
});
await remembered('school.example', {
  lawp: { name: 'School', pages: { '/': { title: 'Home', content: 'Yoga for beginners, online and in town.' } } },
});
await remembered('studio.example', {
  lawp: { name: 'Studio', pages: { '/': { title: 'Home', content: 'Yoga for beginners in our studio.' } } },
});

test('a name beside a kind finds who is there or is called so and may be of the kind, before others of the kind', async () => {
  const { domains, notices } = await asked('roofer zandmaire');
  expect(domains).toEqual(['dakwerk.example']);
  expect(notices).toEqual([
    'We know no roofer that has “zandmaire”; these have it, but we do not know what kind of site they are.',
  ]);
});

test('who has every word, though in other forms, has what was asked for, and nothing is said to be left out', async () => {
  const original = {
    title: 'Kauppa',
    content: 'Harmaa villalanka omasta kehräämöstä.',
    translated: 'composed',
  } as const;
  await remembered('lanka.example', { lawp: { name: 'Lanka' }, originals: { '/': original } });
  expect(await asked('harmaata villalankaa')).toEqual({ domains: ['lanka.example'], notices: [] });
});

test('who says “online” comes first, and it is left out, which is said, where nobody does', async () => {
  expect((await asked('yoga beginners online')).domains).toEqual(['school.example', 'studio.example']);
  expect(await asked('sourdough przez internet')).toEqual({
    domains: ['loaf.example'],
    notices: ['No site found has “internet”; these are without it.'],
  });
});

test('a town is found in the form that a text has it in, and goods for sale are in no town of that name', async () => {
  const original = {
    title: 'Потолки',
    content: 'Натяжные потолки в Уфе от производителя',
    translated: 'composed',
  } as const;
  await remembered('potolki.example', { lawp: { name: 'Potolki' }, originals: { '/': original } });
  expect((await asked('натяжные потолки уфа')).domains).toEqual(['potolki.example']);
  expect(understand('hunting land for sale', () => null).place).toBeNull();
});
