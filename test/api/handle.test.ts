import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { type ApiDependencies, handle } from '../../src/api/handle.ts';
import { PROBLEMS, problem } from '../../src/api/problem.ts';
import { operatorDomain } from '../../src/core/domain/parse-domain.ts';
import { toGrant } from '../../src/services/limits/grant.ts';
import { apiDependencies, askApi, BASE_URL as BASE, CALLER, serviceDeps } from '../support/api.ts';
import { siteDocument, siteRecord } from '../support/site-record.ts';
import { newIndex, rememberRecord } from '../support/test-index.ts';

const index = await newIndex();
const AT = '2026-03-02T08:00:00.000Z';
const document = siteDocument('bakery.example', { lawp: { name: 'Bakery' } });
await rememberRecord(index, siteRecord('bakery.example', AT, { document }));
await rememberRecord(index, siteRecord('silent.example', AT, { status: 'opted_out' }));
const only = operatorDomain('www.only.example', { keepWww: true });
if (only.ok) await rememberRecord(index, { ...siteRecord('only.example', AT), domain: only.domain });
const DRAWN = ['bakery.example', 'www.only.example'];

const real = apiDependencies(serviceDeps(index, AT));
const dependencies = apiDependencies(serviceDeps(index, AT), {
  services: { ...real.services, takeGrant: async ({ policy }) => toGrant(policy, [], Date.parse(AT), true) },
  findBadge: async (domain, file) =>
    DRAWN.includes(domain) ? new TextEncoder().encode(`drawn ${file} of ${domain}`) : null,
});

function ask(path: string, init: RequestInit = {}, more: Partial<ApiDependencies> = {}): Promise<Response> {
  return askApi({ ...dependencies, ...more }, path, init);
}

type Search = ApiDependencies['services']['searchText'];
const withSearch = (search: Search): Partial<ApiDependencies> => ({
  services: { ...dependencies.services, searchText: search },
});

async function refused(
  path: string,
  status: number,
  code: string,
): Promise<{ detail: string; errors?: { path: string; message: string }[] }> {
  const answer = await ask(path);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('Content-Type')).toBe('application/problem+json; charset=utf-8');
  const body = await answer.json();
  expect(body).toMatchObject({ status, code, error: body.detail, message: body.detail });
  return body;
}

