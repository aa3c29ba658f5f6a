import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { freePort } from '../../scripts/processes/free-port.ts';
import { hasLibsqlServer } from '../../scripts/processes/libsql-process.ts';
import { sampleDomain } from '../../scripts/samples/sample-visit.ts';
import { readConfig } from '../../src/runtime/config/config.ts';
import type { FunctionContext } from '../../src/runtime/functions/function-service.ts';
import { startService } from '../../src/runtime/start-service.ts';
import { queueSuggestion } from '../../src/services/suggest/queue-suggestion.ts';
import { openIndexDatabase } from '../../src/store/open-database.ts';
import { startLibsqlServer } from '../support/libsql-server.ts';
import { action, siteDocument, siteRecord } from '../support/site-record.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { rememberRecord } from '../support/test-index.ts';

const PREPARE = fileURLToPath(new URL('../../scripts/prepare-functions.ts', import.meta.url));

/** @param caller the last part of the address it comes from */
type Ask = (path: string, init?: RequestInit, caller?: number) => Promise<Response>;

/** What differs from call to call, or belongs to the connection and not to the answer. */
const OWN_HEADERS =
  /^(date|connection|keep-alive|content-length|transfer-encoding|x-request-id|x-ratelimit-.*|ratelimit|retry-after)$/;

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const rpc = (method: string, params: object): RequestInit => ({
  ...json({ jsonrpc: '2.0', id: 1, method, params }),
  headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
});
const key = { Authorization: 'Bearer wm_live_notakeyatall' };

const CALLS: readonly (readonly [string, string, RequestInit?])[] = [
  ['a site', '/api/search?q=bakery.example'],
  ['a topic', '/api/search?q=fresh+bread'],
  ['nothing found', '/api/search?q=zzzzqqqq'],
  ['no query', '/api/search'],
  ['a search by body', '/api/search', json({ query: 'bakery.example' })],
  ['an action call', '/api/search', json({ lawp_version: '0.3', action: 'search', input: 'bread', request_id: 'r1' })],
  ['broken JSON', '/api/search', json('{"query":')],
  ['a form', '/api/search', { method: 'POST', body: new URLSearchParams({ query: 'x' }) }],
  ['a body too large', '/api/search', json({ query: 'x'.repeat(300_000) })],
  ['HEAD', '/api/search?q=bakery.example', { method: 'HEAD' }],
  ['OPTIONS', '/api/search', { method: 'OPTIONS' }],
  ['a wrong method', '/api/search', { method: 'PUT', body: '{}' }],
  ['a key that is none', '/api/search?q=bread', { headers: key }],
  ['an unknown path', '/api/nothing/here'],
  ['a slash too many', '/api/search/?q=bread'],
  ['register without a key', '/api/register?domain=bakery.example'],
  ['statistics', '/api/stats'],
  ['state', '/api/state'],
  ['state as CSV', '/api/state?format=csv'],
  ['the change of a site', '/api/diff?domain=bakery.example'],
  ['the change of an unknown site', '/api/diff?domain=unknown.com'],
  ['a suggestion', '/api/suggest', json({ domain: 'waiting.com' })],
  ['a suggestion that is no domain', '/api/suggest', json({ domain: 'localhost' })],
  ['how far it is', '/api/suggest?domain=waiting.com'],
  ['a badge', '/badge.svg?domain=bakery.example'],
  ['a large badge', '/badge.svg?domain=BAKERY.example&style=card'],
  ['a badge of an unknown site', '/badge.svg?domain=unknown.com'],
  ['a badge of no domain', '/badge.svg?domain=127.0.0.1'],
  ['a badge as PNG', '/badge.png?domain=bakery.example&style=card'],
  ['a badge of an unknown site as PNG', '/badge.png?domain=unknown.com'],
  ['the picture of a report', '/og.png?domain=bakery.example'],
  ['the picture of no report', '/og.png?domain=unknown.com'],
  ['a badge as JSON', '/badge.json?domain=bakery.example'],
  ['our own document', '/.well-known/lawp.json'],
  ['the catalogue', '/.well-known/api-catalog'],
  ['the description', '/openapi.json'],
  ['for security', '/.well-known/security.txt'],
  ['alive', '/healthz'],
  ['ready', '/readyz'],
  ['a server card', '/.well-known/mcp/server-card.json'],
  ['the tools', '/api/mcp', rpc('tools/list', {})],
  ['a tool call', '/api/mcp', rpc('tools/call', { name: 'get_site', arguments: { domain: 'bakery.example' } })],
  ['the connector by GET', '/api/mcp'],
  ['a method that no site page knows', '/site/bakery.example', { method: 'PUT' }],
  ['a method that no twin knows', '/site/unknown.com.json', { method: 'DELETE' }],
  ['OPTIONS of a page of forms', '/pro', { method: 'OPTIONS' }],
  ['the state that the caller holds', '/badge.json?domain=bakery.example', { headers: { 'If-None-Match': '*' } }],
  ['a lone surrogate in a body', '/api/search', json('{"query":"\\ud800"}')],
  ['invalid UTF-8', '/api/search?q=%ff'],
  ['two queries', '/api/search?q=a&q=b'],
  ['an encoded slash', '/api/search%2Fx'],
  ['a page of results', '/search?q=bread'],
  ['a page that cannot search', '/search?q=%00'],
  ['a page of forms', '/pro'],
  ['a form sent from elsewhere', '/pro', { method: 'POST', body: new URLSearchParams({ label: 'x' }) }],
  ['a site in another spelling', '/site/Bakery.EXAMPLE', { redirect: 'manual' }],
  ['a site that is unknown', '/site/unknown.com'],
  ['an unknown site as JSON', '/site/unknown.com.json'],
  ['an unknown site as text', '/site/unknown.com.md'],
];

