import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { measureActions } from '../../scripts/bench/truth/actions.ts';
import { kindPattern, measureCategory } from '../../scripts/bench/truth/category.ts';
import { measureContacts } from '../../scripts/bench/truth/contacts.ts';
import { type Corpus, openCorpus } from '../../scripts/bench/truth/corpus.ts';
import { readCsv } from '../../scripts/bench/truth/csv.ts';
import { measureFalseStatements } from '../../scripts/bench/truth/false-statements.ts';
import { measureNames } from '../../scripts/bench/truth/names.ts';
import { isTown, measurePlace } from '../../scripts/bench/truth/place.ts';
import { tableLines } from '../../scripts/bench/truth/table.ts';
import { weekOfOsm } from '../../scripts/bench/truth/week.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const PAGE = `<!doctype html><html lang="en"><head><title>Alder Clocks</title></head><body>
<h1>Alder Clocks</h1><p>We mend clocks of every age, and we have done so since our grandfather opened the shop.</p>
<p>Call us: <a href="tel:+441134960123">0113 496 0123</a></p></body></html>`;

const ANSWER = {
  slug: 'alder.example',
  name_ok: ['Alder Clocks'],
  language: 'en',
  actions: ['call', 'visit'],
  actions_unsure: [],
  phone: ['+441134960123'],
  email: null,
  address: '2 Fern Lane, Leeds LS1 4AP',
  hours_osm: null,
  kind: 'business',
};

let corpus: Corpus;

beforeAll(async () => {
  const folder = await temporaryFolder();
  mkdirSync(join(folder, 'sites/alder.example'), { recursive: true });
  mkdirSync(join(folder, 'truth'));
  writeFileSync(join(folder, 'sites/alder.example/01.html'), PAGE);
  writeFileSync(join(folder, 'sites.csv'), 'slug,lang\nalder.example,en\n');
  writeFileSync(
    join(folder, 'pages.csv'),
    'slug,file,url,charset\nalder.example,alder.example/01.html,https://alder.example/,utf-8\n',
  );
  writeFileSync(join(folder, 'truth/handmade-sites.jsonl'), `${JSON.stringify(ANSWER)}\n`);
  corpus = openCorpus(folder);
});

it('reads a saved site by the code of a build and holds it against what a person says', () => {
  const rows = [...measureNames(corpus), ...measureContacts(corpus)];
  const figure = (what: string) => rows.find((row) => row.what === what);
  expect(figure('name, read by hand')).toMatchObject({ right: 1, of: 1, share: 1 });
  expect(figure('phone, read by hand: right')).toMatchObject({ right: 1, of: 1 });
});

it('counts an action that nobody saw against precision, and one that we missed against recall', () => {
  const rows = measureActions(corpus);
  expect(rows.find(({ what }) => what === 'call: precision')).toMatchObject({ right: 1, of: 1 });
  expect(rows.find(({ what }) => what === 'visit: recall')).toMatchObject({ of: 1 });
});

it('calls a document true when nothing in it is denied', () => {
  const [headline, ...byFact] = measureFalseStatements(corpus);
  expect(headline).toMatchObject({ right: 1, of: 1, worst: [] });
  expect(byFact.map(({ what, right }) => `${what}: ${right}`)).toContain('without a false category: 1');
});

it('holds the kind of a site against the wide kinds of people, and its town against the address', () => {
  expect(measureCategory(corpus).find(({ what }) => what === 'read by hand: right of given')).toMatchObject({ of: 0 });
  expect(kindPattern('shop')?.test('shop/shoes')).toBe(true);
  expect(kindPattern('shop')?.test('office/newspaper')).toBe(false);
  const leeds = { name: 'Leeds', country: 'GB', countryName: 'United Kingdom', lat: null, lon: null, timeZone: null };
  expect(isTown(leeds, ['2 Fern Lane', 'Leeds LS1 4AP'])).toBe(true);
  expect(isTown({ ...leeds, name: 'York' }, ['2 Fern Lane', 'Leeds LS1 4AP'])).toBe(false);
  expect(measurePlace(corpus)[0]).toMatchObject({ what: 'read by hand: found', right: 0, of: 1 });
});

it('prints the share, the peer beside it and the worst cases', () => {
  const row = { group: 'names', what: 'name', language: null, right: 1, of: 2, share: 0.5 };
  const lines = tableLines([{ ...row, peer: { name: 'title', share: 0.25 }, worst: ['a: "b", should be "c"'] }]);
  expect(lines[0]).toMatch(/^names +name +0\.500 +1 of 2 +title 0\.250$/);
  expect(lines[1]).toContain('should be "c"');
});

it.each([
  ['Mo-We,Fr 09:30-17:30; Th 09:30-18:30; Sa off', 'Mo-We,Fr 09:30-17:30; Th 09:30-18:30'],
  ['24/7', 'Mo-Su 00:00-24:00'],
  ['Mo-Fr 08:00-12:00,13:00-17:00; Mo off', 'Tu-Fr 08:00-12:00; Tu-Fr 13:00-17:00'],
  ['Su,PH off', ''],
])('gives the week of %s', (osm, week) => {
  expect(weekOfOsm(osm)).toBe(week);
});

it('reads quoted cells with commas, quotes and line ends', () => {
  expect(readCsv('a,b\n"1, ""x""\ny",2\nshort\n')).toEqual([{ a: '1, "x"\ny', b: '2' }]);
});
