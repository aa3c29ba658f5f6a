import { describe, expect, test } from 'vitest';
import { findSubject } from '../../src/search/find-sites.ts';
import { understand } from '../../src/search/understand/understand.ts';
import { findSites } from '../support/find-sites.ts';
import { action, scan, siteDocument, siteRecord } from '../support/site-record.ts';
import { newIndex, rememberRecord } from '../support/test-index.ts';

const index = await newIndex();
const AT = '2026-03-02T08:00:00.000Z';

async function remembered(host: string, parts: Parameters<typeof siteDocument>[1], score = 15): Promise<void> {
  const record = siteRecord(host, AT, { document: siteDocument(host, parts), scan: scan(AT, score) });
  await rememberRecord(index, record);
}

/** What is found for a question, with its notices. */
function ask(text: string): ReturnType<typeof findSubject> {
  return findSubject(index, { asked: understand(text, () => null), now: new Date(AT), sellers: [] });
}

async function found(text: string, limit = 5): Promise<readonly string[]> {
  return (await findSites(index, text, limit)).domains;
}

await remembered('bakery.example', {
  lawp: {
    name: 'Solsiden Bakery',
    pages: {
      '/': { title: 'Home', content: 'Sourdough bread baked every morning.' },
      '/opening': { title: 'Opening hours', content: 'From seven.' },
    },
    actions: [action('book', { name: 'Book a table', intent: ['reserve', 'brunch'] })],
  },
  category: { id: 'shop/bakery', name: 'bakery', plural: 'bakeries' },
  place: { name: 'Aarhus', country: 'DK', countryName: 'Denmark', lat: null, lon: null, timeZone: null },
  originals: { '/': { title: 'Forside', content: 'Rugbrød og smørrebrød på Ærø', translated: 'composed' } },
});
await remembered('ramen.example', {
  lawp: { name: '東京ラーメン屋' },
  originals: {
    '/': {
      title: 'ラーメン',
      content: '毎日営業しています。東京都渋谷区の醤油ラーメン専門店です。',
      translated: 'composed',
    },
  },
});
await remembered('clinic.example', {
  lawp: { name: 'Клиника Здоровье' },
  originals: {
    '/': { title: 'Главная', content: 'Запись на приём к врачу ежедневно. Ёлка во дворе.', translated: 'composed' },
  },
});
await remembered('shop.example', {
  products: [
    {
      name: 'Walking boots',
      originalName: 'Wanderstiefel',
      price: 99,
      currency: 'EUR',
      priceEur: 99,
      url: 'https://shop.example/b',
      image: null,
      available: true,
    },
  ],
});

describe('a subject', () => {
  test.each([
    ['its name', 'solsiden'],
    ['its own domain', 'bakery.example bread'],
    ['its category', 'bakeries'],
    ['its place', 'aarhus'],
    ['its country', 'denmark'],
    ['what can be done there', 'brunch'],
    ['a title', 'opening'],
    ['its English text', 'sourdough'],
    ['its own words', 'rugbrød'],
    ['folded Danish', 'SMORREBROD'],
    ['Danish written out', 'Smørrebrød på Ærø'],
    ['a folded island', 'aero'],
  ])('finds a site by %s', async (_what, query) => {
    expect((await found(query))[0]).toBe('bakery.example');
  });

  test.each([
    ['Japanese words', 'ラーメン'],
    ['a Japanese word inside a sentence', '渋谷区'],
    ['two Japanese words', '醤油 ラーメン'],
    ['half-width kana', 'ﾗｰﾒﾝ'],
  ])('finds a site by %s', async (_what, query) => {
    expect(await found(query)).toEqual(['ramen.example']);
  });

  test.each([
    ['Cyrillic words', 'приём врачу'],
    ['Cyrillic capitals', 'КЛИНИКА'],
    ['е for ё', 'елка'],
  ])('finds a site by %s', async (_what, query) => {
    expect(await found(query)).toEqual(['clinic.example']);
  });

  test.each(['boots', 'Wanderstiefel'])('finds a shop by its product %s', async (query) => {
    expect(await found(query)).toEqual(['shop.example']);
  });

  test.each([
    ['a legal form behind its name', 'Solsiden Bakery ApS', 'bakery.example'],
    ['letters of another alphabet', 'Солсиден', 'bakery.example'],
    ['another form of a word that it writes', 'smørrebrødene', 'bakery.example'],
  ])('is found with %s', async (_how, text, host) => {
    expect(await found(text)).toEqual([host]);
  });

  test('a name outranks a mention in the text', async () => {
    await remembered('a-mention.example', {
      lawp: { pages: { '/': { title: 'Home', content: 'We like Kaleidoskope.' } } },
    });
    await remembered('z-name.example', { lawp: { name: 'Kaleidoskope' } });
    expect(await found('kaleidoskope')).toEqual(['z-name.example', 'a-mention.example']);
  });

  test('a site that merely shares a word is no result (R83)', async () => {
    await remembered('both.example', { lawp: { name: 'Violin repair' } });
    await remembered('one.example', { lawp: { name: 'Violin' } });
    expect(await findSites(index, 'violin repair', 5)).toEqual({ domains: ['both.example'], total: 1 });
  });
});

