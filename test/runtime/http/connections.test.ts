import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { callUntilRefused } from '../../../scripts/suites/kept-callers.ts';
import { textResponse } from '../../../src/api/text-response.ts';
import { watchConnections } from '../../../src/runtime/http/connections.ts';
import { mostConnections } from '../../../src/runtime/http/most-connections.ts';
import { type Door, startServer } from '../../../src/runtime/http/server.ts';
import { atEnd } from '../../support/at-end.ts';

/** A server whose only door this is. */
async function serve(door: Door, connections?: number) {
  const server = await startServer({
    folders: [],
    port: 0,
    baseUrl: 'http://localhost',
    doors: [door],
    pages: { isMade: () => true, answer: async () => null, notFound: async () => new Response(null, { status: 404 }) },
    trustedProxies: [],
    newRequestId: () => 'request-1',
    onFault: (_id, cause) => {
      throw cause;
    },
    ...(connections === undefined ? {} : { connections }),
  });
  atEnd(() => server.close());
  return server;
}

/** Answers with the path. */
const echo: Door = async ({ url }) => textResponse(new URL(url).pathname, {});

/** Answers when it is let, each request that has come. */
function heldDoor() {
  const { promise: isLet, resolve: letAll } = Promise.withResolvers<void>();
  const { promise: isAsked, resolve: tell } = Promise.withResolvers<void>();
  let count = 0;
  const door: Door = async (request, address) => {
    count += 1;
    tell();
    await isLet;
    return echo(request, address);
  };
  return { door, letAll, isAsked, asked: () => count };
}

