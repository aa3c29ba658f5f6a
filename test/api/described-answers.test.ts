import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sampleDomain } from '../../scripts/samples/sample-visit.ts';
import { ROUTES } from '../../src/api/routes.ts';
import { badgeJson, shieldsJson } from '../../src/badges/badge-json.ts';
import { createKey } from '../../src/services/keys/create-key.ts';
import { apiDependencies, askApi, serviceDeps } from '../support/api.ts';
import { undescribed } from '../support/described-answers.ts';
import { action, lawp, scan, siteDocument, siteRecord } from '../support/site-record.ts';
import { newIndex, rememberRecord } from '../support/test-index.ts';

const AT = '2026-03-02T08:00:00.000Z';
const LATER = '2026-03-03T08:00:00.000Z';
const index = await newIndex();

const business = {
  telephone: '+45 00 12 34 56',
  price_range: 'kr.',
  address: { street: 'Morgengade 4', city: 'Aarhus', country: 'DK' },
  geo: { lat: 56.1, lon: 10.2 },
  opening_hours: [{ days: ['Mo' as const], opens: '06:30', closes: '17:30' }],
  closed_on_public_holidays: true,
  offers: [{ name: 'Rye bread', price: 42, currency: 'DKK', category: 'bread', action: 'order' }],
};
const actions = [
  action('order', { url: 'https://bakery.example/order', safety: { costs_money: true } }),
  action('contact', {
    input: { type: 'object', required: true, fields: [{ name: 'email', type: 'email', required: true }] },
  }),
];
const before = siteDocument('bakery.example', { lawp: { name: 'Bakery' } });
const after = siteDocument('bakery.example', {
  lawp: { name: 'Bakery of bread', language: 'da', actions, business },
  category: { id: 'shop/bakery', name: 'Bakery', plural: 'bakeries' },
  originals: { '/': { title: 'Hjem', content: 'Brød hver dag.', translated: 'composed' } },
});
await rememberRecord(index, siteRecord('bakery.example', AT, { document: before }));
await rememberRecord(
  index,
  siteRecord('bakery.example', LATER, { document: after, scan: scan(LATER, 60, ['actions']) }),
);

const now = new Date(LATER);
const { key } = await createKey({ index, label: 'agent', now, randomBytes });
const badge = badgeJson({
  indexed: true,
  domain: sampleDomain('bakery.example'),
  name: 'Bakery',
  scan: scan(LATER, 60, ['actions']),
  isInOwnerWords: false,
  isClaimed: false,
  unread: null,
  category: { id: 'shop/bakery', name: 'Bakery' },
  page: 'http://localhost:4321/site/bakery.example',
  updatedAt: LATER,
});
const drawn: Readonly<Record<string, unknown>> = { 'badge.json': badge, 'shields.json': shieldsJson(badge) };
const dependencies = apiDependencies(serviceDeps(index, LATER), {
  findBadge: async (name, file) =>
    name === 'bakery.example' ? new TextEncoder().encode(JSON.stringify(drawn[file] ?? '<svg/>')) : null,
});

const pro = { Authorization: `Bearer ${key}` };
const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const call = (id: string, more: object = {}) => ({
  lawp_version: '0.3',
  action: id,
  input: 'bakery.example',
  request_id: 'r',
  ...more,
});

await askApi(dependencies, '/api/suggest', post({ domain: 'suggested-before.com' }));

const CALLS: readonly (readonly [number, string, RequestInit?])[] = [
  [200, '/api/search?q=bakery.example'],
  [200, '/api/search?q=bakery.example', { headers: pro }],
  [200, '/api/search?q=bread+in+Aarhus+open+now', { headers: pro }],
  [200, '/api/search?q=nobody-knows.com'],
  [200, '/api/search?q=bakery.example/nothing'],
  [200, '/api/search?q=a', { method: 'HEAD' }],
  [200, '/api/search', post(call('search'))],
  [200, '/api/search', post(call('search', { test: true }))],
  [400, '/api/search'],
  [400, '/api/search', post('{')],
  [400, '/api/search', post(call('dance'))],
  [401, '/api/search?q=a', { headers: { Authorization: 'Bearer none' } }],
  [401, '/api/search', post({ query: 'a' }, { Authorization: 'Bearer none' })],
  [405, '/api/search', { method: 'DELETE' }],
  [413, '/api/search', post({ query: 'x'.repeat(300_000) })],
  [415, '/api/search', post('q=a', { 'Content-Type': 'text/plain' })],
  [200, '/api/stats'],
  [304, '/api/stats', { headers: { 'If-None-Match': '*' } }],
  [200, '/api/state'],
  [200, '/api/state?format=csv'],
  [304, '/api/state', { headers: { 'If-None-Match': '*' } }],
  [400, '/api/state?format=xml'],
  [200, '/api/diff?domain=bakery.example'],
  [304, '/api/diff?domain=bakery.example', { headers: { 'If-None-Match': '*' } }],
  [400, '/api/diff'],
  [404, '/api/diff?domain=nobody-knows.com'],
  [200, '/api/suggest', post({ domain: 'suggested.com' })],
  [200, '/api/suggest', post({ domain: 'bakery.example' })],
  [200, '/api/suggest', post(call('suggest_site'))],
  [200, '/api/suggest', post(call('suggest_site', { test: true }))],
  [400, '/api/suggest', post({ domain: '127.0.0.1' })],
  [200, '/api/suggest?domain=suggested-before.com'],
  [404, '/api/suggest?domain=never-suggested.com'],
  [401, '/api/register?domain=example.com'],
  [400, '/api/register', { headers: pro }],
  [200, '/api/register?domain=bakery.example', { headers: pro }],
  [400, '/api/register', post({ domain: 'localhost' }, pro)],
  [403, '/api/register', post({ domain: 'example.com' }, pro)],
  [200, '/badge.svg?domain=bakery.example'],
  [304, '/badge.svg?domain=bakery.example', { headers: { 'If-None-Match': '*' } }],
  [400, '/badge.svg'],
  [200, '/badge.png?domain=bakery.example'],
  [200, '/badge.png?domain=nobody-knows.com&style=card'],
  [304, '/badge.png?domain=bakery.example', { headers: { 'If-None-Match': '*' } }],
  [400, '/badge.png'],
  [200, '/og.png?domain=bakery.example'],
  [304, '/og.png?domain=bakery.example', { headers: { 'If-None-Match': '*' } }],
  [404, '/og.png?domain=nobody-knows.com'],
  [400, '/og.png'],
  [200, '/badge.json?domain=bakery.example'],
  [200, '/badge.json?domain=nobody-knows.com'],
  [200, '/badge.json?domain=bakery.example&format=shields'],
  [200, '/badge.json?domain=nobody-knows.com&format=shields'],
  ...[
    '/.well-known/lawp.json',
    '/schemas/lawp.json',
    '/.well-known/api-catalog',
    '/.well-known/security.txt',
    '/.well-known/mcp/server-card.json',
    '/.well-known/mcp/catalog.json',
    '/api/mcp/server-card',
    '/llms.txt',
  ].flatMap((path) => [[200, path] as const, [304, path, { headers: { 'If-None-Match': '*' } }] as const]),
  [200, '/.well-known/http-message-signatures-directory'],
  [200, '/healthz'],
  [200, '/readyz'],
];

