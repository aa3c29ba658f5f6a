import { expect, test } from 'vitest';
import {
  isEveryday,
  isEverydayElsewhere,
  isEverydayInOthers,
  usualLanguages,
} from '../../../src/search/understand/everyday-words.ts';

/** Whether a word that was found to mean something in some languages is an everyday one of those that are spoken. */
const isElsewhere = (key: string, meantIn: string, spoken = ''): boolean =>
  isEverydayElsewhere(key, { meantIn: meantIn.split(' '), isForm: false }, spoken.split(' ').filter(Boolean));

test('words that stand beside each other in the table are no phrase of a language', () => {
  expect(usualLanguages('you')).toContain('en');
  expect(usualLanguages('you the')).toEqual([]);
  expect(isElsewhere('you', 'fi')).toBe(true);
  expect(isElsewhere('you the', 'fi')).toBe(false);
  expect(isEveryday('en', '')).toBe(false);
});

test('an everyday word of one other language is one, unless it is of this one, too', () => {
  expect(isEverydayInOthers('und', 'en')).toBe(true);
  expect(isEverydayInOthers('die', 'en')).toBe(false);
  expect(isEverydayInOthers('xyzzy', 'en')).toBe(false);
});

test('“pain” is bread for whoever speaks French, or where several languages call it so', () => {
  expect(isElsewhere('pain', 'fr')).toBe(true);
  expect(isElsewhere('pain', 'fr', 'en fr')).toBe(false);
  expect(isElsewhere('pain', 'fr oc')).toBe(true);
  expect(isElsewhere('pain', 'fr oc ht')).toBe(false);
});

test('a word means what it means in the sibling of a language, or where English took it over', () => {
  expect(isElsewhere('mange', 'no', 'da')).toBe(false);
  expect(isElsewhere('mange', 'de', 'da')).toBe(true);
  expect(isElsewhere('guitar', 'fi', 'en')).toBe(false);
});

test('a word that is rarer in the language spoken means what it means in the other', () => {
  expect(isElsewhere('bad', 'fi', 'da')).toBe(true);
  expect(isElsewhere('bad', 'fi en', 'da')).toBe(false);
  expect(isEveryday('en', 'atlantic')).toBe(true);
  expect(isElsewhere('atlantic', 'fi', 'en')).toBe(false);
});
