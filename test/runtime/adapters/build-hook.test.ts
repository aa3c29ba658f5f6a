import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { buildHook } from '../../../src/runtime/adapters/build-hook.ts';

const calls: string[] = [];
const server = createServer((request, response) => {
  calls.push(`${request.method} ${request.url}`);
  response.writeHead(request.url === '/hook' ? 200 : 404).end();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
beforeEach(() => {
  calls.length = 0;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it('asks for a build by one POST', async () => {
  expect(await buildHook(`${base}/hook`)?.()).toBe(true);
  expect(calls).toEqual(['POST /hook']);
});

it('tells when the request was not taken, and never throws', async () => {
  expect(await buildHook(`${base}/elsewhere`)?.()).toBe(false);
  expect(await buildHook('http://127.0.0.1:1/')?.()).toBe(false);
  expect(buildHook(null)).toBeNull();
});
