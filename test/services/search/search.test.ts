import { describe, expect, test } from 'vitest';
import { sampleDomain } from '../../../scripts/samples/sample-visit.ts';
import type { LawpDocument } from '../../../src/core/lawp/document.ts';
import type { SiteDocument } from '../../../src/core/site/site-record.ts';
import { type SearchResponse, search } from '../../../src/services/search/search.ts';
import { action, emptyRecord, scan, siteDocument, siteRecord } from '../../support/site-record.ts';
import { newIndex, rememberRecord } from '../../support/test-index.ts';

const index = await newIndex();
const AT = '2026-03-02T08:00:00.000Z';
const NOW = new Date('2026-03-03T10:30:00.000Z');

async function remembered(
  host: string,
  lawp: Partial<LawpDocument> = {},
  more: Partial<SiteDocument> = {},
): Promise<void> {
  await rememberRecord(index, siteRecord(host, AT, { document: siteDocument(host, { ...more, lawp }) }));
}

async function asked(query: string, limit = 5): Promise<SearchResponse> {
  const input = { index, query, limit, tier: 'free' as const, context: { baseUrl: 'http://localhost:4321', now: NOW } };
  return (await search(input)).response;
}

async function askedAsPro(query: string, limit: number): Promise<SearchResponse> {
  const input = { index, query, limit, tier: 'pro' as const, context: { baseUrl: 'http://localhost:4321', now: NOW } };
  return (await search(input)).response;
}

const codes = ({ notices }: SearchResponse): string[] => notices.map(({ code }) => code);
const domains = ({ results }: SearchResponse): string[] => results.map((site) => site.domain);
const page = (words: number, title = 'A page') => ({
  title,
  content: Array.from({ length: words }, () => 'word').join(' '),
});

const product = (at: number) => ({
  name: `Boot ${at}`,
  originalName: `Stiefel ${at}`,
  price: 745,
  currency: 'DKK',
  priceEur: 99.87,
  unit: 'pair',
  isFrom: true,
  tax: 'included' as const,
  regions: ['DE', 'AT'],
  url: `https://whole.example/boots/${at}`,
  image: null,
  available: true,
});

await remembered(
  'whole.example',
  {
    name: 'Whole',
    pages: {
      '/': page(100, 'Home'),
      '/menu': page(150, 'Menu'),
      '/a': page(90),
      '/b': page(90),
      '/menu/cake': page(9, 'Cake'),
    },
    actions: [action('call'), action('book', { url: 'https://whole.example/book' })],
  },
  { products: [1, 2, 3, 4, 5, 6, 7].map(product) },
);

