import { beforeEach, describe, expect, test } from 'vitest';
import { state as stateSchema, stats as statsSchema } from '../../src/api/schemas/counts.ts';
import { diff as diffSchema } from '../../src/api/schemas/diff.ts';
import type { IndexDatabase } from '../../src/store/open-database.ts';
import { saveDailyTotals } from '../../src/store/sites/index-counts.ts';
import { apiDependencies, askApi, serviceDeps } from '../support/api.ts';
import { action, emptyRecord, scan, siteDocument, siteRecord } from '../support/site-record.ts';
import { newIndex, rememberRecord, rows } from '../support/test-index.ts';

const DAY_MS = 86_400_000;
let now: number;
let index: IndexDatabase;
let dependencies: ReturnType<typeof apiDependencies>;
const later: Promise<unknown>[] = [];
/** Past what is kept of statistics. */
const waitAMinute = () => {
  now += 61_000;
};

const AT = '2026-03-02T08:00:00.000Z';
const BAKERY = siteRecord('bakery.example', AT, {
  document: siteDocument('bakery.example', {
    lawp: { pages: { '/': { title: 'Bakery', content: 'Bread.' }, '/menu': { title: 'Menu', content: 'Buns.' } } },
    category: { id: 'shop/bakery', name: 'Bakery', plural: 'bakeries' },
  }),
  scan: scan(AT, 60, ['description', 'actions']),
});
const SHOP = siteRecord('shop.example', AT, {
  document: siteDocument('shop.example', { lawp: { language: 'da' } }),
  language: 'da',
  scan: scan(AT, 100, ['description', 'native', 'executable']),
});
const PARKED = siteRecord('parked.example', AT, { status: 'parked', document: null, scan: null });

beforeEach(async () => {
  now = Date.parse('2026-03-10T08:00:00.000Z');
  index = await newIndex();
  dependencies = apiDependencies(
    serviceDeps(index, () => new Date(now)),
    { later: (work) => later.push(work) },
  );
  for (const record of [BAKERY, SHOP, PARKED]) await rememberRecord(index, record);
});

async function get(path: string, address = 'a') {
  const answer = await askApi(dependencies, path, {}, address);
  await Promise.all(later.splice(0));
  return answer;
}
const json = async (path: string) => (await get(path)).json();

describe('GET /api/stats', () => {
  test('counts what is indexed', async () => {
    const answer = await get('/api/stats');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=60');
    const stats = await answer.json();
    expect(statsSchema.safeParse(stats).error).toBeUndefined();
    expect(stats).toEqual({
      sites_indexed: 2,
      total_searches: 0,
      searches_7d: 0,
      pages_indexed: 3,
      products_indexed: 0,
      generated_at: new Date(now).toISOString(),
    });
  });

  test('counts searches that were answered, whatever door they came by, and no others', async () => {
    await get('/api/search?q=bread');
    await get('/api/search?q=bakery.example');
    await get('/api/search');
    const headers = { 'Content-Type': 'application/json' };
    for (const body of ['{"query":"bread"}', '{"action":"search","input":"bread","test":true}']) {
      await askApi(dependencies, '/api/search', { method: 'POST', body, headers });
    }
    await Promise.all(later.splice(0));
    expect(await json('/api/stats')).toMatchObject({ total_searches: 3, searches_7d: 3 });
    now += 7 * DAY_MS;
    expect(await json('/api/stats')).toMatchObject({ total_searches: 3, searches_7d: 0 });
  });

  test('is the same for a minute, and 304 for whoever holds it', async () => {
    const first = await get('/api/stats');
    now += 30_000;
    const etag = first.headers.get('ETag') ?? '';
    const again = await askApi(dependencies, '/api/stats', { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get('RateLimit')).toMatch(/^"cached";r=\d+;t=\d+$/);
    waitAMinute();
    expect((await get('/api/stats')).headers.get('ETag')).not.toBe(etag);
  });

  test('is refused to a caller who asks more than 120 times a minute', async () => {
    const statuses = new Map<number, number>();
    for (let n = 0; n < 121; n++) {
      const { status } = await get('/api/stats', 'busy');
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 200: 120, 429: 1 });
  });
});