describe('answers are what openapi.json says', () => {
  test('of every route', () => {
    const called = new Set(CALLS.map(([, path]) => path.replace(/\?.*/, '')));
    const missing = ROUTES.map(({ path }) => path).filter((path) => path !== '/openapi.json' && !called.has(path));
    expect(missing, 'Fix: a row for it in CALLS, above').toEqual([]);
  });

  test.each(CALLS.map(([status, path, init = {}]) => ({ status, path, init, method: init.method ?? 'GET' })))(
    '$status of $method $path',
    async ({ status, path, init, method }) => {
      const answer = await askApi(dependencies, path, init);
      expect(answer.status).toBe(status);
      const seen = {
        method,
        path: path.replace(/\?.*/, ''),
        status,
        headers: answer.headers,
        body: await answer.text(),
      };
      expect(undescribed(seen)).toEqual([]);
    },
  );

  test('of an owner who saves, also when another save came first', async () => {
    const values: string[] = [];
    let at = Date.parse(LATER);
    const more = { lookUpTxt: async () => ({ state: 'found' as const, values }) };
    const owned = apiDependencies(serviceDeps(index, () => new Date(at), more));
    const asked = async (
      method: 'GET' | 'POST',
      query: string,
      headers: Record<string, string> = {},
      body?: object,
    ) => {
      const init = method === 'GET' ? { headers: { ...pro, ...headers } } : post(body, { ...pro, ...headers });
      const answer = await askApi(owned, `/api/register${query}`, init, '203.0.113.98');
      const text = await answer.text();
      const seen = { method, path: '/api/register', status: answer.status, headers: answer.headers, body: text };
      expect(undescribed(seen)).toEqual([]);
      return { status: answer.status, tag: answer.headers.get('ETag'), told: text === '' ? null : JSON.parse(text) };
    };
    values.push((await asked('GET', '?domain=owned.com')).told.verify.dns_txt.value);
    at += 31_000;
    const { tag, told } = await asked('GET', '?domain=owned.com&seen=1');
    expect(told).toMatchObject({ verified: true, etag: tag });
    const document = lawp('owned.com');
    const preview = await asked('POST', '?preview=true', { 'If-Match': tag ?? '' }, document);
    expect(preview).toMatchObject({ status: 200, tag, told: { saved: false, etag: tag } });
    const saved = await asked('POST', '', { 'If-Match': tag ?? '' }, document);
    expect(saved).toMatchObject({ status: 200, told: { saved: true } });
    expect(await asked('POST', '', { 'If-Match': tag ?? '' }, { ...document, name: 'Stale' })).toMatchObject({
      status: 412,
      told: { code: 'precondition_failed' },
    });
    expect(await asked('GET', '?domain=owned.com')).toMatchObject({ tag: saved.tag, told: { etag: saved.tag } });
    // The tag is the document's; how the claim stands may change without it.
    expect((await asked('GET', '?domain=owned.com', { 'If-None-Match': saved.tag ?? '' })).status).toBe(200);
  });

  test('429, 500 and 503, too', async () => {
    const broken = () => Promise.reject(new Error('gone'));
    const services = { ...dependencies.services, readStats: broken, checkDatabase: broken };
    const failing = { ...dependencies, services, onFault: () => {} };
    const ask = async (path: string) => {
      const answer = await askApi(failing, path, {}, '203.0.113.99');
      const { status, headers } = answer;
      const faults = undescribed({ method: 'GET', path, status, headers, body: await answer.text() });
      return [status, faults];
    };
    expect(await ask('/api/stats')).toEqual([500, []]);
    expect(await ask('/readyz')).toEqual([503, []]);
    for (let calls = 0; calls < 10; calls++) await ask('/api/register');
    expect(await ask('/api/register')).toEqual([429, []]);
  });
});
