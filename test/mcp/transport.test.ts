import { request as rawRequest } from 'node:http';
import { describe, expect, test } from 'vitest';
import { type AnsweredMessage, createConnector } from '../../src/mcp/create-connector.ts';
import { startMcpService } from '../support/mcp-service.ts';
import { HEADERS, META, newer, older } from './messages.ts';
import { SITES } from './sites.ts';

const { baseUrl, url, services } = await startMcpService(SITES);

const INITIALIZE = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1.0.0' } };
const CALL = { name: 'get_readiness', arguments: { domain: 'bakery.example' } };

describe('an answer', () => {
  test.each([
    ['to a call at 2026-07-28', newer('tools/call', CALL, CALL.name)],
    ['to server/discover', newer('server/discover')],
    ['to initialize', older('initialize', INITIALIZE)],
    ['to a call at 2025-11-25', older('tools/call', CALL, { 'Mcp-Protocol-Version': '2025-11-25' })],
    ['to a call without a version', older('tools/call', CALL)],
  ])('%s is plain JSON that nobody keeps', async (_what, init) => {
    const answer = await fetch(url, init);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('X-Request-Id')).toMatch(/\w/);
    expect(answer.headers.get('Mcp-Session-Id')).toBeNull();
    expect(await answer.json()).toMatchObject({ jsonrpc: '2.0', id: 1, result: expect.any(Object) });
  });

  test('to a notification is 202 without a body', async () => {
    const body = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' });
    const answer = await fetch(url, { method: 'POST', headers: HEADERS, body });
    expect(answer.status).toBe(202);
    expect(await answer.text()).toBe('');
  });

  test('to initialize names the newest revision that has sessions when asked for one that is unknown', async () => {
    const answer = await fetch(url, older('initialize', { ...INITIALIZE, protocolVersion: '1999-01-01' }));
    expect(await answer.json()).toMatchObject({ result: { protocolVersion: '2025-11-25' } });
  });

  test.each(['2024-11-05', '2025-03-26', '2025-06-18'])(
    'to initialize stays with an older revision: %s',
    async (asked) => {
      const answer = await fetch(url, older('initialize', { ...INITIALIZE, protocolVersion: asked }));
      expect(await answer.json()).toMatchObject({ result: { protocolVersion: asked } });
    },
  );

  test('says how long lists of tools may be kept', async () => {
    const answer = await fetch(url, newer('tools/list'));
    expect(await answer.json()).toMatchObject({ result: { ttlMs: 3_600_000, cacheScope: 'public' } });
  });

  test('to a subscription is acknowledged and ended: nothing ever changes while somebody listens', async () => {
    const answer = await fetch(url, newer('subscriptions/listen', { notifications: { toolsListChanged: true } }));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('notifications/subscriptions/acknowledged');
  });
});

