import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DemoWeb, startDemoWeb } from '../../scripts/demo/demo-web.ts';

const home = `<!doctype html><html><body><h1>Løg</h1>${'<p>Plain words.</p>'.repeat(40)}</body></html>`;

const document = {
  lawp_version: '0.3',
  domain: 'shop.example',
  name: 'Shop',
  pages: {},
  actions: [
    {
      id: 'order',
      name: 'Order',
      description: 'Order bread.',
      intent: ['order'],
      input: {
        type: 'object',
        required: true,
        fields: [
          { name: 'email', type: 'email', required: true },
          { name: 'loaves', type: 'integer' },
        ],
      },
      endpoint: { url: 'https://shop.example/api/order', method: 'POST' },
    },
  ],
};

const files: Record<string, string> = {
  'shop.example/site.json': JSON.stringify({
    proves: 'a shop',
    headers: { 'X-Made-By': 'hand' },
    routes: {
      '/old': { location: '/about' },
      '/gone': { status: 410 },
      '/api/order': { behaviour: 'echo-action' },
      '/data': { json: { a: 1 }, headers: { 'X-Robots-Tag': 'noindex' } },
    },
  }),
  'shop.example/www/index.html': home,
  'shop.example/www/about.html': '<p>About</p>',
  'shop.example/www/news/index.html': '<p>News</p>',
  'shop.example/www/robots.txt': 'User-agent: *\n',
  'shop.example/www/404.html': '<p>Not here</p>',
  'shop.example/www/.well-known/lawp.json': JSON.stringify(document),
  'wall.example/site.json': JSON.stringify({
    proves: 'a wall',
    charset: null,
    routes: { '*': { file: 'no.html', status: 403 } },
  }),
  'wall.example/www/no.html': '<p>Checking</p>',
  'still.example/site.json': JSON.stringify({ proves: 'silence', routes: { '/': { behaviour: 'timeout' } } }),
  'bomb.example/site.json': JSON.stringify({ proves: 'a bomb', routes: { '/': { behaviour: 'gzip-bomb' } } }),
  'huge.example/site.json': JSON.stringify({ proves: 'length', routes: { '/': { behaviour: 'huge-page' } } }),
  'huge.example/www/index.html': '<html><body><h1>Harbour log</h1></body></html>',
  'round.example/site.json': JSON.stringify({ proves: 'turning', routes: { '*': { behaviour: 'endless-redirect' } } }),
};

let folder: string;
let web: DemoWeb;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-web-'));
  for (const [name, body] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), body);
  }
  web = await startDemoWeb({ folder });
});

afterAll(async () => {
  await web.close();
  await rm(folder, { recursive: true });
});

interface Asked {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks the demo web and reads the whole answer, undecoded. */
function ask(
  host: string,
  path: string,
  options: { method?: string; headers?: object; body?: string } = {},
): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers = {}, body } = options;
    const sent = request(
      { host: '127.0.0.1', port: web.port, path, method, headers: { ...headers, host } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    sent.on('error', reject).end(body);
  });
}

async function act(call: unknown): Promise<{ status: number; json: Record<string, unknown> }> {
  const { status, body } = await ask('shop.example', '/api/order', { method: 'POST', body: JSON.stringify(call) });
  return { status, json: JSON.parse(body.toString()) };
}

