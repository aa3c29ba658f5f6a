/*
 * Requests a second of the whole service in one process, beside a bare node:http server that answers the same bytes in
 * the same run. Every request comes from a caller of its own, so that limits are counted as ever and never reached. Who
 * asks is a thread on the same machine and takes its share of it, for both alike.
 *   npm run bench:serving [-- --sites 1000 --seconds 4 --connections 16]
 */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { readConfig } from '../../src/runtime/config.ts';
import { startService } from '../../src/runtime/start-service.ts';
import { fillIndex } from './fill-index.ts';
import { domainOf } from './generated-sites.ts';
import type { LoadInput, LoadResult } from './load-worker.ts';

const { values } = parseArgs({
  options: {
    sites: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '16' },
  },
});
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
  await fillIndex(config, Number(values.sites));
  const domain = domainOf(0);
  const service = await startService(config);
  try {
    await compare('a report page', `${service.baseUrl}/site/${domain}`, AIMS.page);
    await compare('/badge.svg', `${service.baseUrl}/badge.svg?domain=${domain}`, null);
    await compare('/api/stats', `${service.baseUrl}/api/stats`, null);
    await compare('/api/search?q=<domain>', `${service.baseUrl}/api/search?q=${domain}`, AIMS.search);
  } finally {
    await service.close();
  }
} finally {
  await rm(folder, { recursive: true });
}

/** Measures an address, then a bare server that answers the same bytes with the same headers. */
async function compare(name: string, url: string, aim: number | null): Promise<void> {
  const sample = await fetch(url, { headers: { 'X-Forwarded-For': '10.255.255.255', 'Accept-Encoding': 'identity' } });
  const body = Buffer.from(await sample.arrayBuffer());
  const headers = Object.fromEntries(
    [...sample.headers].filter(([key]) => !/^(connection|keep-alive|date)$/.test(key)),
  );
  const bare = createServer((_request, response) => {
    response.writeHead(200, { ...headers, 'content-length': body.length });
    response.end(body);
  });
  bare.listen(0, '127.0.0.1');
  await once(bare, 'listening');
  const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;
  await load(url, 1);
  const ours = await load(url, seconds);
  await load(bareUrl, 1);
  const theirs = await load(bareUrl, seconds);
  bare.close();
  const share = Math.round((ours.times.length / theirs.times.length) * 100);
  console.log(`${name} (${body.length} bytes)`);
  console.log(`  ours  ${line(ours)}`);
  console.log(`  bare  ${line(theirs)}`);
  console.log(`  ${share} % of the bare server${aim === null ? '' : ` (aim: ${aim} %)`}`);
}

async function load(url: string, forSeconds: number): Promise<LoadResult> {
  const workerData: LoadInput = { url, seconds: forSeconds, connections, firstCaller: callers };
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
