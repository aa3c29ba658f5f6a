/*
 * Requests a second of the whole service, and the processor time that each takes of it, beside a bare node:http server
 * that answers the same bytes in the same run. Each is a process of its own, and so is neither's caller, who takes his
 * share of the same machine for both alike; what the machine does beside moves the first figure, and hardly the second.
 * Searches ask for many domains and many subjects; one that is asked again and again stands apart. Every request comes
 * from a caller of its own, so that limits are counted as ever and never reached. Reads /proc, so it needs Linux.
 *   npm run bench:serving [-- --sites 2000 --requests 4000 --connections 16 --only search --data <a filled folder>]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../src/runtime/config/config.ts';
import { type ServedProcess, startServedProcess } from '../processes/served-process.ts';
import { readArguments } from '../terminal/read-arguments.ts';
import { startBareServer } from './bare-server.ts';
import { drawQueries } from './drawn-queries.ts';
import { fillIndex } from './fill-index.ts';
import { domainOf } from './generated-sites.ts';
import type { LoadResult } from './load-worker.ts';
import { processorTime } from './processor-time.ts';
import { putLoad } from './put-load.ts';
import { quantile } from './timed.ts';

const { values } = readArguments({
  options: {
    sites: { type: 'string', default: '2000' },
    requests: { type: 'string', default: '4000' },
    connections: { type: 'string', default: '16' },
    only: { type: 'string', default: '' },
    data: { type: 'string' },
    /** Ends with a profile of the service in this folder. */
    profile: { type: 'string' },
  },
});
const sites = Number(values.sites);
const requests = Number(values.requests);
const connections = Number(values.connections);
/** Both are measured in turns, so that an hour that is busy elsewhere weighs on both. */
const TURNS = 2;

/** Share of the bare server's requests a second, %, and milliseconds of processor a request. */
interface Aim {
  readonly share: number;
  readonly ms?: number;
}

interface Row {
  readonly name: string;
  readonly paths: readonly string[];
  /** Contract section 15; the rest is shown without an aim. */
  readonly aim?: Aim;
}

const folder = values.data ?? (await mkdtemp(join(tmpdir(), 'waymark-bench-')));
try {
  if (values.data === undefined) await fillIndex(readConfig({}, { dataDir: folder, ownDatabase: true }), sites);
  const flags = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];
  const service = await startServedProcess({ dataDir: folder, flags });
  try {
    for (const row of rowsOf()) if (row.name.includes(values.only)) await compare(row, service);
  } finally {
    await service.stop();
  }
} finally {
  if (values.data === undefined) await rm(folder, { recursive: true });
}

function rowsOf(): readonly Row[] {
  const domain = domainOf(0);
  const { domains, topics, skewed } = drawQueries(sites);
  const toPath = (query: string): string => `/api/search?q=${encodeURIComponent(query)}`;
  return [
    { name: 'a report page', paths: [`/site/${domain}`], aim: { share: 60 } },
    { name: '/badge.svg, many domains', paths: domains.map((name) => `/badge.svg?domain=${name}`), aim: { share: 60 } },
    { name: '/badge.svg, one again and again', paths: [`/badge.svg?domain=${domain}`], aim: { share: 60 } },
    { name: '/api/stats', paths: ['/api/stats'] },
    { name: '/api/search, many domains', paths: domains.map(toPath), aim: { share: 15, ms: 0.25 } },
    { name: '/api/search, many subjects', paths: topics.map(toPath) },
    { name: '/api/search, both, some of them often', paths: skewed.map(toPath) },
    { name: '/api/search, one domain again and again', paths: [toPath(domain)], aim: { share: 15, ms: 0.25 } },
  ];
}

/** Measures addresses, then a bare server that answers the same bytes with the same headers. */
async function compare({ name, paths, aim }: Row, service: ServedProcess): Promise<void> {
  const bare = await startBareServer(service.baseUrl, paths);
  const ours = { baseUrl: service.baseUrl, pid: service.pid, loads: [] as Load[] };
  const theirs = { ...bare, loads: [] as Load[] };
  // As long as a turn: a process that has just begun compiles what it runs.
  for (const { baseUrl } of [ours, theirs]) await putLoad({ baseUrl, paths, requests, connections });
  for (let turn = 0; turn < TURNS; turn++)
    for (const server of [ours, theirs]) server.loads.push(await measure(server, paths));
  bare.close();
  const [mine, least] = [sum(ours.loads), sum(theirs.loads)];
  console.log(`${name} (${Math.round(mine.bytes / mine.times.length)} bytes)`);
  console.log(`  ours  ${line(mine)}`);
  console.log(`  bare  ${line(least)}`);
  const percent = (of: 'ms' | 'processorMs'): string => `${Math.round((100 * least[of]) / mine[of])} %`;
  const wanted = aim && ` (aim: ${aim.share} %${aim.ms === undefined ? '' : `, at most ${aim.ms} ms of processor`})`;
  console.log(
    `  ${percent('ms')} of the bare server's requests a second, ${percent('processorMs')} by processor time${wanted ?? ''}`,
  );
}

interface Load extends LoadResult {
  /** From the first request to the last answer. */
  readonly ms: number;
  /** Of the server. */
  readonly processorMs: number;
}

async function measure(
  { baseUrl, pid }: { readonly baseUrl: string; readonly pid: number | undefined },
  paths: readonly string[],
): Promise<Load> {
  const [since, before] = [performance.now(), await processorTime(pid)];
  const result = await putLoad({ baseUrl, paths, requests, connections });
  return { ...result, ms: performance.now() - since, processorMs: (await processorTime(pid)) - before };
}

function sum(loads: readonly Load[]): Load {
  const total = (of: (load: Load) => number): number => loads.reduce((all, load) => all + of(load), 0);
  return {
    times: loads.flatMap(({ times }) => times),
    refused: Object.assign({}, ...loads.map(({ refused }) => refused)),
    bytes: total(({ bytes }) => bytes),
    ms: total(({ ms }) => ms),
    processorMs: total(({ processorMs }) => processorMs),
  };
}

function line({ times, refused, ms, processorMs }: Load): string {
  const at = (part: number): string => quantile(times, part).toFixed(1);
  const other = Object.keys(refused).length ? `, not 200: ${JSON.stringify(refused)}` : '';
  const each = (processorMs / times.length).toFixed(3);
  const rate = Math.round((1000 * times.length) / ms);
  return `${each} ms of processor each, ${rate} requests/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms${other}`;
}