describe('GET /api/search', () => {
  test('answers JSON that is never kept by caches, for callers from every origin', async () => {
    const answer = await ask('/api/search?q=bakery.example');
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'Authorization',
      'access-control-allow-origin': '*',
      'access-control-expose-headers': expect.stringContaining('X-Request-Id'),
      'x-content-type-options': 'nosniff',
      'x-request-id': 'request-1',
    });
    expect(await answer.json()).toMatchObject({ query: 'bakery.example', count: 1, results: [{ name: 'Bakery' }] });
  });

  test.each([
    ['q', '?q=bakery', 'bakery'],
    ['query in its place', '?query=bakery', 'bakery'],
    ['spaces around it', '?q=%20+bakery%09', 'bakery'],
    ['tab and line feed as spaces', '?q=a%09b%0Ac', 'a b c'],
    ['a plus as a space', '?q=bread+rolls', 'bread rolls'],
    ['letters of every script', `?q=${encodeURIComponent('パン屋 хлеб 🥐')}`, 'パン屋 хлеб 🥐'],
    ['a bare percent sign', '?q=100%+rye', '100% rye'],
    ['unknown parameters beside it', '?utm_source=x&q=bakery&page=2&__proto__=x', 'bakery'],
    ['exactly 500 letters', `?q=${'a'.repeat(500)}`, 'a'.repeat(500)],
    ['500 letters of two code units', `?q=${encodeURIComponent('🥐'.repeat(500))}`, '🥐'.repeat(500)],
    ['500 letters with spaces around', `?q=%20${'a'.repeat(500)}%20`, 'a'.repeat(500)],
  ])('takes %s', async (_what, parameters, query) => {
    const answer = await ask(`/api/search${parameters}`);
    expect(answer.status).toBe(200);
    expect((await answer.json()).query).toBe(query);
  });

  test.each([
    ['nothing', '', /missing/],
    ['no q', '?limit=5', /missing/],
    ['an empty q', '?q=', /empty/],
    ['only spaces', '?q=%20%09%0A+', /empty/],
    ['501 letters', `?q=${'a'.repeat(501)}`, /longer than 500/],
    ['501 letters of two code units', `?q=${encodeURIComponent('🥐'.repeat(501))}`, /longer than 500/],
    ['q twice', '?q=a&q=b', /more than once/],
    ['q twice with the same value', '?q=a&q=a', /more than once/],
    ['q beside query', '?q=a&query=a', /more than once/],
    ['a NUL', '?q=a%00b', /control characters/],
    ['an escape', '?q=a%1Bb', /control characters/],
    ['a carriage return', '?q=a%0Db', /control characters/],
    ['invalid UTF-8', '?q=caf%E9', /UTF-8/],
    ['cut-off UTF-8', '?q=%F0%9F%A5', /UTF-8/],
    ['an overlong form', '?q=%C0%AF', /UTF-8/],
    ['a lone surrogate', '?q=%ED%A0%80', /UTF-8/],
  ])('refuses %s with what is wrong', async (_what, parameters, detail) => {
    const body = await refused(`/api/search${parameters}`, 400, 'invalid_input');
    expect(body.detail).toMatch(detail);
    expect(body.errors).toEqual([{ path: 'q', message: body.detail }]);
  });

  test.each(['0', '-1', '51', '1.5', '1e1', 'five', '', '%2B5', '5;', '0x5', '99999999999999999999'])(
    'refuses the limit %s',
    async (limit) => {
      const body = await refused(`/api/search?q=a&limit=${limit}`, 400, 'invalid_input');
      expect(body.errors).toEqual([{ path: 'limit', message: 'limit must be a whole number from 1 to 50.' }]);
    },
  );

  test('refuses a limit that is given twice, and says that', async () => {
    const { errors } = await refused('/api/search?q=a&limit=5&limit=5', 400, 'invalid_input');
    expect(errors).toEqual([{ path: 'limit', message: 'limit is given more than once; give it once.' }]);
  });

  test('takes a limit of 1 to 50, and gives a caller without a key five at most', async () => {
    const asked: (number | undefined)[] = [];
    const spy = withSearch((search) => {
      asked.push(search.limit);
      return dependencies.services.searchText(search);
    });
    for (const limit of ['', '&limit=1', '&limit=50']) await ask(`/api/search?q=a${limit}`, {}, spy);
    expect(asked).toEqual([undefined, 1, 50]);
  });
});

