import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Resource, Visit } from '../../../src/core/site/visit.ts';
import type { Routes } from '../../support/site-server.ts';
import { serve, visit } from '../serve-and-visit.ts';

const paths = (visit: Visit, role: Resource['role']) =>
  visit.resources.filter((resource) => resource.role === role).map(({ finalUrl }) => new URL(finalUrl).pathname);
const HOME = '<nav><a href="/contact">Contact</a><a href="/menu">Menu</a></nav><p>We bake bread.</p>';
const pages: Routes = { '/': HOME, '/contact': '<p>Call us</p>', '/menu': '<p>Bread</p>' };
const robots = (body: string): Routes => ({ '/robots.txt': { body, headers: { 'content-type': 'text/plain' } } });

describe('visitSite', () => {
  it('asks for robots.txt first, then native document, home, sitemap, key pages and standards', async () => {
    const server = await serve({ 'shop.example': { ...pages, '/llms.txt': '# Shop' } });
    const steps: string[] = [];
    const seen = await visit(server, 'shop.example', { onStep: ({ role }) => steps.push(role) });
    expect(seen).toMatchObject({
      domain: 'shop.example',
      source: 'web',
      outcome: 'complete',
      reason: null,
      movedTo: null,
      startedAt: '2026-01-01T00:00:00.000Z',
    });
    expect(server.paths().slice(0, 6)).toEqual([
      '/robots.txt',
      '/.well-known/lawp.json',
      '/',
      '/sitemap.xml',
      '/contact',
      '/menu',
    ]);
    expect([...new Set(steps)]).toEqual(['robots', 'native', 'home', 'sitemap', 'page', 'standard']);
    expect(
      seen.resources.filter(({ role }) => role === 'standard').map(({ standard, body }) => [standard, body !== null]),
    ).toEqual([
      ['llms_txt', true],
      ['security_txt', false],
      ['markdown', true],
      ['mcp_server_card', false],
      ['a2a_agent_card', false],
      ['ard', false],
      ['api_catalog', false],
    ]);
    expect(server.requests.length).toBeLessThanOrEqual(20);
  });

  it('ends with the home page and what came after it where others wait', async () => {
    const server = await serve({ 'shop.example': pages });
    let asked = 0;
    const options = { onStep: () => void asked++, mustEnd: () => asked > 4 };
    const seen = await visit(server, 'shop.example', options);
    expect(seen).toMatchObject({ outcome: 'partial', reason: expect.stringContaining('waits for a later visit') });
    expect(server.paths()).toEqual(['/robots.txt', '/.well-known/lawp.json', '/', '/sitemap.xml', '/contact']);
    const least = await visit(server, 'shop.example', { mustEnd: () => true });
    expect(paths(least, 'home')).toEqual(['/']);
  });

  it.each<[string, string, string | null]>([
    ['another host of the name', 'https://en.shop.example/', 'https://en.shop.example/'],
    ['a parameter', '/?lang=en', 'https://shop.example/?lang=en'],
    ['another name that names it back', 'https://bread.example/', 'https://bread.example/'],
    ['another name that does not', 'https://other.example/', null],
    ['a host whose robots.txt forbids it', 'https://shut.shop.example/', null],
    ['a parameter that does more', '/?lang=en&order=4', null],
  ])('asks for the English start page on %s, within its number of pages', async (_, english, seenAt) => {
    const named = `<link rel="alternate" hreflang="en" href="${english}">`;
    const start =
      '<html lang="en"><p>We bake bread and cakes in a small town by the sea, every morning but on Monday.</p>';
    const server = await serve({
      'shop.example': { ...pages, '/': named + HOME, '/?lang=en': start },
      'en.shop.example': { '/': start },
      'bread.example': { '/': `<link rel="alternate" hreflang="da" href="https://shop.example/">${start}` },
      'other.example': { '/': start },
      'shut.shop.example': { '/': start, ...robots('User-agent: *\nDisallow: /') },
    });
    const seen = await visit(server, 'shop.example', { maxPages: 2 });
    const [found] = seen.resources.filter(({ role, body }) => role === 'english' && body !== null);
    expect(found?.finalUrl ?? null).toBe(seenAt);
    expect(seen.outcome).toBe('complete');
    if (seenAt !== null) expect(paths(seen, 'page')).toEqual(['/contact']);
  });

  it('asks for the English start page that only the sitemap names', async () => {
    const alternate = '<xhtml:link rel="alternate" hreflang="en" href="https://en.shop.example/"/>';
    const sitemap = `<urlset><url><loc>https://shop.example/menu</loc></url><url><loc>https://shop.example/</loc>${alternate}</url></urlset>`;
    const server = await serve({
      'shop.example': { ...pages, '/sitemap.xml': { body: sitemap, headers: { 'content-type': 'text/xml' } } },
      'en.shop.example': { '/': '<html lang="en"><p>We bake bread.</p>' },
    });
    const seen = await visit(server);
    expect(seen.resources.filter(({ role }) => role === 'english').map(({ url }) => url)).toEqual([
      'https://en.shop.example/',
    ]);
  });

  it('asks one thing at a time, with the pause between, also across redirects', async () => {
    const server = await serve({
      'shop.example': { ...pages, '/': { status: 301, headers: { location: '/start' } }, '/start': HOME },
    });
    await visit(server, 'shop.example', { delayMs: 30 });
    const gaps = server.requests.slice(1).map(({ at }, index) => at - (server.requests[index]?.at ?? 0));
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(29);
  });

  it('asks for nothing more once robots.txt shuts it out', async () => {
    const server = await serve({
      'shop.example': { ...pages, ...robots('User-agent: WaymarkBot\nDisallow: /') },
      'inn.example': { ...pages, ...robots('User-agent: *\nDisallow: /') },
    });
    expect(await visit(server)).toMatchObject({ outcome: 'opted_out', robots: { state: 'opted_out' } });
    expect(await visit(server, 'inn.example')).toMatchObject({ outcome: 'blocked', robots: { state: 'disallowed' } });
    expect(server.paths()).toEqual(['/robots.txt', '/robots.txt']);
  });

  it('comes back later when robots.txt cannot be read', async () => {
    const server = await serve({ 'shop.example': { ...pages, '/robots.txt': { status: 503 } } });
    expect(await visit(server)).toMatchObject({ outcome: 'blocked', robots: { state: 'unreachable' } });
    expect(server.paths()).toEqual(['/robots.txt']);
  });

  it('never asks for what robots.txt forbids', async () => {
    const server = await serve({
      'shop.example': {
        ...pages,
        ...robots('User-agent: *\nDisallow: /menu\nDisallow: /llms.txt\nDisallow: /.well-known/'),
      },
    });
    const seen = await visit(server);
    expect(seen.robots.state).toBe('restricted');
    for (const path of ['/menu', '/llms.txt', '/.well-known/lawp.json']) expect(server.paths()).not.toContain(path);
    expect(seen.resources.find(({ role }) => role === 'native')).toMatchObject({
      outcome: 'refused',
      reason: 'robots.txt does not allow this address.',
    });
  });

  it('heeds the robots.txt of the host that it is sent on to', async () => {
    const server = await serve({
      'shop.example': { '/': { status: 301, headers: { location: 'https://www.shop.example/' } } },
      'www.shop.example': { ...pages, ...robots('User-agent: *\nDisallow: /') },
    });
    expect(await visit(server)).toMatchObject({
      outcome: 'blocked',
      reason: 'robots.txt does not allow this address.',
    });
    expect(server.paths('www.shop.example')).toEqual(['/robots.txt']);
  });

  it('finds a site that answers on www only', async () => {
    const server = await serve({ 'www.shop.example': pages });
    const seen = await visit(server);
    expect(seen).toMatchObject({ domain: 'shop.example', outcome: 'complete' });
    expect(paths(seen, 'page')).toEqual(['/contact', '/menu']);
  });

  it('calls a name that does not resolve gone, and a silent server blocked', async () => {
    const server = await serve({ 'shop.example': { '*': () => undefined } });
    expect(await visit(server, 'nowhere.example')).toMatchObject({
      outcome: 'gone',
      reason: 'The name of the site leads to no public address.',
    });
    expect(await visit(server, 'shop.example', { timeoutMs: 300 })).toMatchObject({
      outcome: 'blocked',
      reason: 'The server did not answer in time.',
    });
  });

  it('asks a silent server twice and no more, however many ways there are to it', async () => {
    const silent = { '*': () => undefined };
    const server = await serve({ 'shop.example': silent, 'www.shop.example': silent });
    expect(await visit(server, 'shop.example', { timeoutMs: 300 })).toMatchObject({ outcome: 'blocked' });
    expect(server.paths()).toEqual(['/robots.txt', '/robots.txt']);
  });

  it('calls a site without a home page gone', async () => {
    const server = await serve({ 'shop.example': { '/': { status: 410 } } });
    expect(await visit(server)).toMatchObject({ outcome: 'gone', reason: 'There is no home page (status 410).' });
  });

  it.each<[string, Routes]>([
    ['a redirect', { '/': { status: 301, headers: { location: 'https://www.inn.example/rooms' } } }],
    ['a page that only forwards', { '/': '<meta http-equiv="refresh" content="0; url=https://inn.example/">' }],
  ])('says where a site moved to by %s, and does not go there', async (_name, routes) => {
    const server = await serve({ 'shop.example': routes, 'inn.example': pages, 'www.inn.example': pages });
    expect(await visit(server)).toMatchObject({ outcome: 'moved', movedTo: 'inn.example' });
    expect(server.paths('inn.example').concat(server.paths('www.inn.example'))).toEqual([]);
  });

  it.each([
    'http://localhost:4321/',
    'http://10.0.0.1/',
    'http://wiki.internal/',
    'http://intranet/',
    'https://inn.com:8443/',
    'gopher://shop.example/',
    'x://www.shop.example/',
  ])('does not name %s as the place where a site moved to', async (location) => {
    const server = await serve({ 'shop.example': { '/': { status: 301, headers: { location } } } });
    const seen = await visit(server);
    expect(seen).toMatchObject({
      outcome: 'blocked',
      movedTo: null,
      reason: 'The home page leads to an address that is not visited.',
    });
  });

  it('follows a page that only forwards within the site', async () => {
    const server = await serve({
      'shop.example': { ...pages, '/': '<meta http-equiv="refresh" content="0; url=/en/">', '/en/': HOME },
    });
    const seen = await visit(server);
    expect(seen.resources.find(({ role }) => role === 'home')).toMatchObject({
      url: 'https://shop.example/',
      finalUrl: 'https://shop.example/en/',
    });
    expect(paths(seen, 'page')).toEqual(['/contact', '/menu']);
  });

  it('is blocked by a bot wall and keeps none of its text', async () => {
    const server = await serve({ 'shop.example': { '/': { status: 403, body: '<title>Just a moment...</title>' } } });
    const seen = await visit(server);
    expect(seen).toMatchObject({
      outcome: 'blocked',
      reason: 'A check for robots (Cloudflare) answered in place of the page.',
    });
    expect(seen.resources.find(({ role }) => role === 'home')?.body).toBeNull();
  });

  it('says which page could not be seen', async () => {
    const server = await serve({ 'shop.example': { ...pages, '/menu': { status: 500 } } });
    expect(await visit(server)).toMatchObject({
      outcome: 'partial',
      reason: '/menu could not be seen: The server reported an error of its own (status 500).',
    });
  });

  it('waits once when told to come back soon, and leaves when told again', async () => {
    let asked = 0;
    const busy: Routes = {
      '/menu': (_request, response) => {
        asked += 1;
        response.writeHead(429, { 'retry-after': asked === 1 ? '0' : '3600' }).end();
      },
    };
    const server = await serve({ 'shop.example': { ...pages, ...busy } });
    expect(await visit(server)).toMatchObject({
      outcome: 'partial',
      reason: 'The site asked us to come back later (status 429).',
    });
    expect(asked).toBe(2);
    expect(server.paths()).not.toContain('/llms.txt');
  });

  it('leaves after its time of transfer; what is left waits', async () => {
    const slow: Routes = {
      '/': (_request, response) => {
        // Longer than its time of transfer below.
        setTimeout(() => response.end(HOME), 150);
      },
    };
    const server = await serve({ 'shop.example': { ...pages, ...slow } });
    const seen = await visit(server, 'shop.example', { budgetMs: 120, timeoutMs: 1_000 });
    expect(seen.outcome).toBe('blocked');
    const longer = await visit(server, 'shop.example', { budgetMs: 20_000, timeoutMs: 10_000, delayMs: 0 });
    expect(longer.outcome).toBe('complete');
  });

  it.each<[string, Routes, Routes]>([
    ['a Link header', { '/': { body: HOME, headers: { link: '</agents.json>; rel="lawp"' } } }, {}],
    ['a link element', { '/': `<link rel="lawp" href="/agents.json">${HOME}` }, {}],
    ['a line in robots.txt', {}, robots('LAWP: https://shop.example/agents.json')],
  ])('looks for a native document where %s points', async (_name, home, file) => {
    const server = await serve({
      'shop.example': {
        ...pages,
        ...home,
        ...file,
        '/agents.json': { body: '{}', headers: { 'content-type': 'application/json' } },
      },
    });
    expect(paths(await visit(server), 'native')).toEqual(['/agents.json']);
  });
  it('takes the well-known native document before any other, and none from another site', async () => {
    const json = { body: '{}', headers: { 'content-type': 'application/json' } };
    const server = await serve({
      'shop.example': {
        ...pages,
        '/': { body: HOME, headers: { link: '</agents.json>; rel="lawp"' } },
        '/.well-known/lawp.json': json,
      },
      'inn.example': { ...pages, '/': `<link rel=lawp href="https://shop.example/agents.json">${HOME}` },
    });
    expect(paths(await visit(server), 'native')).toEqual(['/.well-known/lawp.json']);
    await visit(server, 'inn.example');
    expect(server.paths()).not.toContain('/agents.json');
  });

  it('chooses pages from sitemaps, index files and packed ones, on its own site only', async () => {
    const index =
      '<sitemapindex><sitemap><loc>https://shop.example/posts.xml</loc></sitemap><sitemap><loc>https://shop.example/pages.xml.gz</loc></sitemap><sitemap><loc>https://other.example/x.xml</loc></sitemap></sitemapindex>';
    const server = await serve({
      'shop.example': {
        '/': '<p>Bread</p>',
        ...robots('Sitemap: /index.xml\nSitemap: https://other.example/y.xml'),
        '/index.xml': index,
        '/about': '<p>About</p>',
        '/posts.xml': '<urlset></urlset>',
        '/pages.xml.gz': {
          body: gzipSync(
            '<urlset><url><loc>https://shop.example/about</loc></url><url><loc>https://other.example/contact</loc></url></urlset>',
          ),
        },
      },
      'other.example': pages,
    });
    const seen = await visit(server);
    expect(paths(seen, 'sitemap')).toEqual(['/index.xml', '/pages.xml.gz', '/posts.xml']);
    expect(paths(seen, 'page')).toEqual(['/about']);
    expect(server.paths('other.example')).toEqual([]);
  });

  it('does not count one page under many addresses', async () => {
    const away = { status: 302, headers: { location: '/' } };
    const server = await serve({ 'shop.example': { '/': HOME, '/contact': away, '/menu': away } });
    expect(paths(await visit(server), 'page')).toEqual([]);
  });

  it('asks whether anything changed on the next visit', async () => {
    const tagged: Routes = {
      '/': (request, response) => {
        request.headers['if-none-match'] === '"1"'
          ? response.writeHead(304).end()
          : response.writeHead(200, { etag: '"1"', 'content-type': 'text/html' }).end(HOME);
      },
    };
    const server = await serve({ 'shop.example': { ...pages, ...tagged } });
    const first = await visit(server);
    const kept = new Map(first.resources.map((resource) => [`${resource.role} ${resource.url}`, resource]));
    const second = await visit(server, 'shop.example', {
      previous: (url, role) => {
        const resource = kept.get(`${role} ${url}`);
        return resource?.body
          ? {
              etag: resource.headers.etag ?? null,
              lastModified: null,
              status: resource.status ?? 200,
              headers: resource.headers,
              body: resource.body,
            }
          : null;
      },
    });
    expect(second.resources.find(({ role }) => role === 'home')).toMatchObject({ outcome: 'unchanged', status: 200 });
    expect(paths(second, 'page')).toEqual(['/contact', '/menu']);
  });

  it('ends with the reason when the visit is aborted', async () => {
    const ending = new AbortController();
    const hanging = () => ending.abort(new Error('stopped'));
    const server = await serve({ 'shop.example': { ...pages, '/menu': hanging } });
    const visiting = visit(server, 'shop.example', {
      timeoutMs: 60_000,
      signal: ending.signal,
    });
    await expect(visiting).rejects.toThrow('stopped');
  });
});
