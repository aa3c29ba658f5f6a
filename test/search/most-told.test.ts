import { beforeAll, describe, expect, test } from 'vitest';
import { findSubject } from '../../src/search/find-sites.ts';
import { understand } from '../../src/search/understand/understand.ts';
import { siteDocument, siteRecord } from '../support/site-record.ts';
import { newIndex, rememberRecord } from '../support/test-index.ts';

const index = await newIndex();
const AT = '2026-03-02T08:00:00.000Z';

async function remember(host: string, content: string, parts: Parameters<typeof siteDocument>[1] = {}): Promise<void> {
  const lawp = { name: host.split('.')[0] ?? '', pages: { '/': { title: 'Start', content } }, ...parts.lawp };
  await rememberRecord(index, siteRecord(host, AT, { document: siteDocument(host, { ...parts, lawp }) }));
}

async function asked(text: string) {
  const { sites, total, notices } = await findSubject(index, {
    asked: understand(text, () => null),
    now: new Date(AT),
    sellers: [],
  });
  const told = notices.map(({ message }) => message).join(' ');
  return { domains: sites.map(({ site }) => site.domain), total, told };
}

const LONG = 'Much else happened here on that day, and more of it the next. '.repeat(20);
await remember('bellows.example', 'Concertina bellows made by hand; concertina and bellows repairs.');
await remember('chronicle.example', `${LONG} A concertina, bellows and somewhere else an apprentice. ${LONG}`);
await remember('sextant.example', 'Brass sextants and astrolabes with certificates.');
await remember('hall.example', 'An astrolabe in a museum.');
await remember('rowing.example', 'Boats, oars and a regatta in spring.');
await remember('regatta.example', 'Who mentions a blue regatta today.', { lawp: { name: 'Blue Regatta' } });
await remember('letters.example', 'A blue regatta brings a parcel. Write about oysters.');
await remember('ropewalk.example', 'Ropewalk: knots and splices.', { lawp: { name: 'Ropewalk' } });
await remember('tarred.example', 'Who walks a rope, and what a hawser is: rope, walk, hawser.');
await remember('paperlantern.example', 'Films each evening.', { lawp: { name: 'Quay Cinemas' } });
await remember('workshop.example', `${LONG} A paper lantern with a marmoset on it. ${LONG}`);
const GEELDORP = { countryName: 'Netherlands', lat: 51.5, lon: 5.8, timeZone: null };
await remember('curtains.example', 'Curtains and blinds.', {
  place: { ...GEELDORP, name: 'Antwerp', country: 'NL' },
  category: null,
});
const LYON = { name: 'Lyon', country: 'FR', countryName: 'France', lat: 45.76, lon: 4.84, timeZone: null };
const RESTAURANT = { id: 'amenity/restaurant', name: 'Restaurant', plural: 'restaurants' };
await remember('table.example', 'A supper with the garde in a cellar.', { place: LYON, category: RESTAURANT });
const HAIRDRESSER = { id: 'shop/hairdresser', name: 'Hairdresser', plural: 'hairdressers' };
for (let at = 0; at < 9; at += 1) await remember(`salon-${at}.example`, 'We cut.', { category: HAIRDRESSER });
await remember('quay-salon.example', 'Illusions of Quillhaven, by the old pier of Quillhaven.', { category: null });

test('where one page has all words by chance, who is about most of them comes first, and that is said', async () => {
  expect(await asked('concertina bellows apprentice')).toEqual({
    domains: ['bellows.example', 'chronicle.example'],
    total: 2,
    told: 'Only one site has all of “concertina bellows apprentice”; the others have some of it.',
  });
});

test('behind few that have most of a question stand those that have less of it, and that is said', async () => {
  expect(await asked('brass sextants astrolabes museum nowhere')).toEqual({
    domains: ['sextant.example', 'hall.example'],
    total: 2,
    told: 'No site has all of “brass sextants astrolabes museum nowhere”; these have some of it.',
  });
});

test('where nobody has most of a question, who has less of it is not found either', async () => {
  expect((await asked('astrolabe qwertz zyxgrob vlimp')).domains).toEqual([]);
});

test('a name of several words within a question comes before who has all words', async () => {
  expect((await asked('blue regatta parcel')).domains[0]).toBe('regatta.example');
});

test('so does a name that is written as one word, but no domain that is only spelt so', async () => {
  expect((await asked('rope walk hawser')).domains[0]).toBe('ropewalk.example');
  expect((await asked('paper lantern marmoset')).domains).toEqual(['workshop.example', 'paperlantern.example']);
});

test('a town of the same name elsewhere is found where no table knows it, and not where the question says which is meant', async () => {
  expect(await asked('blinds in Antwerp')).toMatchObject({
    domains: ['curtains.example'],
    told: 'No site in Antwerp, Belgium has all of it; these mention a place of that name.',
  });
  expect((await asked('blinds in Antwerp Belgium')).domains).toEqual([]);
});

test('who has a rare word of a question comes before others of a kind that have none of its words', async () => {
  const { domains } = await asked('hairdresser quillhaven cape');
  expect(domains[0]).toBe('quay-salon.example');
});

test('who is known to be of another kind is no answer for a word that stands beside a kind in a place', async () => {
  expect((await asked('pharmacie de garde Lyon')).domains).toEqual([]);
  await remember('watch.example', 'Who has the garde tonight.', { place: LYON, category: null });
  expect((await asked('pharmacie de garde Lyon')).domains).toEqual(['watch.example']);
});

describe('a name with a slip in it beside other words', () => {
  beforeAll(async () => {
    await remember('nettlewick.example', 'Hoists and winches.', { lawp: { name: 'Nettlewick' } });
    await remember('winches.example', 'Winches for boats.');
  });

  test('is mended where somebody who is called so has them, and that is said', async () => {
    expect(await asked('nettelwick winches')).toEqual({
      domains: ['nettlewick.example'],
      total: 1,
      told: 'This was read as “nettlewick winches”.',
    });
  });

  test.each(['nettelwick chandeliers', 'nettelwick wynchez', 'kettlewikk winches'])('is none: %s', async (text) => {
    expect((await asked(text)).told).not.toContain('This was read as');
  });
});
