import { createServer } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fetched } from '../../../src/crawl/fetch/fetch-resource.ts';
import { fetchResource } from '../../../src/crawl/fetch/fetch-resource.ts';
import { loopbackDispatcher } from '../../../src/crawl/fetch/loopback-dispatcher.ts';
import { startTurns } from '../../../src/crawl/fetch/politeness.ts';
import { settleOptions, type VisitOptions } from '../../../src/crawl/fetch/visit-options.ts';
import { type Routes, type SiteServer, serveSites } from '../../support/site-server.ts';

const PAGE = `<!doctype html><title>Shop</title><p>${'Bread and cakes. '.repeat(200)}</p>`;
const MAX_BYTES = 100_000;
const packed = (body: Uint8Array, coding: string) => ({ body, headers: { 'content-encoding': coding } });
const zeros = Buffer.alloc(64 * 1024 * 1024);

const routes: Routes = {
  '/': PAGE,
  '/gzip': packed(gzipSync(PAGE), 'gzip'),
  '/x-gzip': packed(gzipSync(PAGE), 'x-gzip'),
  '/br': packed(brotliCompressSync(PAGE), 'br'),
  '/deflate': packed(deflateSync(PAGE), 'deflate'),
  '/raw-deflate': packed(deflateRawSync(PAGE), 'deflate'),
  '/twice': packed(gzipSync(gzipSync(PAGE)), 'gzip, gzip'),
  '/often': packed(gzipSync(PAGE), 'gzip, gzip, gzip, gzip'),
  '/strange': packed(gzipSync(PAGE), 'lzma'),
  '/not-packed': { body: PAGE, headers: { 'content-encoding': 'gzip' } },
  '/no-zstd': { body: PAGE, headers: { 'content-encoding': 'zstd' } },
  '/broken-off': packed(gzipSync(PAGE).subarray(0, 60), 'gzip'),
  '/empty': packed(new Uint8Array(), 'gzip'),
  '/gzip-bomb': packed(gzipSync(zeros), 'gzip'),
  '/br-bomb': packed(brotliCompressSync(zeros), 'br'),
  '/double-bomb': packed(gzipSync(gzipSync(zeros)), 'gzip, gzip'),
  '/nothing-in-much': (_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' });
    const empty = Buffer.concat(Array.from({ length: 2_000 }, () => gzipSync('')));
    const more = () => {
      while (!response.destroyed && response.write(empty));
    };
    response.on('drain', more);
    more();
  },
  '/large': `${PAGE}${'x'.repeat(200_000)}`,
  '/slow-header': () => undefined,
  '/slow-body': (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const drip = setInterval(() => response.write('x'), 20);
    response.on('close', () => clearInterval(drip));
  },
  '/cut': (_request, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('x', () => response.destroy());
  },
  '/picture': { body: 'PNG', headers: { 'content-type': 'image/png' } },
  '/two-types': (_request, response) => {
    response.setHeader('content-type', ['text/html', 'text/html; charset=utf-8']);
    response.setHeader('x-robots-tag', ['otherbot: nofollow', 'noindex']);
    response.end(PAGE);
  },
  '/big-header': { headers: { 'x-much': 'x'.repeat(70_000) } },
  '/cookies': { body: PAGE, headers: { 'set-cookie': 'secret=1', 'x-two': 'a' } },
  '/301': { status: 301, headers: { location: '/302' } },
  '/302': { status: 302, headers: { location: 'https://www.shop.example/307#part' } },
  '/away': { status: 301, headers: { location: 'https://other.example/' } },
  '/circle': { status: 302, headers: { location: '/circle-2' } },
  '/circle-2': { status: 302, headers: { location: '/circle' } },
  '/inward': { status: 302, headers: { location: 'http://127.0.0.1/' } },
  '/metadata': { status: 302, headers: { location: 'http://169.254.169.254/latest/' } },
  '/port': { status: 302, headers: { location: 'https://shop.example:8443/' } },
  '/file': { status: 302, headers: { location: 'file:///etc/passwd' } },
  '/no-address': { status: 302, headers: { location: 'http://[' } },
  '/nowhere': { status: 302 },
  '/401': { status: 401 },
  '/403': { status: 403 },
  '/404': { status: 404, body: 'none' },
  '/429': { status: 429, headers: { 'retry-after': '120' } },
  '/451': { status: 451 },
  '/500': { status: 500 },
  '/503': { status: 503 },
  '/503-later': { status: 503, headers: { 'retry-after': 'Thu, 01 Jan 2026 00:01:30 GMT' } },
  '/wall': { status: 403, headers: { 'cf-mitigated': 'challenge' }, body: '<title>Just a moment...</title>' },
  '/fresh': (request, response) => {
    if (request.headers['if-none-match'] === '"1"') response.writeHead(304, { etag: '"1"', 'x-new': '1' }).end();
    else response.writeHead(200, { etag: '"1"' }).end(PAGE);
  },
  '/always-304': (_request, response) => response.writeHead(304).end(),
  '/forbidden-by-robots': PAGE,
  ...Object.fromEntries(
    Array.from({ length: 9 }, (_, step) => [`/r${step}`, { status: 302, headers: { location: `/r${step + 1}` } }]),
  ),
};

