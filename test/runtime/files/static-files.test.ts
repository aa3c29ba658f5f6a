import { once } from 'node:events';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { RANGES } from '../../../scripts/suites/attacks/raw/ranges.ts';
import { TWINS } from '../../../src/api/described-twins.ts';
import { openApi } from '../../../src/api/openapi.ts';
import { hotFiles } from '../../../src/runtime/files/hot-files.ts';
import { serveFolders } from '../../../src/runtime/files/static-files.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

interface Described {
  readonly paths: { '/site/{domain}.json': { get: { responses: { 200: { headers: object } } } } };
}

const folder = await temporaryFolder();
async function draw(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

await draw('index.html', '<h1>Home</h1>');
await draw('site/bakery.example.html', '<h1>Bakery</h1>');
await draw('site/bakery.example.json', '{"domain":"bakery.example"}');
await draw('docs/index.html', '<h1>Docs</h1>');
await draw('site/bakery.example.md', '# Bakery\n'.repeat(400));
await draw('assets/a.1234.css', 'a{}');
await draw('badge.js', '// badge');
await draw('badge/bakery.example/compact.svg', '<svg/>');
await draw('.drawn', 'secret');
await draw('.drawing/x.html', 'half');
await draw('large.xml', 'x'.repeat(400_000));
await writeFile(join(folder, 'index.html.br'), brotliCompressSync('<h1>Home</h1>'));
await draw('large.txt', 'y'.repeat(400_000));
await writeFile(join(folder, 'large.txt.br'), brotliCompressSync('y'.repeat(400_000)));

const bundled = await temporaryFolder();
await writeFile(join(bundled, 'forms.js'), '// bundled');
await writeFile(join(bundled, 'index.html'), 'bundled');

const serve = serveFolders([folder, bundled]);
const server = createServer(async (request, response) => {
  if (!(await serve(request, response))) response.writeHead(404).end();
});
let base = '';
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const at = server.address();
        base = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
        resolve();
      });
    }),
);
afterAll(() => server.close());

describe('a slash behind the address of a drawn file', () => {
  test.each([
    ['/site/bakery.example/', '/site/bakery.example'],
    ['/site/bakery.example.json/?x=a/', '/site/bakery.example.json?x=a/'],
    ['/docs/', '/docs'],
  ])('%s leads to the one without', async (path, target) => {
    const answer = await fetch(`${base}${path}`, { redirect: 'manual' });
    expect(answer.status).toBe(308);
    expect(answer.headers.get('Location')).toBe(target);
  });

  test.each(['/site/nobody.example/', '//site/bakery.example/', '/%2Fsite/bakery.example/'])(
    '%s leads nowhere',
    async (path) => {
      const { port } = new URL(base);
      const socket = connect(Number(port), '127.0.0.1');
      socket.write(`GET ${path} HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\n\r\n`);
      const [answer] = await once(socket, 'data');
      expect(String(answer)).toMatch(/^HTTP\/1\.1 404 /);
    },
  );

  test('is none at the start page', async () => {
    expect((await fetch(`${base}/`, { redirect: 'manual' })).status).toBe(200);
  });
});

/** Asks for a file and is gone before all of it came. */
async function askAndGo(path: string, range: string | undefined): Promise<void> {
  const { port } = new URL(base);
  const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a.test\r\n${range ? `Range: ${range}\r\n` : ''}\r\n`);
  await once(socket, 'data');
  socket.destroy();
  await once(socket, 'close');
}

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${base}${path}`, { headers });

const KEPT = 'public, max-age=60, stale-while-revalidate=86400';
/** An owner who comes back from a check or a save sees what came of it, not what the browser kept. */
const ASKED_EACH_TIME = 'public, max-age=0, must-revalidate';

