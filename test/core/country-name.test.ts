import { expect, it } from 'vitest';
import { countryName, withCountryArticle } from '../../src/core/country-name.ts';

it.each([
  ['DK', 'Denmark'],
  // The name that people use, not the one of the list.
  ['TR', 'Turkey'],
  ['HK', 'Hong Kong'],
  ['EU', null],
  ['DD', null],
  ['ZZ', null],
  ['dk', null],
])('the English name of the country %s is %s', (code, name) => {
  expect(countryName(code)).toBe(name);
});

it.each([
  ['Netherlands', 'the Netherlands'],
  ['Faroe Islands', 'the Faroe Islands'],
  ['Denmark', 'Denmark'],
  ['Aarhus', 'Aarhus'],
])('%s is %s in a sentence', (name, said) => {
  expect(withCountryArticle(name)).toBe(said);
});
