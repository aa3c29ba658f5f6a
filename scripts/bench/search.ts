/*
 * Searches in a made-up index of many sites: how long the whole answer takes inside of the service and over HTTP, what a
 * hostile question costs, how many are answered in a second, what memory and disk it takes, and how fast the search index
 * is made; beside the bare full-text query with the same cap on the same index, and MiniSearch where it fits in memory.
 * The machine may be busy: processor time stands beside the time on the clock.
 * With --server the same questions go to a libSQL server with the same index, to which the way there and back takes so many
 * milliseconds: whether it gives the same, and how much later.
 *   npm run bench:search [-- --sites 100000 --questions 2000 --data <a folder to fill, or that was filled before> --peer --server 20]
 */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../src/runtime/config/config.ts';
import { search } from '../../src/services/search/search.ts';
import { type IndexDatabase, openIndexDatabase } from '../../src/store/open-database.ts';
import { startServedProcess } from '../processes/served-process.ts';
import { readArguments } from '../terminal/read-arguments.ts';
import { processorTime } from './processor-time.ts';
import { putLoad } from './put-load.ts';
import { type AskedQuery, askedQueries, HOSTILE_QUERIES } from './search/asked-queries.ts';
import { askBare, forgetSearch, rawBytes } from './search/bare-statements.ts';
import { searchedSites } from './search/searched-sites.ts';
import { serveCopy } from './search/served-copy.ts';
import { writeSites } from './search/write-sites.ts';
import { quantile, type Timed, timed } from './timed.ts';

const { values } = readArguments(
  {
    options: {
      sites: { type: 'string', default: '100000' },
      questions: { type: 'string', default: '2000' },
      data: { type: 'string' },
      peer: { type: 'boolean', default: false },
      server: { type: 'string' },
    },
  },
  ['server'],
);
const sites = Number(values.sites);
const asked = askedQueries(sites, Number(values.questions));
const CONTEXT = { baseUrl: 'https://waymark.example.com', now: new Date('2026-11-19T10:00:00Z') };
const CONNECTIONS = 8;
/** So many questions go to a libSQL server as well. */
const COMPARED = 300;

const folder = values.data ?? (await mkdtemp(join(tmpdir(), 'waymark-bench-')));
const { database } = readConfig({}, { dataDir: folder, ownDatabase: true });
try {
  console.log(`${sites} sites; the load of the machine is ${loadavg()[0]?.toFixed(1)}`);
  if (!existsSync(join(folder, 'waymark.db'))) await fill();
  const index = await openIndexDatabase(database);
  await showQuestions(index);
  await showHostile(index);
  await showSize(index);
  if (values.server !== undefined) await showServer(index, Number(values.server));
  if (values.peer) await showPeer();
  index.close();
  await showServed();
} finally {
  if (values.data === undefined) await rm(folder, { recursive: true });
}

/** Rows first, then the words of the search index from the documents when it is opened again: that is timed. */
async function fill(): Promise<void> {
  const filled = await openIndexDatabase(database);
  await writeSites(filled, searchedSites(sites));
  await forgetSearch(filled);
  filled.close();
  const { clockMs, processorMs } = await timed(async () => (await openIndexDatabase(database)).close());
  const rate = (ms: number): number => Math.round((1000 * sites) / ms);
  console.log(`search index made: ${rate(clockMs)} sites/s, ${rate(processorMs)} by processor time (aim: 3000)`);
}

function askIn(of: IndexDatabase, { text }: AskedQuery) {
  return search({ index: of, query: text, tier: 'pro', limit: 10, context: CONTEXT });
}

async function showQuestions(of: IndexDatabase): Promise<void> {
  for (const query of asked.slice(0, 200)) await askIn(of, query);
  const ours = await timesOf(asked, (query) => askIn(of, query));
  print(
    'the whole answer',
    ours.map(({ times }) => times),
  );
  print(
    'the bare full-text query',
    (await timesOf(asked, (query) => askBare(of, query.text))).map(({ times }) => times),
  );
  for (const [kind, some] of Map.groupBy(ours, ({ query }) => query.kind))
    print(
      `  ${kind}`,
      some.map(({ times }) => times),
    );
}

async function showHostile(of: IndexDatabase): Promise<void> {
  for (const query of HOSTILE_QUERIES) {
    const runs = await timesOf([query, query, query], (again) => askIn(of, again));
    print(
      `  hostile: ${query.kind}`,
      runs.map(({ times }) => times),
    );
  }
}

