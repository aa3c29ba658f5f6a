import { expect, test } from 'vitest';
import { wordsOf } from '../../src/language/words-of.ts';
import { stemOf, wordForms } from '../../src/search/word-forms.ts';

test.each([
  ['boots', ['boots', 'boot']],
  ['boot', ['boot', 'boots']],
  ['dress', ['dress']],
  ['gas', ['gas']],
  ['ботинки', ['ботинки']],
  ['パン', ['パン']],
])('%s is written in the forms %j', (word, forms) => {
  expect(wordForms(word)).toEqual(forms);
});

test.each([
  ['المقهى', 'مقهى'],
  ['הקפה', 'קפה'],
])('%s is found without its article, and without it where it has one', (joined, bare) => {
  expect(wordForms(joined)).toContain(bare);
  expect(wordForms(bare)).toContain(joined);
});

test('Thai words with the vowel am are told from the words beside them', () => {
  expect(wordsOf('ร้านทำกุญแจ')).toEqual(['ร้าน', 'ทำ', 'กุญแจ']);
});

test.each([
  ['harmaata', 'harmaa'],
  ['villalankaa', 'villalan'],
  ['Katze', 'Katze'],
])('%s begins like its other forms: %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});
