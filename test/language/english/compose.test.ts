import { describe, expect, test } from 'vitest';
import { type ComposedPage, composeDescription, composePage } from '../../../src/language/english/compose.ts';
import { pricesSentence } from '../../../src/language/english/fact-sentences.ts';
import type { SiteContext } from '../../../src/language/english/site-context.ts';

const site: SiteContext = {
  name: 'Morgenstund',
  language: 'da',
  category: { id: 'shop/bakery', name: 'Bakery', plural: 'bakeries' },
  place: {
    name: 'Aarhus',
    country: 'DK',
    countryName: 'Denmark',
    lat: 56.16,
    lon: 10.21,
    timeZone: 'Europe/Copenhagen',
  },
  business: null,
  products: [],
  actionIds: [],
  ownEnglish: [],
  pageKinds: [],
  singlePages: [],
  topics: { menu: [], words: [] },
};
const page: ComposedPage = { kind: 'home', path: '/', title: 'Home', content: '', number: 0 };
const home = (more: Partial<SiteContext>) => composePage({ ...site, ...more }, page);

describe('a home page', () => {
  test('says what the site is, and nothing of what it does not have', () => {
    expect(home({})).toBe('Danish-language site of Morgenstund, a bakery in Aarhus, Denmark.');
    expect(home({ category: null, place: null })).toBe('Danish-language site of Morgenstund.');
    const place = {
      name: 'Netherlands',
      country: 'NL',
      countryName: 'Netherlands',
      lat: null,
      lon: null,
      timeZone: null,
    };
    expect(home({ place })).toBe('Danish-language site of Morgenstund, a bakery in the Netherlands.');
  });

  test.each([
    [['menu'], 'It has pages with a menu.'],
    [['menu', 'events', 'menu'], 'It has pages with a menu and events.'],
  ] as const)('names the kinds of its pages, each once: %j', (pageKinds, sentence) => {
    expect(home({ pageKinds: [...pageKinds, 'privacy', 'other'] })).toContain(sentence);
  });

  test('names its topics, but neither its kind nor its place again', () => {
    const said = home({
      topics: { menu: ['bakery', 'weddings', 'bread', 'Denmark'], words: ['bread', 'Denmark', 'bakeries'] },
    });
    expect(said).toContain('Mentions bread. It has pages on weddings.');
  });

  test('says what single pages are where its menus and its kind tell little', () => {
    const singlePages = ['Recipe', 'Article on sport'];
    expect(home({ singlePages, category: null })).toContain('Among its pages are a recipe and an article on sport.');
    expect(home({ singlePages })).toContain('One of its pages is an article on sport.');
    expect(home({ singlePages: ['Page on flour', 'Article'], category: null })).toContain(
      'One of its pages is on flour.',
    );
    expect(
      home({ singlePages: ['Page on flour and bread'], topics: { menu: ['bread', 'flour'], words: [] } }),
    ).not.toContain('its pages');
    expect(home({ singlePages, topics: { menu: ['flour', 'bread', 'cakes'], words: [] } })).not.toContain('its pages');
  });

  test('says of a page on a product no more than what is sold there', () => {
    const whisk = { name: 'Whisk', originalName: 'Whisk', price: 8, currency: 'EUR', priceEur: 8, image: null };
    const products = [{ ...whisk, url: 'https://tools.example/whisk', available: null }];
    const singlePages = ['Product page', 'Recipe'];
    expect(home({ singlePages, products, category: null })).toContain('One of its pages is a recipe. Sells Whisk for');
    expect(home({ singlePages, category: null })).toContain('Among its pages are a product page and a recipe.');
    expect(home({ name: 'Whisk', products })).not.toContain('Sells');
  });

  test('keeps products apart whose names have a comma', () => {
    const light = { originalName: '', price: 8, currency: 'EUR', priceEur: 8, image: null, url: '', available: null };
    const products = ['Tea lights, 8 pieces', 'Torch'].map((name) => ({ ...light, name }));
    expect(home({ products })).toContain('Sells 2 products for 8 EUR: Tea lights, 8 pieces; Torch.');
  });

  test('says hours as people do', () => {
    const hours = { opens: '08:00', closes: '20:00' };
    const business = { opening_hours: [{ ...hours, days: ['Mo', 'Tu', 'We', 'Th', 'Fr'] as const }] };
    expect(home({ business })).toContain('Open Monday to Friday 8:00–20:00.');
    const always = { opens: '00:00', closes: '24:00', days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const };
    expect(home({ business: { opening_hours: [always] } })).toContain('Open around the clock.');
    expect(home({ business: { opening_hours: [{ ...always, ...hours }] } })).toContain('Open every day 8:00–20:00.');
  });

  test('names countries as English does', () => {
    expect(home({ topics: { menu: ['travel', 'Netherlands', 'Norway'], words: [] } })).toContain(
      'It has pages on travel, the Netherlands and Norway.',
    );
  });

  test('says for how much of it a price is, and that others are dearer', () => {
    const room = { name: 'Room', originalName: 'Room', price: 80, currency: 'EUR', priceEur: 80, image: null };
    const products = [{ ...room, url: 'https://inn.example/', available: null, unit: 'night', isFrom: true }];
    expect(home({ products })).toContain('Sells Room from 80 EUR per night.');
  });

  test('says what visitors can do', () => {
    expect(home({ actionIds: ['order'] })).toMatch(/Visitors can \w+[^,]*\.$/);
    expect(home({ actionIds: ['order', 'book', 'call'] })).toMatch(/Visitors can .+, .+ or .+\.$/);
  });
});

