import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { acceptedEncoding } from '../../../src/runtime/answers/accepted-encoding.ts';
import { encodeBody } from '../../../src/runtime/answers/encode-body.ts';

describe('acceptedEncoding', () => {
  test.each([
    [undefined, null],
    ['', null],
    ['identity', null],
    ['deflate', null],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP;Q=0.5 , BR;q=0.4', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0', null],
    ['*', 'br'],
    ['*;q=0.1, gzip;q=0.2', 'gzip'],
    ['br;q=0.5, identity', null],
    ['br;q=0.5, identity;q=0.4', 'br'],
    ['abr, gzipped', null],
    ['br;q=nonsense', 'br'],
    [';;,,;q=', null],
  ])('of %j is %s', (accepted, encoding) => {
    expect(acceptedEncoding(accepted)).toBe(encoding);
  });

  test('is one that is at hand', () => {
    expect(acceptedEncoding('br, gzip;q=0.1', (encoding) => encoding === 'gzip')).toBe('gzip');
    expect(acceptedEncoding('br', (encoding) => encoding === 'gzip')).toBeNull();
  });
});

describe('encodeBody', () => {
  const long = Buffer.from(JSON.stringify(Array.from({ length: 4000 }, (_, n) => ({ n, name: `Bakery ${n}` }))));
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(long.length),
    etag: '"1"',
    vary: 'Authorization',
  };

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('sends a long text as %s to whoever takes it', async (encoding, open) => {
    const encoded = await encodeBody(long, headers, encoding);
    expect(encoded.headers).toEqual({
      'content-type': 'application/json; charset=utf-8',
      etag: 'W/"1"',
      vary: 'Authorization, Accept-Encoding',
      'content-encoding': encoding,
    });
    expect(encoded.bytes?.length).toBeLessThan(long.length / 4);
    expect(open(encoded.bytes ?? '')).toEqual(long);
  });

  test('sends it as it is to whoever takes no other, and tells caches that others do', async () => {
    const encoded = await encodeBody(long, headers, undefined);
    expect(encoded.bytes).toBe(long);
    expect(encoded.headers).toEqual({ ...headers, vary: 'Authorization, Accept-Encoding' });
  });

  test('compresses what is the same for all once, and what is not each time', async () => {
    const text = long.toString();
    const same = { ...headers, 'cache-control': 'public, max-age=60' };
    const all = await Promise.all(Array.from({ length: 50 }, () => encodeBody(text, same, 'br')));
    expect(new Set(all.map(({ bytes }) => bytes)).size).toBe(1);
    expect((await encodeBody(text, { ...same, etag: '"2"' }, 'br')).bytes).not.toBe(all[0]?.bytes);
    expect((await encodeBody(text, same, 'gzip')).bytes).not.toBe(all[0]?.bytes);
    const own = { ...headers, 'cache-control': 'no-store' };
    const [one, other] = await Promise.all([encodeBody(text, own, 'br'), encodeBody(text, own, 'br')]);
    expect(one.bytes).not.toBe(other.bytes);
    expect(brotliDecompressSync(one.bytes ?? '').toString()).toBe(text);
  });

  test('tells HEAD what GET would be', async () => {
    const [get, head] = [await encodeBody(long, headers, 'br'), await encodeBody(null, headers, 'br')];
    expect(head).toEqual({ bytes: null, headers: get.headers });
  });

  test('leaves short texts, pictures and what is compressed already', async () => {
    const short = Buffer.alloc(13_999, ' ');
    for (const [bytes, more] of [
      [short, { 'content-length': '13999' }],
      [long, { 'content-type': 'image/png' }],
      [long, { 'content-encoding': 'br' }],
    ] as const) {
      const before = { ...headers, ...more };
      expect(await encodeBody(bytes, before, 'br')).toEqual({ bytes, headers: before });
    }
  });
});