describe('a name with a slip in it', () => {
  test.each([
    ['a small word before it and a slip', 'the flpor barn', 'floorbarn.example'],
    ['a slip in a short word', 'tha floor barn', 'floorbarn.example'],
    ['no spaces and “and” for a sign', 'leafandkettle', 'kettles.example'],
    ['no spaces and an article', 'thefloorbarn', 'floorbarn.example'],
    ['Latin letters for those of its own', 'Zerno i Turka', 'kofe.example'],
    ['two letters for one with a mark', 'Uhrmacher Mueler', 'uhren.example'],
    ['its beginning alone', 'stillwater stud', 'yoga.example'],
  ])('is found with %s', async (_how, text, host) => {
    const names = {
      'floorbarn.example': 'Floor Barn',
      'kettles.example': 'Leaf & Kettle',
      'kofe.example': 'Зерно и Турка',
      'uhren.example': 'Uhrmacher Müller',
      'yoga.example': 'Stillwater Studio',
    };
    for (const [host, name] of Object.entries(names)) await remembered(host, { lawp: { name } });
    expect(await found(text)).toEqual([host]);
  });
});

describe('what is found without some of the words', () => {
  test.each([
    ['vegan florist in Ghent', 'No site found has “vegan”; these are without it.'],
    ['vegan florist in Bruges', 'None is in Bruges itself; these are near it and without “vegan”.'],
  ])('“%s”: is said to be so, and not to have them', async (text, message) => {
    const place = { name: 'Ghent', country: 'BE', countryName: 'Belgium', lat: 51.05, lon: 3.72, timeZone: null };
    await remembered('gent.example', { category: { id: 'shop/florist', name: 'florist', plural: 'florists' }, place });
    const { sites, notices } = await ask(text);
    expect(sites.map(({ site }) => site.domain)).toEqual(['gent.example']);
    expect(notices).toEqual([{ code: 'query_relaxed', message }]);
    expect(sites[0]?.reasons().filter(({ text }) => text.includes('vegan'))).toEqual([]);
  });

  test('has what some have before what nobody has is left out with it', async () => {
    const kind = { category: { id: 'shop/florist', name: 'florist', plural: 'florists' } };
    const sells = (content: string) => ({ ...kind, lawp: { pages: { '/': { title: 'Home', content } } } });
    await remembered('roses.example', sells('Roses and tulips.'));
    for (let at = 0; at < 9; at += 1) await remembered(`cacti-${at}.example`, sells('Cacti of all sizes.'));
    for (const text of ['florist with cacti and zorvexas', 'florist with zorvexas and cacti']) {
      const { sites, notices } = await ask(text);
      expect(sites.map(({ site }) => site.domain)).toHaveLength(9);
      expect(notices.map(({ message }) => message)).toEqual(['No site found has “zorvexas”; these are without it.']);
    }
  });

  test('is no kind alone where more words say what is asked for', async () => {
    await remembered('spanner.example', {
      category: { id: 'shop/bicycle', name: 'bicycle shop', plural: 'bicycle shops' },
    });
    const found = async (text: string) => (await ask(text)).sites.map(({ site }) => site.domain);
    expect(await found('bicycle shop with zorvexas and quibbets')).toEqual(['spanner.example']);
    expect(await found('bicycle shop with zorvexas, quibbets and wendles')).toEqual([]);
  });

  test('says so where nobody is known to be in the place that was asked for', async () => {
    const content = 'Our correspondents report from Riyadh on the weather.';
    await remembered('reports.example', { lawp: { pages: { '/': { title: 'Home', content } } } });
    const { sites, notices } = await ask('weather in Riyadh');
    expect(sites.map(({ site }) => site.domain)).toEqual(['reports.example']);
    expect(notices.map(({ message }) => message)).toEqual(['None of these is in Riyadh, as far as we know.']);
  });

  test('may be an online publication where a blog is asked for, but no shop', async () => {
    const publishes = { id: 'site/publication', name: 'Online publication', plural: 'online publications' };
    const content = 'A blog on elms and lanterns.';
    await remembered('elms.example', { category: publishes, lawp: { pages: { '/': { title: 'Elm blog', content } } } });
    await remembered('florist.example', {
      category: { id: 'shop/florist', name: 'florist', plural: 'florists' },
      lawp: { pages: { '/': { title: 'Elm blog', content } } },
    });
    await remembered('lines.example', {
      category: { id: 'site/blog', name: 'Blog', plural: 'blogs' },
      lawp: { pages: { '/': { title: 'Lines', content: 'Of elms.' } } },
    });
    expect(new Set(await found('blog elms'))).toEqual(new Set(['elms.example', 'lines.example']));
  });

  test('is none that only mentions the kind, where nobody is of it', async () => {
    const content = 'Candles for weddings, also for the hotel next door.';
    await remembered('candles.example', { lawp: { pages: { '/': { title: 'Home', content } } } });
    expect(await found('hotel')).toEqual(['candles.example']);
    expect(await found('hotel Brindlemoor')).toEqual([]);
  });
});

