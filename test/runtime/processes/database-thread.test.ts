import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { createClient } from '@libsql/client';
import { expect, test, vi } from 'vitest';
import { type AskedQuery, askedQueries, HOSTILE_QUERIES } from '../../../scripts/bench/search/asked-queries.ts';
import { forgetSearch } from '../../../scripts/bench/search/bare-statements.ts';
import { searchedSites } from '../../../scripts/bench/search/searched-sites.ts';
import { writeSites } from '../../../scripts/bench/search/write-sites.ts';
import { type Config, readConfig } from '../../../src/runtime/config/config.ts';
import { type DatabaseThread, startDatabaseThread } from '../../../src/runtime/processes/database-thread.ts';
import { UnavailableError } from '../../../src/services/unavailable-error.ts';
import { type IndexDatabase, openIndexDatabase } from '../../../src/store/open-database.ts';
import { atEnd } from '../../support/at-end.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** Ended with the test, however it ends: threads that are started after that are those of the next. */
async function startThread(config: Config, onFault: (cause: unknown) => void = () => {}): Promise<DatabaseThread> {
  const thread = await startDatabaseThread(config, onFault);
  atEnd(() => thread.close());
  return thread;
}

const caller = { address: '203.0.113.7', keyId: null };

test('a database thread that ends unasked is started again; who asks meanwhile is told to come back', async () => {
  const started = once(process, 'worker') as Promise<[Worker]>;
  const config = readConfig({}, { port: 0, dataDir: await temporaryFolder(), ownDatabase: true });
  const faults: unknown[] = [];
  const thread = await startThread(config, (cause) => faults.push(cause));
  const [worker] = await started;
  const startedAgain = once(process, 'worker') as Promise<[Worker]>;
  const asked = { policy: 'free' as const, caller };
  expect((await thread.services.takeGrant(asked)).remaining).toBe(19);
  const underWay = Promise.all([1, 2, 3].map(() => thread.services.takeGrant(asked)));
  // Its own order to stop, which nobody here gave.
  worker.postMessage({ kind: 'stop' });
  await Promise.all([once(worker, 'exit'), expect(underWay).rejects.toThrow(UnavailableError)]);
  await expect(thread.services.takeGrant(asked)).rejects.toThrow(UnavailableError);
  expect(faults).toHaveLength(1);
  await expect.poll(() => thread.services.checkDatabase().catch(() => false), { timeout: 20_000 }).toBe(true);
  expect((await thread.services.peekGrant(asked)).remaining).toBeLessThanOrEqual(19);
  const [again] = await startedAgain;
  await Promise.all([once(again, 'exit'), thread.close()]);
  expect(faults).toHaveLength(1);
});

test('a database that cannot be opened is told at the start', async () => {
  const dataDir = await temporaryFolder();
  const config = readConfig({ DATABASE_URL: `file:${dataDir}` }, { port: 0, dataDir });
  await expect(startDatabaseThread(config, () => {})).rejects.toThrow('cannot be opened');
});

test('a fault of the database is told without what was asked', async () => {
  const config = readConfig({}, { port: 0, dataDir: await temporaryFolder(), ownDatabase: true });
  const thread = await startThread(config);
  const client = createClient({ url: config.database.url });
  await client.execute('drop table suggestions');
  client.close();
  const cause = await thread.services.getSuggestion({ domain: 'my-doctor.com' }).catch((fault: unknown) => fault);
  expect(String(cause)).toContain('no such table: suggestions');
  expect(String(cause)).not.toContain('my-doctor');
});

test('searches take their time in the thread, not in the loop of the server', async () => {
  const config = readConfig({}, { port: 0, dataDir: await temporaryFolder(), ownDatabase: true });
  const index = await openIndexDatabase(config.database);
  await writeSites(index, searchedSites(200));
  await forgetSearch(index);
  index.close();
  const thread = await startThread(config);
  const ask = ({ text: query }: AskedQuery) => thread.services.search({ query, limit: 10, caller });
  await ask({ kind: 'the first', text: 'bakery in Paris' });
  const [here, all] = [process.threadCpuUsage(), process.cpuUsage()];
  for (const query of HOSTILE_QUERIES) await ask(query);
  const [mine, both] = [process.threadCpuUsage(here), process.cpuUsage(all)].map(({ user, system }) => user + system);
  expect((mine ?? 0) / 1000 / HOSTILE_QUERIES.length).toBeLessThan(20);
  expect(mine ?? 0).toBeLessThan((both ?? 0) / 2);
});

test('in a large index a second thread takes its part of many questions, loses no question with its end, and is stopped in order', async () => {
  const config = readConfig({}, { port: 0, dataDir: await temporaryFolder(), ownDatabase: true });
  const index = await openIndexDatabase(config.database);
  await writeSites(index, searchedSites(60));
  await makeLarge(index);
  index.close();
  const faults: unknown[] = [];
  const begun = once(process, 'worker') as Promise<[Worker]>;
  const thread = await startThread(config, (cause) => faults.push(cause));
  const [first] = await begun;
  const asked = askedQueries(60, 40);
  const answers = async () => {
    const found = asked.map(async ({ text: query }) =>
      thread.services.briefSearch({ query, caller, mostBytes: 40_000 }),
    );
    return JSON.stringify(await Promise.all(found));
  };
  const alone = await answers();
  const started = once(process, 'worker') as Promise<[Worker]>;
  let isStarted = false;
  // What it says first may come while the last answers are waited for.
  const begins = started.then(async ([worker]) => {
    isStarted = true;
    await once(worker, 'message');
    return worker;
  });
  while (!isStarted) expect(await answers()).toBe(alone);
  const helper = await begins;
  const [toFirst, toHelper] = [first, helper].map((worker) => vi.spyOn(worker, 'postMessage'));
  expect(await answers()).toBe(alone);
  expect(toFirst).toHaveBeenCalled();
  expect(toHelper).toHaveBeenCalled();
  const exited = once(helper, 'exit');
  const underWay = answers();
  helper.postMessage({ kind: 'stop' });
  expect(await underWay).toBe(alone);
  await exited;
  expect(await answers()).toBe(alone);
  await thread.close();
  expect(faults).toHaveLength(1);
}, 150_000);

/** As many sites as a large index has, of which nothing but their rows is there. */
async function makeLarge({ client }: IndexDatabase): Promise<void> {
  const { rows } = await client.execute("select name from pragma_table_info('sites')");
  const columns = rows.map(({ name }) => String(name));
  const values = columns.map((name) =>
    name === 'domain' ? "'site' || n || '.example'" : name === 'search_id' ? '1e15 + n' : name,
  );
  await client.execute(`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 30000)
insert into sites (${columns.join(', ')}) select ${values.join(', ')} from numbers, (select * from sites limit 1)`);
}
