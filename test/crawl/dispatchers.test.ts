import type { LookupAddress } from 'node:dns';
import { beforeEach, describe, expect, it } from 'vitest';
import { FORBIDDEN_ADDRESS } from '../../src/crawl/fetch/address-guard.ts';
import { guardedDispatcher, type ResolveHost } from '../../src/crawl/fetch/guarded-dispatcher.ts';
import { type SiteServer, serveSites } from '../support/site-server.ts';

let server: SiteServer;
beforeEach(async () => {
  server = await serveSites({ 'shop.example': { '/': '<p>Hello</p>' } });
  return () => server.close();
});

const answering =
  (...addresses: readonly LookupAddress[]): ResolveHost =>
  (_hostname, done) =>
    done(null, addresses);

async function codeOf(url: string, resolve?: ResolveHost): Promise<unknown> {
  const dispatcher = guardedDispatcher({ connectTimeoutMs: 500, ...(resolve ? { resolve } : {}) });
  try {
    const { origin, pathname } = new URL(url);
    await dispatcher.request({ origin, path: pathname, method: 'GET' });
    return 'connected';
  } catch (error) {
    return (error as { code?: unknown }).code;
  } finally {
    await dispatcher.destroy();
  }
}

describe('guardedDispatcher', () => {
  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'https://10.0.0.1/',
  ])('never connects to the literal %s, for which no resolver is asked', async (url) => {
    expect(await codeOf(url, () => expect.unreachable('resolved a literal'))).toBe(FORBIDDEN_ADDRESS);
  });
  it('never connects to a port other than 80 and 443', async () => {
    expect(await codeOf(`http://127.0.0.1:${server.port}/`)).toBe(FORBIDDEN_ADDRESS);
    expect(await codeOf(`http://shop.example:${server.port}/`, answering({ address: '127.0.0.1', family: 4 }))).toBe(
      FORBIDDEN_ADDRESS,
    );
    expect(server.requests).toEqual([]);
  });
  it.each([
    { address: '127.0.0.1', family: 4 },
    { address: '169.254.169.254', family: 4 },
    { address: '::ffff:127.0.0.1', family: 6 },
    { address: 'fd00:ec2::254', family: 6 },
    { address: '64:ff9b::7f00:1', family: 6 },
  ])('never follows a public name to $address', async (address) => {
    expect(await codeOf('http://rebind.example/', answering(address))).toBe(FORBIDDEN_ADDRESS);
    expect(await codeOf('https://rebind.example/', answering(address))).toBe(FORBIDDEN_ADDRESS);
  });
  it('judges the answer of every single look-up, so that a name cannot change its mind', async () => {
    const answers = [
      { address: '10.0.0.1', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ];
    let asked = 0;
    const resolve: ResolveHost = (_hostname, done) => {
      asked += 1;
      done(null, [answers[asked % 2] ?? { address: '::1', family: 6 }]);
    };
    expect(await codeOf('http://rebind.example/', resolve)).toBe(FORBIDDEN_ADDRESS);
    expect(await codeOf('http://rebind.example/', resolve)).toBe(FORBIDDEN_ADDRESS);
    expect(asked).toBe(2);
  });
  it('passes on that a name does not exist', async () => {
    const error = Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
    expect(await codeOf('http://nowhere.example/', (_hostname, done) => done(error, []))).toBe('ENOTFOUND');
    expect(await codeOf('http://nowhere.example/', answering())).toBe('ENOTFOUND');
  });
});

describe('loopbackDispatcher', () => {
  it.each(['http://shop.example', 'https://shop.example'])('plays %s on the loopback server', async (origin) => {
    const { body } = await server.dispatcher.request({ origin, path: '/', method: 'GET' });
    expect(await body.text()).toBe('<p>Hello</p>');
  });
  it('knows no other host', async () => {
    const asking = server.dispatcher.request({ origin: 'https://other.example', path: '/', method: 'GET' });
    await expect(asking).rejects.toMatchObject({ code: 'ENOTFOUND' });
  });
});
