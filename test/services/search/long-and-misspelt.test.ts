import { beforeEach, describe, expect, test } from 'vitest';
import { type SearchResponse, search } from '../../../src/services/search/search.ts';
import type { IndexDatabase } from '../../../src/store/open-database.ts';
import { siteDocument, siteRecord } from '../../support/site-record.ts';
import { newIndex, rememberRecord } from '../../support/test-index.ts';

let index: IndexDatabase;
const AT = '2026-03-02T08:00:00.000Z';
const context = { baseUrl: 'http://localhost:4321', now: new Date('2026-03-03T10:30:00.000Z') };

interface Sketch {
  readonly name: string;
  readonly kind?: readonly [id: string, name: string];
  readonly town: readonly [name: string, country: string];
  readonly content: string;
}

async function remembered(host: string, { name, kind, town, content }: Sketch): Promise<void> {
  const [townName, country] = town;
  const document = siteDocument(host, {
    lawp: { name, pages: { '/': { title: 'Home', content } } },
    category: kind ? { id: kind[0], name: kind[1], plural: `${kind[1]}s` } : null,
    place: { name: townName, country, countryName: country, lat: null, lon: null, timeZone: null },
  });
  await rememberRecord(index, siteRecord(host, AT, { document }));
}

async function asked(query: string): Promise<SearchResponse> {
  return (await search({ index, query, tier: 'pro', context })).response;
}
const domains = ({ results }: SearchResponse): string[] => results.map((site) => site.domain);

const HELSINKI = ['Helsinki', 'FI'] as const;
beforeEach(async () => {
  index = await newIndex();
  await remembered('smile-house.example', {
    name: 'Smile House',
    kind: ['amenity/dentist', 'dentist'],
    town: HELSINKI,
    content: 'Crowns and check-ups.',
  });
  await remembered('old-mill.example', {
    name: 'Old Mill',
    kind: ['amenity/cafe', 'café'],
    town: ['Tallinn', 'EE'],
    content: 'Cakes.',
  });
  await remembered('kayaks.example', { name: 'Quiet Bay', town: HELSINKI, content: 'We mend kayaks and paddles.' });
  await remembered('far-kayaks.example', { name: 'Loud Bay', town: ['Oulu', 'FI'], content: 'We mend kayaks.' });
});

describe('a slip in a kind or a great town', () => {
  test('is read as what was meant, and told', async () => {
    for (const [query, domain, read] of [
      ['dentsit in Helsinki', 'smile-house.example', 'dentist in helsinki'],
      ['Zahnartz Helsinki', 'smile-house.example', 'zahnarzt helsinki'],
      ['cafe in Talinn', 'old-mill.example', 'cafe in tallinn'],
      ['dentsit in Helsimki', 'smile-house.example', 'dentist in helsinki'],
    ] as const) {
      const answer = await asked(query);
      expect([query, domains(answer)]).toEqual([query, [domain]]);
      expect(answer.notices).toContainEqual({ code: 'read_as', message: `This was read as “${read}”.` });
      expect(answer.interpreted).toMatchObject({ category: {}, place: {} });
    }
  });

  test('may be in the first letter where that sounds the same', async () => {
    await remembered('keys.example', {
      name: 'Llavero',
      kind: ['craft/locksmith', 'locksmith'],
      town: HELSINKI,
      content: 'Locks.',
    });
    const answer = await asked('serrajero Helsinki');
    expect(domains(answer)).toEqual(['keys.example']);
    expect(answer.notices).toEqual([{ code: 'read_as', message: 'This was read as “cerrajero helsinki”.' }]);
  });

  test('is answered where what was meant stands in the question, too', async () => {
    expect(domains(await asked('talinn cafe not in Tallinn'))).toEqual(['old-mill.example']);
  });

  test('is no slip where a small town, or nothing, is near', async () => {
    for (const query of ['dentist in Qwertyville', 'florist in Gotham', 'cafe in Mordor'])
      expect([query, domains(await asked(query))]).toEqual([query, []]);
  });
});

describe('a long question', () => {
  test('finds in its town who has some of it, and says so', async () => {
    const answer = await asked('my two kayaks got scratched, we live in Helsinki');
    expect(domains(answer)).toEqual(['kayaks.example']);
    expect(answer.notices.map(({ code }) => code)).toEqual(['query_relaxed']);
  });

  test('without a town finds nobody who merely shares a word', async () => {
    expect(domains(await asked('scratched kayaks'))).toEqual([]);
  });
});