let server: SiteServer;
beforeAll(async () => {
  server = await serveSites({
    'shop.example': routes,
    'www.shop.example': { '/307': { status: 307, headers: { location: 'http://shop.example/' } } },
    'other.example': { '/': PAGE },
  });
});
afterAll(() => server.close());

const baseOptions = (): VisitOptions => ({
  dispatcher: server.dispatcher,
  userAgent: 'WaymarkBot/1.0 (+https://waymark.example/bot)',
  clock: () => new Date('2026-01-01T00:00:00.000Z'),
  delayMs: 0,
  timeoutMs: 20_000,
});

function fetchPath(path: string, changes: Partial<VisitOptions> = {}): Promise<Fetched> {
  const options = settleOptions({ ...baseOptions(), ...changes });
  return fetchResource(
    {
      role: 'page',
      url: new URL(path, 'https://shop.example'),
      accept: 'text/html',
      maxBytes: MAX_BYTES,
      maxRedirects: 5,
      follow: (url) =>
        url.hostname.endsWith('shop.example') ||
        url.hostname === '127.0.0.1' ||
        url.hostname === '169.254.169.254' ||
        url.protocol === 'file:',
    },
    {
      options,
      turns: startTurns(options),
      permit: async (url) =>
        url.pathname === '/forbidden-by-robots' ? 'robots.txt does not allow this address.' : null,
    },
  );
}
const textOf = ({ resource }: Fetched) => new TextDecoder().decode(resource.body ?? new Uint8Array());

