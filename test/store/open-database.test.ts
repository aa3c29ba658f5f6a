import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { describe, expect, test } from 'vitest';
import { StoreError } from '../../src/store/database/store-error.ts';
import { openArtifactDatabase, openIndexDatabase } from '../../src/store/open-database.ts';
import { siteRecord } from '../support/site-record.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { rememberRecord, shown } from '../support/test-index.ts';

const folder = await temporaryFolder();
const place = (name: string): string => pathToFileURL(join(folder, name)).href;

async function refusal(url: string): Promise<StoreError> {
  const opened = await openIndexDatabase({ url }).catch((error: unknown) => error);
  if (opened instanceof StoreError) return opened;
  throw new Error('it was not refused with a StoreError', { cause: opened });
}

async function schemaOf(url: string): Promise<unknown[]> {
  const client = createClient({ url });
  const { rows } = await client.execute('select name, sql from sqlite_master order by name');
  client.close();
  return rows.map((row) => [row.name, row.sql]);
}

describe('opening', () => {
  test('makes the folder and the tables, and a second time changes nothing', async () => {
    const url = place('new/deep/waymark.db');
    const first = await openIndexDatabase({ url });
    await rememberRecord(first, siteRecord('stays.example', '2026-03-02T08:00:00.000Z'));
    expect((await first.client.execute('pragma page_size')).rows).toEqual([{ page_size: 8192 }]);
    first.close();
    const schema = await schemaOf(url);
    const second = await openIndexDatabase({ url });
    expect((await shown(second, 'stays.example')).version).toBe(1);
    second.close();
    expect(await schemaOf(url)).toEqual(schema);
  });

  test.each(['with space', 'a%41b', 'hash#tag', 'what?', 'über-日本', "quo'te"])(
    'works in a folder named %s',
    async (name) => {
      const database = await openIndexDatabase({ url: place(`${name}/waymark.db`) });
      expect(database.where).toBe(join(folder, name, 'waymark.db'));
      database.close();
      expect((await readFile(join(folder, name, 'waymark.db'))).subarray(0, 15).toString()).toBe('SQLite format 3');
    },
  );

  test('several at the same moment all succeed', async () => {
    const opened = await Promise.all([1, 2, 3].map(() => openIndexDatabase({ url: place('race.db') })));
    for (const database of opened) database.close();
  });

  test('several processes at the same moment all succeed', async () => {
    const module = fileURLToPath(new URL('../../src/store/open-database.ts', import.meta.url));
    const script = `import { openIndexDatabase } from ${JSON.stringify(module)};
      (await openIndexDatabase({ url: ${JSON.stringify(place('processes.db'))} })).close();`;
    const codes = [1, 2, 3, 4].map(async () => {
      const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      return (await once(child, 'exit'))[0];
    });
    expect(await Promise.all(codes)).toEqual([0, 0, 0, 0]);
  });

  test('keeps what the operating system was told of a commit, on every connection', async () => {
    const database = await openIndexDatabase({ url: place('pragmas.db') });
    const asked = await Promise.all([1, 2, 3].map(() => database.client.execute('pragma synchronous')));
    expect(asked.map(({ rows }) => rows[0]?.synchronous)).toEqual([1, 1, 1]);
    expect((await database.client.execute('pragma journal_mode')).rows[0]?.journal_mode).toBe('wal');
    database.close();
  });
});

describe('refusals', () => {
  test('a database of a newer version is refused with the mend, and nothing is lost', async () => {
    const url = place('newer.db');
    const database = await openIndexDatabase({ url });
    await rememberRecord(database, siteRecord('kept.example', '2026-03-02T08:00:00.000Z'));
    await database.client.execute(
      "insert into __drizzle_migrations (hash, created_at) values ('later', 99999999999999)",
    );
    database.close();
    const error = await refusal(url);
    expect(error.code).toBe('newer_schema');
    expect(error.message).toBe(
      `${join(folder, 'newer.db')} was made by a newer version of Waymark; update Waymark, or set DATA_DIR to another folder.`,
    );
    const client = createClient({ url });
    expect((await client.execute('select domain from sites')).rows).toHaveLength(1);
    client.close();
  });

  test('a database whose last migration is none of ours is refused with a sentence, and left as it is', async () => {
    const url = place('trial.db');
    const trial = createClient({ url });
    await trial.executeMultiple(`
      create table __drizzle_migrations (id integer primary key, hash text not null, created_at numeric);
      insert into __drizzle_migrations (hash, created_at) values ('of a trial', 1700000000000);
      create table actions (domain text);
    `);
    const error = await refusal(url);
    expect(error.code).toBe('unknown_schema');
    expect(error.message).toMatch(
      /trial\.db was made by a version of Waymark that this one cannot follow; move it away/,
    );
    const tables = await trial.execute("select name from sqlite_master where type = 'table' order by name");
    expect(tables.rows.map(({ name }) => name)).toEqual(['__drizzle_migrations', 'actions']);
    trial.close();
  });

  test('a file that is no database is refused and left as it is', async () => {
    const path = join(folder, 'letter.db');
    await writeFile(path, 'Dear operator, this is a letter and not a database. '.repeat(100));
    const before = await readFile(path);
    const error = await refusal(pathToFileURL(path).href);
    expect(error).toMatchObject({
      code: 'not_a_database',
      message: expect.stringContaining(`${path} is not a Waymark database`),
    });
    expect(await readFile(path)).toEqual(before);
  });

  test("another program's database is refused and left as it is", async () => {
    const url = place('other.db');
    const client = createClient({ url });
    await client.execute('create table sites (mine text)');
    client.close();
    expect((await refusal(url)).code).toBe('not_a_database');
    expect(await schemaOf(url)).toEqual([['sites', 'CREATE TABLE sites (mine text)']]);
  });

  test('a folder that cannot be made or written is refused with a sentence', async () => {
    await writeFile(join(folder, 'file'), '');
    await mkdir(join(folder, 'taken.db'));
    for (const url of [
      place('file/waymark.db'),
      place('taken.db'),
      'file:///dev/null/waymark.db',
      place(`${'long'.repeat(100)}/waymark.db`),
      // A file system without room for folders; Node's own way of making them never ends there.
      'file:///proc/nope/waymark.db',
    ]) {
      const error = await refusal(url);
      expect(error.code).toBe('unreachable');
      expect(error.message).toMatch(
        /cannot be opened; check that it exists, that this user may write there, and DATA_DIR or DATABASE_URL\.$/,
      );
    }
  });

  test.each(['', '?unknown=1'])('a server that does not answer is named without its token (%s)', async (query) => {
    const opened = openIndexDatabase({ url: `http://127.0.0.1:9/${query}`, authToken: 'very-secret-token' });
    const error = await opened.catch((cause: unknown) => cause);
    expect(error).toMatchObject({ code: 'unreachable' });
    expect(String(error)).toContain('http://127.0.0.1:9/ cannot be opened');
    expect(String(error)).not.toContain('very-secret-token');
  });

  test('the database of fetched pages is refused by the same rules', async () => {
    await writeFile(join(folder, 'letter2.db'), 'no database at all, only words '.repeat(100));
    await expect(openArtifactDatabase({ url: place('letter2.db') })).rejects.toMatchObject({ code: 'not_a_database' });
  });
});