async function showSize({ where, client }: IndexDatabase): Promise<void> {
  await client.execute('pragma wal_checkpoint(truncate)');
  const { size } = await stat(where);
  const raw = rawBytes(searchedSites(Math.min(sites, 2000))) * (sites / Math.min(sites, 2000));
  console.log(`file: ${Math.round(size / sites)} bytes a site, ${(size / raw).toFixed(2)} × its text (aim: 2.5)`);
}

/** Each question to the file, then to the server: the machine is as busy for one as for the other. */
async function showServer(file: IndexDatabase, awayMs: number): Promise<void> {
  const copy = await serveCopy(file, awayMs);
  try {
    const pairs: { readonly here: Times; readonly there: Times }[] = [];
    let same = 0;
    for (const query of asked.slice(0, COMPARED)) {
      const answers: string[] = [];
      const ask = async (of: IndexDatabase) => answers.push(JSON.stringify((await askIn(of, query)).response));
      pairs.push({ here: await timed(() => ask(file)), there: await timed(() => ask(copy.index)) });
      same += Number(answers[0] === answers[1]);
    }
    console.log(`a libSQL server gives the same answer to ${same} of ${pairs.length} questions`);
    const added = pairs.map(({ here, there }) => ({
      clockMs: there.clockMs - here.clockMs,
      processorMs: there.processorMs - here.processorMs,
    }));
    print(`  added by the server, ${awayMs} ms away`, added);
  } finally {
    await copy.stop();
  }
}

async function showPeer(): Promise<void> {
  // Only this needs what npm ci --prefix scripts/bench installs.
  const { askMiniSearch, fillMiniSearch } = await import('./search/mini-search.ts');
  const before = process.memoryUsage().rss;
  const peer = await fillMiniSearch(searchedSites(sites));
  const mb = Math.round((process.memoryUsage().rss - before) / 2 ** 20);
  const topics = asked.filter(({ kind }) => kind !== 'domain').slice(0, 300);
  print(
    `MiniSearch, ${mb} MB`,
    (await timesOf(topics, async ({ text }) => askMiniSearch(peer, text))).map(({ times }) => times),
  );
}

/** The same questions over HTTP, each from a caller of its own, many at a time. */
async function showServed(): Promise<void> {
  const service = await startServedProcess({ dataDir: folder, settings: { BUILD_HOOK_URL: 'http://localhost:9/' } });
  try {
    const paths = asked.map(({ text }) => `/api/search?q=${encodeURIComponent(text)}`);
    const { baseUrl, pid } = service;
    await putLoad({ baseUrl, paths, requests: 200, connections: 1 });
    const one = await putLoad({ baseUrl, paths, requests: asked.length / 2, connections: 1 });
    const many = await measured(paths);
    print(
      'over HTTP, one at a time',
      one.times.map((clockMs) => ({ clockMs, processorMs: Number.NaN })),
    );
    const rate = Math.round((1000 * many.times.length) / many.clockMs);
    const each = many.processorMs / many.times.length;
    console.log(
      `${rate} searches/s, ${each.toFixed(2)} ms of processor each; not 200: ${JSON.stringify(many.refused)}`,
    );
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    console.log(`peak memory of the server: ${Math.round(Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1024)} MB`);
  } finally {
    await service.stop();
  }

  async function measured(paths: readonly string[]) {
    const { baseUrl, pid } = service;
    const [since, before] = [performance.now(), await processorTime(pid)];
    const result = await putLoad({ baseUrl, paths, requests: asked.length, connections: CONNECTIONS });
    const processorMs = (await processorTime(pid)) - before;
    return { ...result, clockMs: performance.now() - since, processorMs };
  }
}

type Times = Pick<Timed<unknown>, 'clockMs' | 'processorMs'>;

async function timesOf(queries: readonly AskedQuery[], ask: (query: AskedQuery) => Promise<unknown>) {
  const all: { readonly query: AskedQuery; readonly times: Times }[] = [];
  for (const query of queries) all.push({ query, times: await timed(() => ask(query)) });
  return all;
}

function print(what: string, times: readonly Times[]): void {
  const shown = (of: (each: Times) => number): string => {
    const values = times.map(of);
    return [0.5, 0.95, 0.99, 1].map((part) => quantile(values, part).toFixed(1).padStart(7)).join('');
  };
  const [clock, processor] = [shown(({ clockMs }) => clockMs), shown(({ processorMs }) => processorMs)];
  console.log(`${what.padEnd(38)}${String(times.length).padStart(6)}  clock ${clock}   processor ${processor} ms`);
}
