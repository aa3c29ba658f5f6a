import { expect, test } from 'vitest';
import type { IndexDatabase } from '../../../src/store/database/databases.ts';
import { openIndexDatabase } from '../../../src/store/open-database.ts';
import { atOneMoment, knownWords, STATE } from '../../../src/store/words/known-words.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

test('nothing that was looked up before a writing is known after it, whatever is asked first', async () => {
  const index = await openIndexDatabase({ url: `file:${await temporaryFolder()}/waymark.db` });
  const write = (content: string) =>
    index.client.execute({ sql: 'insert into site_fts (content) values (?)', args: [content] });
  const asked: string[] = [];
  const known = knownWords<number>(1000);
  const lookUp = async ({ client }: IndexDatabase, texts: readonly string[]) => {
    asked.push(...texts);
    const { rows } = await client.execute({
      sql: `select ${STATE} as state, (select json_group_array((select count(*) from site_fts where site_fts match value))
        from json_each(?)) as counts`,
      args: [JSON.stringify(texts)],
    });
    return { state: String(rows[0]?.state), values: JSON.parse(String(rows[0]?.counts)) };
  };
  const countsOf = (index: IndexDatabase, texts: readonly string[]) => known(index, texts, lookUp);
  await write('lamp');
  const all = async (texts: readonly string[]) => Object.fromEntries(await countsOf(index, texts));
  expect(await all(['lamp', 'shop'])).toEqual({ lamp: 1, shop: 0 });
  expect(await all(['shop', 'lamp'])).toEqual({ lamp: 1, shop: 0 });
  expect(asked).toEqual(['lamp', 'shop']);
  await write('lamp shop chair');
  expect(await all(['chair'])).toEqual({ chair: 1 });
  expect(await all(['lamp', 'shop', 'chair'])).toEqual({ lamp: 2, shop: 1, chair: 1 });
  index.close();
});

test('one search asks for the state of the index once, and the next one again', async () => {
  const index = await openIndexDatabase({ url: `file:${await temporaryFolder()}/waymark.db` });
  const known = knownWords<number>(1000);
  let looks = 0;
  const count = async (view: IndexDatabase, text: string): Promise<number | undefined> => {
    const counts = await known(view, [text], async ({ client }, texts) => {
      looks += 1;
      const { rows } = await client.execute(`select ${STATE} as state, (select count(*) from site_fts) as sites`);
      return { state: String(rows[0]?.state), values: texts.map(() => Number(rows[0]?.sites)) };
    });
    return counts.get(text);
  };
  const search = atOneMoment(index);
  expect([await count(search, 'lamp'), await count(search, 'lamp'), looks]).toEqual([0, 0, 1]);
  await index.client.execute(`insert into site_fts (content) values ('lamp')`);
  expect([await count(search, 'lamp'), looks], 'to the end of the search').toEqual([0, 1]);
  expect(await count(atOneMoment(index), 'lamp'), 'the next search').toBe(1);
  expect(await count(search, 'lamp'), 'what others were told since is not of its state').toBe(1);
  index.close();
});
