import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { digestOf, type Made, madeSchema, scriptDigest } from '../../scripts/tables/compiled-table.ts';
import { packedNames, unpackedNames, withWritten } from '../../scripts/tables/dictionary-names.ts';
import { packedConcepts } from '../../scripts/tables/packed-concepts.ts';
import { writtenWords } from '../../scripts/tables/written-words.ts';
import { fold } from '../../src/language/fold.ts';
import { languageName } from '../../src/language/names.ts';
import { CATEGORIES } from '../../src/places/categories.ts';
import { ROOT } from './sources.ts';

const names = readdirSync(`${ROOT}content`, { recursive: true, encoding: 'utf8' }).map((name) =>
  name.replaceAll('\\', '/'),
);
const made: readonly Made[] = names
  .filter((name) => name.endsWith('/made.json'))
  .map((name) => madeSchema.parse(JSON.parse(readFileSync(`${ROOT}content/${name}`, 'utf8'))));

const notice = readFileSync(`${ROOT}NOTICE`, 'utf8');
const page = readFileSync(`${ROOT}content/docs/sources.md`, 'utf8');

/** Made of other tables here, not of what others publish. */
const PACKED = 'search/concepts/packed.br';
/** Learnt, not compiled: order-weights.test.ts holds it to what it is learnt from. */
const LEARNT = 'orders/weights.br';

it('the words that questions are understood by are packed as they stand now', () => {
  const mend = 'Mend: node scripts/pack-concepts.ts';
  expect(linesOf(PACKED).join('\n') === packedConcepts(), mend).toBe(true);
});

it('the dictionaries that were written by hand are packed as they stand now', () => {
  const text = linesOf('search/dictionary/packed.br').join('\n');
  const mend = 'Mend: node scripts/pack-dictionary.ts && node scripts/pack-concepts.ts';
  expect(text === packedNames(withWritten(unpackedNames(text), writtenWords())), mend).toBe(true);
});

function linesOf(table: string): string[] {
  return brotliDecompressSync(readFileSync(`${ROOT}content/${table}`))
    .toString('utf8')
    .split('\n');
}

it('every compiled table says how it was made, and every script that compiles has its table', () => {
  const tables = names
    .filter((name) => /\.br$|^rates\/eur-.*\.json$/.test(name) && name !== PACKED && name !== LEARNT)
    .map((name) => `content/${name}`);
  expect(made.map(({ table }) => table).sort()).toEqual(tables.sort());
  const scripts = readdirSync(`${ROOT}scripts`).filter((name) => name.startsWith('compile-'));
  expect(made.map(({ script }) => script).sort()).toEqual(scripts.map((name) => `scripts/${name}`).sort());
});

describe.each(made)('$table', ({ table, script, source, ...digests }) => {
  const mend = `Mend: compile it again from ${source.takenFrom}; how stands at the top of ${script}`;

  it('was made by its script as the script is now', () => {
    expect(digests.scriptDigest, `${script}, or what it imports, has changed. ${mend}`).toBe(scriptDigest(script));
  });

  it('was not changed by hand', () => {
    expect(digests.tableDigest, mend).toBe(digestOf(readFileSync(`${ROOT}${table}`)));
  });

  it('has its source named in NOTICE and on the page of sources, with licence and address', () => {
    for (const text of [notice, page])
      for (const word of [source.name, source.licence, source.address]) expect(text).toContain(word);
  });
});

it('category words are folded as texts are folded now, in the order of languages and categories', () => {
  const rows = linesOf('categories/words.tsv.br').map((line) => line.split('\t'));
  expect(rows.filter((row) => row.length !== 3 && row.length !== 4)).toEqual([]);
  const ids = CATEGORIES.map(({ id }) => id);
  expect(rows.filter(([language = '', id = '']) => languageName(language) === null || !ids.includes(id))).toEqual([]);
  const words = rows.flatMap(([, , ...lists]) =>
    lists.filter((list) => list !== '').flatMap((list) => list.split('|')),
  );
  expect(words.filter((word) => word === '' || word !== fold(word))).toEqual([]);
  const keys = rows.map(([language, id]) => `${language} ${id}`);
  expect(new Set(keys).size).toBe(keys.length);
  const languages = [...new Set(rows.map(([language]) => language))];
  const places = rows.map(([language, id = '']) => languages.indexOf(language) * ids.length + ids.indexOf(id));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it('towns are the largest first, on the globe, with names folded as texts are folded now', () => {
  const rows = linesOf('places/cities.tsv.br').map((line) => line.split('\t'));
  const wrong = rows.filter(([name = '', country = '', lat, lon, population, names, ...more]) => {
    const named = name !== '' && name === name.trim() && name === name.normalize('NFC') && /^[A-Z]{2}$/.test(country);
    const placed = Math.abs(Number(lat)) <= 90 && Math.abs(Number(lon)) <= 180 && Number(population) >= 4000;
    return !named || !placed || names === undefined || more.length > 0;
  });
  expect(wrong).toEqual([]);
  const others = rows.flatMap(([, , , , , list = '']) => (list === '' ? [] : list.split('|')));
  expect(others.filter((name) => name !== fold(name))).toEqual([]);
  const populations = rows.map(([, , , , population]) => Number(population));
  expect(populations).toEqual(populations.toSorted((a, b) => b - a));
});

it('rates are positive, one a currency, in the order of the alphabet', () => {
  for (const name of names.filter((file) => /^rates\/eur-/.test(file))) {
    const { base, date, rates } = JSON.parse(readFileSync(`${ROOT}content/${name}`, 'utf8'));
    expect(name).toBe(`rates/eur-${date}.json`);
    expect(base).toBe('EUR');
    expect(Object.keys(rates)).toEqual(Object.keys(rates).toSorted());
    expect(Object.entries(rates).filter(([code, rate]) => !/^[A-Z]{3}$/.test(code) || !(Number(rate) > 0))).toEqual([]);
  }
});
