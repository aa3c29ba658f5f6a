import { expect, test } from 'vitest';
import { currencyNamed } from '../../src/search/understand/currency-names.ts';

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
