import { createClient } from '@libsql/client';
import { expect, test } from 'vitest';
import journal from '../../src/store/migrations/meta/_journal.json' with { type: 'json' };
import { type IndexDatabase, openIndexDatabase } from '../../src/store/open-database.ts';
import { findSites } from '../support/find-sites.ts';
import { scan, siteDocument, siteRecord } from '../support/site-record.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { rememberRecord, rows } from '../support/test-index.ts';

/** When the migration was written that renews the search. */
const SEARCH_BY_QUALITY = journal.entries.find(({ tag }) => tag === '0011_search_by_quality')?.when;
const AT = '2026-03-02T08:00:00.000Z';
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
    ...['unit', 'is_from', 'tax'].map((column) => `alter table products drop column ${column}`),
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
  index.close();
});

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
