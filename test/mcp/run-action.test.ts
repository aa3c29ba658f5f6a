import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verify } from 'web-bot-auth';
import { verifierFromJWK } from 'web-bot-auth/crypto';
import type { LawpAction } from '../../src/core/lawp/document.ts';
import { endpointCaller } from '../../src/crawl/fetch/call-endpoint.ts';
import { type McpService, startMcpService } from '../support/mcp-service.ts';
import { action, siteDocument, siteRecord } from '../support/site-record.ts';
import { type SiteServer, serveSites } from '../support/site-server.ts';
import { type Called, newerClient, type TestClient } from './clients.ts';

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const sent: Sent[] = [];

/** Answers what it is told to, and keeps what came. */
const answering =
  (status: number, body: string, headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' }) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url = '' } = request;
    sent.push({ method, url, headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(status, headers).end(body);
  };

const HOST = 'velo.example';
const endpoint = (path: string, method: 'POST' | 'GET' = 'POST') => ({ url: `https://${HOST}${path}`, method });
const safe = { requires_confirmation: false, costs_money: false };
const acting = (id: string, path: string, more: Partial<LawpAction> = {}): LawpAction =>
  action(id, { endpoint: endpoint(path), safety: safe, ...more });

const FIELDS: LawpAction['input'] = {
  type: 'object',
  required: true,
  fields: [
    { name: 'date', type: 'date', required: true },
    { name: 'party_size', type: 'integer', required: true },
    { name: 'room', type: 'enum', required: false, options: ['inside', 'garden'] },
  ],
};

const ACTIONS: readonly LawpAction[] = [
  acting('check', '/check', { input: FIELDS }),
  action('book', { endpoint: endpoint('/book'), input: FIELDS }),
  acting('pay', '/book', { safety: { costs_money: { amount: 42, currency: 'EUR' } }, modes: ['execute', 'quote'] }),
  acting('look', '/look', { endpoint: endpoint('/look?v=1', 'GET'), input: { type: 'text', required: true } }),
  acting('wait', '/wait'),
  acting('stray', '/stray'),
  acting('refuse', '/refuse'),
  acting('leave', '/leave'),
  acting('unseen', '/unseen'),
  acting('break', '/break'),
  acting('flood', '/flood'),
  acting('nest', '/nest'),
  acting('hang', '/hang'),
  acting('member', '/book', { account: 'required', url: `https://${HOST}/member` }),
  action('call'),
];

let web: SiteServer;
let service: McpService;
let keyed: TestClient;
let keyless: TestClient;

beforeAll(async () => {
  const pending = (status_url: string) => JSON.stringify({ status: 'pending', status_url, retry_after_seconds: 60 });
  web = await serveSites({
    [HOST]: {
      '/check': answering(200, '{"available":true}'),
      '/book': answering(200, '{"reference":"R-1"}'),
      '*': answering(200, '{"found":["a"]}'),
      '/wait': answering(202, pending(`https://${HOST}/jobs/1`)),
      '/stray': answering(202, pending('https://elsewhere.example/jobs/1')),
      '/refuse': answering(409, '{"error":{"code":"unavailable","message":"Full.","field":"date"}}'),
      '/leave': answering(302, '', { location: 'http://169.254.169.254/' }),
      '/unseen': answering(200, JSON.stringify({ note: `Booked${String.fromCodePoint(0xe0041, 0xe0042)}\u202e.` })),
      '/break': answering(200, '<html>', { 'content-type': 'text/html' }),
      '/flood': answering(200, JSON.stringify({ text: 'x'.repeat(70_000) })),
      '/nest': answering(200, `${'['.repeat(20_000)}${']'.repeat(20_000)}`),
      '/hang': () => {},
    },
  });
  const document = siteDocument(HOST, { lawp: { actions: ACTIONS }, source: 'native' });
  const records = [siteRecord(HOST, '2026-03-02T08:00:00.000Z', { document })];
  service = await startMcpService(records, {}, endpointCaller(web.dispatcher, 500));
  const issued = await service.services.issueKey({ label: 'agent', code: null, address: '203.0.113.9' });
  if (!issued.ok) throw new Error(issued.error.detail);
  keyless = await newerClient(service.url, '2026-07-28');
  keyed = await newerClient(service.url, '2026-07-28', { Authorization: `Bearer ${issued.value.key}` });
});

afterAll(() => web.close());

async function run(input: Readonly<Record<string, unknown>>, client = keyed): Promise<Called['structuredContent']> {
  sent.length = 0;
  // Each test has the whole limit.
  await service.index.client.execute('delete from grants');
  return (await client.call('run_action', { domain: HOST, ...input })).structuredContent;
}

const INPUT = { date: '2026-12-01', party_size: 2 };

describe('an action that agents may call', () => {
  test('is sent as the format says, signed by the key that the service publishes', async () => {
    const result = await run({ action: 'check', input: INPUT });
    expect(result).toMatchObject({ domain: HOST, action: 'check', status: 'done', answer: { available: true } });
    const [call] = sent;
    if (call === undefined) throw new Error('nothing was sent');
    const { request_id } = result;
    expect(JSON.parse(call.body)).toEqual({
      lawp_version: '0.5',
      action: 'check',
      input: INPUT,
      request_id,
      mode: 'execute',
      test: false,
    });
    expect(call.headers).toMatchObject({ 'lawp-action': 'check', 'lawp-request-id': request_id, 'lawp-test': 'false' });
    expect(call.headers['user-agent']).toContain('WaymarkBot');
    const digest = createHash('sha256').update(call.body).digest('base64');
    expect(call.headers['content-digest']).toBe(`sha-256=:${digest}:`);
    await expect(checkSignature(call)).resolves.toBeUndefined();
    await expect(checkSignature({ ...call, url: '/book' })).rejects.toThrow();
  });

  test('is called by GET with its input in the address', async () => {
    expect(await run({ action: 'look', input: 'blue & green' })).toMatchObject({ status: 'done' });
    expect(sent).toMatchObject([{ method: 'GET', url: '/look?v=1&input=blue+%26+green', body: '' }]);
  });

  test('tells the site of a test, and needs no key for it', async () => {
    expect(await run({ action: 'book', input: INPUT, test: true }, keyless)).toMatchObject({
      status: 'done',
      test: true,
    });
    expect(sent[0]?.headers['lawp-test']).toBe('true');
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ test: true });
    expect(await run({ action: 'check', input: INPUT }, keyless)).toMatchObject({ code: 'unauthorized' });
    expect(sent).toEqual([]);
  });
});