describe('words that hardly any site has', () => {
  const SAGUNTO = ['Sagunto', 'ES'] as const;
  const hoists = 'please, our village is looking for chain hoists to mend kayaks in a barn';

  beforeEach(async () => {
    await remembered('hoists.example', { name: 'Cob & Sons', town: SAGUNTO, content: 'Chain hoists for every barn.' });
    await remembered('barns.example', { name: 'Oakbeam', town: SAGUNTO, content: 'We mend any barn.' });
  });

  test('tell who is meant by a long question, and it is said that the others are missing', async () => {
    const answer = await asked(hoists);
    expect(domains(answer)).toEqual(['hoists.example']);
    expect(answer.notices[0]?.message).toMatch(/^No site has all of “.*”; these have some of it\.$/);
    expect(answer.results[0]?.match?.map(({ text }) => text)).toEqual(['has words for “chain hoists barn”']);
  });

  test('tell most in whom they are much of what is said', async () => {
    const many = 'Chain hoists for a barn are in the news today. '.concat('Much else happened that day. '.repeat(40));
    await remembered('daily.example', { name: 'Daily', town: SAGUNTO, content: many });
    expect(domains(await asked(hoists))).toEqual(['hoists.example', 'daily.example']);
  });

  test('tell nobody where many have them', async () => {
    for (let at = 0; at < 9; at += 1)
      await remembered(`hoists-${at}.example`, { name: `Lift ${at}`, town: SAGUNTO, content: 'Chain hoists, a barn.' });
    expect(domains(await asked(hoists))).toEqual([]);
  });

  test('are found beside a place that no table knows, where a site names it', async () => {
    await remembered('turf.example', {
      name: 'Verdi',
      town: SAGUNTO,
      content: 'Lawn rolls, also for Quillerby gardens.',
    });
    expect(domains(await asked('a hotel in Quillerby that sells lawn rolls, please'))).toEqual(['turf.example']);
    expect(domains(await asked('a hotel in Zillerby that sells lawn rolls, please'))).toEqual([]);
  });
});

describe('words in other forms than sites have them', () => {
  test.each(['Kachelofentest', 'Ofentestkachel', 'Kachelsofentest'])(
    'are found where a long one is two: %s',
    async (query) => {
      await remembered('stove.example', {
        name: 'Glut',
        town: ['Graz', 'AT'],
        content: 'Test: Ofentest im Kachelofen. Kachel.',
      });
      expect(domains(await asked(query))).toEqual(['stove.example']);
    },
  );

  test('are found in a town that sites write in their own language', async () => {
    await remembered('leasing.example', {
      name: 'Лизинг плюс',
      town: ['Homyel', 'BY'],
      content: 'Минск: краны в лизинг.',
    });
    expect(domains(await asked('краны в лизинг в Минске'))).toEqual(['leasing.example']);
    expect(domains(await asked('краны в лизинг в Риге'))).toEqual([]);
  });

  test('are not found by a short name of the town, which is a word elsewhere: Rome is Rim in Croatian', async () => {
    await remembered('wheels.example', { name: 'Wheels', town: ['Leeds', 'GB'], content: 'Snowchains for any rim.' });
    expect(domains(await asked('snowchains in Rome'))).toEqual([]);
  });

  test('are no slip where more sites have them than what they may have been meant for', async () => {
    const LILLE = ['Lille', 'FR'] as const;
    await remembered('town-hall.example', {
      name: 'Mairie',
      kind: ['amenity/townhall', 'town hall'],
      town: LILLE,
      content: 'La mairie.',
    });
    expect(domains(await asked('marie'))).toEqual(['town-hall.example']);
    await remembered('marie.example', { name: 'Marie', town: LILLE, content: 'Marie sings.' });
    await remembered('marie-too.example', { name: 'Anne', town: LILLE, content: 'Anne and Marie.' });
    const answer = await asked('chez marie vert corbeau');
    expect(answer.interpreted.category).toBeUndefined();
    expect(answer.notices.map(({ code }) => code)).not.toContain('read_as');
  });
});

