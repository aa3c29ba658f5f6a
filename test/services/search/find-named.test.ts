import { describe, expect, test } from 'vitest';
import { sampleDomain } from '../../../scripts/samples/sample-visit.ts';
import { operatorDomain } from '../../../src/core/domain/parse-domain.ts';
import type { SiteDocument, SiteRecord } from '../../../src/core/site/site-record.ts';
import { type SearchResponse, search } from '../../../src/services/search/search.ts';
import { emptyRecord, siteDocument, siteRecord } from '../../support/site-record.ts';
import { newIndex, rememberRecord } from '../../support/test-index.ts';

const index = await newIndex();
const AT = '2026-03-02T08:00:00.000Z';
const context = { baseUrl: 'http://localhost:4321', now: new Date('2026-03-03T10:30:00.000Z') };

async function remembered(host: string, more: Partial<SiteRecord> = {}, document: Partial<SiteDocument> = {}) {
  await rememberRecord(index, siteRecord(host, AT, { document: siteDocument(host, document), ...more }));
}

async function asked(query: string, tier: 'free' | 'pro' = 'free'): Promise<SearchResponse> {
  return (await search({ index, query, tier, context })).response;
}

const codes = ({ notices }: SearchResponse): string[] => notices.map(({ code }) => code);
const domains = ({ results }: SearchResponse): string[] => results.map((site) => site.domain);

describe('a name', () => {
  test('with www. gives the site without it, and without it the one with it where only that is known', async () => {
    await remembered('plain.com');
    const www = operatorDomain('www.only-www.com', { keepWww: true });
    if (!www.ok) throw new Error(www.message);
    await remembered('only-www.com', { domain: www.domain });
    expect(domains(await asked('www.plain.com'))).toEqual(['plain.com']);
    for (const query of ['www.only-www.com', 'only-www.com', 'https://only-www.com/']) {
      const answer = await asked(query);
      expect(domains(answer)).toEqual(['www.only-www.com']);
      expect(answer.interpreted).toEqual({ kind: 'domain', domain: 'www.only-www.com' });
      expect(codes(answer)).toEqual([]);
    }
    expect((await asked('only-www.com/menu')).interpreted).toMatchObject({ kind: 'page', domain: 'www.only-www.com' });
  });

  test.each(['gone', 'opted_out'] as const)(
    'of the operator whose site is %s is as not indexed, and no subject',
    async (status) => {
      const host = `${status.replace('_', '-')}-bakery.example`;
      await remembered(host);
      await remembered('other-bakery.example', {}, { description: 'A bakery.' });
      await rememberRecord(index, emptyRecord(host, '2026-03-03T08:00:00.000Z', status, status));
      for (const query of [host, `https://${host}/menu`]) {
        const answer = await asked(query);
        expect(answer).toMatchObject({ count: 0, total: 0, results: [] });
        expect(codes(answer)).toEqual(['domain_not_indexed']);
      }
    },
  );

  test('brings what was noticed when the site was read', async () => {
    const noticed = { code: 'language_unknown', message: 'The language could not be told.' };
    await remembered('babel.com', {}, { notices: [noticed] });
    for (const query of ['babel.com', 'babel.com/']) expect((await asked(query)).notices).toEqual([noticed]);
  });

  test('gives all pages and the words of the site itself to everyone', async () => {
    const pages = Object.fromEntries(['/', '/a', '/b', '/c'].map((path) => [path, { title: path, content: 'Bread.' }]));
    const originals = { '/a': { title: 'Brød', content: 'Brød.', translated: 'provider' as const } };
    await remembered('brod.com', {}, siteDocument('brod.com', { lawp: { pages }, originals }));
    const { title, content, translated } = originals['/a'];
    for (const tier of ['free', 'pro'] as const)
      expect((await asked('brod.com', tier)).results[0]?.pages).toEqual({
        ...pages,
        '/a': { ...pages['/a'], original: { title, content }, translated },
      });
  });

  test('gives at most 200 words of a page, in either language', async () => {
    const content = Array.from({ length: 300 }, () => 'ord').join(' ');
    const originals = { '/': { title: 'Hjem', content, translated: 'provider' as const } };
    const pages = { '/': { title: 'Home', content } };
    await remembered('lang.com', {}, siteDocument('lang.com', { lawp: { pages }, originals }));
    const { results, truncated } = await asked('lang.com', 'pro');
    const home = results[0]?.pages['/'];
    for (const text of [home?.content, home?.original?.content]) expect(text?.match(/ord/g)).toHaveLength(200);
    expect(truncated).toEqual({ words: true });
  });

  test('never counts more than 1,000 hits', async () => {
    await remembered('shared.com');
    const copies = `insert into sites (domain, search_id, registrable_domain, status, met, unseen, native, executable,
      version, shown_hash, changed_at, last_visited_at, next_visit_at, visit_key, failures, rules_version, draw_due)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 1001)
      select 's' || i || '.shared.com', 1000000 + i, 'shared.com', 'active', '', '', 0, 0, 1, '', '', '', '', '', 0, '', 0
      from n`;
    await index.client.execute(copies);
    expect((await asked('shared.com')).total).toBe(1000);
  });
});