describe('methods and paths', () => {
  test.each(['/api/search?q=bakery', '/badge.svg?domain=bakery.example', '/healthz'])(
    'HEAD %s has the headers of GET and no body',
    async (path) => {
      const [get, head] = [await ask(path), await ask(path, { method: 'HEAD' })];
      expect(head.status).toBe(get.status);
      expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
      expect(await head.text()).toBe('');
    },
  );

  test('HEAD of an error has its status and no body', async () => {
    const head = await ask('/api/search', { method: 'HEAD' });
    expect(head.status).toBe(400);
    expect(await head.text()).toBe('');
  });

  test('OPTIONS is answered for browsers of other sites', async () => {
    const answer = await ask('/api/search', { method: 'OPTIONS' });
    expect(answer.status).toBe(204);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      allow: 'GET, HEAD, POST, OPTIONS',
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
      'access-control-allow-headers': 'Authorization, Content-Type, Accept, If-Match, If-None-Match',
    });
  });

  test.each(['PUT', 'DELETE', 'PATCH', 'BREW'])('%s is 405 and says what is possible', async (method) => {
    const answer = await ask('/api/search?q=a', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('GET, HEAD, POST, OPTIONS');
    expect(await answer.json()).toMatchObject({
      code: 'method_not_allowed',
      detail: 'This method is not allowed here; use GET or POST.',
    });
  });

  test.each([
    '/api',
    '/api/',
    '/api/search/',
    '/api//search',
    '/api/nothing',
    '/api/__proto__',
    '/api/constructor',
    '/api/Search',
  ])('%s is 404', async (path) => {
    await refused(`${path}?q=a`, 404, 'not_found');
  });

  test.each([
    ['/api/search/', '; did you mean /api/search?'],
    ['/api//search', '; did you mean /api/search?'],
    ['/api/Search', '; did you mean /api/search?'],
    ['/api/seek', '; the API is described at /docs/api.'],
  ])('%s is told where to ask instead', async (path, words) => {
    expect((await refused(`${path}?q=a`, 404, 'not_found')).detail).toBe(`There is nothing at ${path}${words}`);
  });

  test.each(['/', '/site/bakery.example', '/apitest', '/constructor', '/badge', '/badge.svg/x'])(
    '%s is left to the pages',
    async (path) => {
      expect(await handle(new Request(`${BASE}${path}`), dependencies, CALLER)).toBeNull();
    },
  );
});

describe('errors', () => {
  test('have the parts of the published example', async () => {
    const path = new URL('error-example.json', import.meta.url);
    const example = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
    const answer = await ask('/api/search');
    const body = await answer.json();
    const { retry_after_seconds: _only, ...parts } = example;
    expect(Object.keys(body).filter((key) => key !== 'errors')).toEqual(Object.keys(parts));
    expect(body).toMatchObject({
      type: 'http://localhost:4321/docs/errors/invalid_input',
      title: 'The request cannot be used',
      status: 400,
      instance: 'urn:request:request-1',
    });
  });

  test('of ours are mute: the cause goes to the log, the caller gets the request id', async () => {
    const faults: unknown[] = [];
    const cause = new Error('SQLITE_CORRUPT in /srv/secret/waymark.db');
    const answer = await ask(
      '/api/search?q=a',
      {},
      {
        ...withSearch(() => Promise.reject(cause)),
        onFault: (id, fault) => faults.push([id, fault]),
      },
    );
    expect(answer.status).toBe(500);
    expect(answer.headers.get('X-Request-Id')).toBe('request-1');
    const text = await answer.text();
    expect(text).not.toMatch(/SQLITE|secret|at /);
    expect(JSON.parse(text)).toMatchObject({ code: 'internal', detail: expect.stringContaining('request-1') });
    expect(faults).toEqual([['request-1', cause]]);
  });

  test('of ours in drawing a badge are as mute', async () => {
    const answer = await ask(
      '/badge.svg?domain=bakery.example',
      {},
      { findBadge: () => Promise.reject(new Error('EIO')), onFault: () => {} },
    );
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('EIO');
  });

  test('of every code have a status, a title and a page of their own', async () => {
    for (const code of Object.keys(PROBLEMS) as (keyof typeof PROBLEMS)[]) {
      const answer = problem(BASE, 'id', code, { detail: 'Why.' });
      expect(answer.status).toBe(PROBLEMS[code].status);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect((await answer.json()).type).toBe(`${BASE}/docs/errors/${code}`);
    }
  });
});

