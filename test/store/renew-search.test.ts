import { createClient } from '@libsql/client';
import { expect, test, vi } from 'vitest';
import { type IndexDatabase, openIndexDatabase } from '../../src/store/open-database.ts';
import { renewSearch } from '../../src/store/renew-search.ts';
import { findSites } from '../support/find-sites.ts';
import { scan, siteDocument, siteRecord } from '../support/site-record.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { rememberRecord, rows } from '../support/test-index.ts';

const AT = '2026-03-02T08:00:00.000Z';
/** When the migration of this search was made, by their journal. */
const SEARCH_BY_QUALITY = 1_795_376_654_231;
const PRODUCT = { price: 9, currency: 'EUR', priceEur: 9, url: 'https://shop.example/b', image: null, available: true };

async function rememberShop(index: IndexDatabase, host: string, score: number): Promise<void> {
  const products = [{ ...PRODUCT, name: 'Walking boots', originalName: 'Wanderstiefel' }];
  const document = siteDocument(host, { lawp: { name: `Kaleidoscope ${host}` }, products });
  await rememberRecord(index, siteRecord(host, AT, { document, scan: scan(AT, score) }));
}

/** An index as versions before this search left it: search_ids in the order of visits, and nothing to search in. */
async function olderIndex(): Promise<string> {
  const url = `file:${await temporaryFolder()}/waymark.db`;
  const index = await openIndexDatabase({ url });
  for (const [host, score] of Object.entries({ 'a.example': 10, 'b.example': 90, 'c.example': 50 }))
    await rememberShop(index, host, score);
  index.close();
  const client = createClient({ url });
  await client.batch([
    ...['site_fts', 'name_fts', 'spelling_fts'].map((table) => `drop table ${table}`),
    // What came after that.
    ...['unit', 'is_from', 'tax', 'regions'].map((column) => `alter table products drop column ${column}`),
    `delete from __drizzle_migrations where created_at >= ${SEARCH_BY_QUALITY}`,
    "delete from meta where key = 'search_rows'",
    'update sites set search_id = -rowid',
    'update sites set search_id = -search_id',
  ]);
  client.close();
  return url;
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
    'update sites set searc',
    'delete from site_fts w',
    'delete from name_fts w',
    'delete from spelling_f',
    'delete from product_ft',
    'insert into site_fts (',
    'insert into name_fts (',
    'insert into spelling_f',
    'insert into product_ft',
  ]);
  const hosts = words?.[5]?.args.filter((value) => /^[abc]\.example$/.test(String(value)));
  expect(hosts).toEqual(['a.example', 'b.example', 'c.example']);
  expect(await rows(index, "select v from site_fts_config where k = 'automerge'")).toEqual([{ v: 4 }]);
}

test('several processes may do so at a time, and one that was cut off is gone on with', async () => {
  const url = await olderIndex();
  const opened = await Promise.all([1, 2, 3].map(() => openIndexDatabase({ url })));
  for (const index of opened) index.close();
  const client = createClient({ url });
  await client.batch([
    "update meta set value = value || ', under way' where key = 'search_rows'",
    "delete from site_fts where rowid = (select search_id from sites where domain = 'b.example')",
    "update sites set search_id = -1 where domain = 'b.example'",
  ]);
  client.close();
  const index = await openIndexDatabase({ url });
  expect(await findSites(index, 'kaleidoscope', 5)).toMatchObject({ total: 3 });
  for (const table of ['site_fts', 'name_fts'])
    expect(await rows(index, `select count(*) as found from ${table} where ${table} match 'kaleidoscope'`)).toEqual([
      { found: 3 },
    ]);
  index.close();
});
