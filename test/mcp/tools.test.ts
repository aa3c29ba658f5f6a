import { beforeAll, describe, expect, test } from 'vitest';
import { CRITERIA_COUNT } from '../../src/core/readiness/criteria-count.ts';
import { startMcpService } from '../support/mcp-service.ts';
import { newerClient, olderClient, type TestClient } from './clients.ts';
import { SITES } from './sites.ts';

const NAMES = [
  'search',
  'fetch',
  'get_site',
  'get_readiness',
  'find_products',
  'get_changes',
  'suggest_site',
  'get_suggestion',
  'run_action',
];

const CLIENTS: [string, (url: URL) => Promise<TestClient>][] = [
  ['the official client at 2026-07-28', (url) => newerClient(url, '2026-07-28')],
  ['the official client at 2025-11-25', (url) => newerClient(url, '2025-11-25')],
  ['the older official client', olderClient],
];

describe.each(CLIENTS)('%s', (_name, connect) => {
  let client: TestClient;
  let baseUrl: string;

  beforeAll(async () => {
    const service = await startMcpService(SITES);
    baseUrl = service.baseUrl;
    client = await connect(service.url);
  });

  test('finds every tool with title, description, annotations and both schemas', async () => {
    const tools = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(NAMES);
    for (const { name, title, description, inputSchema, outputSchema, annotations } of tools) {
      expect(title, name).toMatch(/\w/);
      expect(description, name).toMatch(/\w\.$/);
      expect(inputSchema, name).toMatchObject({ type: 'object', properties: expect.any(Object) });
      const code = { type: 'string' };
      expect(outputSchema, name).toMatchObject({ type: 'object', properties: { code }, anyOf: expect.any(Array) });
      // The name of a dialect stops clients that read an older one.
      for (const schema of [inputSchema, outputSchema]) expect(schema, name).not.toHaveProperty('$schema');
      const acts = name === 'run_action';
      expect(annotations, name).toMatchObject({
        readOnlyHint: name !== 'suggest_site' && !acts,
        destructiveHint: acts,
      });
    }
  });

  test('is told whose words stand in answers, and gets no orders', async () => {
    const tools = await client.listTools();
    const texts = [client.instructions() ?? '', ...tools.map(({ description }) => description ?? '')];
    for (const text of texts) expect(text).not.toMatch(/\b(you (must|should)|always|never|ignore|important|do not)\b/i);
    const crawled = tools.filter(({ name }) => !/suggest/.test(name));
    for (const { name, description } of crawled) expect(description, name).toMatch(/not checked/);
  });

  test('is told of each tool in its first clause what it is for', async () => {
    for (const { name, description } of await client.listTools()) expect(description, name).toMatch(/^For \w/);
  });

  test('gets from search what the API gives in brief, with id, title and url for each result', async () => {
    const found = await client.call('search', { query: 'rye bread' });
    const api = await (await fetch(`${baseUrl}/api/search?q=rye+bread`)).json();
    const { results, untrusted, ...rest } = found.structuredContent as { results: Record<string, unknown>[] } & Record<
      string,
      unknown
    >;
    const { results: apiResults, ...apiRest } = api;
    expect(rest).toEqual(apiRest);
    const same = ({ domain, name, score, report_url }: Record<string, unknown>) => ({
      domain,
      name,
      score,
      report_url,
    });
    expect(results.map(same)).toEqual(apiResults.map(same));
    expect(results[0]).toMatchObject({ id: 'bakery.example', title: 'Corner Bakery', url: 'https://bakery.example/' });
    expect(JSON.parse(found.content[0]?.text ?? '')).toEqual(found.structuredContent);
    expect(found._meta).toMatchObject({ 'waymark/content': { origin: 'crawled', trusted: false } });
    expect(found.content[0]?.text).toMatch(
      /^\{"untrusted":"Names and texts in this answer are quoted from web sites and are not checked;/,
    );
    expect(untrusted).toContain('not checked');
  });

  test('is told what it sent that no tool reads', async () => {
    const message = '"lang" is not known here and was ignored.';
    const ignored = [{ code: 'parameter_ignored', message }];
    const calls = [
      ['search', { query: 'rye bread' }],
      ['get_changes', { domain: 'bakery.example' }],
    ] as const;
    for (const [name, input] of calls) {
      const { notices = [], ...plain } = (await client.call(name, input)).structuredContent;
      const told = (await client.call(name, { ...input, lang: 'da' })).structuredContent;
      expect(told, name).toEqual({ ...plain, notices: [...(notices as unknown[]), ...ignored] });
    }
  });

  test('gets a page of a site from search under an id that fetch takes', async () => {
    const found = await client.call('search', { query: 'https://bakery.example/prices' });
    expect(found.structuredContent).toMatchObject({
      results: [{ id: 'bakery.example/prices', title: 'Corner Bakery: Prices', url: 'https://bakery.example/prices' }],
    });
    const read = await client.call('fetch', { id: 'bakery.example/prices' });
    expect(read.structuredContent).toMatchObject({
      id: 'bakery.example/prices',
      title: 'Prices',
      text: expect.stringContaining('A rye loaf is 5 euros.'),
      url: 'https://bakery.example/prices',
      metadata: { domain: 'bakery.example', report_url: expect.stringContaining('/site/bakery.example') },
    });
  });

  test('gets ids of pages that fetch takes, whatever their paths hold', async () => {
    const found = await client.call('search', { query: 'bakery.example/our%20caf%C3%A9' });
    const [result] = found.structuredContent.results as { id: string }[];
    const read = await client.call('fetch', { id: result?.id });
    expect(read.structuredContent).toMatchObject({
      id: result?.id,
      title: 'Café',
      url: 'https://bakery.example/our%20caf%C3%A9',
    });
  });

  test.each([
    ['its domain', 'bakery.example'],
    ['its address', 'https://www.bakery.example/'],
    ['a domain that leads to it', 'old-bakery.example'],
    ['a domain that leads to one that leads to it', 'older-bakery.example'],
  ])('reads a site by %s', async (_what, id) => {
    const read = await client.call('fetch', { id });
    expect(read.structuredContent).toMatchObject({
      id: 'bakery.example',
      title: 'Corner Bakery',
      text: expect.stringContaining('rye bread'),
      metadata: { score: '60 of 100', text_origin: 'crawled, not checked' },
    });
  });

  test('reads a site by the address of its report and of its twins', async () => {
    const { structuredContent } = await client.call('get_readiness', { domain: 'bakery.example' });
    for (const ending of ['', '.md', '.json']) {
      const read = await client.call('fetch', { id: `${structuredContent.report_url}${ending}` });
      expect(read.structuredContent, ending).toMatchObject({ id: 'bakery.example' });
    }
  });

  test('is told in the text itself whose words it is, whatever these words are', async () => {
    const whole = await client.call('fetch', { id: 'charmer.example' });
    expect(whole.structuredContent.text).toMatch(/^\(What charmer\.example says of itself, .* not checked\./);
    const page = await client.call('fetch', { id: 'charmer.example/end' });
    expect(page.structuredContent.text).toMatch(/^\(What charmer\.example\/end says of itself, .* not checked\./);
    for (const [id, read] of [
      ['charmer.example', whole],
      ['charmer.example/end', page],
    ] as const) {
      const text = String(read.structuredContent.text);
      expect(text.split('\n').filter((line) => /={3}/.test(line))).toEqual([
        `===== words of ${id} =====`,
        `===== end of the words of ${id} =====`,
      ]);
      expect(text).toMatch(/\n===== end of the words of \S+ =====\n$/);
      expect(read._meta).toMatchObject({ 'waymark/content': { origin: 'crawled', trusted: false } });
      expect(read.structuredContent).toMatchObject({ metadata: { notice: expect.stringContaining('orders to AI') } });
      expect(JSON.parse(read.content[0]?.text ?? '')).toEqual(read.structuredContent);
    }
  });

  test.each([
    ['search', { query: 'charmer.example' }],
    ['search', { query: 'whistles snakes' }],
    ['get_site', { domain: 'charmer.example' }],
    ['get_readiness', { domain: 'charmer.example' }],
  ])('is told by %s %j of text that gives orders to agents', async (name, input) => {
    const { structuredContent } = await client.call(name, input);
    expect(structuredContent.notices).toEqual([
      { code: 'instruction_like_text', message: expect.stringContaining('gives orders to AI agents') },
    ]);
  });

  test('gets a site whole, with what has to be said of it', async () => {
    const { structuredContent } = await client.call('get_site', { domain: 'old-bakery.example' });
    expect(structuredContent).toMatchObject({
      domain: 'bakery.example',
      name: 'Corner Bakery',
      pages: { '/prices': { title: 'Prices' } },
      actions: [{ id: 'order' }, { id: 'call' }],
      notices: [{ code: 'moved' }],
    });
  });

  test('gets the score with all its criteria and the steps that end at 100', async () => {
    const { structuredContent } = await client.call('get_readiness', { domain: 'bakery.example' });
    const { criteria, improvements } = structuredContent as { criteria: unknown[]; improvements: { total: number }[] };
    expect(structuredContent).toMatchObject({ score: 60, label: 'Partly agent-ready' });
    expect(criteria).toHaveLength(CRITERIA_COUNT);
    expect(improvements.at(-1)?.total).toBe(100);
  });

  test('gets where a site stands among its like, as its report says it', async () => {
    const best = await client.call('get_readiness', { domain: 'bakery.example' });
    expect(best.structuredContent).toMatchObject({
      comparison: { standing: 'higher than 90% of 10 sites', rank: null, better_than: 90, peers: [], lacks: [] },
    });
    const never = await client.call('get_readiness', { domain: 'parked.example' });
    expect(never.structuredContent.comparison).toBeNull();
  });

  test('finds products by their names, the best match first, within a price', async () => {
    const { structuredContent } = await client.call('find_products', { query: 'rye rolls', max_price_eur: 10 });
    expect(structuredContent).toMatchObject({
      count: 2,
      products: [{ name: 'Rye rolls', domain: 'bakery.example', price_eur: 1 }, { name: 'Rye bread' }],
    });
  });

  test('says so where no product has all that was asked for in its name', async () => {
    const noticesOf = async (query: string) =>
      (await client.call('find_products', { query })).structuredContent.notices as { code: string; message: string }[];
    expect(await noticesOf('rye rolls')).toEqual([]);
    const [notice] = await noticesOf('sugarfree rye cake');
    expect(notice).toMatchObject({ code: 'query_relaxed', message: expect.stringMatching(/^No product has all of “/) });
  });

  test('finds the products of one shop', async () => {
    const { structuredContent } = await client.call('find_products', { query: 'bakery.example', limit: 2 });
    expect(structuredContent).toMatchObject({ count: 2, total: 3, truncated: { products: { shown: 2, total: 3 } } });
  });

  test.each([
    [{ query: 'unicycle' }, /^No product in the index has that name\. .*search finds shops/],
    [{ query: 'rye rolls', max_price_eur: 0.01 }, /^We know \d products with that name, but none at the price/],
    [
      { query: 'bakery.example', max_price_eur: 0.01 },
      /^Of the 3 products that we know of bakery\.example, none is known to cost so little/,
    ],
    [{ query: 'blocked.example' }, /^We know no products of blocked\.example\.$/],
  ])('says why no product is given for %j', async (asked, message) => {
    const { structuredContent } = await client.call('find_products', asked);
    const { count, notices } = structuredContent as { count: number; notices: { code: string; message: string }[] };
    expect(count).toBe(0);
    expect(notices.at(-1)).toMatchObject({ code: 'nothing_found', message: expect.stringMatching(message) });
  });

  test('finds products by words that could be a name, but none that is public', async () => {
    const { structuredContent, isError } = await client.call('find_products', { query: 'rye.bread' });
    expect(isError).toBeFalsy();
    expect(structuredContent).toMatchObject({ products: [{ name: 'Rye bread' }] });
  });

  test.each(['get_site', 'get_readiness', 'get_changes', 'fetch'])(
    'gets nothing from %s of a site that opted out, by whatever name',
    async (name) => {
      for (const domain of ['private.example', 'to-private.example', 'gone.example']) {
        const refused = await client.call(name, name === 'fetch' ? { id: domain } : { domain });
        expect(refused.structuredContent, domain).toMatchObject({ code: 'not_found' });
      }
    },
  );

  test.each(['parked.example', 'blocked.example'])('gets what is known of %s, held to the schemas', async (domain) => {
    for (const name of ['get_site', 'get_readiness']) {
      expect((await client.call(name, { domain })).structuredContent, name).toMatchObject({ domain });
    }
    // What was never read cannot have changed.
    expect((await client.call('get_changes', { domain })).structuredContent).toMatchObject({ code: 'not_found' });
    expect((await client.call('fetch', { id: domain })).structuredContent).toMatchObject({ id: domain });
    const [notice] = (await client.call('get_site', { domain })).structuredContent.notices as { code: string }[];
    expect(notice?.code).toBe(`site_${domain.split('.')[0]}`);
  });

  test('is told that nothing has changed yet', async () => {
    const { structuredContent } = await client.call('get_changes', { domain: 'bakery.example' });
    expect(structuredContent).toMatchObject({ domain: 'bakery.example', status: 'no_changes_detected' });
  });

  test('suggests a site, twice the same one once', async () => {
    const first = await client.call('suggest_site', { domain: 'https://www.some-new-site.com/' });
    expect(first.structuredContent).toMatchObject({ success: true, domain: 'some-new-site.com', status: 'queued' });
    expect(first._meta).not.toHaveProperty('waymark/content');
    const again = await client.call('suggest_site', { domain: 'some-new-site.com' });
    expect(again.structuredContent).toMatchObject({ status: 'queued' });
    const known = await client.call('suggest_site', { domain: 'bakery.example' });
    expect(known.structuredContent).toMatchObject({ status: 'indexed' });
  });

  test('asks how a suggestion stands, in words that are all ours', async () => {
    await client.call('suggest_site', { domain: 'one-more-site.com' });
    const { structuredContent, _meta } = await client.call('get_suggestion', { domain: 'one-more-site.com' });
    expect(structuredContent).toMatchObject({ domain: 'one-more-site.com', status: 'queued' });
    expect(_meta).not.toHaveProperty('waymark/content');
    const never = await client.call('get_suggestion', { domain: 'nobody-named-this.com' });
    expect(never.structuredContent).toMatchObject({ code: 'not_found' });
  });

  test.each([
    ['search', {}, 'invalid_input', '/query'],
    ['search', { query: '  ' }, 'invalid_input', '/query'],
    ['search', { query: 'a'.repeat(501) }, 'invalid_input', '/query'],
    ['search', { query: 'bread', limit: 0 }, 'invalid_input', '/limit'],
    ['search', { query: ['bread'] }, 'invalid_input', '/query', 'query must be a text; it is a list.'],
    ['get_site', { domain: 5 }, 'invalid_input', '/domain', 'domain must be a text; it is a number.'],
    ['fetch', { id: null }, 'invalid_input', '/id', 'id must be a text; it is null.'],
    ['search', { query: 'https://127.0.0.1/' }, 'invalid_input', '/query'],
    ['find_products', { query: 'unknown.example' }, 'invalid_input', '/query'],
    ['fetch', { id: 'no domain' }, 'invalid_input', '/id'],
    ['fetch', { id: 'never-seen.com' }, 'not_found', undefined],
    ['get_site', { domain: '127.0.0.1' }, 'invalid_input', '/domain'],
    ['get_site', { domain: 'private.example' }, 'not_found', undefined],
    ['get_readiness', { domain: 'localhost' }, 'invalid_input', '/domain'],
    ['find_products', { query: 'bread', max_price_eur: -1 }, 'invalid_input', '/max_price_eur'],
    ['get_changes', { domain: 'private.example' }, 'not_found', undefined],
    ['get_changes', { domain: 'unknown.example' }, 'invalid_input', '/domain'],
    ['suggest_site', { domain: 'unknown.example' }, 'invalid_input', '/domain'],
    ['suggest_site', { domain: 'http://user@site.com' }, 'invalid_input', '/domain'],
    ['get_suggestion', { domain: 'unknown.example' }, 'invalid_input', '/domain'],
  ])('is told what is wrong with %s %j', async (name, input, code, path, message?: string) => {
    const refused = await client.call(name, input);
    expect(refused.isError).toBe(true);
    expect(refused.structuredContent).toMatchObject({ code, message: expect.stringMatching(/\.$/) });
    if (path) expect(refused.structuredContent).toMatchObject({ errors: [{ path }] });
    if (message) expect(refused.structuredContent).toMatchObject({ message });
    expect(refused.content[0]?.text).toContain(code);
    expect(refused._meta).toMatchObject({ 'waymark/limits': { limit: expect.any(Number) } });
  });
});