describe('fetchResource', () => {
  it('names us and what we take', async () => {
    await fetchPath('/');
    expect(server.requests.at(-1)?.headers).toMatchObject({
      'user-agent': 'WaymarkBot/1.0 (+https://waymark.example/bot)',
      accept: 'text/html',
      'accept-encoding': 'gzip, deflate, br',
    });
  });

  it.each(['/', '/gzip', '/x-gzip', '/br', '/deflate', '/raw-deflate', '/twice'])(
    'reads the page in every coding: %s',
    async (path) => {
      const fetched = await fetchPath(path);
      expect(fetched.resource).toMatchObject({ outcome: 'ok', status: 200, truncated: false, reason: null });
      expect(textOf(fetched)).toBe(PAGE);
    },
  );

  it.each(['/often', '/strange', '/not-packed', '/no-zstd', '/broken-off'])(
    'takes nothing from an answer that it cannot unpack: %s',
    async (path) => {
      expect((await fetchPath(path)).resource).toMatchObject({
        outcome: 'failed',
        reason: 'The answer could not be unpacked.',
        body: null,
      });
    },
  );

  it('takes an empty answer as empty, whatever its coding', async () => {
    expect((await fetchPath('/empty')).resource).toMatchObject({ outcome: 'ok', truncated: false });
  });

  it.each(['/large', '/gzip-bomb', '/br-bomb', '/double-bomb'])(
    'counts unpacked bytes and leaves the rest: %s',
    async (path) => {
      const before = process.memoryUsage().rss;
      const { resource } = await fetchPath(path);
      expect(resource).toMatchObject({ outcome: 'ok', truncated: true });
      expect(resource.body?.byteLength).toBe(MAX_BYTES);
      expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
    },
  );

  it('leaves an endless answer that unpacks to nothing', async () => {
    const { resource } = await fetchPath('/nothing-in-much', { timeoutMs: 5_000 });
    expect(resource).toMatchObject({ outcome: 'failed', body: null });
  });

  it.each(['/slow-header', '/slow-body'])('gives up in time, however slowly bytes drip: %s', async (path) => {
    const startedAt = performance.now();
    expect(await fetchPath(path, { timeoutMs: 400 })).toMatchObject({
      fault: 'timeout',
      resource: { outcome: 'failed', reason: 'The server did not answer in time.' },
    });
    expect(performance.now() - startedAt).toBeLessThan(20_000);
  });

  it('reads no pictures', async () => {
    expect((await fetchPath('/picture')).resource).toMatchObject({ outcome: 'ok', status: 200, body: null });
  });

  it('keeps no cookies', async () => {
    const { headers } = (await fetchPath('/cookies')).resource;
    expect(headers).toMatchObject({ 'x-two': 'a' });
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('reads a page of which two servers name the type, and all that is said to bots', async () => {
    const { outcome, headers } = (await fetchPath('/two-types')).resource;
    expect([outcome, headers['content-type']]).toEqual(['ok', 'text/html; charset=utf-8']);
    expect(headers['x-robots-tag']).toBe('otherbot: nofollow\nnoindex');
  });

  it.each<[string, string, string | null]>([
    ['/cut', 'failed', 'The server broke the connection off.'],
    ['/big-header', 'failed', 'The header of the answer is too large.'],
    ['/401', 'refused', 'The site refused the request (status 401).'],
    ['/403', 'refused', 'The site refused the request (status 403).'],
    ['/451', 'refused', 'The site refused the request (status 451).'],
    ['/404', 'ok', null],
    ['/429', 'throttled', 'The site asked us to come back later (status 429).'],
    ['/503-later', 'throttled', 'The site asked us to come back later (status 503).'],
    ['/503', 'failed', 'The server reported an error of its own (status 503).'],
    ['/500', 'failed', 'The server reported an error of its own (status 500).'],
    ['/wall', 'refused', 'A check for robots (Cloudflare) answered in place of the page.'],
    ['/nowhere', 'ok', null],
    ['/no-address', 'failed', 'The address redirects to something that is not an address.'],
    ['/forbidden-by-robots', 'refused', 'robots.txt does not allow this address.'],
  ])('gives a value and no body for %s', async (path, outcome, reason) => {
    expect((await fetchPath(path)).resource).toMatchObject({ outcome, reason, body: null });
  });

  it('tells how long to stay away, in seconds or by date', async () => {
    expect((await fetchPath('/429')).retryAfterMs).toBe(120_000);
    expect((await fetchPath('/503-later')).retryAfterMs).toBe(90_000);
  });

  it('explains hosts that do not exist and servers that are not there', async () => {
    const options = { dispatcher: loopbackDispatcher({ hosts: ['shop.example'], port: 1 }) };
    expect(await fetchPath('/', options)).toMatchObject({
      fault: 'unreachable',
      resource: { reason: 'The server refused the connection.' },
    });
    const nameless = { dispatcher: loopbackDispatcher({ hosts: [], port: server.port }) };
    expect(await fetchPath('/', nameless)).toMatchObject({
      fault: 'no_such_name',
      resource: { reason: 'The name of the site leads to no public address.' },
    });
  });

  it.each([
    'SSH-2.0-OpenSSH_9.6\r\n',
    'HTTP/1.1 abc OK\r\n\r\n',
    '\0\0\0\0',
    'HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\n',
  ])('never throws for what is no HTTP: %j', async (greeting) => {
    const garbage = createServer((socket) => socket.on('error', () => undefined).end(greeting)).listen(0, '127.0.0.1');
    const address = await new Promise<{ port: number }>((resolve) =>
      garbage.once('listening', () => resolve(garbage.address() as { port: number })),
    );
    const { resource } = await fetchPath('/', {
      dispatcher: loopbackDispatcher({ hosts: ['shop.example'], port: address.port }),
    });
    const reason = 'The answer is not valid HTTP.';
    expect(resource).toMatchObject({ outcome: 'failed', reason, status: null, body: null });
    garbage.close();
  });
});

describe('redirects', () => {
  it('are followed by hand within the site', async () => {
    const { resource } = await fetchPath('/301');
    expect(resource).toMatchObject({
      outcome: 'ok',
      status: 200,
      url: 'https://shop.example/301',
      finalUrl: 'http://shop.example/',
    });
  });
  it('are handed back, unvisited, when they lead away', async () => {
    const fetched = await fetchPath('/away');
    expect(fetched.leadsTo?.href).toBe('https://other.example/');
    expect(fetched.resource).toMatchObject({ outcome: 'ok', status: 301, body: null });
    expect(server.paths('other.example')).toEqual([]);
  });
  it.each(['/inward', '/metadata', '/port', '/file'])('never reach an address that is not public: %s', async (path) => {
    expect(await fetchPath(path)).toMatchObject({
      fault: 'forbidden_address',
      resource: { outcome: 'failed', body: null },
    });
  });
  it('end when they run in a circle or go on for too long', async () => {
    expect((await fetchPath('/circle')).resource.reason).toBe('The address redirects in a circle.');
    expect((await fetchPath('/r0')).resource.reason).toBe('The address redirects more than 5 times.');
  });
});

describe('conditional requests', () => {
  const kept = {
    etag: '"1"',
    lastModified: null,
    status: 200,
    headers: { etag: '"1"', 'content-type': 'text/html' },
    body: new TextEncoder().encode('kept'),
    truncated: true,
  };
  it('go on with the kept body when nothing changed', async () => {
    const fetched = await fetchPath('/fresh', { previous: () => kept });
    expect(textOf(fetched)).toBe('kept');
    expect(fetched.resource).toMatchObject({
      outcome: 'unchanged',
      status: 200,
      truncated: true,
      headers: { 'content-type': 'text/html', 'x-new': '1' },
    });
  });
  it('take the new body when something changed', async () => {
    const fetched = await fetchPath('/fresh', { previous: async () => ({ ...kept, etag: '"0"' }) });
    expect(fetched.resource.outcome).toBe('ok');
    expect(textOf(fetched)).toBe(PAGE);
  });
  it('never send a validator that no header may hold', async () => {
    const fetched = await fetchPath('/fresh', { previous: () => ({ ...kept, etag: 'a\r\nb: c' }) });
    expect(fetched.resource.outcome).toBe('ok');
  });
  it('fail when the answer speaks of something that was never kept', async () => {
    expect((await fetchPath('/always-304')).resource.outcome).toBe('failed');
  });
});
