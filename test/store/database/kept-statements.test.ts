import { readdir, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Client, createClient, type InStatement } from '@libsql/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptStatements } from '../../../src/store/database/kept-statements.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const path = join(await temporaryFolder(), 'words.db');
const url = pathToFileURL(path).href;
const plain = createClient({ url, concurrency: 1 });
const kept = keptStatements(createClient({ url, concurrency: 1 }), {
  path,
  waitMs: 100,
  pragmas: ['cache_size = -100'],
});

beforeAll(async () => {
  await kept.execute('pragma journal_mode = wal');
  await kept.execute('create table words (id integer primary key, word text, weight real, packed blob)');
  await kept.batch([
    {
      sql: 'insert into words (word, weight, packed) values (?, ?, ?)',
      args: ['bread', 1.5, Buffer.from([6, 0, 255])],
    },
    { sql: 'insert into words (word) values (?)', args: ['"; drop table words' + '\u0000 é 東京'] },
  ]);
});
afterAll(() => {
  plain.close();
  kept.close();
});

const count = 'select count(*) as count from words';

/** What an answer holds, its rows by names and by places. */
async function shown(client: Client, statement: InStatement): Promise<unknown> {
  const { rows, columns, columnTypes, rowsAffected, lastInsertRowid } = await client.execute(statement);
  const both = rows.map((row) => [{ ...row }, Array.prototype.slice.call(row), row.length]);
  return { both, columns, columnTypes, rowsAffected, lastInsertRowid };
}

test.each<[string, InStatement]>([
  [
    'values of all kinds',
    'select id, word, weight, packed, null as none, 9007199254740991 as large from words order by id',
  ],
  ['no rows', 'select word from words where id = 0'],
  ['two columns of one name', 'select word, id as word from words'],
  ['a list of values', { sql: ' SELECT word FROM words WHERE word = ? OR id = ?', args: ['bread', 2] }],
  ['values by their names', { sql: 'select word from words where id = :id', args: { ':id': 1 } }],
  ['a truth', { sql: 'select ? as yes, ? as bytes', args: [true, new Uint8Array([1, 2]).buffer] }],
  ['many rows', 'select value from json_each(json_array(1, 2, 3)) a, (select 1 from words) b'],
])('gives %s as the client does, the first time and again', async (_what, statement) => {
  const expected = await shown(plain, statement);
  expect(await shown(kept, statement)).toEqual(expected);
  expect(await shown(kept, statement)).toEqual(expected);
});

test('sees all that was written before, by itself or others, and tables that changed meanwhile', async () => {
  const [before] = (await kept.execute(count)).rows;
  await kept.execute({ sql: 'insert into words (word) values (?)', args: ['mine'] });
  await plain.execute({ sql: 'insert into words (word) values (?)', args: ['of others'] });
  expect((await kept.execute(count)).rows[0]?.count).toBe(Number(before?.count) + 2);
  await plain.execute('alter table words add column sound text');
  await plain.execute('create index words_word on words (word)');
  expect((await kept.execute(count)).rows[0]?.count).toBe(Number(before?.count) + 2);
});

test('tells a fault as the client does, and reads on', async () => {
  const wrong: InStatement = { sql: 'select word from nowhere where id = ?', args: [1] };
  const told = (client: Client) => client.execute(wrong).catch(({ message, code }) => ({ message, code }));
  expect(await told(kept)).toEqual(await told(plain));
  await plain.execute('create table nowhere (id, word)');
  expect((await kept.execute(wrong)).rows).toEqual([]);
  await expect(kept.execute({ sql: 'select ? as nothing', args: [undefined as never] })).rejects.toThrow('undefined');
});

test('prepares many questions that differ, and holds no moment of the past', async () => {
  for (let n = 0; n < 3000; n += 1)
    await kept.execute(`select word from words where id = ${n} and word <> '${'x'.repeat(200)}'`);
  const [checkpoint] = (await plain.execute('pragma wal_checkpoint(truncate)')).rows;
  expect(checkpoint?.busy).toBe(0);
});

test('lets go of the file when it is closed', async () => {
  const other = `${path}-other`;
  const own = keptStatements(createClient({ url: pathToFileURL(other).href }), {
    path: other,
    waitMs: 100,
    pragmas: [],
  });
  await own.execute('create table words (word text)');
  expect((await own.execute(count)).rows).toHaveLength(1);
  expect(await openDescriptors(other)).toBeGreaterThan(1);
  own.close();
  await expect(own.execute(count)).rejects.toThrow('closed');
  // The driver's own statements hold the file until they are collected.
  const afterwards = () => {
    collectGarbage();
    return openDescriptors(other);
  };
  await expect.poll(afterwards).toBe(0);
});

async function openDescriptors(of: string): Promise<number> {
  const names = await readdir('/proc/self/fd').catch(() => []);
  const files = await Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')));
  return files.filter((file) => file.startsWith(of)).length;
}