describe('another page', () => {
  const contact: ComposedPage = { ...page, kind: 'contact', path: '/kontakt', title: 'Contact' };

  test('says what kind of page it is, whose, and its place among those that say the same', () => {
    expect(composePage(site, contact)).toBe('Contact page of Morgenstund, a bakery in Aarhus, Denmark, in Danish.');
    expect(composePage(site, { ...contact, number: 1 })).toContain('Contact page (1) of Morgenstund');
  });

  test('says what it is and when it is from, where that was read', () => {
    const article = {
      ...contact,
      kind: 'news',
      what: 'News article on bread',
      day: '13 January 2025',
      number: 2,
    } as const;
    expect(composePage(site, article)).toContain('News article on bread, 13 January 2025, of Morgenstund');
    // What a story names need be no price.
    expect(composePage(site, { ...article, content: 'Støtte: 70000 €' })).toContain('Amounts named there: 70000 €.');
  });

  test('says the language that it has itself', () => {
    expect(composePage(site, { ...contact, language: 'de' })).toMatch(/, in German\.$/);
  });
});

const bread = { originalName: 'Rugbrød', price: 42, currency: 'DKK', priceEur: 5.6, image: null, available: true };
const products: SiteContext['products'] = ['Rye bread', 'Cardamom bun', 'A cake '.repeat(12)].map((name, at) => ({
  ...bread,
  name,
  price: 42 - at,
  url: `https://morgenstund.example/${at}`,
}));

test('the price of one product is not told of many', () => {
  const told = (priced: number) =>
    composeDescription({ ...site, products: products.map((one, at) => (at < priced ? one : { ...one, price: null })) });
  expect(told(1)).toMatch(/Sells 3 products, among them/);
  expect(told(2)).toMatch(/Sells 3 products from 41 to 42 DKK, among them/);
});

test('products are told by their number, prices and names, but for names as long as sentences', () => {
  expect(composeDescription({ ...site, products })).toMatch(
    /Sells 3 products from 40 to 42 DKK, among them Rye bread and Cardamom bun\.$/,
  );
});

test('a description ends with what is sold, else with what visitors can do; a portal sells nothing', () => {
  const category = { id: 'site/portal', name: 'Portal', plural: 'portals' };
  expect(composeDescription({ ...site, products, actionIds: ['order'] })).not.toContain('Visitors can');
  expect(composeDescription({ ...site, category, products, actionIds: ['order'] })).toMatch(/Visitors can .+\.$/);
});

test('prices keep what stands before the sign of their currency', () => {
  const content = 'Troca de óleo R$ 120,00, revisão por US$80 ou NT$450 e 9,50 €';
  const text = composePage(site, { ...page, kind: 'pricing', path: '/precos', content, number: 1 });
  expect(JSON.stringify(text)).toContain('R$ 120,00; US$80; NT$450; 9,50 €');
});

describe('prices that a text names', () => {
  test.each([
    ['Заказ от 15 000 ₽, доставка 412 ₽/шт', '15 000 RUB; 412 RUB'],
    ['Chambre 1 200 € · 1 234,50 zł · 1 250 000 Kč', '1 200 €; 1 234,50 PLN; 1 250 000 CZK'],
    ['€ 15 000, 1’250 CHF, $1,299.99 and £5.', '€ 15 000; 1’250 CHF; $1,299.99; £5'],
    ['12,50 € 3 €', '12,50 €; 3 €'],
    ['12 € 3 € 12,00 €', '12,00 €; 3 €'],
  ])('are whole, however their figures are grouped: %s', (text, prices) => {
    expect(pricesSentence(text)).toBe(`Prices named there: ${prices}.`);
  });

  test.each(['raised $22 million', '€5M', '本体価格 89.0万円', 'Rok 2018 500 Kč'])(
    'are none of half an amount: %s',
    (text) => {
      expect(pricesSentence(text)).toBe('');
    },
  );
});

test('an English site without its home page is told by the titles of its pages', () => {
  const namedPages = ['“A night in June” (article, 2 June 2024)', '“Rye bread” (recipe)'];
  expect(composeDescription({ ...site, language: 'en', actionIds: ['contact'], namedPages })).toBe(
    'English-language site of Morgenstund, a bakery in Aarhus, Denmark. Its pages include “A night in June” (article, 2 June 2024) and “Rye bread” (recipe).',
  );
});
