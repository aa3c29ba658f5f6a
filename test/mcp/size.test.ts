import { beforeAll, describe, expect, test } from 'vitest';
import type { Product, SiteRecord } from '../../src/core/site/site-record.ts';
import { startMcpService } from '../support/mcp-service.ts';
import { action, siteDocument, siteRecord } from '../support/site-record.ts';
import { type Called, newerClient, type TestClient } from './clients.ts';
import { LIBRARY } from './sites.ts';

/** What a conversation has room for. */
const MOST_BYTES = 40 * 1024;

const AT = '2026-03-02T08:00:00.000Z';
const SENTENCE = 'The old mill beside the river bakes bread of rye, spelt and wheat for everybody who asks. ';
const IDS = ['search', 'shop', 'sign_up', 'get_support', 'contact', 'book', 'order', 'view_pricing', 'visit', 'call'];
const PATHS = ['/', ...Array.from({ length: 11 }, (_, at) => `/page-${at}`)];

/** As much as a site of twelve pages can say, in a language whose letters take three bytes. */
function talkative(host: string): SiteRecord {
  const pages = PATHS.map((path) => [path, { title: `The mill ${path}`, content: SENTENCE.repeat(12) }] as const);
  const originals = PATHS.map(
    (path) =>
      [
        path,
        { title: '水車小屋', content: '川のほとりの古い水車小屋です。'.repeat(80), translated: 'provider' },
      ] as const,
  );
  const products = Array.from(
    { length: 60 },
    (_, at): Product => ({
      name: `Mill bread ${at}`,
      originalName: `水車小屋のパン ${at}`,
      price: at,
      currency: 'JPY',
      priceEur: at,
      url: `https://${host}/products/${'bread'.repeat(60)}/${at}`,
      image: null,
      available: true,
    }),
  );
  const document = siteDocument(host, {
    lawp: {
      name: `The mill of ${host}`,
      language: 'ja',
      pages: Object.fromEntries(pages),
      actions: IDS.map((id) =>
        action(id, { description: SENTENCE, intent: SENTENCE.split(' '), url: `https://${host}/${id}` }),
      ),
      business: { telephone: '+81 3 1234 5678', opening_hours: [{ days: ['Mo'], opens: '09:00', closes: '17:00' }] },
    },
    originals: Object.fromEntries(originals),
    products,
  });
  return siteRecord(host, AT, { document });
}

const MILLS = Array.from({ length: 30 }, (_, at) => talkative(`mill-${at}.example`));

let free: TestClient;
let pro: TestClient;

beforeAll(async () => {
  const { url, services } = await startMcpService([...MILLS, ...LIBRARY]);
  const issued = await services.issueKey({ label: 'size', code: null, address: '127.0.0.1' });
  if (!issued.ok) throw new Error(issued.error.detail);
  free = await newerClient(url, '2026-07-28');
  pro = await newerClient(url, '2026-07-28', { Authorization: `Bearer ${issued.value.key}` });
});

function sizeOf({ content }: Called): number {
  return Buffer.byteLength(content[0]?.text ?? '');
}

type Found = { count: number; results: { pages: Record<string, object>; actions: object[] }[]; truncated: object };

describe('the text of an answer', () => {
  test.each([
    ['search', { query: 'mill bread' }],
    ['search', { query: 'mill bread', limit: 50 }],
    ['search', { query: 'mill-1.example' }],
    ['search', { query: 'mill-1.example/page-3' }],
    ['search', { query: 'library.example' }],
    ['search', { query: `mill bread ${'"パン"'.repeat(110)}` }],
    ['fetch', { id: 'mill-1.example' }],
    ['fetch', { id: 'mill-1.example/page-3' }],
    ['fetch', { id: 'library.example' }],
    ['get_site', { domain: 'mill-1.example' }],
    ['get_site', { domain: 'library.example' }],
    ['get_readiness', { domain: 'library.example' }],
    ['find_products', { query: 'mill bread', limit: 50 }],
    ['find_products', { query: 'mill-1.example', limit: 50 }],
    ['get_changes', { domain: 'library.example' }],
  ])('is at most 40 KB and the value no more: %s %j', async (name, input) => {
    for (const client of [free, pro]) {
      const answer = await client.call(name, input);
      expect(answer.isError).toBeFalsy();
      expect(sizeOf(answer)).toBeLessThanOrEqual(MOST_BYTES);
      expect(JSON.parse(answer.content[0]?.text ?? '')).toEqual(answer.structuredContent);
    }
  });
});

