import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { fill, inputsOf, numbered, type WorstInput } from './worst-input.ts';

/** Unpacked, a bomb is so many times as long as what a reader takes. */
const BOMB = 32;

const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const PACK: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = {
  gzip: (bytes) => gzipSync(bytes),
  deflate: (bytes) => deflateSync(bytes),
  br: (bytes) => brotliCompressSync(bytes, quickly),
  zstd: (bytes) => zstdCompressSync(bytes),
};

const encoded = (coding: string) => ({ 'content-encoding': coding });

/** A bomb of tags in each coding, and codings that are not what they say. */
const PAGES: readonly WorstInput[] = Object.entries(PACK).flatMap(([coding, pack]) => [
  ...inputsOf(
    'packed',
    'packed page',
    { [`zeros, ${coding}`]: (size) => pack(new Uint8Array(size * BOMB)) },
    encoded(coding),
  ),
  ...inputsOf(
    'packed',
    'packed page',
    { [`open tags, ${coding}`]: (size) => pack(Buffer.from(fill('<b>', size * 4))) },
    encoded(coding),
  ),
  ...inputsOf(
    'packed',
    'packed page',
    { [`cut, ${coding}`]: (size) => cut(pack(Buffer.from(numbered(size, (at) => `<p>${at}`)))) },
    encoded(coding),
  ),
  ...inputsOf('packed', 'packed page', { [`not ${coding} at all`]: (size) => fill('<p>x', size) }, encoded(coding)),
]);

function cut(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(0, bytes.length >> 1);
}

/** Packed without a word about it, as `sitemap.xml.gz` is. */
const SITEMAPS = inputsOf('packed', 'sitemap', {
  'a sitemap of zeros': (size) => gzipSync(new Uint8Array(size * BOMB)),
  'a sitemap of open tags': (size) => gzipSync(fill('<u>', size * 4)),
  'a sitemap of many members': (size) =>
    Buffer.concat(Array.from({ length: Math.max(1, Math.floor(size / 21)) }, () => gzipSync('x'))),
  'a sitemap, packed and cut': (size) => cut(gzipSync(fill('<url><loc>x</loc></url>', size * 4))),
  'the head of a packed sitemap': (size) => Buffer.concat([Buffer.of(0x1f, 0x8b), Buffer.alloc(size, 0x08)]),
});

/** Bodies that grow when they are unpacked. */
export const PACKED: readonly WorstInput[] = [
  ...PAGES,
  ...inputsOf(
    'packed',
    'packed page',
    { 'twice, gzip in gzip': (size) => gzipSync(gzipSync(new Uint8Array(size * BOMB))) },
    encoded('gzip, gzip'),
  ),
  ...inputsOf(
    'packed',
    'packed page',
    { 'open tags, raw deflate': (size) => deflateRawSync(fill('<b>', size * 4)) },
    encoded('deflate'),
  ),
  ...inputsOf(
    'packed',
    'packed sitemap',
    { 'a sitemap of open tags, br': (size) => brotliCompressSync(fill('<u>', size * 4), quickly) },
    encoded('br'),
  ),
  ...SITEMAPS,
];
