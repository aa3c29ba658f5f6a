/*
 * Requests a second of the whole service in one process, beside a bare node:http server that answers the same bytes in
 * the same run. Searches ask for many domains and many subjects; one that is asked again and again stands apart. Every
 * request comes from a caller of its own, so that limits are counted as ever and never reached. Who asks is a thread on
 * the same machine and takes its share of it, for both alike.
 *   npm run bench:serving [-- --sites 2000 --seconds 4 --connections 16]
 */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { readConfig } from '../../src/runtime/config.ts';
import { startService } from '../../src/runtime/start-service.ts';
import { startBareServer } from './bare-server.ts';
import { drawQueries } from './drawn-queries.ts';
import { fillIndex } from './fill-index.ts';
import { domainOf } from './generated-sites.ts';
import type { LoadInput, LoadResult } from './load-worker.ts';

const { values } = parseArgs({
  options: {
    sites: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '16' },
  },
});
const sites = Number(values.sites);
const seconds = Number(values.seconds);
const connections = Number(values.connections);
let callers = 0;

/** Share of the bare server's requests a second (contract section 15; the rest is shown without an aim). */
const AIMS = { search: 50, page: 60 } as const;

const folder = await mkdtemp(join(tmpdir(), 'waymark-bench-'));
try {
  const config = readConfig(
    { TRUSTED_PROXIES: '127.0.0.1, ::1, ::ffff:127.0.0.1' },
    { port: 0, dataDir: folder, ownDatabase: true },
  );
  await fillIndex(config, sites);
  const service = await startService(config);
  try {
    await compareAll(service.baseUrl);
  } finally {
    await service.close();
  }
} finally {
  await rm(folder, { recursive: true });
}

async function compareAll(baseUrl: string): Promise<void> {
  const domain = domainOf(0);
  const { domains, topics, skewed } = drawQueries(sites);
  const toPath = (query: string): string => `/api/search?q=${encodeURIComponent(query)}`;
  const rows: readonly (readonly [name: string, paths: readonly string[], aim: number | null])[] = [
    ['a report page', [`/site/${domain}`], AIMS.page],
    ['/badge.svg', [`/badge.svg?domain=${domain}`], null],
    ['/api/stats', ['/api/stats'], null],
    ['/api/search, many domains', domains.map(toPath), AIMS.search],
    ['/api/search, many subjects', topics.map(toPath), null],
    ['/api/search, both, some of them often', skewed.map(toPath), null],
    ['/api/search, one domain again and again', [toPath(domain)], null],
  ];
  for (const [name, paths, aim] of rows) await compare(name, baseUrl, paths, aim);
}

/** Measures addresses, then a bare server that answers the same bytes with the same headers. */
async function compare(name: string, baseUrl: string, paths: readonly string[], aim: number | null): Promise<void> {
  const bare = await startBareServer(baseUrl, paths);
  await load(baseUrl, paths, 1);
  const ours = await load(baseUrl, paths, seconds);
  await load(bare.baseUrl, paths, 1);
  const theirs = await load(bare.baseUrl, paths, seconds);
  bare.close();
  const share = Math.round((ours.times.length / theirs.times.length) * 100);
  console.log(`${name} (${Math.round(ours.bytes / ours.times.length)} bytes)`);
  console.log(`  ours  ${line(ours)}`);
  console.log(`  bare  ${line(theirs)}`);
  console.log(`  ${share} % of the bare server${aim === null ? '' : ` (aim: ${aim} %)`}`);
}

async function load(baseUrl: string, paths: readonly string[], forSeconds: number): Promise<LoadResult> {
  const workerData: LoadInput = { baseUrl, paths, seconds: forSeconds, connections, firstCaller: callers };
  const worker = new Worker(new URL('./load-worker.ts', import.meta.url), { workerData });
  const [result] = (await once(worker, 'message')) as [LoadResult];
  callers += result.times.length;
  return result;
}

function line({ times, refused }: LoadResult): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? Number.NaN).toFixed(2);
  const other = Object.keys(refused).length ? `, not 200: ${JSON.stringify(refused)}` : '';
  const rate = Math.round(times.length / seconds);
  return `${rate} requests/s, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms${other}`;
}