describe('a search', () => {
  test('gives 8 sites in brief where no number is asked for, and says what it left out', async () => {
    const { structuredContent } = await pro.call('search', { query: 'mill bread' });
    const { count, results, truncated } = structuredContent as unknown as Found;
    expect(count).toBe(8);
    expect(results).toHaveLength(8);
    expect(truncated).toMatchObject({ results: { shown: 8, total: 30 }, words: true });
    for (const { pages, actions } of results) {
      expect(pages['/']).toEqual({ title: 'The mill /', content: SENTENCE.repeat(2).trim() });
      expect(actions[0]).toEqual({ id: 'search', name: 'search', description: SENTENCE, url: expect.any(String) });
    }
  });

  test('counts what it gives when there is no room for what was asked for', async () => {
    const { structuredContent } = await pro.call('search', { query: 'mill bread', limit: 50 });
    const { count, results, truncated } = structuredContent as unknown as Found;
    expect(results).toHaveLength(count);
    expect(count).toBeGreaterThan(20);
    expect(truncated).toMatchObject({ pages: true, actions: true });
  });

  test('gives a single site all its pages', async () => {
    const { structuredContent } = await pro.call('search', { query: 'mill-1.example' });
    const { results, truncated } = structuredContent as unknown as Found;
    expect(Object.keys(results[0]?.pages ?? {})).toEqual(PATHS);
    expect(results[0]?.actions).toHaveLength(IDS.length);
    expect(truncated).not.toHaveProperty('pages');
  });
});

describe('one site', () => {
  test('comes whole, and without its own words where these have no room', async () => {
    const { structuredContent } = await pro.call('get_site', { domain: 'mill-1.example' });
    const { pages, actions } = structuredContent as { pages: object; actions: object[] };
    expect(Object.keys(pages)).toEqual(PATHS);
    expect(Object.values(pages).every((page) => !('original' in page))).toBe(true);
    expect(actions).toHaveLength(IDS.length);
    const codes = (structuredContent.notices as { code: string }[]).map(({ code }) => code);
    expect(codes).toEqual(['originals_left_out', 'products_cut']);
  });

  test('that is larger than an answer says where all of it is', async () => {
    const { structuredContent } = await pro.call('get_site', { domain: 'library.example' });
    expect(structuredContent).toMatchObject({
      pages: { '/book/1': { title: 'Book 1' } },
      notices: expect.arrayContaining([
        { code: 'answer_cut', message: expect.stringMatching(/all of it is at \S+\/site\/library\.example\.json/) },
      ]),
    });
    const read = await pro.call('fetch', { id: 'library.example' });
    expect(read.structuredContent.text).toMatch(/\(Cut here; all of it is at \S+\/site\/library\.example\.md\)\n$/);
    const changed = await pro.call('get_changes', { domain: 'library.example' });
    expect(changed.structuredContent).toMatchObject({
      truncated: true,
      changes: { pages: { '/book/1': { status: 'added' } } },
    });
  });

  test('gives of its products as many as have room, and counts them', async () => {
    const { structuredContent } = await pro.call('find_products', { query: 'mill-1.example', limit: 50 });
    const { count, total, products } = structuredContent as { count: number; total: number; products: object[] };
    expect(products).toHaveLength(count);
    expect(total).toBe(60);
    expect(structuredContent.truncated).toEqual({ products: { shown: count, total } });
  });
});
