import { describe, expect, test } from 'vitest';
import { sampleDomain } from '../../scripts/samples/sample-visit.ts';
import { badgeJson } from '../../src/badges/badge-json.ts';
import { PICTURED_PAGES, picturedPage } from '../../src/prints/pictures/page-choices.ts';
import { apiDependencies, askApi, serviceDeps } from '../support/api.ts';
import { readPng } from '../support/read-png.ts';
import { scan } from '../support/site-record.ts';
import { newIndex } from '../support/test-index.ts';

const AT = '2026-03-02T08:00:00.000Z';
let name = 'Bakery';
const drawnSites = new Map<string, number | null>([
  ['bakery.example', 60],
  ['unread.example', null],
]);
const base = apiDependencies(serviceDeps(await newIndex(), AT));
const dependencies = {
  ...base,
  findBadge: async (asked: string, file: string) => {
    const score = drawnSites.get(asked);
    if (score === undefined || file !== 'badge.json') return null;
    const facts = {
      name,
      isInOwnerWords: false,
      isClaimed: false,
      unread: null,
      category: null,
      page: '',
      updatedAt: AT,
      domain: sampleDomain(asked),
    };
    const json = badgeJson({ ...facts, indexed: true, scan: score === null ? null : scan(AT, score, ['actions']) });
    return new TextEncoder().encode(JSON.stringify(json));
  },
};
let callers = 0;
const ask = (path: string, init: RequestInit = {}) => askApi(dependencies, path, init, `198.51.100.${callers++ % 250}`);
const bytes = async (path: string) => Buffer.from(await (await ask(path)).arrayBuffer());

describe('/badge.png', () => {
  test('is a PNG that every page may show, cached as the other badges are', async () => {
    const answer = await ask('/badge.png?domain=bakery.example');
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=60, stale-while-revalidate=86400',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; style-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'x-ratelimit-limit': '120',
    });
    const png = readPng(new Uint8Array(await answer.arrayBuffer()));
    expect(png.height).toBe(40);
  });

  test('takes the styles of the SVG badge; any other is compact', async () => {
    expect(readPng(await bytes('/badge.png?domain=bakery.example&style=card')).height).toBe(184);
    const compact = await bytes('/badge.png?domain=bakery.example&style=compact');
    expect(await bytes('/badge.png?domain=bakery.example&style=huge')).toEqual(compact);
    expect(await bytes('/badge.png?domain=https%3A%2F%2FWWW.Bakery.Example%2F')).toEqual(compact);
  });

  test('changes with the score', async () => {
    const before = await ask('/badge.png?domain=bakery.example');
    const etag = before.headers.get('ETag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    const again = await ask('/badge.png?domain=bakery.example', { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    drawnSites.set('bakery.example', 85);
    const after = await ask('/badge.png?domain=bakery.example', { headers: { 'If-None-Match': etag } });
    expect(after.status).toBe(200);
    expect(after.headers.get('ETag')).not.toBe(etag);
  });

  test('is neutral and 200 for a domain that is not indexed, and for a site that was never read', async () => {
    const unknown = await bytes('/badge.png?domain=nobody-knows.com');
    expect(readPng(unknown).pixel(2, 2)).toEqual([0x47, 0x58, 0x4f, 255]);
    expect(await bytes('/badge.png?domain=somebody-else.com')).toEqual(unknown);
    const unread = await bytes('/badge.png?domain=unread.example');
    expect(readPng(unread).pixel(2, 2)).toEqual([0x47, 0x58, 0x4f, 255]);
    expect(unread).not.toEqual(unknown);
  });

  test('answers HEAD without a body', async () => {
    const answer = await ask('/badge.png?domain=bakery.example', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('image/png');
    expect(await answer.text()).toBe('');
  });

  test('asks for patience when too many are being drawn', async () => {
    const busy = { ...dependencies, drawPicture: async () => null };
    const answer = await askApi(busy, '/badge.png?domain=bakery.example');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('5');
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  });
});

describe('/og.png', () => {
  test('is the picture of a report', async () => {
    const answer = await ask('/og.png?domain=bakery.example');
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/png']);
    const { width, height } = readPng(new Uint8Array(await answer.arrayBuffer()));
    expect([width, height]).toEqual([1200, 630]);
  });

  test.each(PICTURED_PAGES)('is the picture of a page of ours: %s', async (page) => {
    const { width, height } = readPng(new Uint8Array(await bytes(`/og.png?page=${page}`)));
    expect([width, height]).toEqual([1200, 630]);
  });

  test('is of no page that there is not', async () => {
    const answer = await ask('/og.png?page=constructor');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ path: 'page' }] });
    expect(['/', '/docs/score', '/directory/category/bakery', '/nothing'].map(picturedPage)).toEqual([
      'home',
      'docs',
      'directory',
      'home',
    ]);
  });

  test('shows the domain in place of a name that the font cannot write', async () => {
    name = 'パン屋';
    const japanese = await bytes('/og.png?domain=bakery.example');
    name = 'bakery.example';
    expect(await bytes('/og.png?domain=bakery.example')).toEqual(japanese);
    name = 'Bakery';
    expect(await bytes('/og.png?domain=bakery.example')).not.toEqual(japanese);
  });

  test('is 404 for a domain without a report, 400 for what is no domain', async () => {
    expect((await ask('/og.png?domain=nobody-knows.com')).status).toBe(404);
    for (const query of ['', '?domain=', '?domain=127.0.0.1', '?domain=a.com&domain=a.com']) {
      const answer = await ask(`/og.png${query}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'invalid_input', errors: [{ path: 'domain' }] });
    }
  });
});
