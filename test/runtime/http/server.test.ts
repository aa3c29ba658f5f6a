import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { problemBody } from '../../../src/api/schemas/problem.ts';
import { apiDependencies, serviceDeps } from '../../support/api.ts';
import { serveApi } from '../../support/api-doors.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { newIndex } from '../../support/test-index.ts';

const index = await newIndex();
const dependencies = apiDependencies(serviceDeps(index, '2026-03-02T08:00:00.000Z'));
const { port } = await serveApi(dependencies);
const HOST = 'Host: waymark.localhost\r\n';

/** Sends bytes as they are; gives what comes back until the connection is closed, or nothing comes for a while. */
function sendRaw(bytes: string | Buffer, to = port): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(to, '127.0.0.1', () => socket.write(bytes));
    // The first word may take its time where others work, too.
    socket.setTimeout(20_000, () => socket.destroy());
    socket.on('data', (part) => {
      socket.setTimeout(1500);
      answer += part.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}

function parse(answer: string): { status: number; headers: string; body: string } {
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), headers: head, body: rest.join('\r\n\r\n') };
}

test('the home page asks for patience before the first pages are drawn', async () => {
  const { status, headers, body } = parse(await sendRaw(`GET / HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`));
  expect(status).toBe(503);
  expect(headers).toMatch(/^retry-after: 5$/im);
  expect(body).toContain('<h1>We are getting the pages ready</h1>');
  expect(body).toContain('<a href="">Load this page again</a>');
});

test.each(['/./', '/../', '/%2e%2e/'])('an address that only leads to the home page is none: %s', async (path) => {
  const { status } = parse(await sendRaw(`GET ${path} HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`));
  expect(status).toBe(404);
});

test('a request without a body in its answer has none either where it cannot be read', async () => {
  const { status, headers, body } = parse(await sendRaw(`HEAD /caf\u00e9 HTTP/1.1\r\n${HOST}\r\n`));
  expect(status).toBe(400);
  expect(headers).toMatch(/^content-length: [1-9]/im);
  expect(body).toBe('');
});

