import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { hasLibsqlServer } from '../../../scripts/processes/libsql-process.ts';
import { openIndexDatabase } from '../../../src/store/open-database.ts';
import { startLibsqlServer } from '../../support/libsql-server.ts';
import type { Taken, TakerWork } from '../../support/take-grants.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const SCRIPT = new URL('../../support/take-grants.ts', import.meta.url);
const LIMIT = 20;
/** All have started by then, also on a busy machine: else the first takes all before the others begin. */
const STARTING_MS = 1_500;

it('gives exactly the limit in 2,500 tries of three processes and two threads on one file', async () => {
  await takeTogether(`file:${join(await temporaryFolder(), 'waymark.db')}`, 500, 25);
});

// Instances of functions share nothing but the server.
it.runIf(hasLibsqlServer)('gives exactly the limit to several processes on one server', async () => {
  await takeTogether(await startLibsqlServer(), 100, 5);
});

async function takeTogether(url: string, tries: number, callers: number): Promise<void> {
  const index = await openIndexDatabase({ url });
  const now = Date.now();
  const work = { url, tries, callers, now, begin: now + STARTING_MS };
  const all = await Promise.all([process, process, process, thread, thread].map((start) => start(work)));
  const sums = Array.from({ length: callers }, (_, caller) =>
    all.reduce((sum, taken) => sum + (taken[`caller-${caller}`] ?? 0), 0),
  );
  expect(sums).toEqual(Array.from({ length: callers }, () => LIMIT));
  // Every taker had its share, or nothing ran side by side.
  expect(all.filter((taken) => Object.keys(taken).length > 0).length).toBeGreaterThan(1);
  const { rows } = await index.client.execute('select json_array_length(times) as kept from grants');
  expect(rows.map(({ kept }) => kept)).toEqual(sums);
  index.close();
}

async function process(work: TakerWork): Promise<Taken> {
  const { stdout } = await promisify(execFile)(globalThis.process.execPath, [
    ...globalThis.process.execArgv,
    fileURLToPath(SCRIPT),
    JSON.stringify(work),
  ]);
  return JSON.parse(stdout);
}

async function thread(work: TakerWork): Promise<Taken> {
  const worker = new Worker(SCRIPT, { workerData: work });
  const [taken] = await once(worker, 'message');
  return taken;
}