describe('a question that nobody meets whole', () => {
  const CHICAGO = ['Chicago', 'US'] as const;
  const SIENA = ['Siena', 'IT'] as const;

  test('finds in its town who has words of it that stand together, before who has more of them apart', async () => {
    await remembered('paws.example', { name: 'Paws', town: CHICAGO, content: 'Poodle trimming and baths.' });
    await remembered('reading-room.example', {
      name: 'Reading Room',
      town: CHICAGO,
      content: 'Morning of Saturday: reserve an appointment. Trimming of hedges.',
    });
    const answer = await asked('reserve a poodle trimming appointment in Chicago for Saturday morning');
    expect(domains(answer)).toEqual(['paws.example', 'reading-room.example']);
    expect(answer.notices).toEqual([
      {
        code: 'query_relaxed',
        message: 'No site has all of “reserve poodle trimming appointment saturday morning”; these have some of it.',
      },
    ]);
  });

  test('anywhere finds nobody who only has two of many words together', async () => {
    expect(domains(await asked('poodle trimming qwertz zyxgrob'))).toEqual([]);
  });

  test('takes what calls itself by the kind for one of it, and a like kind where there is none', async () => {
    await remembered('green-hill.example', { name: 'Agriturismo Green Hill', town: SIENA, content: 'A pool.' });
    expect(domains(await asked('agriturismo a Siena con sauna'))).toEqual(['green-hill.example']);
    await remembered('old-wall.example', {
      name: 'By the Old Wall',
      kind: ['tourism/hostel', 'hostel'],
      town: ['Zermatt', 'CH'],
      content: 'Twelve beds.',
    });
    const answer = await asked('motel in Zermatt');
    expect(domains(answer)).toEqual(['old-wall.example']);
    expect(answer.notices).toEqual([
      { code: 'query_relaxed', message: 'We know no motel in Zermatt; these are of a similar kind.' },
    ]);
    expect(answer.results[0]?.match?.map(({ feature }) => feature)).not.toContain('category');
    const anywhere = await asked('motel without a bar');
    expect(anywhere.results[0]?.match).toEqual([{ feature: 'category', text: 'is a hostel' }]);
  });

  test('finds another town of the name, and says so', async () => {
    await remembered('patio.example', {
      name: 'El Patio',
      kind: ['tourism/hostel', 'hostel'],
      town: ['Córdoba', 'ES'],
      content: 'Rooms around a yard.',
    });
    const answer = await asked('hostel in Córdoba');
    expect(domains(answer)).toEqual(['patio.example']);
    expect(answer.interpreted.place).toMatchObject({ name: 'Córdoba', country: 'ES' });
    expect(answer.notices).toEqual([
      {
        code: 'query_relaxed',
        message: 'No site in Córdoba, Argentina has all of it; this is the answer for Córdoba, Spain.',
      },
    ]);
    expect(domains(await asked('hostel in Córdoba Argentina'))).toEqual([]);
  });

  test('says of whom it finds that they only mention the kind', async () => {
    const document = siteDocument('ink.example', {
      lawp: { name: 'Ink', pages: { '/': { title: 'Home', content: 'A tattoo studio for wrists.' } } },
      category: { id: 'shop/books', name: 'bookshop', plural: 'bookshops' },
      place: { name: 'Portland', country: 'US', countryName: 'US', lat: 45.52, lon: -122.68, timeZone: null },
    });
    await rememberRecord(index, siteRecord('ink.example', AT, { document }));
    const answer = await asked('tattoo studio in Portland');
    expect(domains(answer)).toEqual(['ink.example']);
    expect(answer.notices).toEqual([
      {
        code: 'query_relaxed',
        message: 'We know no tattoo studio in Portland; these only mention “tattoo studio”.',
      },
    ]);
  });

  test('looks for the kind as a word where it may be another word', async () => {
    await remembered('blue-tiles.example', { name: 'Blue Tiles', town: ['Lisbon', 'PT'], content: 'Painted tiles.' });
    expect(domains(await asked('painted tile for a kitchen in Lisbon'))).toEqual(['blue-tiles.example']);
  });
});

describe('a question for a product', () => {
  const kettle = {
    name: 'Gooseneck kettle Heron',
    originalName: 'Gooseneck kettle Heron',
    price: 59,
    currency: 'GBP',
    priceEur: 69,
    url: 'https://kettles.example/heron',
    image: null,
    available: null,
  };

  test('finds it where it has all but one of three words or more, and not where it has fewer', async () => {
    const document = siteDocument('kettles.example', { products: [kettle] });
    await rememberRecord(index, siteRecord('kettles.example', AT, { document }));
    const names = async (query: string): Promise<string[]> => (await asked(query)).products.map(({ name }) => name);
    expect(await names('Heron gooseneck kettle 59')).toEqual([kettle.name]);
    expect(await names('gooseneck farm visit')).toEqual([]);
  });
});

describe('a name with more than one slip', () => {
  beforeEach(() => remembered('lindens.example', { name: 'Phoenix Lanterns', town: HELSINKI, content: 'Lamps.' }));

  test('is found by a word that is nearly right, or sounds so', async () => {
    await remembered('roses.example', { name: 'Цветочная поляна', town: HELSINKI, content: 'Roses.' });
    for (const [query, domain] of [
      ['Foenix Lantrens', 'lindens.example'],
      ['Цвитачная паляна', 'roses.example'],
    ] as const) {
      const answer = await asked(query);
      expect([query, domains(answer)]).toEqual([query, [domain]]);
      expect(answer.notices.map(({ code }) => code)).toEqual(['query_relaxed']);
    }
  });

  test('is not one of whom only a word is like it', async () => {
    expect(domains(await asked('Phoenix Umbrellas'))).toEqual([]);
  });
});
