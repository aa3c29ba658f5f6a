/*
 * What one count of a limit costs in the database, beside a bare counter in the same table space and run: alone, and with
 * four processes writing; then whether any of 10,000 concurrent tries was lost or given too much.
 *   npm run bench:limits [-- --tries 5000]
 */
import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { POLICIES } from '../../src/services/limits/policies.ts';
import { takeGrant } from '../../src/services/limits/take-grant.ts';
import { type IndexDatabase, openIndexDatabase } from '../../src/store/open-database.ts';
import { readArguments } from '../terminal/read-arguments.ts';
import { quantile } from './timed.ts';

const PROCESSES = 4;
/** Callers of the timed runs: about half of the tries are refused, which costs a second look. */
const TRIES_PER_CALLER = 2 * POLICIES.free.limit;
const CONCURRENT = { tries: 2500, callers: 100 };
const BARE = 'insert into bare_counters (name, value) values (?, 1) on conflict (name) do update set value = value + 1';

interface Work {
  readonly url: string;
  readonly tries: number;
  readonly callers: number;
  readonly timed: boolean;
}

interface Times {
  readonly granted: number[];
  readonly refused: number[];
  readonly bare: number[];
}

if (process.send) process.on('message', (work: Work) => void workOff(work));
else await main();

async function main(): Promise<void> {
  const { values } = readArguments({ options: { tries: { type: 'string', default: '5000' } } });
  const tries = Number(values.tries);
  const folder = await mkdtemp(join(tmpdir(), 'waymark-bench-'));
  try {
    console.log('what                          tries     p50 ms   p95 ms   p99 ms   max ms');
    for (const processes of [1, PROCESSES]) {
      const url = await newDatabase(folder, `timed-${processes}`);
      const callers = Math.ceil((tries * processes) / TRIES_PER_CALLER);
      const all = await inProcesses(processes, { url, tries, callers, timed: true });
      const name = processes === 1 ? '1 process' : `${processes} processes`;
      print(
        `${name}, granted`,
        all.flatMap(({ granted }) => granted),
      );
      print(
        `${name}, refused`,
        all.flatMap(({ refused }) => refused),
      );
      print(
        `${name}, bare counter`,
        all.flatMap(({ bare }) => bare),
      );
    }
    await checkSums(await newDatabase(folder, 'concurrent'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function checkSums(url: string): Promise<void> {
  const all = await inProcesses(PROCESSES, { url, ...CONCURRENT, timed: false });
  const given = all.reduce((sum, { granted }) => sum + granted.length, 0);
  const due = CONCURRENT.callers * POLICIES.free.limit;
  const tries = (PROCESSES * CONCURRENT.tries).toLocaleString('en-GB');
  console.log(`${tries} concurrent tries of ${PROCESSES} processes: ${given} granted, ${due} due.`);
  if (given !== due) process.exitCode = 1;
}

async function newDatabase(folder: string, name: string): Promise<string> {
  const url = `file:${join(folder, `${name}.db`)}`;
  const index = await openIndexDatabase({ url });
  await index.client.execute('create table bare_counters (name text primary key, value integer not null)');
  index.close();
  return url;
}

function inProcesses(count: number, work: Work): Promise<Times[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const child = fork(fileURLToPath(import.meta.url), { serialization: 'advanced' });
      const { promise, resolve, reject } = Promise.withResolvers<Times>();
      child.once('message', (times) => resolve(times as Times));
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`a process ended with ${code}`)));
      child.send(work);
      return promise;
    }),
  );
}

async function workOff({ url, tries, callers, timed }: Work): Promise<void> {
  const index = await openIndexDatabase({ url });
  const times: Times = { granted: [], refused: [], bare: [] };
  const attempt = async (position: number): Promise<void> => {
    const caller = { address: `2001:db8:0:${(position % callers).toString(16)}::/64`, keyId: null };
    const from = performance.now();
    const { granted } = await takeGrant({ index, policy: 'free', caller });
    times[granted ? 'granted' : 'refused'].push(performance.now() - from);
    if (timed) times.bare.push(await countBare(index, caller.address));
  };
  if (timed) for (let position = 0; position < tries; position++) await attempt(position);
  else await Promise.all(Array.from({ length: tries }, (_, position) => attempt(position)));
  index.close();
  process.send?.(times, () => process.disconnect());
}

async function countBare({ client }: IndexDatabase, name: string): Promise<number> {
  const from = performance.now();
  await client.execute({ sql: BARE, args: [name] });
  return performance.now() - from;
}

function print(what: string, times: readonly number[]): void {
  const columns = [0.5, 0.95, 0.99, 1].map((part) => quantile(times, part).toFixed(3).padStart(9)).join('');
  console.log(`${what.padEnd(26)}${String(times.length).padStart(9)}  ${columns}`);
}
