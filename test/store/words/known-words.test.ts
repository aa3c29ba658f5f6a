import { expect, test } from 'vitest';
import type { IndexDatabase } from '../../../src/store/database/databases.ts';
import { openIndexDatabase } from '../../../src/store/open-database.ts';
import { knownWords, STATE } from '../../../src/store/words/known-words.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

test('nothing that was looked up before a writing is known after it, whatever is asked first', async () => {
  const index = await openIndexDatabase({ url: `file:${await temporaryFolder()}/waymark.db` });
  const write = (content: string) =>
    index.client.execute({ sql: 'insert into site_fts (content) values (?)', args: [content] });
  const asked: string[] = [];
  const countsOf = knownWords<number>(1000, async ({ client }: IndexDatabase, texts) => {
    asked.push(...texts);
    const { rows } = await client.execute({
      sql: `select ${STATE} as state, (select json_group_array((select count(*) from site_fts where site_fts match value))
        from json_each(?)) as counts`,
      args: [JSON.stringify(texts)],
    });
    return { state: String(rows[0]?.state), values: JSON.parse(String(rows[0]?.counts)) };
  });
  await write('lamp');
  expect([...(await countsOf(index, ['lamp', 'shop']))]).toEqual([
    ['lamp', 1],
    ['shop', 0],
  ]);
  expect([...(await countsOf(index, ['shop', 'lamp']))]).toEqual([
    ['shop', 0],
    ['lamp', 1],
  ]);
  expect(asked).toEqual(['lamp', 'shop']);
  await write('lamp shop chair');
  expect([...(await countsOf(index, ['chair']))]).toEqual([['chair', 1]]);
  expect([...(await countsOf(index, ['lamp', 'shop', 'chair']))]).toEqual([
    ['lamp', 2],
    ['shop', 1],
    ['chair', 1],
  ]);
  index.close();
});