describe('a request', () => {
  const json = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}): RequestInit => ({
    method: 'POST',
    headers: { ...HEADERS, ...headers },
    body,
  });
  const deep = `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;

  const many = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: { things: Array(2500).fill(0) } });

  test.each<[string, RequestInit, number, number]>([
    ['that is no JSON', json('{nope'), 400, -32700],
    ['that is empty', json(''), 400, -32700],
    ['that is no UTF-8', json(new Uint8Array([0x22, 0xff, 0xfe, 0x22])), 400, -32700],
    ['that is a batch', json('[{"jsonrpc":"2.0","id":1,"method":"tools/list"}]'), 400, -32600],
    ['that is no object', json('"tools/list"'), 400, -32600],
    ['that is null', json('null'), 400, -32600],
    ['that is nested without end', json(deep), 400, -32600],
    ['that holds thousands of values', json(many), 400, -32600],
    ['that is no JSON-RPC', json('{"hello":"world"}'), 400, -32600],
    ['with a method that is no text', json('{"jsonrpc":"2.0","id":1,"method":7}'), 400, -32600],
    ['of another media type', json('{}', { 'Content-Type': 'text/plain' }), 415, -32000],
    ['of a form', json('a=b', { 'Content-Type': 'application/x-www-form-urlencoded' }), 415, -32000],
    ['that is compressed', json('{}', { 'Content-Encoding': 'gzip' }), 415, -32000],
    ['whose sender takes only HTML', json('{}', { Accept: 'text/html' }), 406, -32000],
    ['above 256 KB', json(JSON.stringify('a'.repeat(300 * 1024))), 413, -32000],
    ['of an unknown revision', older('tools/list', {}, { 'Mcp-Protocol-Version': '1999-01-01' }), 400, -32000],
  ])('%s is told so', async (_what, init, status, code) => {
    const answer = await fetch(url, init);
    expect(answer.status).toBe(status);
    const body = await answer.json();
    expect(body).toMatchObject({ jsonrpc: '2.0', error: { message: expect.stringMatching(/\w/) } });
    expect(JSON.stringify(body)).not.toMatch(/node_modules|\.ts:|at async/);
    expect(body.error.code).toBe(code);
  });

  test.each([
    [{}, null, 'jsonrpc must be "2.0".'],
    [{ jsonrpc: '1.0', id: 3, method: 'ping' }, 3, 'jsonrpc must be "2.0".'],
    [{ jsonrpc: '2.0', id: 'a' }, 'a', 'method must be a text; it is missing.'],
    [{ jsonrpc: '2.0', id: 3, method: 7 }, 3, 'method must be a text; it is a number.'],
    [{ jsonrpc: '2.0', id: null, method: 'ping' }, null, 'id must be a text or a whole number; it is null.'],
    [{ jsonrpc: '2.0', id: {}, method: 'ping' }, null, 'id must be a text or a whole number; it is an object.'],
    [{ jsonrpc: '2.0', id: 3, method: 'ping', params: [] }, 3, 'params must be an object; it is a list.'],
  ])('that is no message is told what is wrong with it: %j', async (message, id, words) => {
    const answer = await fetch(url, json(JSON.stringify(message)));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ jsonrpc: '2.0', error: { code: -32600, message: words }, id });
  });

  test('that answers what nobody asked is taken without a word', async () => {
    const answer = await fetch(url, json('{"jsonrpc":"2.0","id":1,"result":{}}'));
    expect([answer.status, await answer.text()]).toEqual([202, '']);
  });

  test('whose header and body name different revisions is told so', async () => {
    const init = newer('tools/list');
    const headers = { ...HEADERS, 'Mcp-Method': 'tools/list', 'Mcp-Protocol-Version': '2025-11-25' };
    const answer = await fetch(url, { ...init, headers });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: -32020 } });
  });

  test('with a word for a revision is told which there are', async () => {
    const answer = await fetch(url, older('tools/list', {}, { 'Mcp-Protocol-Version': 'latest' }));
    expect(answer.status).toBe(400);
    const message =
      'Mcp-Protocol-Version must name a revision of the protocol, 2026-07-28 or 2025-11-25; it is "latest".';
    expect(await answer.json()).toMatchObject({ id: 1, error: { code: -32000, message } });
  });

  test.each(['2099-01-01', 'v999.0.0'])('for a revision to come, %s, is told which there are', async (revision) => {
    const meta = { ...META, 'io.modelcontextprotocol/protocolVersion': revision };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: { _meta: meta } });
    const headers = { ...HEADERS, 'Mcp-Method': 'tools/list', 'Mcp-Protocol-Version': revision };
    const answer = await fetch(url, { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
    const data = { supported: ['2026-07-28'], requested: revision };
    expect(await answer.json()).toMatchObject({ error: { code: -32022, data } });
  });

  test('from a sender who takes JSON alone is answered', async () => {
    for (const accept of ['application/json', '*/*', 'application/*;q=0.8']) {
      const answer = await fetch(url, older('tools/list', {}, { Accept: accept }));
      expect(answer.status, accept).toBe(200);
    }
  });

  test.each(['GET', 'HEAD', 'DELETE', 'PUT', 'PATCH'])('with %s is told to use POST', async (method) => {
    const answer = await fetch(url, { method, headers: { Accept: 'text/event-stream' } });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('POST, OPTIONS');
  });

  test('for an unknown method or tool is told so in JSON-RPC', async () => {
    expect(await (await fetch(url, older('nope'))).json()).toMatchObject({ error: { code: -32601 } });
    const call = older('tools/call', { name: 'nope', arguments: {} });
    expect(await (await fetch(url, call)).json()).toMatchObject({ error: { code: -32602 } });
  });

  test('of another path is left to others', async () => {
    for (const path of ['/api/mcp/', '/api/mcp/x', '/api//mcp']) {
      expect((await fetch(new URL(path, baseUrl), older('tools/list'))).status, path).toBe(404);
    }
  });

  test('of any bytes is never a fault of ours', async () => {
    let seed = 7;
    const next = (most: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % most;
    };
    const parts = ['{', '}', '[', ']', '"jsonrpc"', ':', '"2.0"', ',', '"id"', '1', 'null', '"method"', '"tools/call"']
      .concat(['"params"', '"name"', '"search"', '"arguments"', '"query"', '"\\ud800"', '"__proto__"', '1e999', '-0'])
      .concat(['"_meta"', '"io.modelcontextprotocol/protocolVersion"', '"2026-07-28"', 'true', '\u0000', '\u{1F950}']);
    for (let round = 0; round < 400; round++) {
      const text = Array.from({ length: next(30) }, () => parts[next(parts.length)]).join('');
      const version = ['2026-07-28', '2025-11-25', '', 'x'][next(4)] ?? '';
      const answer = await fetch(url, json(text, { 'Mcp-Protocol-Version': version, 'Mcp-Method': 'tools/call' }));
      expect(answer.status, text).toBeLessThan(500);
      await answer.arrayBuffer();
    }
  });
});

describe('a page in a browser', () => {
  test('of an allowed origin may read answers and send keys', async () => {
    const origin = 'http://localhost:6274';
    const asked = await fetch(url, { method: 'OPTIONS', headers: { Origin: origin } });
    expect(asked.status).toBe(204);
    expect(Object.fromEntries(asked.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': expect.stringMatching(/Authorization.*Mcp-Protocol-Version.*Mcp-Method/),
      vary: 'Origin',
    });
    const answer = await fetch(url, older('tools/list', {}, { Origin: origin }));
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(origin);
  });

  test('of another origin is refused, before anything is done', async () => {
    for (const init of [
      older('tools/list', {}, { Origin: 'https://evil.net' }),
      { method: 'OPTIONS', headers: { Origin: 'https://evil.net' } },
    ]) {
      const answer = await fetch(url, init);
      expect(answer.status).toBe(403);
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
    }
  });

  test('that was rebound to our address is refused by its Host', async () => {
    const status = await new Promise((resolve, reject) => {
      const headers = { ...HEADERS, Host: 'evil.net' };
      const sent = rawRequest(url, { method: 'POST', headers }, (answer) => resolve(answer.resume().statusCode));
      sent.on('error', reject).end('{}');
    });
    expect(status).toBe(421);
  });
});

test('a fault of ours is mute, and its cause is noted under the id that the caller gets', async () => {
  const noted: [string, unknown][] = [];
  const told: AnsweredMessage[] = [];
  const cause = new Error('secret inner text');
  const connector = createConnector({
    baseUrl,
    agentUrl: baseUrl,
    origins: [],
    services: {
      ...services,
      getReadiness: async () => {
        throw cause;
      },
    },
    later: () => {},
    callEndpoint: async () => ({ ok: false, maybeSent: false, sentence: 'Nothing is called here.' }),
    newRequestId: () => 'request-1',
    onFault: (id, fault) => noted.push([id, fault]),
    onAnswer: (answered) => told.push(answered),
  });
  const answer = await connector(new Request(url, older('tools/call', CALL)), '203.0.113.7');
  const text = await answer?.text();
  expect(JSON.parse(text ?? '')).toMatchObject({
    result: {
      isError: true,
      structuredContent: { code: 'internal', message: expect.stringContaining('request-1') },
      _meta: { 'waymark/limits': { limit: 120 } },
    },
  });
  expect(text).not.toContain('secret');
  expect(noted).toEqual([['request-1', cause]]);
  expect(told).toMatchObject([{ requestId: 'request-1', method: 'POST', path: '/api/mcp', status: 200 }]);
});

test('the card and the catalog say where the connector is, in the form of the draft', async () => {
  const known = await fetch(new URL('/.well-known/mcp/server-card.json', baseUrl));
  const reserved = await fetch(new URL('/api/mcp/server-card', baseUrl));
  expect(reserved.headers.get('Content-Type')).toBe('application/mcp-server-card+json');
  expect(reserved.headers.get('Access-Control-Allow-Origin')).toBe('*');
  const card = await known.json();
  expect(await reserved.json()).toEqual(card);
  expect(card.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
  expect(card.description.length).toBeLessThanOrEqual(100);
  expect(card.remotes).toMatchObject([{ supportedProtocolVersions: ['2026-07-28', '2025-11-25'] }]);
  const { result } = await (await fetch(url, newer('server/discover'))).json();
  expect(result._meta['io.modelcontextprotocol/serverInfo']).toMatchObject({ name: card.name, version: card.version });
  const catalog = await (await fetch(new URL('/.well-known/mcp/catalog.json', baseUrl))).json();
  expect(catalog.entries).toMatchObject([{ url: expect.stringMatching(/\/api\/mcp\/server-card$/) }]);
});