describe('what means nothing', () => {
  test.each([
    'is it',
    'и в на',
    'the of and',
    'x y z',
    'のはが',
    'का के की',
    "SELECT * FROM sites WHERE name = '%'; --",
  ])('“%s” finds nothing', async (text) => {
    await remembered('words.example', {
      lawp: { pages: { '/': { title: 'X', content: 'Is it the end of y and z? Select from sites where.' } } },
      originals: { '/': { title: 'В', content: 'и в на のはが का के की', translated: 'composed' } },
    });
    expect(await findSites(index, text, 5)).toEqual({ domains: [], total: 0 });
  });

  test('is a name where somebody is called exactly so', async () => {
    await remembered('the-best.example', { lawp: { name: 'The Best' } });
    expect(await found('the best')).toEqual(['the-best.example']);
  });

  test('may be what people say to each other: only a title answers it', async () => {
    const content = 'Good people saw everybody this morning. Save some money.';
    await remembered('talk.example', { lawp: { pages: { '/': { title: 'Save money', content } } } });
    expect(await found('good morning everybody')).toEqual([]);
    expect(await found('save money')).toEqual(['talk.example']);
  });

  test('a kind of site in a place that nobody knows is none anywhere else', async () => {
    expect(await found('bakery in Zzyrxburgh')).toEqual([]);
    expect(await found('bakery')).toContain('bakery.example');
  });
});