describe('a domain', () => {
  test('gives its site whole, with why it is there', async () => {
    const answer = await asked('https://www.WHOLE.example/');
    expect(answer).toMatchObject({
      query: 'https://www.WHOLE.example/',
      count: 1,
      total: 1,
      interpreted: { kind: 'domain', domain: 'whole.example' },
      tier: 'free',
      notices: [],
    });
    const [site] = answer.results;
    expect(site).toMatchObject({
      domain: 'whole.example',
      name: 'Whole',
      score: 15,
      label: 'Not agent-ready yet',
      report_url: 'http://localhost:4321/site/whole.example',
      last_updated: AT,
      age_hours: 26,
      status: 'active',
      match: [{ feature: 'domain', text: 'is whole.example' }],
    });
    expect(Object.keys(site?.pages ?? {})).toEqual(['/', '/menu', '/a', '/b', '/menu/cake']);
    expect(site?.pages['/menu']?.content.split(' ')).toHaveLength(150);
    expect(site?.actions.map(({ id }) => id)).toEqual(['call', 'book']);
  });

  test('brings five products at most, and says how many there are', async () => {
    const { products, truncated } = await asked('whole.example');
    expect(products).toHaveLength(5);
    expect(truncated).toEqual({ products: { shown: 5, total: 7 } });
    expect(products[0]).toEqual({
      name: 'Boot 1',
      original_name: 'Stiefel 1',
      price: 745,
      currency: 'DKK',
      price_eur: 99.87,
      low_price: 745,
      unit_text: 'pair',
      value_added_tax_included: true,
      eligible_region: ['DE', 'AT'],
      url: 'https://whole.example/boots/1',
      domain: 'whole.example',
      image: null,
      available: true,
    });
  });

  test('brings the sites of the same registrable domain after it, each with its own reason', async () => {
    for (const host of ['kin.example', 'a.kin.example', 'b.kin.example'])
      await remembered(host, { pages: { '/': page(100) } });
    const answer = await asked('kin.example');
    expect(domains(answer)).toEqual(['kin.example', 'a.kin.example', 'b.kin.example']);
    expect(answer.results.map(({ match }) => match[0]?.text)).toEqual([
      'is kin.example',
      'belongs to kin.example',
      'belongs to kin.example',
    ]);
    expect(answer.results[0]?.pages['/']?.content.split(' ')).toHaveLength(100);
    expect(answer.results[1]?.pages['/']?.content.split(' ').length).toBeLessThan(70);
  });

  test('never brings more than was asked for, and says how many there are', async () => {
    for (let at = 0; at < 8; at++) await remembered(`s${at}.many.example`);
    const five = await asked('s0.many.example');
    expect(five).toMatchObject({ count: 5, total: 8, truncated: { results: { shown: 5, total: 8 } } });
    expect(await asked('s0.many.example', 1)).toMatchObject({
      count: 1,
      total: 8,
      truncated: { results: { shown: 1, total: 8 } },
    });
    expect(await asked('none.many.example', 2)).toMatchObject({ count: 2, total: 8 });
    expect(await asked('s0.many.example', 50)).toMatchObject({ count: 5 });
  });

  test('that is not indexed brings its relatives and says so', async () => {
    await remembered('shop.only.example');
    const answer = await asked('only.example');
    expect(domains(answer)).toEqual(['shop.only.example']);
    expect(codes(answer)).toEqual(['domain_not_indexed']);
    expect(answer.interpreted).toEqual({ kind: 'domain', domain: 'only.example' });
  });

  test('that nobody knows brings nothing and says so', async () => {
    const answer = await asked('nobody-knows-this.com');
    expect(answer).toMatchObject({ count: 0, total: 0, results: [], products: [] });
    expect(answer.notices).toEqual([{ code: 'domain_not_indexed', message: 'nobody-knows-this.com is not indexed.' }]);
  });

  test.each(['gone', 'opted_out'] as const)('that is %s is as not indexed', async (status) => {
    const host = `${status.replace('_', '-')}.com`;
    await remembered(host);
    await rememberRecord(index, emptyRecord(host, '2026-03-03T08:00:00.000Z', status, status));
    const answer = await asked(host);
    expect(answer).toMatchObject({ count: 0, total: 0 });
    expect(codes(answer)).toEqual(['domain_not_indexed']);
  });

  test('that moved brings the site it leads to, whole, with its products', async () => {
    const moved = {
      ...emptyRecord('old-name.example', AT, 'duplicate', 'moved'),
      movedTo: sampleDomain('whole.example'),
    };
    await rememberRecord(index, moved);
    const answer = await asked('old-name.example');
    expect(domains(answer)).toEqual(['whole.example']);
    expect(answer.notices).toEqual([{ code: 'moved', message: 'old-name.example forwards to whole.example.' }]);
    expect(answer.results[0]?.match).toEqual([{ feature: 'domain', text: 'is where old-name.example forwards to' }]);
    expect(Object.keys(answer.results[0]?.pages ?? {})).toHaveLength(5);
    expect(answer.products).toHaveLength(5);
  });

  test('that moved to a site we do not know, or that is gone, brings nothing and says where it leads', async () => {
    await rememberRecord(index, emptyRecord('gone-target.example', AT, 'gone', 'gone'));
    for (const target of ['unknown-target.example', 'gone-target.example']) {
      const moved = { ...emptyRecord('lost.example', AT, 'duplicate', 'moved'), movedTo: sampleDomain(target) };
      await rememberRecord(index, moved);
      const answer = await asked('lost.example');
      expect(answer).toMatchObject({ count: 0, total: 0 });
      expect(codes(answer)).toEqual(['moved']);
    }
  });

  test('that is blocked keeps its last known answer with its date, and says so', async () => {
    await remembered('wall.example');
    await rememberRecord(index, emptyRecord('wall.example', '2026-03-03T08:00:00.000Z', 'blocked', 'blocked'));
    const answer = await asked('wall.example');
    expect(answer.results[0]).toMatchObject({ status: 'blocked', score: 15, last_updated: AT });
    expect(answer.notices).toEqual([
      { code: 'site_blocked', message: 'We could not read this site at our last visit. It was blocked.' },
    ]);
  });

  test('that is parked is shown without any content', async () => {
    await remembered('parked.example');
    await rememberRecord(index, emptyRecord('parked.example', '2026-03-03T08:00:00.000Z', 'parked', 'complete'));
    const answer = await asked('parked.example');
    expect(answer.results[0]).toMatchObject({ status: 'parked', score: null, label: null, pages: {}, actions: [] });
    expect(codes(answer)).toEqual(['site_parked']);
  });

  test('that was never read has neither score nor label', async () => {
    await rememberRecord(index, emptyRecord('never.example', AT, 'blocked', 'blocked'));
    const [site] = (await asked('never.example')).results;
    expect(site).toMatchObject({
      score: null,
      label: null,
      last_updated: null,
      age_hours: null,
      pages: {},
      actions: [],
    });
  });
});

