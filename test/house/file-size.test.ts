import { expect, it } from 'vitest';
import { sourcesIn } from './sources.ts';

const MAX_LINES = 250;

/** Files that are longer, each with its reason. */
const LONGER: Readonly<Record<string, string>> = {
  'src/core/actions/catalogue.ts': 'a table: one row per action, all its traits side by side',
  'src/core/lawp/document.ts': 'one schema, read from top to bottom: a table',
  'src/extract/actions/booking-hosts.ts': 'a table of booking and ordering services',
  'src/extract/names/name-words.ts': 'a table of words in many languages',
  'src/extract/status/status-phrases.ts': 'a table of phrases in many languages',
  'src/core/lawp/rules.ts': 'a table: one entry per rule',
  'src/places/category-table.ts': 'a table: one row per kind of site',
  'src/core/site/unread-words.ts': 'a table: one row per reason why a site could not be read',
  'src/store/database/schema.ts': 'the tables of the served database, side by side',
};

it('no file is longer than 250 lines without a reason', () => {
  const long = sourcesIn('src')
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ path, lines }) => lines > MAX_LINES && !(path in LONGER));
  expect(long).toEqual([]);
});

it('every reason still has its long file', () => {
  const lines = new Map(sourcesIn('src').map(({ path, text }) => [path, text.split('\n').length - 1]));
  expect(Object.keys(LONGER).filter((path) => (lines.get(path) ?? 0) <= MAX_LINES)).toEqual([]);
});