describe('drawn files', () => {
  test.each([
    ['/', '<h1>Home</h1>', 'text/html; charset=utf-8', KEPT],
    ['/site/bakery.example', '<h1>Bakery</h1>', 'text/html; charset=utf-8', ASKED_EACH_TIME],
    ['/site/bakery.example.json', '{"domain":"bakery.example"}', 'application/json; charset=utf-8', ASKED_EACH_TIME],
    ['/docs', '<h1>Docs</h1>', 'text/html; charset=utf-8', KEPT],
    ['/docs/', '<h1>Docs</h1>', 'text/html; charset=utf-8', KEPT],
  ])('stand at %s', async (path, text, type, caching) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(text);
    expect(answer.headers.get('Content-Type')).toBe(type);
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(answer.headers.get('Cache-Control')).toBe(caching);
  });

  test('with a hash in their name may be kept for a year', async () => {
    const answer = await get('/assets/a.1234.css');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  });

  test.each(['/.drawn', '/.drawing/x', '/%2edrawn', '/site/../.drawn', '/nothing', '/%00', '/%ff', '/index.html/x'])(
    'are not found at %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test('of a site may be read from every origin, badges shown on every page', async () => {
    const headersOf = async (path: string) => Object.fromEntries((await fetch(`${base}${path}`)).headers);
    expect(await headersOf('/site/bakery.example.json')).toMatchObject({ 'access-control-allow-origin': '*' });
    expect(await headersOf('/badge/bakery.example/compact.svg')).toMatchObject({
      'content-security-policy': "default-src 'none'; style-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(await headersOf('/badge.js')).toMatchObject({ 'cross-origin-resource-policy': 'cross-origin' });
    expect(await headersOf('/')).not.toHaveProperty('access-control-allow-origin');
  });

  test('of a site as data carry no header of their own that the description of the API leaves out', async () => {
    const made = openApi({ routes: TWINS, baseUrl: 'https://waymark.example', operator: null });
    const told: Described = JSON.parse(JSON.stringify(made));
    const described = Object.keys(told.paths['/site/{domain}.json'].get.responses[200].headers);
    const { headers } = await fetch(`${base}/site/bakery.example.json`);
    const tells = ['cache-control', 'vary', 'etag', 'last-modified'];
    expect(tells.filter((name) => headers.has(name))).toEqual(tells);
    expect(described.map((name) => name.toLowerCase()).sort()).toEqual([...tells].sort());
  });

  test('are sent in the encoding that is liked best', async () => {
    const answer = await fetch(`${base}/`, { headers: { 'Accept-Encoding': 'br;q=0.1, identity' } });
    expect(answer.headers.get('Content-Encoding')).toBeNull();
    const any = await fetch(`${base}/`, { headers: { 'Accept-Encoding': '*' } });
    expect(any.headers.get('Content-Encoding')).toBe('br');
  });

  test('are sent compressed to whoever takes it', async () => {
    const taken = await new Promise<Buffer>((resolve) => {
      // fetch would take the compression away.
      import('node:http').then(({ get: plain }) =>
        plain(`${base}/`, { headers: { 'Accept-Encoding': 'gzip;q=0.5, br' } }, async (answer) => {
          expect(answer.headers['content-encoding']).toBe('br');
          resolve(Buffer.concat(await answer.toArray()));
        }),
      );
    });
    expect(brotliDecompressSync(taken).toString()).toBe('<h1>Home</h1>');
    const gzipped = await get('/', { 'Accept-Encoding': 'gzip' });
    expect(gzipped.headers.get('Content-Encoding')).toBe('gzip');
    expect(await gzipped.text()).toBe('<h1>Home</h1>');
    for (const encoding of ['br', 'gzip']) {
      const twin = await get('/site/bakery.example.md', { 'Accept-Encoding': encoding });
      expect(twin.headers.get('Content-Encoding')).toBe(encoding);
      expect(await twin.text()).toBe('# Bakery\n'.repeat(400));
    }
    const refused = await get('/', { 'Accept-Encoding': 'br;q=0' });
    expect(refused.headers.get('Content-Encoding')).toBeNull();
    expect(refused.headers.get('Vary')).toBe('Accept, Accept-Encoding');
  });

  test('go before those of the next folder, which stand in where nothing was drawn yet', async () => {
    expect(await (await get('/')).text()).toBe('<h1>Home</h1>');
    expect(await (await get('/forms.js')).text()).toBe('// bundled');
    expect((await get('/nowhere.js')).status).toBe(404);
  });

  test('are 304 for whoever holds them', async () => {
    const { headers } = await get('/');
    const etag = headers.get('ETag') ?? '';
    const date = headers.get('Last-Modified') ?? '';
    for (const tags of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const again = await get('/', { 'If-None-Match': tags });
      expect(again.status, tags).toBe(304);
      expect(again.headers.get('ETag')).toBe(etag);
      expect(again.headers.get('Vary')).toBe('Accept, Accept-Encoding');
    }
    expect((await get('/', { 'If-Modified-Since': date })).status).toBe(304);
    expect((await get('/', { 'If-Modified-Since': date, 'If-None-Match': '"other"' })).status).toBe(200);
    for (const earlier of ['Thu, 01 Jan 1970 00:00:00 GMT', 'yesterday']) {
      expect((await get('/', { 'If-Modified-Since': earlier })).status, earlier).toBe(200);
    }
    // A tag is held whole.
    expect((await get('/', { 'If-None-Match': `"${etag}"` })).status).toBe(200);
  });

  test('that are long come from disk, also compressed, or as their headers alone', async () => {
    expect((await (await get('/large.xml')).text()).length).toBe(400_000);
    const compressed = await get('/large.txt', { 'Accept-Encoding': 'br' });
    expect(compressed.headers.get('Content-Encoding')).toBe('br');
    expect(await compressed.text()).toBe('y'.repeat(400_000));
    const head = await fetch(`${base}/large.xml`, { method: 'HEAD' });
    expect(head.headers.get('Content-Length')).toBe('400000');
    const etag = head.headers.get('ETag') ?? '';
    expect((await get('/large.xml', { 'If-None-Match': etag })).status).toBe(304);
  });

  test.each(RANGES)('are sent whole, whatever part of them is asked for: %s', async (range) => {
    for (const [path, length] of [
      ['/index', 13],
      ['/large.xml', 400_000],
    ] as const) {
      const answer = await get(path, { Range: range, 'Accept-Encoding': 'identity' });
      expect([answer.status, answer.headers.get('Content-Length')]).toEqual([200, String(length)]);
      expect((await answer.text()).length).toBe(length);
    }
  });

  test.runIf(process.platform === 'linux')('leave no file open when those who asked for it go', async () => {
    const openFiles = async () => (await readdir('/proc/self/fd')).length;
    const before = await openFiles();
    for (const range of [undefined, 'bytes=0-', 'bytes=5-2']) {
      await Promise.all(Array.from({ length: 100 }, () => askAndGo('/large.xml', range)));
    }
    await vi.waitFor(async () => expect(await openFiles()).toBeLessThanOrEqual(before), 20_000);
  });
});