describe('whatever is typed', () => {
  test.each([
    '"',
    '""',
    '"bakery',
    'bakery"',
    "'",
    'OR',
    'AND',
    'NOT',
    'NEAR',
    'NEAR(bakery, 2)',
    'bakery OR',
    'OR bakery',
    'NOT bakery',
    '*',
    'bak*',
    '-',
    '-bakery',
    '^bakery',
    '+',
    'name:bakery',
    '{name topic}:x',
    '(',
    ')',
    '()',
    ';',
    '--',
    '/*',
    '\\',
    '%',
    '_',
    ':',
    '::',
    '@',
    '#',
    '👩‍🍳',
    '\u0301',
    '\u200B',
    '़',
    '𞤀𞤣𞤤𞤢𞤥',
    '²',
    '١٢٣',
    '\u0000',
    'a\u0000b',
    '\uFFFF',
    ' ',
    '  ',
    '\n',
  ])('never throws for %j', async (query) => {
    const answer = await findSites(index, query, 5);
    expect(answer.total).toBeGreaterThanOrEqual(answer.domains.length);
  });

  test('an operator of the search language is a word like every other', async () => {
    await remembered('or.example', { lawp: { name: 'Near or Not' } });
    expect(await found('NEAR OR NOT')).toEqual(['or.example']);
    await remembered('operators.example', { lawp: { name: 'Sawmill near Or' } });
    expect(await found('sawmill NEAR or')).toEqual(['operators.example']);
  });

  test('a query of hundreds of words is answered by most of its first ones', async () => {
    const more = Array.from({ length: 400 }, (_, at) => `w${at}`).join(' ');
    expect(await found(`sourdough baked every morning solsiden ${more}`)).toEqual(['bakery.example']);
    expect(await found(`solsiden ${more}`)).toEqual([]);
    expect(await found('where is sourdough baked every single morning')).toEqual(['bakery.example']);
  });

  test('nothing in common with any site is no result', async () => {
    expect(await findSites(index, 'xylophonist', 5)).toEqual({ domains: [], total: 0 });
    expect(await findSites(index, '!?', 5)).toEqual({ domains: [], total: 0 });
  });
});

describe('the order', () => {
  test('is the same for the same index: equal matches by score, then by domain', async () => {
    for (const [host, score] of [
      ['c', 15],
      ['b', 60],
      ['d', 60],
      ['a', 15],
    ] as const) {
      await remembered(`${host}.tie.example`, { lawp: { name: 'Marionette' } }, score);
    }
    const expected = ['b', 'd', 'a', 'c'].map((host) => `${host}.tie.example`);
    for (let times = 0; times < 3; times++) expect(await found('marionette')).toEqual(expected);
  });

  test('the total does not depend on how many are wanted', async () => {
    await remembered('total-1.example', { lawp: { name: 'Glockenspiel workshop' } });
    await remembered('total-2.example', { lawp: { name: 'Glockenspiel and workshop' } });
    const totals = await Promise.all(
      [1, 2, 5].map(async (limit) => (await findSites(index, 'glockenspiel workshop', limit)).total),
    );
    expect(new Set(totals)).toEqual(new Set([2]));
    expect(await found('glockenspiel workshop', 1)).toEqual(['total-1.example']);
  });

  test('a site is found by its new words only, once it changed', async () => {
    await remembered('renamed.example', { lawp: { name: 'Accordion' } });
    await remembered('renamed.example', { lawp: { name: 'Bandoneon' } });
    expect(await found('accordion')).toEqual([]);
    expect(await found('bandoneon')).toEqual(['renamed.example']);
  });
});

test('a country counts those whose place is not known by the ending of their domain, and says so', async () => {
  const category = { id: 'shop/jewelry', name: 'jeweller', plural: 'jewellers' };
  for (const host of ['brindlemoor-rings.pl', 'brindlemoor-rings.example'])
    await remembered(host, { lawp: { name: 'Rings' }, category });
  const { sites } = await ask('jeweller in Poland');
  expect(sites.map(({ site }) => site.domain)).toEqual(['brindlemoor-rings.pl']);
  expect(sites[0]?.reasons()).toContainEqual({ feature: 'place', text: 'has a domain of Poland' });
});