describe('a site that moved', () => {
  test('answers a page query with that page of the site it leads to', async () => {
    const page = (title: string) => ({ title, content: `${title} of the new site.` });
    await remembered(
      'new-home.com',
      {},
      siteDocument('new-home.com', { lawp: { pages: { '/': page('Home'), '/menu': page('Menu') } } }),
    );
    await rememberRecord(index, {
      ...emptyRecord('old-home.com', AT, 'duplicate', 'moved'),
      movedTo: sampleDomain('new-home.com'),
    });
    const answer = await asked('old-home.com/menu');
    expect(answer.results.map(({ pages }) => Object.keys(pages))).toEqual([['/menu']]);
    expect(codes(answer)).toEqual(['moved']);
    expect(codes(await asked('old-home.com/prices'))).toEqual(['moved', 'page_not_found']);
  });

  test('more than once answers with where it ended, and in a circle with an end', async () => {
    await remembered('third.com');
    const moves = [
      ['first.com', 'second.com'],
      ['second.com', 'third.com'],
      ['round.com', 'about.com'],
      ['about.com', 'round.com'],
    ] as const;
    for (const [from, to] of moves) {
      await rememberRecord(index, { ...emptyRecord(from, AT, 'duplicate', 'moved'), movedTo: sampleDomain(to) });
    }
    const answer = await asked('first.com');
    expect(domains(answer)).toEqual(['third.com']);
    expect(answer.notices).toEqual([{ code: 'moved', message: 'first.com forwards to third.com.' }]);
    expect(codes(await asked('round.com'))).toContain('moved');
  });

  test('to one that is parked says both', async () => {
    await rememberRecord(index, emptyRecord('for-sale.com', AT, 'parked', 'complete'));
    const moved = { ...emptyRecord('was-ours.com', AT, 'duplicate', 'moved'), movedTo: sampleDomain('for-sale.com') };
    await rememberRecord(index, moved);
    expect(codes(await asked('was-ours.com'))).toEqual(['moved', 'site_parked']);
  });
});

describe('an address with spaces in its path', () => {
  test('gives the page', async () => {
    const pages = { '/': { title: 'Home', content: 'Welcome.' }, '/om os': { title: 'About', content: 'About us.' } };
    await remembered('butik.com', {}, siteDocument('butik.com', { lawp: { pages } }));
    for (const query of ['butik.com/om os', 'https://butik.com/om os/', 'butik.com/om%20os']) {
      const answer = await asked(query);
      expect(answer.results.map((site) => Object.keys(site.pages))).toEqual([['/om os']]);
      expect(codes(answer)).toEqual([]);
    }
  });

  test('is a subject where no such site is known, unless it says https', async () => {
    expect((await asked('asp.net/c# jobs')).interpreted).toEqual({ kind: 'topic', text: 'asp.net/c# jobs' });
    expect(codes(await asked('https://nobody-knows.com/om os'))).toEqual(['domain_not_indexed']);
  });
});

describe('a name with a slip in it', () => {
  test('is asked back for, and never answered with another site', async () => {
    await remembered('copper-kettle-tea.com');
    for (const query of [
      'copper-kettle-tee.com',
      'coper-kettle-tea.com',
      'copper-kettle-tea.con',
      'copperkettletea.net',
    ]) {
      const answer = await asked(query);
      expect([query, answer.count]).toEqual([query, 0]);
      expect(codes(answer)).toEqual(['domain_not_indexed', 'did_you_mean']);
      expect(answer.notices[1]).toMatchObject({
        message: 'Did you mean copper-kettle-tea.com?',
        domains: ['copper-kettle-tea.com'],
      });
    }
  });

  test('is asked back for where only its hyphens differ, too: two owners may hold the two', async () => {
    await remembered('blue-lantern-books.com');
    const answer = await asked('bluelantern-books.com');
    expect(domains(answer)).toEqual([]);
    expect(codes(answer)).toEqual(['domain_not_indexed', 'did_you_mean']);
    expect(answer.notices[1]?.domains).toEqual(['blue-lantern-books.com']);
  });

  test('is no other short name, and no other name under another ending', async () => {
    await remembered('ovum.com');
    await remembered('seven-larches.org');
    for (const query of ['ovul.com', 'severn-larches.net', 'larches.org'])
      expect(codes(await asked(query))).toEqual(['domain_not_indexed']);
  });
});

describe('an address that is written loosely', () => {
  test('is that of the site, where it is known', async () => {
    await remembered('tall-poplars.com');
    const ways = [
      'www.tall-poplars,com',
      'www tall-poplars com',
      'tall-poplars dot com',
      'tall-poplars . com',
      'http//tall-poplars.com',
      'https:/tall-poplars.com/',
      'wwwtall-poplars.com',
    ];
    for (const query of ways) {
      const answer = await asked(query);
      expect([query, domains(answer), codes(answer)]).toEqual([query, ['tall-poplars.com'], []]);
      expect(answer.interpreted).toEqual({ kind: 'domain', domain: 'tall-poplars.com' });
    }
  });

  test('is a subject where no such site is known', async () => {
    for (const query of ['red, green', 'vitamin b.com plex', 'www dancing shoes', 'short,stories'])
      expect([query, (await asked(query)).interpreted.kind]).toEqual([query, 'topic']);
  });
});