describe('Markdown', () => {
  const typeOf = async (path: string, accept: string) =>
    (await get(path, { Accept: accept })).headers.get('Content-Type')?.split(';')[0];

  test.each([
    ['text/markdown', 'text/markdown'],
    ['text/markdown, text/html, */*', 'text/markdown'],
    ['text/html;q=0.5, text/markdown;q=0.9', 'text/markdown'],
    ['text/html, text/markdown;q=0.9', 'text/html'],
    ['text/markdown;q=0', 'text/html'],
    ['Text/Markdown', 'text/markdown'],
    ['*/*;q=0.9, text/markdown;q=0.5', 'text/html'],
    ['text/markdown, */*', 'text/markdown'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html'],
    ['*/*', 'text/html'],
  ])('is sent to whoever accepts "%s": %s', async (accept, type) => {
    expect(await typeOf('/site/bakery.example', accept)).toBe(type);
  });

  test('is named by the headers of a page, and so are the data of a site', async () => {
    const linked = async (path: string) => (await get(path)).headers.get('Link');
    expect(await linked('/site/bakery.example')).toBe(
      '</site/bakery.example.md>; rel="alternate"; type="text/markdown", </site/bakery.example.json>; rel="alternate"; type="application/json"',
    );
    expect(await linked('/docs')).toContain('</docs.md>; rel="alternate"; type="text/markdown"');
    expect(await linked('/site/bakery.example.json')).toBeNull();
  });

  test('is not made up where there is none, and caches know that both may come', async () => {
    expect(await typeOf('/docs', 'text/markdown')).toBe('text/html');
    expect(await typeOf('/large.txt', 'text/markdown')).toBe('text/plain');
    for (const path of ['/', '/site/bakery.example', '/site/bakery.example.md'])
      expect((await get(path)).headers.get('Vary'), path).toBe('Accept, Accept-Encoding');
    expect((await get('/large.txt')).headers.get('Vary')).toBe('Accept-Encoding');
  });
});

describe('a file in memory', () => {
  test('is looked at again after a second, and forgotten when it is gone', async () => {
    let now = 0;
    const find = hotFiles(folder, () => now);
    const text = (path: string) => find(path)?.bytes?.identity.toString();
    await draw('changing.html', 'one');
    expect(text('/changing')).toBe('one');
    await draw('changing.html', 'two');
    await utimes(join(folder, 'changing.html'), 1, 1);
    expect(text('/changing')).toBe('one');
    now = 1000;
    expect(text('/changing')).toBe('two');
  });
});
