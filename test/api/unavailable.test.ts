import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { hasLibsqlServer, type LibsqlProcess, startLibsqlProcess } from '../../scripts/processes/libsql-process.ts';
import { problemBody } from '../../src/api/schemas/problem.ts';
import { readConfig } from '../../src/runtime/config/config.ts';
import { startService } from '../../src/runtime/start-service.ts';
import { readStats } from '../../src/services/stats/read-stats.ts';
import { openIndexDatabase } from '../../src/store/open-database.ts';
import { apiDependencies, askApi, serviceDeps } from '../support/api.ts';
import { atEnd } from '../support/at-end.ts';
import { heldLock } from '../support/held-lock.ts';
import { startMcpService } from '../support/mcp-service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

async function expectUnavailable(answer: Response): Promise<void> {
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Retry-After')).toBe('5');
  const body = problemBody.parse(await answer.json());
  expect(body).toMatchObject({ code: 'unavailable', retry_after_seconds: 5 });
}

async function expectUnavailableTool(answer: Response): Promise<void> {
  expect(await answer.json()).toMatchObject({
    result: { isError: true, structuredContent: { code: 'unavailable', retry_after_seconds: 5 } },
  });
}

async function expectUnavailablePage(answer: Response): Promise<void> {
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await answer.text()).toContain('We cannot search just now. Try again in 5 seconds.');
}

const CALL_SEARCH: RequestInit = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
  body: JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'search', arguments: { query: 'bread' } },
  }),
};

/** Stopped when the test ends, however it does. */
async function startServer(): Promise<LibsqlProcess> {
  const server = await startLibsqlProcess(await temporaryFolder());
  atEnd(() => server.stop());
  return server;
}

type Fault = (response: ServerResponse) => void;

