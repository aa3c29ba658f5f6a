import { describe, expect, test } from 'vitest';
import { findProducts, plainWords } from '../../src/search/find-products.ts';
import { findSubject } from '../../src/search/find-sites.ts';
import { understand } from '../../src/search/understand/understand.ts';
import { findSites } from '../support/find-sites.ts';
import { scan, siteDocument, siteRecord } from '../support/site-record.ts';
import { newIndex, rememberRecord } from '../support/test-index.ts';

const index = await newIndex();
const AT = '2026-03-02T08:00:00.000Z';

interface Sketch {
  readonly name: string;
  readonly language?: string;
  readonly own?: string;
  readonly kind?: readonly [id: string, name: string];
  readonly town?: readonly [name: string, country: string, lat: number, lon: number];
  readonly goods?: readonly string[];
  readonly hours?: readonly [opens: string, closes: string];
}

async function remembered(host: string, { name, language = 'en', own, kind, town, goods = [], hours }: Sketch) {
  const [lat, lon] = town === undefined ? [null, null] : [town[2], town[3]];
  const opening = hours && { opening_hours: [{ days: ['Mo', 'Tu'] as const, opens: hours[0], closes: hours[1] }] };
  const document = siteDocument(host, {
    lawp: {
      name,
      language,
      ...(opening
        ? { business: { opening_hours: opening.opening_hours.map((row) => ({ ...row, days: [...row.days] })) } }
        : {}),
    },
    businessOrigin: hours ? 'schema.org' : null,
    category: kind ? { id: kind[0], name: kind[1], plural: `${kind[1]}s` } : null,
    place: town ? { name: town[0], country: town[1], countryName: town[1], lat, lon, timeZone: 'Europe/Paris' } : null,
    originals: own === undefined ? {} : { '/': { title: name, content: own, translated: 'composed' } },
    products: goods.map((each) => ({
      name: each,
      originalName: each,
      price: 10,
      currency: 'EUR',
      priceEur: 10,
      url: `https://${host}/p`,
      image: null,
      available: true,
    })),
  });
  await rememberRecord(index, { ...siteRecord(host, AT, { document, scan: scan(AT, 15) }), language });
}

await remembered('imker.example', { name: 'Summ', language: 'de', own: 'Honig vom Imker, Bienenwachs und Kurse' });
await remembered('rucher.example', { name: 'Lavande', language: 'fr', own: 'Apiculture en Provence' });
await remembered('kitab.example', {
  name: 'किताब घर',
  language: 'hi',
  own: 'हिंदी की किताबें और कहानियाँ',
  goods: ['बच्चों की कहानियाँ'],
});
await remembered('music-house.example', { name: 'Music House Bari', language: 'it', own: 'Chitarre' });
await remembered('marmalade.example', { name: 'Marmalade', own: 'Jam' });
await remembered('hotel-lyon.example', {
  name: 'Adler',
  kind: ['tourism/hotel', 'hotel'],
  town: ['Lyon', 'FR', 45.75, 4.85],
  hours: ['00:00', '24:00'],
});
await remembered('hotel-givors.example', {
  name: 'Traube',
  kind: ['tourism/hotel', 'hotel'],
  town: ['Givors', 'FR', 45.59, 4.77],
  hours: ['08:00', '18:00'],
});
await remembered('hotel-graz.example', {
  name: 'Grazerhof',
  language: 'de',
  kind: ['tourism/hotel', 'hotel'],
  town: ['Graz', 'AT', 47.07, 15.44],
});

async function found(text: string): Promise<readonly string[]> {
  return (await findSites(index, text, 10)).domains;
}

