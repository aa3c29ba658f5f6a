import { expect, test } from 'vitest';
import { spokenLanguage } from '../../../src/search/understand/spoken-language.ts';

test.each([
  ['de', 'zitronenbaum aus samen ziehen'],
  ['it', 'gatto selvatico ermellino animale del mese'],
  ['pl', 'nagroda za rozwiazanie hipotezy'],
  ['fi', 'paistettu riisi kananmunalla'],
  ['en', 'horses better than its reputation'],
])('the words of a question tell its language: %s', (language, text) => {
  expect(spokenLanguage(text.split(' '))).toBe(language);
});

test('where two languages have as many of the words, none is spoken', () => {
  expect(spokenLanguage([])).toBeNull();
  expect(spokenLanguage(['vorgel'])).toBeNull();
  expect(spokenLanguage(['hotel'])).toBeNull();
});
