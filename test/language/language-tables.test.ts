import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ACTION_IDS } from '../../src/core/actions/catalogue.ts';
import { CONTENT_FOLDER } from '../../src/language/content-folder.ts';
import { DAY_NAMES } from '../../src/language/day-words.ts';
import { fold } from '../../src/language/fold.ts';
import { HOUR_MEANINGS, PLACE_MEANINGS, PRICE_MEANINGS } from '../../src/language/hour-words.ts';
import { parseLanguageTable, WORD_USES, type WordRow, type WordUse } from '../../src/language/language-tables.ts';
import { languageName } from '../../src/language/names.ts';
import { ORDER_PARTS } from '../../src/language/order-words.ts';
import { IDEAS } from '../../src/language/phrases/ideas.ts';
import { CATEGORIES } from '../../src/places/categories.ts';

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, month, 1))),
);

const folder = new URL('language/', CONTENT_FOLDER);
const files = readdirSync(folder).filter((name) => !['README.md', 'common-words.tsv', 'twin-words.tsv'].includes(name));

const MEANINGS: Readonly<Record<WordUse, readonly string[]>> = {
  label: IDEAS.map(({ english }) => english),
  begins: ACTION_IDS,
  ends: ACTION_IDS,
  site: CATEGORIES.map(({ id }) => id),
  trade: CATEGORIES.map(({ id }) => id),
  needed: ['site'],
  day: DAY_NAMES,
  month: MONTHS,
  hour: HOUR_MEANINGS,
  price: PRICE_MEANINGS,
  place: PLACE_MEANINGS,
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
  const rows = parseLanguageTable(file.slice(0, 2), textOf(file).split('\n'));

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
    expect(days.length === 0 ? DAY_NAMES : days).toEqual(DAY_NAMES);
  });
});

/** Uses whose rows are whole in every table, but for those that say that they are only begun. */
const WHOLE = ['day', 'month', 'hour', 'price', 'place'] as const;
const wholeFiles = files.filter((file) => !/^# Only begun\b/m.test(textOf(file)));

describe.each(wholeFiles)('days, hours, prices and places in %s', (file) => {
  const rows = parseLanguageTable(file.slice(0, 2), textOf(file).split('\n'));

  it.each(WHOLE)('have every row of %s', (use) => {
    expect(rows.filter((row) => row.use === use).map(({ meaning }) => meaning)).toEqual(MEANINGS[use]);
  });

  it.each(WHOLE)('have no word of %s that means two things, however it is accented', (use) => {
    const meanings = rows
      .filter((row) => row.use === use)
      .flatMap(({ meaning, words }) => [...new Set(words.map(fold))].map((word) => ({ meaning, word })));
    const byWord = Map.groupBy(meanings, ({ word }) => word);
    const double = [...byWord].filter(([, senses]) => senses.length > 1);
    expect(double.map(([word, senses]) => [word, ...senses.map(({ meaning }) => meaning)].join(' '))).toEqual([]);
  });

  it('have no word of hours that is a day', () => {
    const days = new Set(rows.filter(({ use }) => use === 'day').flatMap(({ words }) => words.map(fold)));
    const words = rows.filter(({ use }) => use === 'hour').flatMap((row) => row.words.map(fold));
    expect(words.filter((word) => days.has(word))).toEqual([]);
  });

  it('say that no native speaker has reviewed them', () => {
    expect(textOf(file)).toContain('not reviewed by a native speaker');
  });
});

it('names of days and months are those of CLDR, and rows by hand add to them', () => {
  const lacking = wholeFiles.flatMap((file) => {
    const language = file.slice(0, 2);
    if (Intl.DateTimeFormat.supportedLocalesOf([language]).length === 0) return [];
    const rows = parseLanguageTable(language, textOf(file).split('\n'));
    const format = (options: Intl.DateTimeFormatOptions, day: number) =>
      fold(new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, day))));
    const known = (use: WordUse) =>
      new Set(rows.filter((row) => row.use === use).flatMap(({ words }) => words.map(fold)));
    return DAY_NAMES.map((_, day) => format({ weekday: 'long' }, 1 + day)).filter((name) => !known('day').has(name));
  });
  expect(lacking).toEqual([]);
});

it('at least forty languages in ten scripts have whole tables', () => {
  const first = wholeFiles.map((file) => textOf(file).match(/^day\tMonday\t(?:.* \/ )?(\p{L})/mu)?.[1] ?? '');
  const scripts = 'Latin Cyrillic Greek Hebrew Arabic Devanagari Bengali Tamil Thai Georgian Armenian Han Hangul'.split(
    ' ',
  );
  expect(first.length).toBeGreaterThanOrEqual(40);
  expect(
    scripts.filter((script) => first.some((letter) => new RegExp(`\\p{Script=${script}}`, 'u').test(letter))).length,
  ).toBeGreaterThanOrEqual(10);
});

it('every idea has words in some language, and one English title', () => {
  const labels = new Set(
    files
      .flatMap((file) => parseLanguageTable(file.slice(0, 2), textOf(file).split('\n')))
      .map(({ meaning }) => meaning),
  );
  expect(MEANINGS.label.filter((english) => !labels.has(english))).toEqual([]);
  expect(new Set(MEANINGS.label).size).toBe(IDEAS.length);
});

it('a line of another form is named with its file and number', () => {
  expect(() => parseLanguageTable('da', ['# Danish', 'label Home forside'])).toThrow('content/language/da.tsv, line 2');
  expect(() => parseLanguageTable('da', ['title\tHome\tforside'])).toThrow('line 1');
});
