import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ACTION_IDS } from '../../src/core/actions/catalogue.ts';
import { CONTENT_FOLDER } from '../../src/language/content-folder.ts';
import { DAYS } from '../../src/language/day-words.ts';
import { parseLanguageTable, WORD_USES, type WordRow, type WordUse } from '../../src/language/language-tables.ts';
import { languageName } from '../../src/language/names.ts';
import { ORDER_PARTS } from '../../src/language/order-words.ts';
import { IDEAS } from '../../src/language/phrases/ideas.ts';
import { CATEGORIES } from '../../src/places/categories.ts';

const folder = new URL('language/', CONTENT_FOLDER);
const files = readdirSync(folder).filter((name) => !['README.md', 'common-words.tsv'].includes(name));

const MEANINGS: Readonly<Record<WordUse, readonly string[]>> = {
  label: IDEAS.map(({ english }) => english),
  begins: ACTION_IDS,
  ends: ACTION_IDS,
  site: CATEGORIES.map(({ id }) => id),
  day: DAYS,
  order: ORDER_PARTS,
};

function textOf(file: string): string {
  return readFileSync(new URL(file, folder), 'utf8');
}

function faultsOf({ use, meaning, words }: WordRow): string[] {
  const faults = words.flatMap((word) => [
    ...(word === '' || word !== word.trim() ? [`"${word}" has a space too many`] : []),
    ...(word === word.normalize('NFC') ? [] : [`"${word}" is not in Unicode's form NFC`]),
    ...(word === word.toLowerCase() ? [] : [`"${word}" is not in lower case`]),
    ...(/[/|;\t]/.test(word) ? [`"${word}" holds a separator`] : []),
  ]);
  if (!MEANINGS[use].includes(meaning)) faults.push('there is no such meaning');
  if (new Set(words).size < words.length) faults.push('a word stands twice');
  return faults.map((fault) => `${use} ${meaning}: ${fault}`);
}

describe.each(files)('the table %s', (file) => {
  const rows = parseLanguageTable(file.slice(0, 2), textOf(file));

  it('is named for a language', () => {
    expect(file).toMatch(/^[a-z]{2}\.tsv$/);
    expect(languageName(file.slice(0, 2))).not.toBeNull();
  });

  it('holds plain lower-case words of known meanings', () => {
    expect(rows.flatMap(faultsOf)).toEqual([]);
  });

  it('has each meaning once, use by use, and labels in the order of the ideas', () => {
    const keys = rows.map(({ use, meaning }) => `${use} ${meaning}`);
    expect(keys.filter((key, index) => keys.indexOf(key) < index)).toEqual([]);
    const uses = rows.map(({ use }) => WORD_USES.indexOf(use));
    expect(uses).toEqual(uses.toSorted((a, b) => a - b));
    const labels = rows.filter(({ use }) => use === 'label').map(({ meaning }) => MEANINGS.label.indexOf(meaning));
    expect(labels).toEqual(labels.toSorted((a, b) => a - b));
  });

  it('names all days or none', () => {
    const days = rows.filter(({ use }) => use === 'day').map(({ meaning }) => meaning);
    expect(days.length === 0 ? DAYS : days).toEqual(DAYS);
  });
});

it('every idea has words in some language, and one English title', () => {
  const labels = new Set(
    files.flatMap((file) => parseLanguageTable(file.slice(0, 2), textOf(file))).map(({ meaning }) => meaning),
  );
  expect(MEANINGS.label.filter((english) => !labels.has(english))).toEqual([]);
  expect(new Set(MEANINGS.label).size).toBe(IDEAS.length);
});

it('a line of another form is named with its file and number', () => {
  expect(() => parseLanguageTable('da', '# Danish\nlabel Home forside\n')).toThrow('content/language/da.tsv, line 2');
  expect(() => parseLanguageTable('da', 'title\tHome\tforside')).toThrow('line 1');
});