describe('what a person must agree to', () => {
  test.each([
    ['book', { input: INPUT }, /does not say that it is safe/],
    ['pay', {}, /it costs money \(42 EUR\)/],
  ])('%s is sent when it was confirmed', async (id, more, why) => {
    const held = await run({ action: id, ...more });
    expect(held).toMatchObject({ status: 'needs_confirmation', message: expect.stringMatching(why) });
    expect(sent).toEqual([]);
    expect(await run({ action: id, ...more, confirmed: true })).toMatchObject({ status: 'done' });
    expect(sent).toHaveLength(1);
  });

  test('is not needed to ask for the price', async () => {
    expect(await run({ action: 'pay', mode: 'quote' })).toMatchObject({ status: 'done' });
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ mode: 'quote' });
  });

  test('is not enough where an account is needed', async () => {
    const held = await run({ action: 'member', confirmed: true });
    expect(held).toMatchObject({ status: 'needs_account', message: expect.stringContaining(`https://${HOST}/member`) });
    expect(sent).toEqual([]);
  });
});

describe('a call that cannot be right', () => {
  test.each<[string, Readonly<Record<string, unknown>>, string, RegExp]>([
    ['an action that is not there', { action: 'fly' }, '/action', /You can call check, book/],
    ['an action without an endpoint', { action: 'call' }, '/action', /has no endpoint for call/],
    ['a mode that is not there', { action: 'check', input: INPUT, mode: 'quote' }, '/mode', /only the mode execute/],
    [
      'a missing field',
      { action: 'check', input: { date: '2026-12-01' } },
      '/input/party_size',
      /party_size is missing/,
    ],
    ['a wrong date', { action: 'check', input: { ...INPUT, date: '1 Dec' } }, '/input/date', /must be a date/],
    ['half a person', { action: 'check', input: { ...INPUT, party_size: 1.5 } }, '/input/party_size', /whole number/],
    ['no such choice', { action: 'check', input: { ...INPUT, room: 'roof' } }, '/input/room', /"inside", "garden"/],
    ['a field that is not there', { action: 'check', input: { ...INPUT, dog: 1 } }, '/input/dog', /no such field/],
    ['a list', { action: 'check', input: [1] }, '/input', /must be an object of fields; it is a list/],
    ['an input where none is due', { action: 'wait', input: 'x' }, '/input', /takes no input/],
  ])('is told, and not sent: %s', async (_name, input, path, message) => {
    const refused = await run(input);
    expect(refused).toMatchObject({
      code: 'invalid_input',
      errors: [{ path, message: expect.stringMatching(message) }],
    });
    expect(sent).toEqual([]);
  });
});

