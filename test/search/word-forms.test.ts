import { expect, test } from 'vitest';
import { wordForms } from '../../src/search/word-forms.ts';

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