describe('bytes that are no usable request', () => {
  test('of a method that is none are 405 with what is possible', async () => {
    const { status, headers, body } = parse(await sendRaw(`BREW /api/search HTTP/1.1\r\n${HOST}\r\n`));
    expect(status).toBe(405);
    expect(headers).toMatch(/^allow: GET, HEAD, POST, OPTIONS$/im);
    expect(JSON.parse(body)).toMatchObject({ code: 'method_not_allowed' });
  });

  test.each(['TRACE', 'PROPFIND', 'PURGE'])('of %s are 405 as well', async (method) => {
    const { status, body } = parse(await sendRaw(`${method} /api/stats HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`));
    expect(status).toBe(405);
    expect(JSON.parse(body)).toMatchObject({ code: 'method_not_allowed' });
  });

  test.each([
    `CONNECT a.com:443 HTTP/1.1\r\n${HOST}\r\n`,
    `get / HTTP/1.1\r\n${HOST}\r\n`,
    `BREW /site/bakery.example.json HTTP/1.1\r\n${HOST}\r\n`,
    `get /claim HTTP/1.1\r\n${HOST}\r\n`,
  ])('of a method that pages do not know are 405 with a problem, too: %j', async (bytes) => {
    const { status, headers, body } = parse(await sendRaw(bytes));
    expect(status).toBe(405);
    expect(headers).toMatch(/^allow: GET, HEAD,(?: POST,)? OPTIONS$/im);
    expect(headers).toMatch(/^x-content-type-options: nosniff$/im);
    expect(problemBody.parse(JSON.parse(body))).toMatchObject({ code: 'method_not_allowed' });
  });

  test.each([
    ['noise', '\u0000\u0001noise\r\n\r\n'],
    ['a wrong version', `GET /api/search HTTP/9.9\r\n${HOST}\r\n`],
    ['headers without end', `GET /api/stats HTTP/1.1\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`],
    ['a header with a NUL', `GET /api/stats HTTP/1.1\r\n${HOST}X: a\u0000b\r\n\r\n`],
    ['two lengths', `POST /api/search HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\na`],
    [
      'length and chunks',
      `POST /api/search HTTP/1.1\r\n${HOST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\na`,
    ],
    ['a wrong chunk', `POST /api/search HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nZZ\r\n`],
    ['no path', `GET * HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`],
    ['no host', 'GET /api/stats HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['two hosts', `GET /api/stats HTTP/1.1\r\n${HOST}host: other.test\r\nConnection: close\r\n\r\n`],
  ])('of %s are 400 with a problem body, readable from every origin', async (_what, bytes) => {
    const { status, headers, body } = parse(await sendRaw(Buffer.from(bytes, 'latin1')));
    expect(status).toBe(400);
    expect(headers).toMatch(/^access-control-allow-origin: \*$/im);
    expect(headers).toMatch(/^referrer-policy: /im);
    expect(problemBody.parse(JSON.parse(body))).toMatchObject({
      code: 'invalid_input',
      instance: 'urn:request:request-1',
    });
  });

  test.each([
    ['what must be percent-encoded', `GET /api/search?q=br\u00f8d HTTP/1.1\r\n${HOST}\r\n`, /percent-encoded/],
    ['how long it may be', `GET /api/search?q=${'a'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`, /16 KB/],
  ])('say %s', async (_what, bytes, why) => {
    const { status, body } = parse(await sendRaw(Buffer.from(bytes, 'utf8')));
    expect(status).toBe(400);
    expect(JSON.parse(body).detail).toMatch(why);
  });

  test('of HTTP/1.0 need no host', async () => {
    expect(parse(await sendRaw('GET /api/stats HTTP/1.0\r\n\r\n')).status).toBe(200);
  });

  test.each([
    ['after a request', `GET /healthz HTTP/1.1\r\n${HOST}\r\nnoise\r\n\r\n`],
    ['of an encoding that is none', `PUT /healthz HTTP/1.1\r\n${HOST}Transfer-Encoding: gzip\r\n\r\n`],
  ])('%s do not get a second answer', async (_what, bytes) => {
    const answer = await sendRaw(bytes);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });
});

describe('what comes behind a request', () => {
  const statuses = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

  test('and is broken does not break its answer', async () => {
    const answer = await sendRaw(`GET /healthz HTTP/1.1\r\n${HOST}\r\n\u0000noise\r\n\r\n`);
    expect(statuses(answer)[0]).toBe(200);
    expect(answer).toContain('{"status":"ok"}');
  });

  test('as a broken rest of its body is no request of its own', async () => {
    const answer = await new Promise<string>((resolve) => {
      let seen = '';
      const socket = connect(port, '127.0.0.1');
      socket.write(`POST /api/nothing HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n`);
      socket.on('data', (part) => {
        seen += part.toString('latin1');
        socket.write('ZZ\r\n');
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve(seen));
    });
    expect(statuses(answer)).toEqual([404]);
  });

  test('is answered when it is whole, each in its turn', async () => {
    const one = `GET /healthz HTTP/1.1\r\n${HOST}\r\n`;
    const answer = await sendRaw(
      `${one}PUT /healthz HTTP/1.1\r\n${HOST}\r\n${one}GET /api/nothing HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
    );
    expect(statuses(answer)).toEqual([200, 405, 200, 404]);
  });

  test('a whole answer is answered on its own, however broken', async () => {
    const answer = await new Promise<string>((resolve) => {
      let seen = '';
      const socket = connect(port, '127.0.0.1');
      socket.write(`GET /healthz HTTP/1.1\r\n${HOST}\r\n`);
      socket.once('data', () => socket.write('\u0000noise\r\n\r\n'));
      socket.on('data', (part) => {
        seen += part.toString('latin1');
      });
      socket.on('close', () => resolve(seen));
    });
    expect(statuses(answer)).toEqual([200, 400]);
  });
});

describe('bodies', () => {
  test('too large by their length are refused before they are sent', async () => {
    const answer = await sendRaw(
      `POST /api/search HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 300000\r\nExpect: 100-continue\r\n\r\n`,
    );
    expect(answer).not.toContain('100 Continue');
    const { status, headers } = parse(answer);
    expect(status).toBe(413);
    expect(headers).toMatch(/^connection: close$/im);
  });

  test('in chunks without end are refused, and the connection is closed', async () => {
    const chunk = `4000\r\n${' '.repeat(0x4000)}\r\n`;
    const answer = await sendRaw(
      `POST /api/search HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(20)}`,
    );
    const { status, headers, body } = parse(answer);
    expect(status).toBe(413);
    expect(headers).toMatch(/^connection: close$/im);
    expect(JSON.parse(body)).toMatchObject({ code: 'too_large' });
  });

  test.each([
    ['PUT', '/api/search', 405],
    ['POST', '/api/nothing', 404],
    ['POST', '/api/register', 401],
  ])('without end are not waited for where nobody reads them (%s %s)', async (method, path, expected) => {
    const since = performance.now();
    const chunk = `4000\r\n${' '.repeat(0x4000)}\r\n`;
    const { status, headers } = parse(
      await sendRaw(`${method} ${path} HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(10)}`),
    );
    expect(status).toBe(expected);
    expect(headers).toMatch(/^connection: close$/im);
    expect(performance.now() - since).toBeLessThan(10_000);
  });

  test('whose sender waits are asked for', async () => {
    // The words that questions are understood by are loaded with the first of them.
    await dependencies.services.search({ query: 'bakery', caller: { address: '192.0.2.1', keyId: null } });
    const body = '{"query":"bakery"}';
    const answer = await sendRaw(
      `POST /api/search HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n${body}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/);
  });

  test('of GET are not looked at', async () => {
    const answer = await sendRaw(
      `GET /api/stats HTTP/1.1\r\n${HOST}Content-Length: 5\r\nContent-Type: text/plain\r\nConnection: close\r\n\r\nhello`,
    );
    expect(parse(answer).status).toBe(200);
  });
});