const requestOf = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  atEnd(() => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

const countOpen = (server: Server): Promise<number> =>
  new Promise((resolve, reject) =>
    server.getConnections((fault, count) => (fault === null ? resolve(count) : reject(fault))),
  );

/** Waits until a server takes nobody new. */
async function untilShut(port: number): Promise<void> {
  const knock = async () => (await open(port)).destroy();
  await vi.waitFor(() => expect(knock()).rejects.toThrow('ECONNREFUSED'), 20_000);
}

/** All that comes until the other side closes. */
function readAll(socket: Socket): Promise<string> {
  let all = '';
  socket.on('data', (part) => {
    all += part.toString('latin1');
  });
  return new Promise((resolve) => socket.once('close', () => resolve(all)));
}

describe('more connections than may be open', () => {
  test('keep nobody out while nothing is asked on them', async () => {
    const { port } = await serve(echo, 16);
    const idle = await Promise.all(Array.from({ length: 100 }, () => open(port)));
    for (let n = 0; n < 40; n++) expect((await fetch(`http://127.0.0.1:${port}/${n}`)).status).toBe(200);
    for (const socket of idle) socket.destroy();
  });

  test('never end one on which something is asked', async () => {
    const { door, letAll, isAsked } = heldDoor();
    const { port } = await serve(door, 16);
    const asked = fetch(`http://127.0.0.1:${port}/early`);
    await isAsked;
    const idle = await Promise.all(Array.from({ length: 100 }, () => open(port)));
    letAll();
    expect(await (await asked).text()).toBe('/early');
    for (const socket of idle) socket.destroy();
  });
});

describe('connections that keep us waiting', () => {
  const LONG = 'a long answer '.repeat(1_000_000);

  test.each([
    ['send no end of a body', 'POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{'],
    ['send no body', 'POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n'],
    ['take nothing of a long answer', requestOf('/long')],
  ])('give way to new ones: those that %s', async (_what, request) => {
    let asked = 0;
    const { port } = await serve(async (given, address) => {
      asked += 1;
      await given.text();
      return given.url.endsWith('/long') ? textResponse(LONG, {}) : echo(given, address);
    }, 16);
    for (let n = 1; n <= 16; n++) {
      (await open(port)).pause().write(request);
      await vi.waitFor(() => expect(asked).toBe(n), { timeout: 20_000, interval: 5 });
    }
    for (let n = 0; n < 40; n++) expect((await fetch(`http://127.0.0.1:${port}/${n}`)).status).toBe(200);
  });

  test('are ended when nothing of an answer is taken for long; those that wait for us are not', async () => {
    const { promise: isLet, resolve: letGo } = Promise.withResolvers<void>();
    const server = createServer();
    const connections = watchConnections(server, 16, 200);
    let asked = 0;
    server.on('request', (request, response) =>
      connections.take(request, response, async () => {
        asked += 1;
        if (request.url === '/later') await isLet;
        response.end(request.url === '/long' ? LONG : 'here');
      }),
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
    atEnd(() => connections.close());
    const { port } = server.address() as AddressInfo;
    const [slow, patient] = await Promise.all([open(port), open(port)]);
    const later = readAll(patient);
    patient.write('GET /later HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    slow.pause().write(requestOf('/long'));
    await vi.waitFor(() => expect(asked).toBe(2), 20_000);
    await vi.waitFor(async () => expect(await countOpen(server)).toBe(1), 20_000);
    letGo();
    expect(await later).toMatch(/here$/);
  });
});

describe('requests that are sent before the first is answered', () => {
  test('are worked on one by one, and not at all when their sender has gone', async () => {
    const { door, letAll, isAsked, asked } = heldDoor();
    const { port } = await serve(door);
    const [stays, goes] = await Promise.all([open(port), open(port)]);
    const read = readAll(stays);
    for (const socket of [stays, goes]) socket.write(requestOf('/many').repeat(50));
    await isAsked;
    goes.destroy();
    await once(goes, 'close');
    stays.end('GET /last HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(asked()).toBeLessThanOrEqual(2);
    letAll();
    expect((await read).match(/HTTP\/1\.1 200 OK/g)).toHaveLength(51);
    expect(asked()).toBeLessThanOrEqual(53);
  });

  test('end the connection when they are without number', async () => {
    const { door, letAll } = heldDoor();
    const { port } = await serve(door);
    const socket = await open(port);
    const read = readAll(socket);
    socket.write(requestOf('/flood').repeat(5000));
    expect(await read).toBe('');
    letAll();
  });
});

describe('how many connections may be open', () => {
  test.each([
    [128, 32],
    [1024, 480],
    [1_048_576, 2000],
    [null, 2000],
    [10, 16],
  ])('with %s files: %s', (openFiles, expected) => {
    expect(mostConnections(openFiles)).toBe(expected);
  });

  test('is told by the limit of this process', () => {
    expect(mostConnections()).toBeGreaterThanOrEqual(16);
  });
});

describe('a server that is told to stop', () => {
  test('answers all that was sent on kept connections, and says that it was the last', async () => {
    let asked = 0;
    const server = await serve((request, address) => {
      asked += 1;
      return echo(request, address);
    });
    const paths = ['/a', '/b', '/c'];
    const called = callUntilRefused({ baseUrl: `http://127.0.0.1:${server.port}`, paths, callers: 40 });
    await vi.waitFor(() => expect(asked).toBeGreaterThan(200), 20_000);
    await server.close();
    const { answered, cut } = await called;
    expect(answered).toBeGreaterThan(40);
    expect(cut).toBe(0);
  });

  test('answers requests that came one behind the other, and closes after the last', async () => {
    const { door, letAll, isAsked } = heldDoor();
    const server = await serve(door);
    const socket = await open(server.port);
    const read = readAll(socket);
    socket.write(['/one', '/two', '/three'].map(requestOf).join(''));
    await isAsked;
    const closed = server.close();
    await untilShut(server.port);
    letAll();
    const answers = await read;
    await closed;
    expect([...answers.matchAll(/\/(one|two|three)/g)].map(([path]) => path)).toEqual(['/one', '/two', '/three']);
    expect(answers.match(/connection: close/gi)).toHaveLength(1);
    expect(answers.lastIndexOf('Connection: close')).toBeGreaterThan(answers.indexOf('/two'));
  });

  test('answers one more request on connections that were quiet, and closes those that stay so', async () => {
    const server = await serve(echo);
    const sockets = await Promise.all(Array.from({ length: 100 }, () => open(server.port)));
    const closed = server.close();
    const answers = sockets.map(readAll);
    await untilShut(server.port);
    for (const [n, socket] of sockets.entries()) if (n % 2) socket.write(requestOf(`/late/${n}`));
    for (const [n, answer] of (await Promise.all(answers)).entries()) {
      const late = /^HTTP\/1\.1 200 OK\r\n[\s\S]*connection: close\r\n[\s\S]*\/late\/\d+$/i;
      expect(answer).toMatch(n % 2 ? late : /^$/);
    }
    await closed;
  });
});
