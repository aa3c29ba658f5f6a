import { describe, expect, test } from 'vitest';
import { apiDependencies, askApi, serviceDeps } from '../support/api.ts';
import { emptyRecord, siteDocument, siteRecord } from '../support/site-record.ts';
import { newIndex, rememberRecord } from '../support/test-index.ts';

const AT = '2026-03-02T08:00:00.000Z';
const index = await newIndex();
await rememberRecord(index, siteRecord('bakery.example', AT, { document: siteDocument('bakery.example') }));
await rememberRecord(index, siteRecord('shop.kin.example', AT, { document: siteDocument('shop.kin.example') }));
await rememberRecord(index, emptyRecord('shy.example', AT, 'opted_out', 'opted_out'));
const dependencies = apiDependencies(serviceDeps(index, AT));

let callers = 0;
/** Each call is another caller's, so that no limit is reached. */
const get = (query: string) =>
  askApi(dependencies, `/api/search?q=${encodeURIComponent(query)}`, {}, `caller ${callers++}`);

describe('an address that names no site (R19)', () => {
  test.each([
    ['an IP address', '127.0.0.1', /IP address/],
    ['an IP address with scheme', 'http://[::1]/', /IP address/],
    ['a port', 'bakery.example:8080', /port/],
    ['a user name', 'https://me:secret@bakery.example/', /user name/],
    ['a host without ending', 'http://localhost/', /ending is missing/],
    ['another scheme', 'ftp://bakery.example', /not a domain/],
    ['a reserved name that is not indexed', 'unknown.example', /reserved/],
    ['a shared ending', 'co.uk', /shared by many/],
  ])('%s is refused, and takes no grant', async (_what, query, detail) => {
    const answer = await get(query);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('RateLimit')).toBeNull();
    const body = await answer.json();
    expect(body).toMatchObject({ code: 'invalid_input', errors: [{ path: 'q', message: body.detail }] });
    expect(body.detail).toMatch(detail);
  });

  test('is named by where it stood in a body', async () => {
    const bodies: readonly (readonly [string, object])[] = [
      ['/query', { query: '10.0.0.1' }],
      ['/q', { q: '10.0.0.1' }],
      ['/input', { action: 'search', input: '10.0.0.1' }],
      ['/input/query', { action: 'search', input: { query: '10.0.0.1' }, test: true }],
    ];
    const headers = { 'Content-Type': 'application/json' };
    for (const [path, body] of bodies) {
      const answer = await askApi(dependencies, '/api/search', { method: 'POST', headers, body: JSON.stringify(body) });
      expect(answer.status).toBe(400);
      expect((await answer.json()).errors).toMatchObject([{ path }]);
    }
  });

  test.each([
    ['an indexed name of any ending', 'bakery.example', ['bakery.example']],
    ['a page of it', 'https://www.bakery.example/', ['bakery.example']],
    ['a name with indexed relatives', 'kin.example', ['shop.kin.example']],
    ['a site that wants to be left out', 'shy.example', []],
    ['a public name that is not indexed', 'nobody-knows.com', []],
    ['a subject that looks like one', 'node.js', []],
  ])('%s is none', async (_what, query, domains) => {
    const answer = await get(query);
    expect(answer.status).toBe(200);
    const { results } = await answer.json();
    expect(results.map(({ domain }: { domain: string }) => domain)).toEqual(domains);
  });
});

describe('a parameter that is not known', () => {
  const noticesOf = async (query: string) =>
    (await (await askApi(dependencies, `/api/search${query}`, {}, 'misspelt')).json()).notices;

  test.each([
    ['?q=bakery.example&limt=3', '"limt" is not known here and was ignored.'],
    ['?q=bakery.example&page=2&sort=price', '"page", "sort" are not known here and were ignored.'],
    ['?q=bakery.example&test=true', '"test" is not known here and was ignored.'],
    [`?q=bakery.example&${'x'.repeat(60)}=1`, `"${'x'.repeat(40)}…" is not known here and was ignored.`],
    [
      `?q=bakery.example&${Array.from({ length: 12 }, (_, at) => `p${at}=1`).join('&')}`,
      expect.stringMatching(/"p9" and 2 more are not known here and were ignored\.$/),
    ],
    ['?q=bakery.example&a%0Ab=1', '"a b" is not known here and was ignored.'],
  ])('is named: %s', async (query, message) => {
    expect(await noticesOf(query)).toEqual([{ code: 'parameter_ignored', message }]);
  });

  test.each(['?q=bakery.example&limit=2', '?input=bakery.example&test=false&request_id=r'])(
    'is none of those that are: %s',
    async (query) => {
      expect(await noticesOf(query)).toEqual([]);
    },
  );
});

describe('an action call by address', () => {
  const call = (more: string) => askApi(dependencies, `/api/search?input=bakery.example${more}`, {}, 'agent');

  test('is answered, with its id', async () => {
    expect(await (await call('')).json()).toMatchObject({ query: 'bakery.example', count: 1 });
    expect(await (await call('&request_id=r-7')).json()).toMatchObject({ count: 1, request_id: 'r-7' });
  });

  test('that is a test changes nothing and is not counted', async () => {
    const answer = await call('&request_id=r-8&test=true');
    expect(await answer.json()).toMatchObject({ test: true, ok: true, request_id: 'r-8', count: 0, results: [] });
    expect(answer.headers.get('RateLimit')).toBeNull();
  });

  test('leaves plain searches as they are', async () => {
    const answer = await askApi(dependencies, '/api/search?q=bakery.example&request_id=r-9&test=true');
    const body = await answer.json();
    expect(body.count).toBe(1);
    expect(body).not.toHaveProperty('request_id');
  });
});

test('a search gives as many results as its limit says, and tells how many there are', async () => {
  for (const host of ['rye.example', 'oat.example', 'barley.example']) {
    const document = siteDocument(host, { description: 'Crispbread from a stone oven.' });
    await rememberRecord(index, siteRecord(host, AT, { document }));
  }
  const counts = async (path: string, init: RequestInit = {}) => {
    const { count, total } = await (await askApi(dependencies, path, init, `caller ${callers++}`)).json();
    return [count, total];
  };
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
  expect(await counts('/api/search?q=crispbread')).toEqual([3, 3]);
  expect(await counts('/api/search?q=crispbread&limit=2')).toEqual([2, 3]);
  expect(await counts('/api/search', { ...post, body: '{"query":"crispbread","limit":1}' })).toEqual([1, 3]);
});

describe('a test of the action suggest_site', () => {
  const testCall = (domain: string) => {
    const body = JSON.stringify({ action: 'suggest_site', input: { domain }, test: true, request_id: 'r-1' });
    return askApi(dependencies, '/api/suggest', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
  };

  test('proposes nothing', async () => {
    expect(await (await testCall('tested.com')).json()).toEqual({ test: true, ok: true, request_id: 'r-1' });
    expect((await askApi(dependencies, '/api/suggest?domain=tested.com')).status).toBe(404);
  });

  test('refuses what the call would refuse', async () => {
    const answer = await testCall('co.uk');
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors).toMatchObject([{ path: '/input/domain' }]);
  });
});
