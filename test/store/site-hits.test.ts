import { expect, test } from 'vitest';
import { openIndexDatabase } from '../../src/store/open-database.ts';
import { toSearchMatch, withoutTwins } from '../../src/store/search-match.ts';
import { listHits } from '../../src/store/site-hits.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

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
