import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { beforeEach, expect, test, vi } from 'vitest';
import { readBytes } from '../../../src/core/read-bytes.ts';
import { heldBodies } from '../../../src/runtime/http/held-bodies.ts';
import { toWebRequest } from '../../../src/runtime/http/node-request.ts';
import { atEnd } from '../../support/at-end.ts';

const KB = 1024;
let port = 0;
let ends: string[] = [];
/** Answers wait for it. */
let isLet: Promise<void> = Promise.resolve();

/** Reads bodies of which 100 KB may be held, and answers with their length. */
beforeEach(async () => {
  const hold = heldBodies(100 * KB);
  ends = [];
  isLet = Promise.resolve();
  const server = createServer(async (incoming, outgoing) => {
    const request = toWebRequest(incoming, outgoing, 'http://localhost', hold);
    const bytes = await readBytes(request?.body ?? null, 1000 * KB);
    ends.push(`${incoming.url} ${typeof bytes === 'string' ? bytes : bytes.length}`);
    await isLet;
    outgoing.end(String(bytes.length));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  atEnd(() => server.close().closeAllConnections());
  port = (server.address() as AddressInfo).port;
});

/** Announces 60 KB of a body, and sends so many. */
async function send(path: string, bytes: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${60 * KB}\r\n\r\n${'x'.repeat(bytes)}`);
  return socket;
}

const post = async (path: string): Promise<string> =>
  (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: 'x'.repeat(60 * KB) })).text();

test('bodies that come and come end where they are too many, the oldest first; whole ones are answered', async () => {
  const first = await send('/first', 59 * KB);
  const isFirstGone = once(first, 'close');
  await send('/second', 59 * KB);
  await isFirstGone;
  for (const path of ['/a', '/b', '/c']) expect(await post(path)).toBe(String(60 * KB));
  await vi.waitFor(() => expect(ends).toContain('/second broken off'));
  expect(ends.filter((end) => end.endsWith('broken off'))).toEqual(['/first broken off', '/second broken off']);
});

test('where all are whole and wait for us, the one that is one too many ends', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  isLet = promise;
  const kept = post('/kept');
  await vi.waitFor(() => expect(ends).toHaveLength(1));
  await expect(post('/late')).rejects.toThrow();
  resolve();
  expect(await kept).toBe(String(60 * KB));
  expect(await post('/next')).toBe(String(60 * KB));
});
