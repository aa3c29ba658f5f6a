import { expect, test } from 'vitest';
import { openIndexDatabase } from '../../../src/store/open-database.ts';
import { type SearchMatch, toSearchMatch, withoutTwins } from '../../../src/store/words/search-match.ts';
import { listHits } from '../../../src/store/words/site-hits.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const WEIGHTS = { name: 10, topic: 6, titles: 4, content: 1.5, original: 1 };

test('what thousands of sites hold is not weighed: the rarer words alone say which sites are best', async () => {
  const index = await openIndexDatabase({ url: `file:${await temporaryFolder()}/waymark.db` });
  await index.client.execute(`with recursive site(id) as (select 1 union all select id + 1 from site where id < 6000)
    insert into site_fts (rowid, name, content)
    select id, case id when 4000 then 'kiwi' end, 'shop' || case when id % 1000 = 0 then ' kiwi' else '' end from site`);
  const [shop, kiwi] = ['shop', 'kiwi'].map((word) => ({ words: [word] }));
  if (!shop || !kiwi) throw new Error('there are two words');
  const both = await listHits(index, { match: { all: [shop, kiwi] }, most: 1000, weights: WEIGHTS });
  expect(both).toEqual(await listHits(index, { match: { all: [kiwi] }, most: 1000, weights: WEIGHTS }));
  expect(both.toSorted((a, b) => a.rank - b.rank)[0]?.searchId).toBe(4000);
  const common = await listHits(index, { match: { all: [shop] }, most: 3, weights: WEIGHTS });
  expect(common).toEqual([1, 2, 3].map((searchId) => ({ searchId, rank: 0 })));
  index.close();
});

test('one thing in many words is looked for once by each of them', () => {
  const [knife, knives, kitchen] = ['knife', 'knives', 'kitchen'].map((word) => ({ words: [word] }));
  if (!knife || !knives || !kitchen) throw new Error('there are three words');
  const either = { any: [knife, { any: [knives, knife] }, { all: [kitchen, { any: [knife, knife] }] }] };
  expect(toSearchMatch(withoutTwins(either))).toBe('("knife" OR "knives" OR ("kitchen" AND ("knife")))');
});

test('of a hundred names those that no site has are left out, until one has them', async () => {
  const index = await openIndexDatabase({ url: `file:${await temporaryFolder()}/waymark.db` });
  const add = (rowid: number, content: string) =>
    index.client.execute({ sql: 'insert into site_fts (rowid, content) values (?, ?)', args: [rowid, content] });
  const names: SearchMatch[] = Array.from({ length: 100 }, (_, at) => ({ words: [`lamp${at}`, 'shop'] }));
  const begun: SearchMatch = { words: ['lantern'], isBegun: true };
  const weighed = async (...parts: SearchMatch[]) =>
    (await listHits(index, { match: { all: parts }, most: 10, weights: WEIGHTS })).map(({ searchId }) => searchId);
  const any: SearchMatch = { any: [...names, begun] };
  const plain: SearchMatch = { words: ['open'] };
  await add(1, 'lamp7 shop, open');
  await add(2, 'lanterns, open');
  await add(3, 'shop, open');
  expect(await weighed(any, plain)).toEqual([1, 2]);
  expect(await weighed(any, { words: ['closed'] })).toEqual([]);
  await add(4, 'lamp8 shop, open');
  expect(await weighed(any, plain)).toEqual([1, 2, 4]);
  await index.client.execute('delete from site_fts where rowid = 1');
  expect(await weighed(any, plain)).toEqual([2, 4]);
  expect(await listHits(index, { match: { any: names.slice(20) }, most: 10 })).toEqual([]);
  index.close();
});

test('the names that are left weigh as much as they did among all', async () => {
  const index = await openIndexDatabase({ url: `file:${await temporaryFolder()}/waymark.db` });
  await index.client.execute(`insert into site_fts (rowid, name, content) values
    (1, 'lamp1', 'lamp1 lamp2'), (2, null, 'lamp2 and more words'), (3, null, 'chairs')`);
  const weigh = (count: number) =>
    listHits(index, {
      match: { any: Array.from({ length: count }, (_, at) => ({ words: [`lamp${at}`] })) },
      most: 10,
      weights: WEIGHTS,
    });
  expect(await weigh(90)).toEqual(await weigh(4));
  index.close();
});

test('how many sites have a word is known anew as soon as somebody writes', async () => {
  const url = `file:${await temporaryFolder()}/waymark.db`;
  const [index, other] = [await openIndexDatabase({ url }), await openIndexDatabase({ url })];
  const add = (from: number, to: number) =>
    other.client.execute({
      sql: `with recursive site(id) as (select ? union all select id + 1 from site where id < ?)
        insert into site_fts (rowid, content) select id, 'shop' from site`,
      args: [from, to],
    });
  const find = () => listHits(index, { match: { all: [{ words: ['shop'] }] }, most: 1, weights: WEIGHTS });
  const isWeighed = async () => (await find())[0]?.rank !== 0;
  await other.client.execute("insert into site_fts (rowid, content) values (10000, 'open')");
  await add(1, 4999);
  expect(await Promise.all([isWeighed(), isWeighed()])).toEqual([true, true]);
  await add(5000, 5000);
  expect(await Promise.all([isWeighed(), isWeighed(), isWeighed()])).toEqual([false, false, false]);
  await other.client.execute('delete from site_fts where rowid = 7');
  expect(await isWeighed()).toBe(true);
  index.close();
  other.close();
});