/** What stands before a database server, and answers in its place as soon as it is told how. */
async function startProxy(target: string): Promise<{ url: string; fail: (fault: Fault | null) => void }> {
  let fault: Fault | null = null;
  const proxy = createServer(async (request, response) => {
    if (fault !== null) return fault(response);
    const body = Buffer.concat(await request.toArray());
    const { method = 'GET', url } = request;
    const answer = await fetch(`${target}${url}`, { method, ...(method === 'POST' ? { body } : {}) });
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? 'text/plain' });
    response.end(await answer.bytes());
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  atEnd(() => {
    proxy.close();
    proxy.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, fail: (next) => (fault = next) };
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Answers of a database server that is no answer to what was asked. */
const NO_ANSWERS: readonly (readonly [string, Fault])[] = [
  [
    'a page of a proxy',
    (response) => response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  ],
  ['too many requests', (response) => response.writeHead(429, { 'Content-Type': 'text/plain' }).end('slow down')],
  ['a token that is refused', (response) => response.writeHead(401, JSON_TYPE).end('{"error":"expired"}')],
  [
    'a page in place of data',
    (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Hi</h1>'),
  ],
  ['nothing', (response) => response.writeHead(200, JSON_TYPE).end()],
  ['data of another kind', (response) => response.writeHead(200, JSON_TYPE).end('[]')],
  [
    'half of the data',
    (response) => {
      response.writeHead(200, { ...JSON_TYPE, 'Content-Length': 100 }).write('{"baton":');
      setTimeout(() => response.destroy(), 20);
    },
  ],
];

describe('a database that cannot be used at the moment', () => {
  test.skipIf(!hasLibsqlServer)('is 503 when its server answers what is no answer; then all is as before', async () => {
    const server = await startServer();
    const proxy = await startProxy(server.url);
    const index = await openIndexDatabase({ url: proxy.url });
    atEnd(() => index.close());
    const faults: string[] = [];
    const deps = apiDependencies(serviceDeps(index, '2026-03-02T08:00:00.000Z'), {
      onFault: (_id, cause) => faults.push(String(cause)),
    });
    for (const [name, fault] of NO_ANSWERS) {
      proxy.fail(fault);
      const answer = await askApi(deps, '/api/stats');
      expect([name, answer.status]).toEqual([name, 503]);
      await expectUnavailable(answer);
      proxy.fail(null);
      expect((await askApi(deps, '/api/stats')).status).toBe(200);
    }
    expect(faults).toHaveLength(NO_ANSWERS.length);
    for (const fault of faults) expect(fault).toMatch(/gave no usable answer \(.+\); check .+DATABASE_URL/);
  });

  test.skipIf(!hasLibsqlServer)('is 503 with the seconds to wait, when its server is gone', async () => {
    const server = await startServer();
    const index = await openIndexDatabase({ url: server.url });
    atEnd(() => index.close());
    const faults: unknown[] = [];
    const deps = apiDependencies(serviceDeps(index, '2026-03-02T08:00:00.000Z'), {
      onFault: (_id, cause) => faults.push(cause),
    });
    expect((await askApi(deps, '/api/search?q=bread')).status).toBe(200);
    // Also with nothing in it.
    expect((await askApi(deps, '/readyz')).status).toBe(200);
    await server.stop();
    for (const path of ['/api/search?q=bread', '/api/stats', '/api/diff?domain=example.com', '/readyz'])
      await expectUnavailable(await askApi(deps, path));
    expect(faults).toHaveLength(4);
    expect((await askApi(deps, '/healthz')).status).toBe(200);
  });

  test.skipIf(!hasLibsqlServer)('is 503 within seconds, when its server is frozen; then all is as before', async () => {
    const server = await startServer();
    const dataDir = await temporaryFolder();
    // Builds are started elsewhere.
    const settings = { DATABASE_URL: server.url, BUILD_HOOK_URL: 'http://127.0.0.1:9/' };
    const service = await startService(readConfig(settings, { port: 0, dataDir }));
    atEnd(async () => {
      await server.thaw();
      await service.close();
    });
    const { baseUrl } = service;
    expect((await fetch(`${baseUrl}/api/search?q=bread`)).status).toBe(200);
    await server.freeze();
    const since = performance.now();
    await Promise.all([
      ...Array.from({ length: 30 }, async () => expectUnavailable(await fetch(`${baseUrl}/api/search?q=bread`))),
      fetch(`${baseUrl}/readyz`).then(expectUnavailable),
      fetch(`${baseUrl}/search?q=bread`).then(expectUnavailablePage),
      fetch(`${baseUrl}/api/mcp`, CALL_SEARCH).then(expectUnavailableTool),
    ]);
    expect(performance.now() - since).toBeLessThan(15_000);
    expect((await fetch(`${baseUrl}/healthz`)).status).toBe(200);
    await server.thaw();
    expect((await fetch(`${baseUrl}/readyz`)).status).toBe(200);
    expect((await fetch(`${baseUrl}/api/stats`)).status).toBe(200);
  });

  test('is 503 at every door while another program holds the file; then all is as before', async () => {
    const { baseUrl, url, index } = await startMcpService([]);
    const lock = await heldLock(index.where);
    const [api, tool, page, asked] = await Promise.all([
      fetch(`${baseUrl}/api/search?q=bread`),
      fetch(url, CALL_SEARCH),
      fetch(`${baseUrl}/search?q=bread`),
      fetch(`${baseUrl}/search?q=bread`, { headers: { Accept: 'application/json' } }),
    ]);
    await expectUnavailable(api);
    await expectUnavailable(asked);
    await expectUnavailableTool(tool);
    await expectUnavailablePage(page);
    await lock.release();
    await expect.poll(async () => (await fetch(`${baseUrl}/api/search?q=bread`)).status, { interval: 20 }).toBe(200);
    const answers = await Promise.all(Array.from({ length: 10 }, () => fetch(`${baseUrl}/search?q=bread`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    // They are written a moment later: none is lost.
    await expect.poll(async () => (await readStats(index, new Date())).total_searches, { timeout: 20_000 }).toBe(11);
    // Each of the four waits five seconds for the file, one behind the other: what a busy machine takes comes on top.
  }, 150_000);
});
