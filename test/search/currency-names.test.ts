import { expect, test } from 'vitest';
import { currencyNamed } from '../../src/search/understand/currency-names.ts';
import { readQuestion } from '../../src/services/search/search.ts';

test.each([
  ['15 euroa', 'fi', 'EUR'],
  ['1 000 рублей', 'ru', 'RUB'],
  ['50 złotych', 'pl', 'PLN'],
  ['500 kronor', 'sv', 'SEK'],
  ['500 kroner', 'no', 'NOK'],
  ['20 dollars', null, 'USD'],
  ['500 kroner', null, null],
  ['300 kilometer', 'de', null],
  ['15', 'fi', null],
])('%s in %s is %s', (text, language, currency) => {
  expect(currencyNamed(text, language)).toBe(currency);
});

test.each([
  ['lamp under three hundred pounds', 300, 'GBP'],
  ['lamp for less than a hundred and fifty dollars', 150, 'USD'],
  ['Lampe unter zwölfhundertfünfzig Euro', 1250, 'EUR'],
  ['Lampe bis vierundzwanzig Euro', 24, 'EUR'],
  ['lampe à moins de quatre-vingt-dix euros', 90, 'EUR'],
  ['лампа до двух тысяч рублей', 2000, 'RUB'],
  ['kétszáz euro alatt', 200, 'EUR'],
])('%s names a sum in words: %d %s', (query, amount, currency) => {
  expect(readQuestion(query).filters.maxPrice).toMatchObject({ amount, currency });
});

test.each(['five pound note', 'restaurant under the two bridges', 'under one roof'])('%s names none', (query) => {
  expect(readQuestion(query).filters).toEqual({});
});

test.each([
  ['shoes between 50 and 80 euros', 50, 80, 'EUR'],
  ['shoes between €50 and €80', 50, 80, 'EUR'],
  ['Schuhe zwischen 50 Euro und 80 Euro', 50, 80, 'EUR'],
  ['обувь от 300 до 5000 рублей', 300, 5000, 'RUB'],
  ['kilim 300-500 TL arası', 300, 500, 'TRY'],
  ['300 ile 500 TL arasında kilim', 300, 500, 'TRY'],
  ['lamp over 20 euros and under 40 euros', 20, 40, 'EUR'],
  ['Lampe unter 40 Euro und über 20 Euro', 20, 40, 'EUR'],
  ['lamp over 20 and under 40 euros', 20, 40, 'EUR'],
  ['lamp > 20 < 40 €', 20, 40, 'EUR'],
])('%s bounds the price on both sides: %d to %d %s', (query, least, most, currency) => {
  const { filters, words } = readQuestion(query);
  expect(filters).toMatchObject({ minPrice: { amount: least, currency }, maxPrice: { amount: most, currency } });
  expect(words.filter((word) => /\d|and|und|ile/.test(word))).toEqual([]);
});

test('of two prices on one side the first bounds, and the other stays words', () => {
  const { filters, words } = readQuestion('lamp under 40 euros under 30 euros');
  expect([Object.keys(filters), filters.maxPrice?.amount]).toEqual([['maxPrice'], 40]);
  expect(words).toEqual(['lamp', 'under', '30', 'euros']);
});

test('money that is called as a town is no place', () => {
  for (const query of ['shoes 300 lira', 'ayakkabı kaç lira'])
    expect(readQuestion(query)).toMatchObject({ category: { id: 'shop/shoes' }, place: null });
  expect(readQuestion('hotel Lira').place).toMatchObject({ name: 'Lira', country: 'UG' });
});

test('two prices on both sides may be in two currencies', () => {
  expect(readQuestion('lamp over 20 euros under 40 dollars').filters).toMatchObject({
    minPrice: { amount: 20, currency: 'EUR' },
    maxPrice: { amount: 40, currency: 'USD' },
  });
});

test.each(['laptop over 15 inch and under 500 euros', 'laptop over 15 inch under 500 euros'])(
  '%s bounds prices on one side',
  (query) => {
    const { filters, words } = readQuestion(query);
    expect([Object.keys(filters), words]).toEqual([['maxPrice'], ['laptop', 'over', '15', 'inch']]);
  },
);

test.each(['between 80 and 50 euros', 'between 1900 and 2000', 'a path between two lakes'])(
  '%s is no range of prices',
  (query) => {
    expect(readQuestion(query).filters).not.toHaveProperty('minPrice');
  },
);
