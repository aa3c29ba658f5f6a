/*
 * Memory of `npm run serve`: at its start, after some thousand requests of every kind, and while idle again, beside the
 * least that Node takes for a server with one thread in the same run. Reads /proc, so it needs Linux.
 *   npm run bench:memory [-- --sites 10000 --requests 2000 --connections 16 --data <a folder that was filled before>]
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../../src/runtime/config/config.ts';
import { startServedProcess } from '../processes/served-process.ts';
import { readArguments } from '../terminal/read-arguments.ts';
import { fillIndex } from './fill-index.ts';
import { domainOf } from './generated-sites.ts';

/** Contract section 15. */
const AIM_MB = 300;
const SETTLE_MS = 3000;
const IDLE_MS = 10_000;
const FLOORS = {
  'a bare node process': 'setInterval(() => {}, 1000)',
  'node:http and one thread': `require('node:http').createServer((q, a) => a.end('ok')).listen(0);
    new (require('node:worker_threads').Worker)('setInterval(() => {}, 1000)', { eval: true })`,
};

const { values } = readArguments({
  options: {
    sites: { type: 'string', default: '10000' },
    requests: { type: 'string', default: '2000' },
    connections: { type: 'string', default: '16' },
    only: { type: 'string' },
    data: { type: 'string' },
  },
});
const sites = Number(values.sites);
const requests = Number(values.requests);
const connections = Number(values.connections);
let callers = 0;

type Ask = (n: number) => string | { readonly tool: string; readonly input: object };

/** What is asked for, by kind: the path of the n-th request, and a message of the connector. */
const SINGLE: Readonly<Record<string, Ask>> = {
  'report pages': (n) => `/site/${domainOf(n)}`,
  'twins (JSON)': (n) => `/site/${domainOf(n)}.json`,
  'twins (Markdown)': (n) => `/site/${domainOf(n)}.md`,
  badges: (n) => `/badge.svg?domain=${domainOf(n)}`,
  'badges (JSON)': (n) => `/badge.json?domain=${domainOf(n)}`,
  'badges (PNG)': (n) => `/badge.png?domain=${domainOf(n)}`,
  'pictures of reports': (n) => `/og.png?domain=${domainOf(n)}`,
  'style sheet and scripts': (n) => ['/forms.js', '/badge.js', '/robots.txt'][n % 3] ?? '/',
  'home, directory, state': (n) => ['/', '/directory', '/state', '/leaderboard'][n % 4] ?? '/',
  'search by domain': (n) => `/api/search?q=${domainOf(n)}`,
  'search by page': (n) => `/api/search?q=${domainOf(n)}/contact`,
  'search by topic': (n) => `/api/search?q=${['bakery in Lyon', 'dentist open now', `bicycle hire ${n}`][n % 3]}`,
  'search by product': (n) => `/api/search?q=cheap loaf number ${n % 5} under €10`,
  'page of results': (n) => `/search?q=watchmaker ${n % 50}`,
  'stats and state': (n) => (n % 2 ? '/api/stats' : '/api/state'),
  diff: (n) => `/api/diff?domain=${domainOf(n)}`,
  'openapi and llms.txt': (n) => (n % 2 ? '/openapi.json' : '/llms.txt'),
  forms: (n) => ['/pro', '/claim', '/suggest'][n % 3] ?? '/pro',
  'nothing there': (n) => `/site/nobody-${n}.com`,
  'connector: search': (n) => ({ tool: 'search', input: { query: domainOf(n) } }),
  'connector: get_site': (n) => ({ tool: 'get_site', input: { domain: domainOf(n) } }),
  'connector: get_readiness': (n) => ({ tool: 'get_readiness', input: { domain: domainOf(n) } }),
};
let mixed = 0;
const KINDS: Readonly<Record<string, Ask>> = {
  ...SINGLE,
  'all of it, mixed': (n) => Object.values(SINGLE)[mixed++ % Object.keys(SINGLE).length]?.(n) ?? '/',
};

const folder = values.data ?? (await mkdtemp(join(tmpdir(), 'waymark-bench-')));
try {
  for (const [name, source] of Object.entries(FLOORS)) await measureFloor(name, source);
  if (values.data === undefined) await fillIndex(readConfig({}, { dataDir: folder, ownDatabase: true }), sites);
  await measureService();
} finally {
  if (values.data === undefined) await rm(folder, { recursive: true });
}

async function measureFloor(name: string, source: string): Promise<void> {
  const child = spawn(process.execPath, ['-e', source], { stdio: 'ignore' });
  await sleep(SETTLE_MS);
  await show(name, child.pid);
  child.kill();
}

async function measureService(): Promise<void> {
  const service = await startServedProcess({ dataDir: folder });
  const { baseUrl, pid } = service;
  await sleep(SETTLE_MS);
  await show(`serving ${sites} sites, at the start`, pid);
  let most = 0;
  for (const [kind, ask] of Object.entries(KINDS)) {
    if (values.only !== undefined && !kind.includes(values.only)) continue;
    await load(baseUrl, ask);
    most = Math.max(most, await show(`  after ${requests} × ${kind}`, pid));
  }
  await sleep(IDLE_MS);
  await show(`idle again after ${IDLE_MS / 1000} s`, pid);
  const peak = Math.round(
    Number(/^VmHWM:\s+(\d+) kB/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
  );
  console.log(`most: ${most} MB after a kind, ${peak} MB at any moment (aim: ${AIM_MB} MB at 10,000 sites)`);
  await service.stop();
}

async function load(baseUrl: string, ask: Ask): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (next < requests) await askOnce(baseUrl, ask((next++ * 7) % sites));
    }),
  );
}

async function askOnce(baseUrl: string, asked: ReturnType<Ask>): Promise<void> {
  const n = callers++;
  const caller = { 'X-Forwarded-For': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` };
  const answer =
    typeof asked === 'string'
      ? await fetch(`${baseUrl}${asked}`, { headers: caller })
      : await fetch(`${baseUrl}/api/mcp`, {
          method: 'POST',
          headers: { ...caller, 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
          body: JSON.stringify({
            jsonrpc: '2.0',
            id: n,
            method: 'tools/call',
            params: { name: asked.tool, arguments: asked.input },
          }),
        });
  await answer.arrayBuffer();
  // Too many pictures at a time are refused.
  const isRefused = answer.status === 503 && String(asked).includes('.png');
  if ((answer.status >= 500 && !isRefused) || answer.status === 429)
    throw new Error(`${JSON.stringify(asked)}: ${answer.status}`);
}

/** Prints and gives the resident set of a process, whole MB. */
async function show(name: string, pid: number | undefined): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  const mb = (key: string): number =>
    Math.round(Number(new RegExp(`^${key}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) / 1024);
  console.log(`${name.padEnd(45)} ${String(mb('Rss')).padStart(4)} MB, its own ${mb('Pss')} MB`);
  return mb('Rss');
}
