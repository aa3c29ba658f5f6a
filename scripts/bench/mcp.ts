/*
 * What the MCP connector costs: a search over MCP, at both protocol revisions, beside the same search over plain HTTP,
 * one after the other against one running service. Every request comes from a caller of its own, so that the limit is
 * counted as ever and never reached.
 *   npm run bench:mcp [-- --sites 1000 --rounds 400]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../src/runtime/config/config.ts';
import { startService } from '../../src/runtime/start-service.ts';
import { readArguments } from '../terminal/read-arguments.ts';
import { fillIndex } from './fill-index.ts';
import { quantile } from './timed.ts';

const AIM_MS = 5;
const WARM_UP = 50;
const QUERIES = ['bakery in Aarhus', 'bicycle repair', 'bread', 'dentist price', 'order a cake', 'quiet garden table'];
const NEWER = '2026-07-28';
const OLDER = '2025-11-25';
const META = {
  'io.modelcontextprotocol/protocolVersion': NEWER,
  'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

let callers = 0;
const { values } = readArguments({
  options: { sites: { type: 'string', default: '1000' }, rounds: { type: 'string', default: '400' } },
});
const folder = await mkdtemp(join(tmpdir(), 'waymark-bench-'));
try {
  const config = readConfig({ TRUSTED_PROXIES: '127.0.0.1, ::1' }, { port: 0, dataDir: folder, ownDatabase: true });
  await fillIndex(config, Number(values.sites));
  const service = await startService(config);
  try {
    await measure(service.baseUrl, Number(values.rounds));
  } finally {
    await service.close();
  }
} finally {
  await rm(folder, { recursive: true });
}

async function measure(baseUrl: string, rounds: number): Promise<void> {
  const doors = {
    'HTTP GET /api/search': (query: string) => fetch(`${baseUrl}/api/search?q=${encodeURIComponent(query)}`, from()),
    [`MCP search, ${NEWER}`]: (query: string) => fetch(`${baseUrl}/api/mcp`, newerCall(query)),
    [`MCP search, ${OLDER}`]: (query: string) => fetch(`${baseUrl}/api/mcp`, olderCall(query)),
  };
  const times = new Map<string, number[]>(Object.keys(doors).map((name) => [name, []]));
  for (let round = -WARM_UP; round < rounds; round++) {
    const query = QUERIES[Math.abs(round) % QUERIES.length] ?? '';
    for (const [name, ask] of Object.entries(doors)) {
      const since = performance.now();
      const text = await (await ask(query)).text();
      const took = performance.now() - since;
      if (!text.includes('"count":')) throw new Error(`${name} did not answer: ${text.slice(0, 300)}`);
      if (round >= 0) times.get(name)?.push(took);
    }
  }
  report(times);
}

function report(times: ReadonlyMap<string, readonly number[]>): void {
  const [[, peer] = ['', []]] = times;
  console.log('what                          p50 ms   p95 ms   p99 ms   p50 above HTTP');
  for (const [name, all] of times) {
    const columns = [0.5, 0.95, 0.99].map((part) => quantile(all, part).toFixed(2).padStart(9)).join('');
    const above = quantile(all, 0.5) - quantile(peer, 0.5);
    const verdict = name.startsWith('MCP') ? `${above.toFixed(2)} ms (aim: at most ${AIM_MS})` : '';
    console.log(`${name.padEnd(27)}${columns}   ${verdict}`);
  }
}

/** A caller that was not seen before, as a proxy names it. */
function from(headers: Readonly<Record<string, string>> = {}): RequestInit & { headers: Record<string, string> } {
  const n = callers++;
  return { headers: { ...headers, 'X-Forwarded-For': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` } };
}

function newerCall(query: string): RequestInit {
  const headers = { 'Mcp-Protocol-Version': NEWER, 'Mcp-Method': 'tools/call', 'Mcp-Name': 'search' };
  return call(headers, { name: 'search', arguments: { query }, _meta: META });
}

function olderCall(query: string): RequestInit {
  return call({ 'Mcp-Protocol-Version': OLDER }, { name: 'search', arguments: { query } });
}

function call(headers: Readonly<Record<string, string>>, params: object): RequestInit {
  const types = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
  return { ...from({ ...types, ...headers }), method: 'POST', body };
}
