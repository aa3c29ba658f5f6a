import { cp, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { expect, test, vi } from 'vitest';
import { forgetSearch } from '../../../scripts/bench/search/bare-statements.ts';
import { searchedSites } from '../../../scripts/bench/search/searched-sites.ts';
import { writeSites } from '../../../scripts/bench/search/write-sites.ts';
import { type IndexDatabase, openIndexDatabase } from '../../../src/store/open-database.ts';
import { renewSearch } from '../../../src/store/words/renew-search.ts';
import { findSites } from '../../support/find-sites.ts';
import { scan, siteDocument, siteRecord } from '../../support/site-record.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { rememberRecord, rows } from '../../support/test-index.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../src/store/migrations', import.meta.url));
const AT = '2026-03-02T08:00:00.000Z';
/** When the migration of this search was made, by their journal. */
const SEARCH_BY_QUALITY = 1_795_376_654_231;
const PRODUCT = { price: 9, currency: 'EUR', priceEur: 9, url: 'https://shop.example/b', image: null, available: true };

async function rememberShop(index: IndexDatabase, host: string, score: number): Promise<void> {
  const products = [{ ...PRODUCT, name: 'Walking boots', originalName: 'Wanderstiefel' }];
  const document = siteDocument(host, { lawp: { name: `Kaleidoscope ${host}` }, products, laterWords: 'periscope' });
  await rememberRecord(index, siteRecord(host, AT, { document, scan: scan(AT, score) }));
}

/** An index as versions before this search left it: search_ids in the order of visits, and nothing to search in. */
async function olderIndex(): Promise<string> {
  const folder = await temporaryFolder();
  const today = `${folder}/today.db`;
  const index = await openIndexDatabase({ url: `file:${today}` });
  for (const [host, score] of Object.entries({ 'a.example': 10, 'b.example': 90, 'c.example': 50 }))
    await rememberShop(index, host, score);
  index.close();
  const url = `file:${folder}/waymark.db`;
  const client = createClient({ url });
  await migrate(drizzle(client), {
    migrationsFolder: await migrationsBefore(SEARCH_BY_QUALITY, `${folder}/migrations`),
  });
  await copyRows(client, today);
  await client.batch([
    "delete from meta where key = 'search_rows'",
    'update sites set search_id = -rowid',
    'update sites set search_id = -search_id',
  ]);
  client.close();
  return url;
}

/** A folder of the migrations that were there before a moment. */
async function migrationsBefore(moment: number, folder: string): Promise<string> {
  await cp(MIGRATIONS, folder, { recursive: true });
  const path = `${folder}/meta/_journal.json`;
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { when: number }[] };
  const entries = journal.entries.filter(({ when }) => when < moment);
  await writeFile(path, JSON.stringify({ ...journal, entries }));
  return folder;
}

/** Fills the tables with what the same columns hold in another file. */
async function copyRows(client: Client, from: string): Promise<void> {
  await client.execute({ sql: 'attach ? as today', args: [from] });
  const { rows: tables } = await client.execute(`
    select name, (select group_concat('"' || name || '"') from pragma_table_info(tables.name)) as columns
    from sqlite_schema tables where type = 'table' and name not like '%\\_fts%' escape '\\' and name not like '\\_\\_%' escape '\\'`);
  await client.batch(
    tables.map(({ name, columns }) => `insert into ${name} (${columns}) select ${columns} from today.${name}`),
  );
  await client.execute('detach today');
}

test('an index of an earlier version is made searchable when it is opened, the best sites first', async () => {
  const index = await openIndexDatabase({ url: await olderIndex() });
  expect(await findSites(index, 'kaleidoscope', 5)).toEqual({
    domains: ['b.example', 'c.example', 'a.example'],
    total: 3,
  });
  expect((await findSites(index, 'kaleidoscpe', 5)).total).toBe(3);
  expect(await rows(index, 'select domain from sites order by search_id')).toEqual(
    ['b', 'c', 'a'].map((name) => ({ domain: `${name}.example` })),
  );
  expect(
    await rows(index, "select count(*) as found from product_fts where product_fts match 'wanderstiefel'"),
  ).toEqual([{ found: 3 }]);
  await rememberShop(index, 'a.example', 95);
  expect((await findSites(index, 'kaleidoscope', 5)).domains[0]).toBe('a.example');
  await expectQuickRenewal(index);
  index.close();
});

/** However many sites are written together, it takes as many statements, and the words of the best are written first. */
async function expectQuickRenewal(index: IndexDatabase): Promise<void> {
  await index.client.execute("delete from meta where key = 'search_rows'");
  const batch = vi.spyOn(index.client, 'batch');
  let hasTurned = false;
  setImmediate(() => {
    hasTurned = true;
  });
  await renewSearch(index);
  expect(hasTurned, 'the event loop was kept busy: what statements held was not given back').toBe(true);
  const written = batch.mock.calls.map(([statements]) => statements as { sql: string; args: unknown[] }[]);
  const words = written.find((statements) =>
    statements.some(({ sql }) => sql.startsWith('insert into site_fts (rowid')),
  );
  expect(words?.map(({ sql }) => sql.slice(0, 22))).toEqual([
    'delete from site_fts w',
    'delete from name_fts w',
    'delete from spelling_f',
    'delete from later_fts ',
    'delete from product_ft',
    'insert into site_fts (',
    'insert into name_fts (',
    'insert into spelling_f',
    'insert into later_fts ',
    'insert into product_ft',
    'update "meta" set "val',
  ]);
  const sites = JSON.parse(String(words?.[5]?.args[0])) as string[][];
  expect(sites.map(([domain]) => domain)).toEqual(['a.example', 'b.example', 'c.example']);
  expect(await rows(index, "select v from site_fts_config where k = 'automerge'")).toEqual([{ v: 4 }]);
}

test('several processes may do so at a time, and one that was cut off is gone on with', async () => {
  const url = await olderIndex();
  const opened = await Promise.all([1, 2, 3].map(() => openIndexDatabase({ url })));
  for (const index of opened) index.close();
  const client = createClient({ url });
  await client.batch([
    `update meta set value = value || ', under way after ' || (select search_id from sites where domain = 'b.example')
      where key = 'search_rows'`,
    "delete from site_fts where rowid = (select search_id from sites where domain = 'c.example')",
  ]);
  client.close();
  const index = await openIndexDatabase({ url });
  expect(await findSites(index, 'kaleidoscope', 5)).toMatchObject({ total: 3 });
  for (const [table, word] of Object.entries({
    site_fts: 'kaleidoscope',
    name_fts: 'kaleidoscope',
    later_fts: 'periscope',
  }))
    expect(await rows(index, `select count(*) as found from ${table} where ${table} match '${word}'`)).toEqual([
      { found: 3 },
    ]);
  index.close();
});

test('what making it anew left empty is given back to the disk', async () => {
  const url = `file:${await temporaryFolder()}/waymark.db`;
  const filled = await openIndexDatabase({ url });
  await writeSites(filled, searchedSites(1100));
  await forgetSearch(filled);
  filled.close();
  const index = await openIndexDatabase({ url });
  expect(await rows(index, 'pragma freelist_count')).toEqual([{ freelist_count: 0 }]);
  index.close();
});
