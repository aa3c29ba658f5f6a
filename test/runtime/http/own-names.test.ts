import { mkdir, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { problemBody } from '../../../src/api/schemas/problem.ts';
import { misdirected } from '../../../src/runtime/http/own-names.ts';
import { startServer } from '../../../src/runtime/http/server.ts';
import { createRenderedPages } from '../../../src/web/forms/rendered-pages.ts';
import { apiDependencies, serviceDeps } from '../../support/api.ts';
import { serveApi } from '../../support/api-doors.ts';
import { fetchNothing } from '../../support/fetch-nothing.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { newIndex, rows } from '../../support/test-index.ts';

const EVIL = 'rebound.evil.com:4321';
const index = await newIndex();
const dependencies = apiDependencies(serviceDeps(index, '2026-03-02T08:00:00.000Z'));
const folder = await temporaryFolder();
await mkdir(join(folder, 'site'));
await writeFile(join(folder, 'site', 'bakery.com.html'), '<p>drawn</p>');
const local = await serveApi(dependencies, [], [folder]);
const hosted = await startServer({
  folders: [folder],
  port: 0,
  baseUrl: 'https://waymark.example.com',
  doors: [],
  pages: createRenderedPages({
    ...dependencies,
    keyMode: 'open',
    fetchDocument: fetchNothing,
    bundle: { render: async () => '<p>a page</p>' },
  }),
  trustedProxies: [],
  newRequestId: () => 'request-1',
  onFault: () => {},
});
afterAll(() => hosted.close());

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly port?: number;
}

/** Asks over a connection of this machine, under any name. */
function ask(path: string, host: string, { method = 'GET', headers = {}, body, port = local.port }: Sent = {}) {
  return new Promise<{ status?: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers: { ...headers, host } }, async (answer) => {
      const text = Buffer.concat(await answer.toArray()).toString();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
    });
    sent.on('error', reject).end(body);
  });
}

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const keys = async (): Promise<number> => (await rows(index, 'select id from keys')).length;

describe('a service on loopback', () => {
  it('gives no key to a web page that has its own name lead here', async () => {
    const form = { method: 'POST', body: 'do=issue&label=mine' };
    const before = await keys();
    const stolen = await ask('/pro', EVIL, { ...form, headers: { ...FORM, Origin: `http://${EVIL}` } });
    expect(stolen.status).toBe(421);
    expect(stolen.text).toContain('does not answer under this name');
    expect(stolen.text).toContain('Ask for http://localhost:4321, or set BASE_URL');
    expect(await keys()).toBe(before);
    const own = `localhost:${local.port}`;
    await ask('/pro', own, { ...form, headers: { ...FORM, Origin: `http://${own}` } });
    expect(await keys()).toBe(before + 1);
  });

  it.each(['/', '/site/bakery.com', '/search?q=bread', '/claim', '/suggest', '/nothing', '/assets/x.css'])(
    'shows people nothing under a name that is none of its own: %s',
    async (path) => {
      const { status, headers, text } = await ask(path, EVIL, { headers: { Accept: 'text/html' } });
      expect([status, headers['content-type']]).toEqual([421, 'text/html; charset=utf-8']);
      expect(text).not.toMatch(/drawn|a page|evil/);
    },
  );

  it.each([
    '/api/search?q=bread',
    '/api/mcp',
    '/api/register',
    '/site/bakery.com.json',
    '/.well-known/lawp.json',
    '/pro',
  ])('tells programs so by a problem: %s', async (path) => {
    const { status, text } = await ask(path, EVIL, { headers: { Accept: 'application/json' } });
    expect(status).toBe(421);
    expect(problemBody.parse(JSON.parse(text))).toMatchObject({
      code: 'misdirected',
      instance: 'urn:request:request-1',
    });
  });

  it.each([
    'localhost',
    'LOCALHOST:4321',
    'localhost.:4321',
    'app.localhost:80',
    '127.0.0.1:4321',
    '127.8.9.10',
    '127.1',
    '[::1]:4321',
  ])('answers under the name %s', async (host) => {
    expect((await ask('/site/bakery.com', host)).text).toBe('<p>drawn</p>');
    expect((await ask('/api/stats', host)).status).toBe(200);
  });

  it.each(['localhost.evil.com', 'localhost@evil.com', 'evil.com#localhost', '10.0.0.5', '0.0.0.0', 'a b', '[::1'])(
    'does not answer under "%s"',
    async (host) => {
      expect((await ask('/site/bakery.com', host)).status).toBe(421);
    },
  );
});

describe('a service that has a public address', () => {
  it.each(['waymark.example.com', 'waymark.internal:8080', 'localhost', EVIL])(
    'answers under %s: what stands in front decides which names lead there',
    async (host) => {
      expect((await ask('/site/bakery.com', host, { port: hosted.port })).text).toBe('<p>drawn</p>');
    },
  );
});

/** As much of a request as decides. */
const asked = (host: string, localAddress: string, remoteAddress: string) =>
  ({ headers: { host }, socket: { localAddress, remoteAddress } }) as unknown as IncomingMessage;

describe('who is asked from where', () => {
  const isMisdirected = misdirected(['http://localhost:4321', 'http://agents.lan:4321']);

  it('answers others in a local network under any name', () => {
    expect(isMisdirected(asked('shelf.lan:4321', '192.168.0.2', '192.168.0.9'))).toBe(false);
  });

  it('tells names from its own machine by whatever address they come', () => {
    expect(isMisdirected(asked(EVIL, '192.168.0.2', '192.168.0.2'))).toBe(true);
    expect(isMisdirected(asked('192.168.0.2:4321', '192.168.0.2', '192.168.0.2'))).toBe(false);
    expect(isMisdirected(asked('[fd00::2]:4321', 'fd00::2', 'fd00::2'))).toBe(false);
    expect(isMisdirected(asked(EVIL, '::ffff:127.0.0.1', '::ffff:127.0.0.1'))).toBe(true);
    expect(isMisdirected(asked(EVIL, '::1', '::1'))).toBe(true);
  });

  it('knows the name of the connector', () => {
    expect(isMisdirected(asked('agents.lan:4321', '127.0.0.1', '127.0.0.1'))).toBe(false);
  });
});