describe('files', () => {
  test('lists the hosts and answers each by its Host header, port or not', async () => {
    expect(web.hosts).toEqual([
      'bomb.example',
      'huge.example',
      'round.example',
      'shop.example',
      'still.example',
      'wall.example',
    ]);
    const { status, headers, body } = await ask('SHOP.example:8080', '/');
    expect([status, headers['content-type'], headers['x-made-by']]).toEqual([200, 'text/html; charset=utf-8', 'hand']);
    expect(body.toString()).toBe(home);
  });

  test('answers 421 in plain text for a host that is not there', async () => {
    const { status, headers } = await ask('other.example', '/');
    expect([status, headers['content-type']]).toEqual([421, 'text/plain; charset=utf-8']);
  });

  test.each([
    ['/about', '<p>About</p>'],
    ['/about?x=1', '<p>About</p>'],
    ['/news/', '<p>News</p>'],
    ['/news', '<p>News</p>'],
    ['/robots.txt', 'User-agent: *\n'],
  ])('finds the file of %s', async (path, body) => {
    const answer = await ask('shop.example', path);
    expect([answer.status, answer.body.toString()]).toEqual([200, body]);
  });

  test('answers 404 with the page of the site', async () => {
    const { status, body } = await ask('shop.example', '/nowhere');
    expect([status, body.toString()]).toEqual([404, '<p>Not here</p>']);
  });

  test.each([
    '/../bomb.example/site.json',
    '/%2e%2e/site.json',
    '/..%2fsite.json',
    '/..\\site.json',
    '/%00',
    '/%E0%A4',
  ])('never leaves the folder: %s', async (path) => expect((await ask('shop.example', path)).status).toBe(400));

  test('packs with gzip only for callers that take it', async () => {
    const packed = await ask('shop.example', '/', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.body).toString()).toBe(home);
    const refused = await ask('shop.example', '/', { headers: { 'accept-encoding': 'gzip;q=0' } });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  test('answers 304 to a caller that has the page, by tag or by date', async () => {
    const { headers } = await ask('shop.example', '/');
    const byTag = await ask('shop.example', '/', { headers: { 'if-none-match': headers.etag } });
    const byDate = await ask('shop.example', '/', { headers: { 'if-modified-since': headers['last-modified'] } });
    const stale = await ask('shop.example', '/', { headers: { 'if-none-match': '"x"' } });
    expect([byTag.status, byTag.body.length, byDate.status, stale.status]).toEqual([304, 0, 304, 200]);
  });

  test('answers HEAD with the headers of GET and no body', async () => {
    const { headers, body } = await ask('shop.example', '/', { method: 'HEAD' });
    expect([headers['content-length'], body.length]).toEqual([String(Buffer.byteLength(home)), 0]);
  });

  test('refuses to be written to', async () => {
    const { status, headers } = await ask('shop.example', '/', { method: 'POST', body: 'x' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('routes', () => {
  test('redirect, answer a status alone, and answer JSON with headers of their own', async () => {
    const moved = await ask('shop.example', '/old');
    expect([moved.status, moved.headers.location]).toEqual([301, '/about']);
    expect((await ask('shop.example', '/gone')).status).toBe(410);
    const data = await ask('shop.example', '/data');
    expect([data.body.toString(), data.headers['x-robots-tag']]).toEqual(['{"a":1}', 'noindex']);
  });

  test('can stand for every path', async () => {
    const { status, headers, body } = await ask('wall.example', '/deep/inside');
    expect([status, headers['content-type'], body.toString()]).toEqual([403, 'text/html', '<p>Checking</p>']);
  });
});

describe('misbehaviour', () => {
  test('a silent site never answers, and closing the web cuts it off', async () => {
    const silent = await startDemoWeb({ folder });
    const sent = request({ host: '127.0.0.1', port: silent.port, headers: { host: 'still.example' } });
    const cut = new Promise<string>((resolve) => {
      sent.on('response', () => resolve('answered')).on('error', () => resolve('cut'));
    });
    sent.end();
    const other = request({ host: '127.0.0.1', port: silent.port, headers: { host: 'shop.example' } });
    const meanwhile = once(other, 'response').then(([response]) => {
      response.resume();
      return 'another site answered';
    });
    other.end();
    expect(await Promise.race([cut, meanwhile])).toBe('another site answered');
    await silent.close();
    expect(await cut).toBe('cut');
  });

  test('a bomb of more than 1 GB costs less than 2 MB to send', async () => {
    const { headers, body } = await ask('bomb.example', '/');
    expect(headers['content-encoding']).toBe('gzip');
    expect(body.length).toBeLessThan(2_000_000);
    const member = body.subarray(0, body.indexOf(body.subarray(0, 10), 10));
    expect((body.length / member.length) * gunzipSync(member).length).toBeGreaterThan(1e9);
  });

  test('a huge page is 30 MB of HTML between its own top and end', async () => {
    const { body } = await ask('huge.example', '/');
    expect(body.length).toBeGreaterThan(30e6);
    expect(body.subarray(0, 50).toString()).toContain('<h1>Harbour log</h1>');
    expect(body.subarray(-14).toString()).toBe('</body></html>');
  });

  test('redirects never end', async () => {
    const steps = await Promise.all(['/', '/r/1', '/r/41'].map((path) => ask('round.example', path)));
    expect(steps.map(({ headers }) => headers.location)).toEqual(['/r/1', '/r/2', '/r/42']);
  });
});

describe('action calls', () => {
  const input = { email: 'ida@example.com', loaves: 2 };

  test('give the same reference for the same input, in any order of its fields', async () => {
    const first = await act({ lawp_version: '0.3', action: 'order', input, request_id: 'a' });
    const again = await act({ lawp_version: '0.3', action: 'order', input: { loaves: 2, email: 'ida@example.com' } });
    const other = await act({ lawp_version: '0.3', action: 'order', input: { ...input, loaves: 3 } });
    expect(first).toMatchObject({ status: 200, json: { ok: true, request_id: 'a', reference: expect.any(String) } });
    expect(again.json.reference).toBe(first.json.reference);
    expect(other.json.reference).not.toBe(first.json.reference);
  });

  test('say only that a test would have worked', async () => {
    expect((await act({ action: 'order', input, test: true })).json).toEqual({ ok: true, test: true });
  });

  test.each([
    ['a missing field', { action: 'order', input: { loaves: 1 } }, 400, { code: 'missing_input', field: 'email' }],
    ['no input', { action: 'order', input: null, test: true }, 400, { code: 'missing_input', field: 'email' }],
    [
      'a wrong type',
      { action: 'order', input: { ...input, loaves: 'two' } },
      400,
      { code: 'invalid_input', field: 'loaves' },
    ],
    ['an unknown action', { action: 'fly', input: null }, 404, { code: 'not_found' }],
    ['an unknown mode', { action: 'order', input, mode: 'quote' }, 400, { code: 'invalid_input' }],
    ['no call at all', ['order'], 400, { code: 'invalid_input' }],
  ])('refuse %s and say why', async (_what, call, status, error) => {
    expect(await act(call)).toMatchObject({ status, json: { error: { ...error, message: expect.any(String) } } });
  });
});

test('says which site.json cannot be used', async () => {
  const broken = await mkdtemp(join(tmpdir(), 'demo-web-'));
  await mkdir(join(broken, 'odd.example'));
  await writeFile(join(broken, 'odd.example', 'site.json'), '{"proves": 1}');
  await expect(startDemoWeb({ folder: broken })).rejects.toThrow('odd.example');
  await rm(broken, { recursive: true });
});