describe('a question', () => {
  test.each([
    ['beekeeping', ['imker.example', 'rucher.example']],
    ['養蜂', ['imker.example', 'rucher.example']],
    ['пчеловодство', ['imker.example', 'rucher.example']],
    ['honey', ['imker.example']],
    ['apiculture', ['rucher.example', 'imker.example']],
  ])('finds what sites say of it in other languages: %s', async (query, expected) => {
    expect([...(await found(query))].sort()).toEqual([...expected].sort());
  });

  test.each(['Evening Courier', 'EveningCourier', 'Evening Courier Ltd'])(
    'for %s finds who declares that name besides its own, not only who writes of it',
    async (query) => {
      const lawp = { name: 'EC' };
      const document = siteDocument('ec.example', { lawp, otherNames: ['The Evening Courier', 'Evening Courier'] });
      await rememberRecord(index, siteRecord('ec.example', AT, { document }));
      await remembered('reader.example', { name: 'Reader', own: 'As the Evening Courier wrote' });
      const { sites } = await findSubject(index, {
        asked: understand(query, () => null),
        now: new Date(AT),
        sellers: [],
      });
      expect(sites[0]?.site.domain).toBe('ec.example');
    },
  );

  test('in a script with signs inside of words finds these words, of sites and of products', async () => {
    expect(await found('कहानियाँ')).toEqual(['kitab.example']);
    // The same letters with other signs are another word.
    expect(await found('कहनय')).toEqual([]);
    const { products } = await findProducts(index, plainWords('कहानियाँ बच्चों'), { least: 'all' });
    expect(products.map(({ domain }) => domain)).toEqual(['kitab.example']);
  });

  test.each(['MusicHouse Bari', 'Music Hous e Bari', 'musichousebari', 'Musik House Bari', 'marmelade', 'mar malade'])(
    'finds a name with a slip in it: %s',
    async (query) => {
      expect((await found(query))[0]).toBe(query.startsWith('mar') ? 'marmalade.example' : 'music-house.example');
    },
  );

  test.each([
    ['hotel in Tucson', 'We know no hotel in Tucson yet. Try a larger place, or leave out “Tucson”.'],
    ['websites in Japanese', 'We know no Japanese-language site yet. Try languages other than Japanese.'],
    ['hotels with a LAWP file', 'We know no hotel with a LAWP file yet. Leave out “a LAWP file”.'],
  ])('that nothing meets finds nothing else, and says what to ask next: %s', async (text, message) => {
    const asked = understand(text, () => null);
    const { sites, total, notices } = await findSubject(index, { asked, now: new Date(AT), sellers: [] });
    expect({ sites, total }).toEqual({ sites: [], total: 0 });
    expect(notices).toEqual([{ code: 'nothing_found', message }]);
  });

  test.each([
    ['the Music House Bari website', null],
    [
      'Music House Bari bus timetable',
      'No site has all of “music house bari bus timetable”; a part of it is the name of these.',
    ],
  ])('with somebody’s name among other words finds who is called so: %s', async (text, message) => {
    const asked = understand(text, () => null);
    const { sites, notices } = await findSubject(index, { asked, now: new Date(AT), sellers: [] });
    expect(sites.map(({ site }) => site.domain)).toEqual(['music-house.example']);
    expect(notices.map((notice) => notice.message)).toEqual(message === null ? [] : [message]);
  });

  test('with a single word of it that is somebody’s name and nothing else finds who is called so', async () => {
    await remembered('zorvexa.example', { name: 'Zorvexa', own: 'Pumps' });
    expect(await found('zorvexa turbine timetable')).toEqual(['zorvexa.example']);
    expect(await found('zorvexa hotel in Graz')).toEqual(['hotel-graz.example']);
  });

  test('is asked without its small words where nobody has them', async () => {
    expect(await found('Bienenwachs fra einem Imker')).toEqual(['imker.example']);
    expect(await found('Weltraum fra einem')).toEqual([]);
  });

  test('for more than any of a kind has finds those that are known to be of it, not what only mentions it', async () => {
    await remembered('travels.example', { name: 'Travels', own: 'Our hotel in Lyon had a wonderful breakfast.' });
    expect(await found('hotel ropewalking in Lyon')).toEqual(['hotel-lyon.example']);
  });

  test('for what is near a place has the nearest first', async () => {
    expect(await found('hotels near Givors')).toEqual(['hotel-givors.example', 'hotel-lyon.example']);
  });

  test('that may be a name with a slip in it has whoever is called nearly so, however many are of the kind', async () => {
    for (let at = 0; at < 9; at += 1)
      await remembered(`mozi-${at}.example`, { name: `Kino ${at}`, kind: ['amenity/cinema', 'cinema'] });
    await remembered('mozilla.example', { name: 'Mozilla' });
    const domains = await found('mozila');
    expect([domains[0], domains.length]).toEqual(['mozilla.example', 10]);
  });

  test('that is somebody’s name has him, though others are of a like kind', async () => {
    await remembered('grand.example', { name: 'Grand Motel', kind: ['amenity/cafe', 'café'] });
    await remembered('inn.example', { name: 'Low Inn', own: 'Grand views.', kind: ['tourism/hostel', 'hostel'] });
    expect(await found('grand motel')).toEqual(['grand.example']);
  });

  test('for sites in a language finds no others', async () => {
    expect(await found('hotel websites in German')).toEqual(['hotel-graz.example']);
    expect(await found('hotel websites in Danish')).toEqual([]);
  });

  test('for what agents can do finds no site without', async () => {
    expect(await found('hotels that agents can book')).toEqual([]);
  });

  test('for what is open around the clock or late finds what is known to be', async () => {
    expect(await found('hotel open 24 hours')).toEqual(['hotel-lyon.example']);
    expect(await found('hotel open late')).toEqual(['hotel-lyon.example']);
  });

  test('for what is open then finds all where nobody is known to be, and says so', async () => {
    const asked = understand('hotel in Graz open on Sunday', () => null);
    const { sites, isOpenKnown, notices } = await findSubject(index, { asked, now: new Date(AT), sellers: [] });
    expect([sites.map(({ site }) => site.domain), isOpenKnown]).toEqual([['hotel-graz.example'], false]);
    expect(notices.map(({ message }) => message)).toEqual(['None of these is open on Sunday, as far as we know.']);
  });

  test('for what is open today finds what is known to be, by the day where it is', async () => {
    const asked = understand('hotel open today', () => null);
    const openOn = async (moment: string) => {
      const { sites, isOpenKnown } = await findSubject(index, { asked, now: new Date(moment), sellers: [] });
      return isOpenKnown ? sites.map(({ site }) => site.domain).sort() : [];
    };
    const hotels = ['hotel-givors.example', 'hotel-lyon.example'];
    expect(await openOn('2026-03-02T12:00:00.000Z')).toEqual(hotels);
    // It is Tuesday in Lyon until 23:00 UTC.
    expect(await openOn('2026-03-03T22:30:00.000Z')).toEqual(hotels);
    expect(await openOn('2026-03-03T23:30:00.000Z')).toEqual([]);
  });
});