describe('badges', () => {
  test.each([
    ['/badge.svg?domain=bakery.example', 'compact.svg', 'image/svg+xml; charset=utf-8'],
    ['/badge.svg?domain=bakery.example&style=card', 'card.svg', 'image/svg+xml; charset=utf-8'],
    ['/badge.svg?domain=bakery.example&style=huge', 'compact.svg', 'image/svg+xml; charset=utf-8'],
    ['/badge.svg?domain=https%3A%2F%2FWWW.Bakery.Example%2F', 'compact.svg', 'image/svg+xml; charset=utf-8'],
    ['/badge.json?domain=bakery.example', 'badge.json', 'application/json; charset=utf-8'],
  ])('%s is the drawn file', async (path, file, type) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(`drawn ${file} of bakery.example`);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; style-src 'none'; sandbox",
    });
    expect(answer.headers.get('Cache-Control')).toMatch(/^public, max-age=\d+, stale-while-revalidate=\d+$/);
  });

  test('of an unknown domain are a neutral picture with 200', async () => {
    for (const style of ['compact', 'card']) {
      const answer = await ask(`/badge.svg?domain=nobody-knows.com&style=${style}`);
      expect(answer.status).toBe(200);
      const svg = await answer.text();
      expect(svg).toMatch(/^<svg /);
      expect(svg).toContain('not indexed yet');
      expect(svg).not.toMatch(/\d+\/100/);
    }
  });

  test('of an unknown domain say so as JSON', async () => {
    const answer = await ask('/badge.json?domain=nobody-knows.com');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      domain: 'nobody-knows.com',
      indexed: false,
      name: null,
      score: null,
      label: null,
      owner_words: false,
      claimed: false,
      unread: null,
      category: null,
      checks: [],
      page: null,
      updated_at: null,
    });
    const shields = await (await ask('/badge.json?domain=nobody-knows.com&format=shields')).json();
    expect(shields).toMatchObject({ schemaVersion: 1, label: 'agent-ready', message: 'not indexed yet' });
  });

  test('of a site that asked not to be listed are those of an unknown domain, whatever its name ends with', async () => {
    const json = await ask('/badge.json?domain=silent.example');
    expect(json.status).toBe(200);
    expect(await json.json()).toMatchObject({ domain: 'silent.example', indexed: false, page: null, score: null });
    for (const path of ['/badge.svg', '/badge.png'])
      expect((await ask(`${path}?domain=silent.example`)).status).toBe(200);
    await refused('/og.png?domain=silent.example', 404, 'not_found');
  });

  test.each(['only.example', 'www.only.example'])('of %s are those of its one host that is indexed', async (domain) => {
    expect(await (await ask(`/badge.svg?domain=${domain}`)).text()).toBe('drawn compact.svg of www.only.example');
  });

  test.each([
    ['no domain', ''],
    ['an empty domain', '?domain='],
    ['a domain twice', '?domain=a.com&domain=a.com'],
    ['a single label', '?domain=localhost'],
    ['an IP address', '?domain=127.0.0.1'],
    ['a port', '?domain=a.com:80'],
    ['a user name', '?domain=me%40a.com'],
    ['a path upwards', '?domain=..%2F..%2Fetc'],
    ['a NUL', '?domain=a.com%00'],
    ['a shared ending', '?domain=co.uk'],
    ['a reserved ending that is not indexed', '?domain=other.example'],
    ['markup', '?domain=%3Cscript%3E.com'],
  ])('of %s are 400', async (_what, parameters) => {
    for (const path of ['/badge.svg', '/badge.png', '/badge.json']) {
      const body = await refused(`${path}${parameters}`, 400, 'invalid_input');
      expect(body.errors).toEqual([{ path: 'domain', message: body.detail }]);
    }
  });

  test('that the caller holds already are 304 without a body', async () => {
    const first = await ask('/badge.svg?domain=bakery.example');
    const etag = first.headers.get('ETag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask('/badge.svg?domain=bakery.example', { headers: { 'If-None-Match': known } });
      expect(again.status).toBe(304);
      expect(again.headers.get('ETag')).toBe(etag);
      expect(await again.text()).toBe('');
    }
    const other = await ask('/badge.svg?domain=bakery.example&style=card', { headers: { 'If-None-Match': etag } });
    expect(other.status).toBe(200);
  });
});