describe('an answer of a site', () => {
  test.each<[string, Readonly<Record<string, unknown>>]>([
    ['wait', { status: 'pending', status_url: `https://${HOST}/jobs/1`, retry_after_seconds: 60 }],
    [
      'refuse',
      { status: 'refused', http_status: 409, error: { code: 'unavailable', message: 'Full.', field: 'date' } },
    ],
    ['leave', { status: 'failed', http_status: 302 }],
    ['break', { status: 'unknown', http_status: 200 }],
    ['flood', { status: 'unknown', http_status: 200 }],
    ['nest', { status: 'unknown', http_status: 200 }],
    ['hang', { status: 'unknown', message: expect.stringContaining('ask the site before you try again') }],
  ])('is told for what it is: %s', async (id, expected) => {
    const result = await run({ action: id });
    expect(result).toMatchObject(expected);
    expect(sent.length).toBe(id === 'hang' ? 0 : 1);
  });

  test('holds nothing that people cannot see', async () => {
    expect(await run({ action: 'unseen' })).toMatchObject({ status: 'done', answer: { note: 'Booked.' } });
  });

  test('leads nowhere else', async () => {
    const result = await run({ action: 'stray' });
    expect(result).toMatchObject({ status: 'pending', retry_after_seconds: 60 });
    expect(result).not.toHaveProperty('status_url');
    expect(JSON.stringify(result)).toContain('"untrusted"');
  });
});

test('one site is called so often and no more, whoever asks', async () => {
  await run({ action: 'wait' });
  const called = { policy: 'called_site', caller: { address: HOST, keyId: null } } as const;
  for (let count = 1; count < 30; count++) await service.services.takeGrant(called);
  const refused = (await keyed.call('run_action', { domain: HOST, action: 'wait' })).structuredContent;
  expect(refused).toMatchObject({ code: 'rate_limited', message: expect.stringContaining('30 times in 60 seconds') });
  expect(sent).toHaveLength(1);
});

async function checkSignature(call: Sent): Promise<void> {
  const address = new URL('/.well-known/http-message-signatures-directory', service.baseUrl);
  const directory = await fetch(address);
  expect(directory.headers.get('content-type')).toBe('application/http-message-signatures-directory+json');
  expect(directory.headers.get('signature-input')).toContain('tag="http-message-signatures-directory"');
  const { keys } = (await directory.json()) as { keys: JsonWebKey[] };
  const [key] = keys;
  if (key === undefined) throw new Error('there is no key');
  expect(key).not.toHaveProperty('d');
  const headers = Object.fromEntries(Object.entries(call.headers).map(([name, value]) => [name, String(value)]));
  await verify({ method: call.method, url: `https://${HOST}${call.url}`, headers }, await verifierFromJWK(key));
}