describe('addresses', () => {
  test('of drawn files in the absolute form of proxies are read by their path', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'index.html'), '<p>Home</p>');
    const { port: other } = await serveApi(dependencies, [], [folder]);
    const answer = await sendRaw(`GET http://other.test/ HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`, other);
    expect(parse(answer)).toMatchObject({ status: 200, body: '<p>Home</p>' });
  });

  test('in the absolute form of proxies are read by their path', async () => {
    const answer = await sendRaw(`GET http://other.test/api/stats HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`);
    expect(parse(answer).status).toBe(200);
  });

  test.each(['//api/stats', '/%61pi/stats', '/api%2Fstats', '/api/stats/', '/api//stats', '/api/stats%00'])(
    '%s is not found',
    async (path) => {
      const answer = await sendRaw(`GET ${path} HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`);
      expect(parse(answer).status).toBe(404);
    },
  );
});

describe('long answers', () => {
  const long = '/openapi.json';
  const ask = (method: string, accepted: string) =>
    sendRaw(`${method} ${long} HTTP/1.1\r\n${HOST}Accept-Encoding: ${accepted}\r\nConnection: close\r\n\r\n`);

  test('are compressed for whoever takes that, and HEAD says the same', async () => {
    for (const encoding of ['br', 'gzip']) {
      const [get, head] = [parse(await ask('GET', encoding)), parse(await ask('HEAD', encoding))];
      for (const { headers } of [get, head]) {
        expect(headers).toMatch(new RegExp(`^content-encoding: ${encoding}$`, 'im'));
        expect(headers).toMatch(/^vary: Accept-Encoding$/im);
        expect(headers).toMatch(/^etag: W\//im);
      }
      expect(head.body).toBe('');
    }
    const opened = await fetch(`http://127.0.0.1:${port}${long}`);
    expect(opened.headers.get('Content-Encoding')).not.toBeNull();
    expect(await opened.json()).toMatchObject({ openapi: '3.1.0' });
    const known = opened.headers.get('ETag') ?? '';
    expect((await fetch(`http://127.0.0.1:${port}${long}`, { headers: { 'If-None-Match': known } })).status).toBe(304);
  });

  test('go as they are to whoever does not', async () => {
    const { headers, body } = parse(await ask('GET', 'br;q=0, identity'));
    expect(headers).not.toMatch(/^content-encoding/im);
    expect(JSON.parse(body)).toMatchObject({ openapi: '3.1.0' });
  });
});

describe('a server that is told to stop', () => {
  test('answers what it was asked before', async () => {
    let release = () => {};
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    let tell = () => {};
    const isAsked = new Promise<void>((resolve) => {
      tell = resolve;
    });
    const readStats = async () => {
      tell();
      await slow;
      return dependencies.services.readStats();
    };
    const server = await serveApi({ ...dependencies, services: { ...dependencies.services, readStats } });
    const asked = fetch(`http://127.0.0.1:${server.port}/api/stats`);
    await isAsked;
    const closed = server.close();
    release();
    expect((await asked).status).toBe(200);
    await closed;
    await expect(fetch(`http://127.0.0.1:${server.port}/api/stats`)).rejects.toThrow();
  });
});