describe.runIf(hasLibsqlServer)('the same call as a function and in one process', async () => {
  if (!hasLibsqlServer) return;
  const { byFunction, byServer, hookCalls } = await startBoth();

  test('a suggestion is known to both, and asks for one build', async () => {
    const answers = [];
    for (const ask of [byFunction, byServer, byFunction])
      answers.push(await (await ask('/api/suggest', json({ domain: 'suggested.com' }))).json());
    expect(answers).toMatchObject(Array.from({ length: 3 }, () => ({ success: true, status: 'queued' })));
    expect(hookCalls()).toBe(1);
  });

  test.each(CALLS.map(([name, path, init = {}]) => ({ name, path, init })))('answers the same: $name', async (call) => {
    const { path, init } = call;
    const [one, other] = [await shown(await byFunction(path, init)), await shown(await byServer(path, init))];
    expect(one).toEqual(other);
  });

  test('a drawn page is found by a function, too, should the platform not find it', async () => {
    const [one, other] = [await byFunction('/site/bakery.example'), await byServer('/site/bakery.example')];
    expect([one.status, await one.text()]).toEqual([other.status, await other.text()]);
    expect(one.headers.get('Content-Security-Policy')).toBe(other.headers.get('Content-Security-Policy'));
    expect([one.headers.get('Vary'), other.headers.get('Vary')]).toEqual(['Accept', 'Accept, Accept-Encoding']);
  });

  test('each counts its callers by address, to the same end', async () => {
    for (const ask of [byFunction, byServer]) {
      const search = () => ask('/api/search?q=bread', {}, 99);
      let answer = await search();
      for (let calls = 0; answer.status === 200 && calls < 20; calls++) answer = await search();
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(await answer.json()).toMatchObject({ code: 'rate_limited' });
    }
  });
});

async function startBoth(): Promise<{ byFunction: Ask; byServer: Ask; hookCalls: () => number }> {
  const database = await startLibsqlServer();
  const dataDir = await temporaryFolder();
  const baseUrl = `http://localhost:${await freePort()}`;
  const hook = await startHook();
  const environment = {
    DATABASE_URL: database,
    BASE_URL: baseUrl,
    TRUSTED_PROXIES: '127.0.0.1, ::1',
    BUILD_HOOK_URL: hook.url,
  };
  await fill(database);
  await draw(join(dataDir, 'site'));
  await promisify(execFile)(process.execPath, [...process.execArgv, PREPARE]);
  const service = await startService(readConfig(environment, { dataDir, port: Number(new URL(baseUrl).port) }));
  afterAll(() => service.close());
  Object.assign(process.env, environment);
  const functions = await loadFunctions();
  const unknown = functions.get('');
  return {
    hookCalls: hook.calls,
    byServer: (path, init, caller = 1) => {
      // Where functions answer, the platform compresses.
      const plain = withHeader(init, 'Accept-Encoding', 'identity');
      return fetch(`${baseUrl}${path}`, withHeader(plain, 'X-Forwarded-For', `198.51.100.${caller}`));
    },
    byFunction: async (path, init, caller = 2) => {
      const request = new Request(`${baseUrl}${path}`, init);
      const { pathname } = new URL(request.url);
      const answer = functions.get(pathname.startsWith('/site/') ? '/site/*' : pathname) ?? unknown;
      if (!answer) throw new Error(`no function answers ${path}`);
      return answer(request, { ip: `198.51.100.${caller}` });
    },
  };
}

