import { beforeEach, describe, expect, test } from 'vitest';
import { createServices, type Services } from '../../../src/services/create-services.ts';
import { UnavailableError } from '../../../src/services/unavailable-error.ts';
import { answerSearchPage } from '../../../src/web/forms/search-page.ts';
import { BASE_URL, serviceDeps } from '../../support/api.ts';
import { siteDocument, siteRecord } from '../../support/site-record.ts';
import { newIndex, rememberRecord } from '../../support/test-index.ts';

const AT = '2026-03-02T08:00:00.000Z';
let now = Date.parse(AT);
let services: Services;
beforeEach(async () => {
  const index = await newIndex();
  await rememberRecord(index, siteRecord('bakery.example', AT, { document: siteDocument('bakery.example') }));
  services = createServices(serviceDeps(index, () => new Date(now)));
});
const counted: Promise<unknown>[] = [];

/** The page's view, as the page would print it. */
async function page(query: string, address = 'a', asked: Services = services) {
  const render = async (_path: string, view: object) => JSON.stringify(view);
  const later = (work: Promise<unknown>) => counted.push(work);
  const dependencies = { services: asked, baseUrl: BASE_URL, render, later };
  const answer = await answerSearchPage(dependencies, new URL(`http://localhost:4321/search${query}`), {
    address,
    isForPrograms: false,
  });
  await Promise.all(counted.splice(0));
  // Statistics are a minute old at most.
  now += 61_000;
  return answer;
}
/** What the page shows of a search, asked of these services. */
const pageOf = (asked: Services) => async (query: string) => (await page(query, query, asked)).json();
const searches = async () => (await services.readStats()).total_searches;

describe('the search page', () => {
  test('counts what it answered, and nothing else', async () => {
    expect((await page('?q=bakery.example')).status).toBe(303);
    expect((await page('?q=bread')).status).toBe(200);
    expect(await searches()).toBe(2);
    await page('');
    await page('?q=');
    await page('?q=127.0.0.1');
    expect(await searches()).toBe(2);
    const statuses = [];
    for (let at = 0; at < 21; at++) statuses.push((await page('?q=bread', 'busy')).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(await searches()).toBe(22);
  });

  test('says what is wrong with an address that names no site, and takes no grant', async () => {
    const answer = await page('?q=unknown.example', 'b');
    expect(answer.status).toBe(400);
    expect(answer.headers.get('RateLimit')).toBeNull();
    expect(await answer.text()).toContain('reserved');
  });

  test('leads straight to the report of a site that is typed, and to the visit of one that we do not know', async () => {
    const leads = async (query: string) => {
      const answer = await page(query, query);
      return [answer.status, answer.headers.get('Location')];
    };
    expect(await leads('?q=bakery.example')).toEqual([303, '/site/bakery.example']);
    expect(await leads('?q=https%3A%2F%2Fwww.bakery.example%2F')).toEqual([303, '/site/bakery.example']);
    expect(await leads('?q=never-seen.com')).toEqual([303, '/suggest?domain=never-seen.com']);
    expect(await leads('?q=is+bakery.example+open')).toEqual([200, null]);
  });

  test('asks back for a name with a slip in it, and leads nowhere', async () => {
    const two = await newIndex();
    const host = 'silver-heron.com';
    await rememberRecord(two, siteRecord(host, AT, { document: siteDocument(host) }));
    const ask = pageOf(createServices(serviceDeps(two, () => new Date(now))));
    const { answer } = await ask('?q=silver-herron.com');
    expect(answer.meant).toEqual([{ domain: host, href: `/search?q=${host}` }]);
    expect(answer.notices.join()).not.toContain('Did you mean');
  });

  test('leaves what one site says to agents to its report', async () => {
    const one = await newIndex();
    const notices = [
      { code: 'instruction_like_text', message: 'Text on / gives orders to AI agents; it was left out.' },
    ];
    const document = siteDocument('rye.example', { lawp: { name: 'Violin' }, notices });
    await rememberRecord(one, siteRecord('rye.example', AT, { document }));
    const found = createServices(serviceDeps(one, () => new Date(now)));
    const { response } = await found.search({ query: 'violin', caller: { address: 'a', keyId: null } });
    expect(response.notices).toMatchObject([{ code: 'instruction_like_text' }]);
    const { answer } = await pageOf(found)('?q=violin');
    expect(answer.hits).toHaveLength(1);
    expect(answer.notices).toEqual([]);
  });

  test('shows twenty sites and the way to the next, and counts whoever reads on once', async () => {
    const many = await newIndex();
    for (let at = 1; at <= 45; at += 1) {
      const domain = `rye-${at}.example`;
      await rememberRecord(
        many,
        siteRecord(domain, AT, { document: siteDocument(domain, { lawp: { name: `Violin ${at}` } }) }),
      );
    }
    const ask = pageOf(createServices(serviceDeps(many, () => new Date(now))));
    const shown = async (query: string) => (await ask(query)).answer;
    const first = await shown('?q=violin');
    expect(first.hits).toHaveLength(20);
    expect(first.pager).toEqual({ range: '1 to 20 of 45', previous: null, next: '/search?q=violin&page=2' });
    const last = await shown('?q=violin&page=3');
    expect(last.hits).toHaveLength(5);
    expect(last.pager).toEqual({ range: '41 to 45 of 45', previous: '/search?q=violin&page=2', next: null });
    expect((await shown('?q=violin&page=4')).pager).toMatchObject({ range: 'Nothing more', next: null });
    const domains = [first, await shown('?q=violin&page=2'), last].flatMap(({ hits }) =>
      hits.map(({ domain }: { domain: string }) => domain),
    );
    expect(new Set(domains).size).toBe(45);
  });

  test('says how it read a question, and leads to the question without each part of it', async () => {
    const { readAs } = (await pageOf(services)('?q=bakery+in+Aarhus+open+now')).answer;
    expect(readAs).toEqual([
      { text: 'bakeries', href: '/search?q=in+Aarhus+open+now' },
      { text: 'in Aarhus (Denmark)', href: '/search?q=bakery+open+now' },
      { text: 'open now', href: '/search?q=bakery+in+Aarhus' },
    ]);
    expect((await pageOf(services)('?q=qwertz')).answer.readAs).toEqual([]);
  });

  test('keeps the question where the database cannot be reached, and says when to come again', async () => {
    const broken = {
      ...services,
      searchPage: () => Promise.reject(new UnavailableError('gone')),
    };
    const answer = await page('?q=bread', 'later', broken);
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
    const view = await answer.json();
    expect(view).toMatchObject({ query: 'bread', problem: { isWrong: false } });
  });
});
