import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ACTION_LISTS, isOnList, mentions, parseActionLists } from '../../src/language/action-lists.ts';
import { CONTENT_FOLDER } from '../../src/language/content-folder.ts';
import { languageName } from '../../src/language/names.ts';

const rows = parseActionLists(readFileSync(new URL('actions/words.tsv', CONTENT_FOLDER), 'utf8'));
const languages = [...new Set(rows.map(({ language }) => language))];

it('every list has a row for every language, and there are at least thirty', () => {
  expect(languages.length).toBeGreaterThanOrEqual(30);
  expect(languages.filter((language) => languageName(language) === null)).toEqual([]);
  for (const list of ACTION_LISTS)
    expect(rows.filter((row) => row.list === list).map(({ language }) => language)).toEqual(languages);
});

it('words are plain: lower case, composed, without separators, once in a row', () => {
  const faults = rows.flatMap(({ list, language, words }) => [
    ...words
      .filter(
        (word) => word !== word.trim().toLowerCase().normalize('NFC') || word === '' || /[/|;\t()[\]*+?.]/u.test(word),
      )
      .map((word) => `${list} ${language}: ${word}`),
    ...(new Set(words).size < words.length ? [`${list} ${language}: a word stands twice`] : []),
  ]);
  expect(faults).toEqual([]);
});

it('a line of another form is named with its number', () => {
  expect(() => parseActionLists('# x\nbranches de filialen')).toThrow('content/actions/words.tsv, line 2');
});

it('finds whole words and phrases, and those of scripts without spaces inside of others', () => {
  expect(mentions('branches', 'Alle Filialen in Köln')).toBe(true);
  expect(mentions('branches', 'Filialentwicklung')).toBe(false);
  expect(mentions('cart', '今すぐカートに入れる')).toBe(true);
  expect(isOnList('map', 'Karte')).toBe(true);
  expect(isOnList('map', 'Karte der Region')).toBe(false);
});
