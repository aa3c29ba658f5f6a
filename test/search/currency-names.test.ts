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
