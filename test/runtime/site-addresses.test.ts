import { describe, expect, test } from 'vitest';
import { createServices } from '../../src/services/create-services.ts';
import { createRenderedPages } from '../../src/web/forms/rendered-pages.ts';
import { serviceDeps } from '../support/api.ts';
import { fetchNothing } from '../support/fetch-nothing.ts';
import { emptyRecord, siteDocument, siteRecord } from '../support/site-record.ts';
import { newIndex, rememberRecord } from '../support/test-index.ts';

const BASE = 'http://localhost:4321';
const AT = '2026-03-02T08:00:00.000Z';
const index = await newIndex();
for (const host of ['cafe.md', 'bakery.com']) {
  await rememberRecord(index, siteRecord(host, AT, { document: siteDocument(host) }));
}
await rememberRecord(index, emptyRecord('private.com', AT, 'opted_out', 'opted_out'));
await rememberRecord(index, emptyRecord('quiet.com', AT, 'noindex', 'complete'));
await rememberRecord(index, emptyRecord('quiet.example', AT, 'noindex', 'complete'));
const pages = createRenderedPages({
  bundle: { render: async (_path, { view }) => JSON.stringify(view) },
  services: createServices(serviceDeps(index, AT)),
  baseUrl: BASE,
  operator: null,
  keyMode: 'open',
  fetchDocument: fetchNothing,
  newRequestId: () => 'r1',
  later: () => {},
});

describe('an address of a site', () => {
  test.each([
    ['/site/WWW.Bakery.com', '/site/bakery.com'],
    ['/site/Bakery.com.json?x=1', '/site/bakery.com.json?x=1'],
    ['/site/bakery.com..md', '/site/bakery.com.md'],
    ['/site/www.cafe.md', '/site/cafe.md'],
    ['/site/CAFE.md', '/site/cafe.md'],
    ['/site/www.cafe.md.json', '/site/cafe.md.json'],
    ['/site/bakery.com/', '/site/bakery.com'],
    ['/site/bakery.com.json/?x=1', '/site/bakery.com.json?x=1'],
    ['/site/cafe.md/', '/site/cafe.md'],
    ['/site/WWW.nobody-knows.com/', '/site/nobody-knows.com'],
  ])('%s leads to %s', async (path, target) => {
    const answer = await pages.answer(new Request(`${BASE}${path}`), 'a');
    expect(answer?.status).toBe(308);
    expect(answer?.headers.get('Location')).toBe(target);
  });

  test.each([
    '/site/bakery.com',
    '/site/bakery.com.md',
    '/site//bakery.com/',
    '/site/bakery.com//',
    '/site/cafe.md',
    '/site/cafe.md.md',
    '/site/cafe',
  ])('%s is the one address', async (path) => {
    expect(await pages.answer(new Request(`${BASE}${path}`), 'a')).toBeNull();
  });

  test.each([
    ['new-shop.com', 404, /^new-shop\.com is not in the index\. Suggest it: .*\/suggest\?domain=new-shop\.com\.\n$/],
    ['nobody.example', 404, /^nobody\.example is not in the index\.\n$/],
    [
      'private.com',
      410,
      /^private\.com is not in the index\. Its robots\.txt asks our bot to stay away, so [^/]*\.\n$/,
    ],
    ['quiet.com', 200, /^quiet\.com is not in the index\. Its home page asks not to be indexed [^/]*\.\n$/],
  ])(
    'says in the twin of a site without a report how it comes in, or why it does not: %s',
    async (domain, status, words) => {
      const answer = await pages.notFound(new Request(`${BASE}/site/${domain}.md`));
      expect(answer.status).toBe(status);
      expect(await answer.text()).toMatch(words);
      expect((await pages.notFound(new Request(`${BASE}/site/${domain}`))).status, 'the page').toBe(status);
    },
  );

  test.each([
    ['quiet.com', { action: '/suggest', domain: 'quiet.com', isKnown: true }],
    ['quiet.example', { action: '/suggest', domain: 'quiet.example', isKnown: true }],
    ['private.com', null],
    ['nobody.example', null],
    ['new-shop.com', { action: '/suggest', domain: 'new-shop.com', isKnown: false }],
  ])(
    'offers to visit %s where a visit would change something, reserved names of the operator too',
    async (domain, suggest) => {
      const answer = await pages.notFound(new Request(`${BASE}/site/${domain}`));
      expect(JSON.parse(await answer.text())).toMatchObject({ suggest });
    },
  );

  test('of an unknown domain that ends like a twin offers to suggest it', async () => {
    const answer = await pages.notFound(new Request(`${BASE}/site/unknown.md`));
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toContain('unknown.md');
    const twin = await pages.notFound(new Request(`${BASE}/site/unknown.com.md`));
    expect(twin.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
    // What is found nowhere may be there tomorrow: caches may keep a 404 of which nothing is said (RFC 9111, 4.2.2).
    expect(twin.headers.get('Cache-Control')).toBe('no-store');
    for (const path of ['/site/.json', '//api/search', '//badge.svg']) {
      const told = await pages.notFound(new Request(`${BASE}${path}`));
      expect(told.headers.get('Content-Type'), path).toBe('application/problem+json; charset=utf-8');
    }
  });
});

test.each(['/check', '/suggest', '/claim', '/pro', '/search'])('%s.md is the page as Markdown', async (path) => {
  expect(pages.isMade(`${path}.md`)).toBe(true);
  const answer = await pages.answer(new Request(`${BASE}${path}.md`), 'a');
  const head = await pages.answer(new Request(`${BASE}${path}.md`, { method: 'HEAD' }), 'a');
  expect([head?.status, head?.headers.get('Content-Type')]).toEqual([200, 'text/markdown; charset=utf-8']);
  expect(answer?.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
});

describe('a slash behind the name of a page that is made for each request', () => {
  test.each([
    ['/search/?q=bread', '/search?q=bread'],
    ['/pro/', '/pro'],
    ['/claim/?domain=bakery.com', '/claim?domain=bakery.com'],
    ['/suggest/', '/suggest'],
  ])('%s leads to %s', async (path, target) => {
    const answer = await pages.answer(new Request(`${BASE}${path}`), 'a');
    expect(answer?.status).toBe(308);
    expect(answer?.headers.get('Location')).toBe(target);
  });

  test.each(['//search/', '/search//', '/directory/', '/'])('%s is another address', async (path) => {
    expect(await pages.answer(new Request(`${BASE}${path}`), 'a')).toBeNull();
  });
});