/** What starts builds elsewhere, as far as it is seen from here. */
async function startHook(): Promise<{ url: string; calls: () => number }> {
  let calls = 0;
  const server = createServer((_request, response) => {
    calls++;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, calls: () => calls };
}

type NetlifyFunction = (request: Request, context: FunctionContext) => Promise<Response>;

/** The functions by their paths; the one without a path takes the rest. */
async function loadFunctions(): Promise<Map<string, NetlifyFunction>> {
  const folder = fileURLToPath(new URL('../../functions/', import.meta.url));
  const functions = new Map<string, NetlifyFunction>();
  for (const name of await readdir(folder)) {
    const { default: answer, config } = await import(join(folder, name));
    if (config?.schedule !== undefined) continue;
    for (const path of [config?.path ?? ''].flat()) functions.set(path, answer);
  }
  return functions;
}

async function fill(url: string): Promise<void> {
  const index = await openIndexDatabase({ url });
  const lawp = { name: 'Bakery', actions: [action('order')] };
  const document = siteDocument('bakery.example', { lawp });
  await rememberRecord(index, siteRecord('bakery.example', '2026-03-02T08:00:00.000Z', { document }));
  // The first of the two that are asked would say that it queues it, and the other that it waits.
  await queueSuggestion({ index, domain: sampleDomain('waiting.com'), callBuildHook: null, now: new Date() });
  index.close();
}

async function draw(folder: string): Promise<void> {
  const badges = join(folder, 'badge', 'bakery.example');
  await mkdir(badges, { recursive: true });
  await writeFile(join(badges, 'compact.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><title>85</title></svg>');
  await writeFile(join(badges, 'card.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><title>card</title></svg>');
  const badge = {
    domain: 'bakery.example',
    indexed: true,
    name: 'Bakery',
    score: 85,
    label: 'Agent-ready',
    checks: [],
  };
  await writeFile(join(badges, 'badge.json'), JSON.stringify({ ...badge, updated_at: '2026-03-02T08:00:00.000Z' }));
  await mkdir(join(folder, 'site'));
  await writeFile(join(folder, 'site', 'bakery.example.html'), '<!doctype html><title>Bakery</title>');
}

function withHeader(init: RequestInit = {}, name: string, value: string): RequestInit {
  const headers = new Headers(init.headers);
  headers.set(name, value);
  return { ...init, headers };
}

/** An answer without what differs from call to call; a tag of a text that tells its time differs with it. */
async function shown(answer: Response): Promise<unknown> {
  const text = await answer.text();
  const ownHeaders = text.includes('generated_at') ? /^etag$/ : /^$/;
  const headers = [...answer.headers]
    .map(([name, value]) => [name, name === 'vary' ? value.replace(/(, )?Accept-Encoding/, '') : value] as const)
    .filter(([name, value]) => value !== '' && !OWN_HEADERS.test(name) && !ownHeaders.test(name));
  return {
    status: answer.status,
    headers: Object.fromEntries(headers),
    body: text
      .replace(/urn:request:[0-9a-f]+/g, 'urn:request:…')
      // Searches are counted after they are answered.
      .replace(/("(?:total_searches|searches_7d)":)\d+/g, '$1…')
      // The second one may be asked in the next second.
      .replace(/("reset":)\d+/g, '$1…')
      .replace(/((?:generated|updated)_at"?[:,]"?)[0-9TZ:.-]+/g, '$1…'),
  };
}