describe('a page', () => {
  test('gives that page only, with all actions of the site', async () => {
    const answer = await asked('whole.example/menu/?a=b');
    expect(answer.interpreted).toEqual({ kind: 'page', domain: 'whole.example', path: '/menu' });
    expect(Object.keys(answer.results[0]?.pages ?? {})).toEqual(['/menu']);
    expect(answer.results[0]?.actions).toHaveLength(2);
    expect(codes(answer)).toEqual([]);
  });

  test('that is not described gives the nearest and says so', async () => {
    const answer = await asked('whole.example/menu/cake/chocolate');
    expect(Object.keys(answer.results[0]?.pages ?? {})).toEqual(['/menu/cake']);
    expect(answer.notices).toEqual([
      {
        code: 'page_not_found',
        message: 'whole.example/menu/cake/chocolate is not described; the nearest page is /menu/cake.',
      },
    ]);
  });

  test('of a site without pages says that there is none', async () => {
    await remembered('pageless.example', { pages: {} });
    const answer = await asked('pageless.example/menu');
    expect(answer.results[0]?.pages).toEqual({});
    expect(answer.notices[0]?.message).toBe('pageless.example/menu is not described, nor is any other page.');
  });

  test('of a site that is not indexed says so', async () => {
    expect(codes(await asked('nobody-knows-this.com/menu'))).toEqual(['domain_not_indexed']);
  });
});

describe('a subject', () => {
  test('gives the sites that match, cut for callers without a key', async () => {
    for (let at = 0; at < 7; at++) {
      const pages = Object.fromEntries(['/', '/1', '/2', '/3'].map((path) => [path, page(80)]));
      await remembered(`piano${at}.example`, { name: `Piano tuner ${at}`, pages });
    }
    const answer = await asked('piano tuner', 50);
    expect(answer).toMatchObject({
      count: 5,
      total: 7,
      interpreted: { kind: 'topic', text: 'piano tuner' },
      truncated: { results: { shown: 5, total: 7 }, pages: true, words: true },
      products: [],
    });
    for (const site of answer.results) {
      expect(Object.keys(site.pages)).toEqual(['/', '/1', '/2']);
      expect(site.pages['/']?.content.split(' ').length).toBeLessThanOrEqual(60);
      expect(site.match).toEqual([
        { feature: 'name', text: `is called ${site.name}` },
        { feature: 'text', text: 'has words for “piano tuner”' },
      ]);
    }
    expect(await asked('piano tuner', 2)).toMatchObject({ count: 2, total: 7 });
  });

  test('shows two sites of an owner with names in many countries before those of others, and the rest behind', async () => {
    const owned = ['nord-vik.com', 'nord-vik.de', 'nord-vik.fr', 'nord-vik.dk', 'nord-vik.co.uk'];
    const others = ['brille-eins.com', 'zwei-optik.com', 'lunettes-trois.com'];
    const text = { '/': { title: 'Monocles', content: 'Monocles made to measure.' } };
    for (const host of owned) await remembered(host, { name: `Optik Nord Vik ${host.slice(9)}`, pages: text });
    for (const host of others) await remembered(host, { pages: text });
    const found = domains(await asked('monocles', 50));
    const all = domains(await askedAsPro('monocles', 50));
    expect(found.filter((domain) => owned.includes(domain))).toHaveLength(2);
    expect(all.slice(0, 5).toSorted()).toEqual([...found].toSorted());
    expect(all.toSorted()).toEqual([...owned, ...others].toSorted());
  });

  test('that looks like a host name but is no public one is searched for', async () => {
    await remembered('runtime.example', { name: 'Node.js courses' });
    const answer = await asked('node.js');
    expect(domains(answer)).toEqual(['runtime.example']);
    expect(answer.interpreted).toEqual({ kind: 'topic', text: 'node.js' });
    expect(codes(answer)).toEqual([]);
  });

  test('that nothing matches is an empty answer without truncated', async () => {
    const answer = await asked('xylophonist');
    expect(answer).toMatchObject({ count: 0, total: 0, results: [], products: [] });
    expect(answer.notices).toEqual([
      {
        code: 'nothing_found',
        message: 'We know no site that has what you asked for. Try other words, or a domain.',
      },
    ]);
    expect(answer).not.toHaveProperty('truncated');
  });

  test('that means nothing is told so', async () => {
    const { notices } = await asked('where can I');
    expect(notices).toEqual([
      { code: 'nothing_found', message: expect.stringMatching(/^The question names nothing to look for\./) },
    ]);
  });

  test('the same question has the same answer', async () => {
    expect(await asked('piano tuner word')).toEqual(await asked('piano tuner word'));
  });
});