describe('what is not wanted', () => {
  test.each([
    ['hotel in Berlin, not a chain', 'not a chain', []],
    ['bar in Lisbon that is not too loud', 'not too loud', []],
    ['Bäckerei in Berlin, keine Kette', 'keine Kette', []],
    ['librería en Madrid que no sea una cadena', 'que no sea una cadena', []],
    ['кафе в Риге не Starbucks', 'не Starbucks', []],
    ['hotel not in Berlin', 'not in Berlin', []],
    ['Hotel ohne Frühstück in Wien', 'ohne Frühstück', []],
    ['ресторан без музыки в Риге', 'без музыки', []],
    ['vegan restaurant in Rome not expensive', 'not expensive', ['vegan']],
    ['hotel without breakfast Kleindorf', 'without breakfast', ['kleindorf']],
  ])('of “%s” is no wish: %s', (query, denied, words) => {
    const asked = understand(query, () => null);
    expect([asked.denied, asked.words, asked.filters]).toEqual([[denied], words, {}]);
  });

  test.each([
    'not for profit theatre society',
    'Bar Nicht Nur Berlin',
    'restaurante sin gluten Madrid',
    'not a hotel',
    'Friseur ohne Termin Berlin',
    'restaurant no more than 20 euro',
  ])('“%s” denies nothing', (query) => {
    expect(understand(query, () => null).denied).toEqual([]);
  });

  test('is told to be left out', async () => {
    const parts = { category: { id: 'shop/toys', name: 'toy shop', plural: 'toy shops' } };
    const document = siteDocument('toys.example', { ...parts, lawp: { name: 'Spinning Top' } });
    await rememberRecord(index, siteRecord('toys.example', AT, { document }));
    const asked = understand('toy shop not a chain', () => null);
    const { sites, notices } = await findSubject(index, { asked, now: new Date(AT), sellers: [] });
    expect(sites.map(({ site }) => site.domain)).toEqual(['toys.example']);
    const message = '“not a chain” was left out: we do not know what a site is not.';
    expect(notices).toEqual([{ code: 'query_relaxed', message }]);
  });
});