describe('GET /api/state', () => {
  test('counts by criterion, score, language and category', async () => {
    await saveDailyTotals(index, '2026-03-01', { sites: 1, aiReadable: 1, native: 0, executable: 0 });
    waitAMinute();
    const state = await json('/api/state');
    expect(stateSchema.safeParse(state).error).toBeUndefined();
    expect(state).toMatchObject({
      sites_indexed: 2,
      sites_ai_readable: 2,
      ai_readable_percent: 100,
      sites_native_lawp: 1,
      sites_executable: 1,
      places_with_details: 0,
      pages_indexed: 3,
      languages: [
        { code: 'da', sites: 1 },
        { code: 'en', sites: 1 },
      ],
      categories: [{ id: 'shop/bakery', name: 'Bakery', sites: 1 }],
    });
    expect(state.scores.filter(({ sites }: { sites: number }) => sites > 0)).toEqual([
      { from: 60, to: 69, sites: 1 },
      { from: 90, to: 100, sites: 1 },
    ]);
    expect(state.criteria).toContainEqual({ id: 'native', sites: 1, percent: 50, unseen: 0 });
    expect(state.trends).toEqual([
      { date: '2026-03-01', sites_indexed: 1, sites_native_lawp: 0, sites_executable: 0, ai_readable_percent: 100 },
      { date: '2026-03-10', sites_indexed: 2, sites_native_lawp: 1, sites_executable: 1, ai_readable_percent: 100 },
    ]);
  });

  test('tells plain words only when three callers searched for them in a day', async () => {
    for (const caller of ['a', 'b', 'c']) {
      await get('/api/search?q=Rye%20%20bread', caller);
      await get(`/api/search?q=${encodeURIComponent('mail me@example.com')}`, caller);
      await get('/api/search?q=call+004512345678', caller);
      await get('/api/search?q=bakery.example', caller);
    }
    for (let n = 0; n < 3; n++) await get('/api/search?q=my+neighbour', 'a');
    waitAMinute();
    expect((await json('/api/state')).top_queries_7d).toEqual([{ query: 'rye bread', searches: 3 }]);
  });

  test('takes several keys of one address for one caller, and one key at several addresses, too', async () => {
    const { services } = dependencies;
    const search = (query: string, address: string, keyId: string | null) =>
      services.countSearch({ query, caller: { address, keyId }, found: null });
    for (const keyId of [null, 'k_1', 'k_2', 'k_3']) await search('one office', 'office', keyId);
    for (const address of ['x', 'y', 'z']) await search('one traveller', address, 'k_4');
    for (const at of [5, 6, 7]) await search('three of them', `address ${at}`, `k_${at}`);
    waitAMinute();
    const shown = (await json('/api/state')).top_queries_7d.map(({ query }: { query: string }) => query);
    expect(shown).toContain('three of them');
    expect(shown).not.toContain('one office');
    expect(shown).not.toContain('one traveller');
  });

  test('keeps nothing that tells who searched', async () => {
    await get('/api/search?q=rye+bread', '203.0.113.99');
    const kept =
      JSON.stringify(await rows(index, 'select * from queries')) +
      JSON.stringify(await rows(index, 'select * from counters'));
    expect(kept).not.toContain('203.0.113.99');
    const [secret] = await rows(index, "select value from meta where key = 'callers_secret'");
    now += DAY_MS;
    await get('/api/search?q=rye+bread', '203.0.113.99');
    const [next] = await rows(index, "select value from meta where key = 'callers_secret'");
    expect(next).not.toEqual(secret);
  });

  test('is CSV in long form when asked for', async () => {
    const answer = await get('/api/state?format=csv');
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8; header=present');
    const lines = (await answer.text()).split('\r\n');
    expect(lines[0]).toBe('section,key,value');
    expect(lines).toContain('totals,sites_indexed,2');
    expect(lines).toContain('scores,90-100,1');
    expect(lines).toContain('categories,shop/bakery,1');
    expect(lines.at(-1)).toBe('');
  });

  test.each([
    ['format=xml', 'format must be one of json, csv.'],
    ['format=', 'format must be one of json, csv.'],
    ['format=csv&format=csv', 'format is given more than once; give it once.'],
  ])('refuses %s', async (parameters, message) => {
    const answer = await get(`/api/state?${parameters}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ path: 'format', message }] });
  });
});

describe('GET /api/diff', () => {
  test('says that nothing changed yet', async () => {
    expect(await json('/api/diff?domain=https%3A%2F%2FWWW.shop.example%2F')).toEqual({
      domain: 'shop.example',
      status: 'no_changes_detected',
      message: expect.stringContaining('shop.example'),
    });
  });

  test('gives the latest change with the versions around it', async () => {
    const at = '2026-03-09T08:00:00.000Z';
    const document = siteDocument('shop.example', { lawp: { language: 'da', actions: [action('book')] } });
    await rememberRecord(
      index,
      siteRecord('shop.example', at, { document, scan: scan(at, 100, ['description', 'native', 'executable']) }),
    );
    const answer = await json('/api/diff?domain=shop.example');
    expect(diffSchema.safeParse(answer).error).toBeUndefined();
    expect(answer).toEqual({
      domain: 'shop.example',
      detected_at: at,
      changes: { actions: { added: ['book'], removed: [], changed: [] } },
      from_version: 1,
      to_version: 2,
    });
  });

  test.each(['opted_out', 'gone'] as const)(
    'is 404 for a site that is %s, as for one never heard of',
    async (status) => {
      const host = `${status.replace('_', '-')}-today.example`;
      const document = siteDocument(host, { lawp: { actions: [action('book')] } });
      await rememberRecord(index, siteRecord(host, AT));
      await rememberRecord(index, siteRecord(host, '2026-03-09T08:00:00.000Z', { document }));
      expect((await get(`/api/diff?domain=${host}`)).status).toBe(200);
      await rememberRecord(index, emptyRecord(host, '2026-03-10T08:00:00.000Z', status, 'complete'));
      const answer = await get(`/api/diff?domain=${host}`);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('Content-Type')).toMatch(/^application\/problem\+json/);
      expect(await answer.json()).toMatchObject({ code: 'not_found' });
    },
  );

  test.each([
    ['an unknown site', 'domain=nobody-knows.com', 404, 'not_found'],
    ['a site that was never read', 'domain=parked.example', 404, 'not_found'],
    ['no domain', '', 400, 'invalid_input'],
    ['two domains', 'domain=a.com&domain=b.com', 400, 'invalid_input'],
    ['an IP address', 'domain=127.0.0.1', 400, 'invalid_input'],
    ['localhost', 'domain=localhost', 400, 'invalid_input'],
    ['a port', 'domain=shop.example:80', 400, 'invalid_input'],
    ['a user name', 'domain=me%40shop.example', 400, 'invalid_input'],
    ['a reserved name that is not indexed', 'domain=other.example', 400, 'invalid_input'],
  ])('refuses %s', async (_what, parameters, status, code) => {
    const answer = await get(`/api/diff?${parameters}`);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code });
  });

  test.each(['SHOP.example', 'shop.example.', 'http://shop.example/path?x#y'])('knows the site by %s', async (text) => {
    expect(await json(`/api/diff?domain=${encodeURIComponent(text)}`)).toMatchObject({ domain: 'shop.example' });
  });
});

describe('the service', () => {
  test('is ready when the database answers, and says so when it does not', async () => {
    expect(await json('/readyz')).toEqual({ status: 'ready' });
    const faults: unknown[] = [];
    const broken = {
      ...dependencies,
      services: { ...dependencies.services, checkDatabase: () => Promise.reject(new Error('gone')) },
      onFault: (_id: string, cause: unknown) => faults.push(cause),
    };
    const answer = await askApi(broken, '/readyz');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('5');
    expect(await answer.json()).toMatchObject({ code: 'unavailable', retry_after_seconds: 5 });
    expect(faults).toHaveLength(1);
  });
});
