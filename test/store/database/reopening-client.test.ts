import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { expect, test } from 'vitest';
import { reopeningClient } from '../../../src/store/database/reopening-client.ts';
import { atEnd } from '../../support/at-end.ts';
import { heldLock } from '../../support/held-lock.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const ADD = 'insert into words values (?)';

/** A file with a table, and a client that waits a tenth of a second for locks. */
async function openFile(name: string) {
  const path = join(await temporaryFolder(), name);
  const url = pathToFileURL(path).href;
  const client = await reopeningClient({
    open: (timeout) => createClient({ url, timeout, concurrency: 1 }),
    setUp: async (fresh) => {
      await fresh.execute('pragma journal_mode = wal');
      await fresh.execute('pragma synchronous = normal');
    },
    waitMs: 100,
  });
  atEnd(() => client.close());
  await client.execute('create table words (word text)');
  return { path, url, client };
}

/** What others see in the file. */
async function wordsIn(url: string): Promise<unknown[]> {
  const other = createClient({ url });
  const { rows } = await other.execute('select word from words order by word');
  other.close();
  return rows.map(({ word }) => word);
}

async function openDescriptors(path: string): Promise<number> {
  const names = await readdir('/proc/self/fd').catch(() => []);
  const files = await Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')));
  return files.filter((file) => file.startsWith(path)).length;
}

const add = (client: Client, word: string) => client.execute(ADD, [word]);
const addTogether = (client: Client, word: string) => client.batch([{ sql: ADD, args: [word] }], 'write');
/** As the library of queries sends them: without a word on what they do. */
const lookAndAdd = (client: Client, word: string) =>
  client.batch(['select count(*) from words', { sql: ADD, args: [word] }]);

test.each([
  ['a single write', add],
  ['a batch', addTogether],
  ['a batch that reads first', lookAndAdd],
])('what is written after a lock was let go of is there for everybody, though %s met it', async (name, write) => {
  const { path, url, client } = await openFile(`${name}.db`);
  const lock = await heldLock(path);
  await expect(write(client, 'refused')).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  await lock.release();
  await add(client, 'a');
  await addTogether(client, 'b');
  await lookAndAdd(client, 'c');
  expect(await wordsIn(url)).toEqual(['a', 'b', 'c']);
  expect((await client.execute('pragma synchronous')).rows[0]?.synchronous).toBe(1);
});

test('while a lock is held reading goes on, and writers are refused soon and hold no more files each time', async () => {
  const { path, url, client } = await openFile('long.db');
  await add(client, 'before');
  const lock = await heldLock(path, 'exclusive');
  await expect(add(client, 'refused')).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  const since = performance.now();
  const refused = await Promise.allSettled(Array.from({ length: 200 }, (_none, at) => add(client, `refused ${at}`)));
  // Waiting for each would take 20 seconds.
  expect(performance.now() - since).toBeLessThan(15_000);
  expect(refused.filter(({ status }) => status === 'rejected')).toHaveLength(200);
  expect((await client.execute('select word from words')).rows).toHaveLength(1);
  expect(await openDescriptors(path)).toBeLessThan(12);
  await lock.release();
  await expect.poll(() => add(client, 'after').then(() => 'kept', String), { interval: 20 }).toBe('kept');
  expect(await wordsIn(url)).toEqual(['after', 'before']);
});

test('a client that cannot be set up is closed', async () => {
  const clients: Client[] = [];
  const folder = await temporaryFolder();
  const opened = reopeningClient({
    open: () => {
      const client = createClient({ url: pathToFileURL(join(folder, 'closed.db')).href });
      clients.push(client);
      return client;
    },
    setUp: () => Promise.reject(new Error('no pragma')),
    waitMs: 100,
  });
  await expect(opened).rejects.toThrow('no pragma');
  expect(clients.map(({ closed }) => closed)).toEqual([true]);
});

test('processes that write at the same time wait for one another, though they read first', async () => {
  const { url } = await openFile('many.db');
  const module = new URL('../../../src/store/database/reopening-client.ts', import.meta.url).href;
  const script = `import { createClient } from '@libsql/client';
    import { reopeningClient } from ${JSON.stringify(module)};
    const open = (timeout) => createClient({ url: ${JSON.stringify(url)}, timeout, concurrency: 1 });
    const client = await reopeningClient({ open, setUp: async () => {}, waitMs: 20000 });
    for (let n = 0; n < 100; n += 1)
      await client.batch(['select count(*) from words', { sql: '${ADD}', args: ['word'] }]);`;
  const codes = [1, 2, 3].map(async () => {
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return (await once(child, 'exit'))[0];
  });
  expect(await Promise.all(codes)).toEqual([0, 0, 0]);
  expect(await wordsIn(url)).toHaveLength(300);
});