describe('the marks beside an answer', () => {
  test('are those of each site in it', async () => {
    await rememberRecord(index, siteRecord('marks.example', AT, { scan: scan(AT, 30, ['description', 'pages']) }));
    const context = { baseUrl: 'http://localhost:4321', now: NOW };
    const { marks } = await search({ index, query: 'marks.example', tier: 'free', context });
    expect([...marks]).toEqual([['marks.example', { met: ['description', 'pages'], unseen: [] }]]);
  });
});

describe('an answer never grows above 256 KB', () => {
  const LIMIT = 256 * 1024;
  const sizeOf = (answer: SearchResponse): number => Buffer.byteLength(JSON.stringify(answer));
  const long = 'æ'.repeat(2500);

  test('a site of very many pages keeps as many as fit, home first, and says where the rest is', async () => {
    const pages = Object.fromEntries(
      ['/', ...Array.from({ length: 200 }, (_, at) => `/${at}`)].map((path) => [path, { title: path, content: long }]),
    );
    await remembered('pages.large.example', { pages, actions: [action('call')] });
    const answer = await asked('pages.large.example');
    expect(sizeOf(answer)).toBeLessThan(LIMIT);
    expect(sizeOf(answer)).toBeGreaterThan(LIMIT / 2);
    expect(Object.keys(answer.results[0]?.pages ?? {}).slice(0, 3)).toEqual(['/', '/0', '/1']);
    expect(answer.results[0]?.actions).toHaveLength(1);
    expect(answer.truncated?.pages).toBe(true);
    expect(answer.notices[0]).toEqual({
      code: 'answer_cut',
      message:
        'pages.large.example is too large for one answer; all of it is at http://localhost:4321/site/pages.large.example.json.',
    });
  });

  test('very many products leave room for the pages, and as many as fit are given', async () => {
    const products = Array.from({ length: 5000 }, (_, at) => ({
      ...product(at),
      name: `Boot ${at} ${'wide '.repeat(30)}`,
    }));
    const pages = Object.fromEntries(
      ['/', ...Array.from({ length: 200 }, (_, at) => `/${at}`)].map((path) => [path, { title: path, content: long }]),
    );
    await remembered('shop.large.example', {}, { products });
    await remembered('both.large.example', { pages }, { products });
    for (const query of ['shop.large.example', 'both.large.example']) {
      const context = { baseUrl: 'http://localhost:4321', agentUrl: 'http://localhost:4321', now: NOW };
      const { response } = await search({ index, query, tier: 'pro', context });
      expect(sizeOf(response)).toBeLessThan(LIMIT);
      expect(sizeOf(response)).toBeGreaterThan(LIMIT / 2);
      expect(response.products.length).toBeGreaterThan(100);
      expect(response.truncated?.products).toEqual({ shown: response.products.length, total: 5000 });
      expect(response.results[0]?.pages).toHaveProperty('/');
    }
  });

  test('endless actions or business details leave room for the pages', async () => {
    const actions = Array.from({ length: 2000 }, (_, at) => action(`act${at}`, { description: 'x'.repeat(400) }));
    const offers = Array.from({ length: 500 }, () => ({ name: 'o'.repeat(1000) }));
    const business = { telephone: '+4500123456', offers };
    const more = { businessOrigin: 'native', source: 'native' } as const;
    await remembered('actions.large.example', { actions, business }, more);
    await remembered('business.large.example', { business: { telephone: '1'.repeat(600_000) } }, more);
    for (const host of ['actions.large.example', 'business.large.example']) {
      const answer = await asked(host);
      expect(sizeOf(answer)).toBeLessThan(LIMIT);
      expect(Object.keys(answer.results[0]?.pages ?? {})).toEqual(['/']);
    }
  });

  test('results that do not fit any more are left out and counted', async () => {
    for (let at = 0; at < 3; at++) {
      const description = 'y'.repeat(100_000);
      await remembered(`big${at}.harp.example`, { name: 'Harpsichord', actions: [action('call', { description })] });
    }
    const answer = await asked('harpsichord');
    expect(sizeOf(answer)).toBeLessThan(LIMIT);
    expect(answer).toMatchObject({ count: 2, total: 3, truncated: { results: { shown: 2, total: 3 } } });
  });
});
