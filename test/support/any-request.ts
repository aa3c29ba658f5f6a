import { ROUTES } from '../../src/api/routes.ts';

/** A seeded source of numbers below 1 (mulberry32). */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Source = () => number;

/** The bytes of a request, and what they ask for where that can be told. */
export interface AnyRequest {
  readonly method: string;
  readonly path: string;
  readonly bytes: Buffer;
}

const pick = <T>(random: Source, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

const PIECES = [
  'q',
  'query',
  'input',
  'domain',
  'limit',
  'format',
  'style',
  '=',
  '=',
  '&',
  '?',
  '#',
  '%',
  '%00',
  '%ED%A0%80',
  '%FF',
  '%0d%0a',
  '+',
  '/',
  '//',
  '..',
  '\\',
  ';',
  ':',
  '@',
  '[',
  ']',
  '"',
  "'",
  '<',
  '>',
  '{',
  '}',
  '|',
  '^',
  '`',
  '~',
  '*',
  '-1',
  '0',
  '5',
  '1e9',
  'bakery',
  'bakery.example',
  'xn--',
  'xn--zckzah',
  'localhost',
  '127.0.0.1',
  '[::1]',
  '.',
  'a..b',
  'www.',
  'co.uk',
  'http://',
  'javascript:',
  '__proto__',
  'constructor',
  'null',
  'true',
  'csv',
  'shields',
  'é',
  'パン',
  '\u00ad',
  '\u202e',
  'a'.repeat(600),
  '%20'.repeat(300),
] as const;

const BODIES = [
  '',
  '{}',
  '[]',
  'null',
  '1',
  '"a"',
  '{"query":',
  '{"query":"bakery"}',
  '{"query":["a"]}',
  '{"query":{"a":1}}',
  '{"domain":"x.com"}',
  '{"domain":"bakery.example","name":"x","pages":{},"actions":[]}',
  '{"action":"search","input":{}}',
  '{"action":"suggest_site","input":"a"}',
  '{"__proto__":{"query":"a"}}',
  '{"query":"\\ud800"}',
  '{"query":"a","limit":1e400}',
  '\ufeff{"query":"a"}',
  '[[[[',
  'q=a',
  '\u0000',
  '{"a":1}{"b":2}',
  `{"query":"${'a'.repeat(700)}"}`,
  '['.repeat(20_000),
  `{"domain":"x.com","a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  `{"x":"${'y'.repeat(200_000)}"}`,
] as const;

const HEADERS = [
  'Content-Type: application/json',
  'Content-Type: text/plain',
  'Content-Type: application/x-www-form-urlencoded',
  'Content-Type: ;;;',
  'Content-Type:',
  'Content-Encoding: gzip',
  'Content-Encoding: identity',
  'Authorization: Bearer',
  'Authorization: Bearer x y z',
  'Authorization: Basic YTpi',
  `Authorization: Bearer wm_live_${'a'.repeat(38)}`,
  'Authorization: \u00ff',
  'If-None-Match: *',
  'If-None-Match: "',
  'Accept: text/html',
  'Accept: \u0080',
  'X-Forwarded-For: ::::',
  'X-Forwarded-For: 10.0.0.1',
  'Origin: null',
  'Expect: 100-continue',
  'Expect: tea',
  'Range: bytes=0-',
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Cookie: a=b',
  'Transfer-Encoding: gzip',
  'Host: evil',
  'X-HTTP-Method-Override: DELETE',
  'Content-Length: -1',
  'Content-Length: 99999999',
] as const;

const METHODS = [
  ...Array(12).fill('GET'),
  ...Array(6).fill('POST'),
  'HEAD',
  'OPTIONS',
  'PUT',
  'DELETE',
  'TRACE',
  'CONNECT',
  'BREW',
  'get',
  '',
] as const;

/** One request that may be anything: mostly near to what our routes expect, so that it gets beyond the first check. */
export function anyRequest(random: Source): AnyRequest {
  const some = (most: number, list: readonly string[]) =>
    Array.from({ length: Math.floor(random() * most) }, () => pick(random, list)).join('');
  const method = pick(random, METHODS);
  const base = random() < 0.85 ? pick(random, ROUTES).path : `/api${some(3, PIECES)}`;
  const query =
    random() < 0.7 ? `?${pick(random, ['q', 'domain', 'input', 'format'])}=${some(4, PIECES)}` : some(3, PIECES);
  const target = Buffer.from(`${base}${query}`, random() < 0.5 ? 'utf8' : 'latin1')
    .toString('latin1')
    .replace(/[\s\0]/g, '');
  const body = random() < 0.6 ? Buffer.from(pick(random, BODIES)) : Buffer.alloc(0);
  const isChunked = random() < 0.2;
  const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`;
  const headers = [
    'Host: waymark.localhost',
    'Connection: close',
    ...Array.from({ length: Math.floor(random() * 4) }, () => pick(random, HEADERS)),
  ];
  const head = [`${method} ${target} HTTP/1.1`, ...headers, ...(body.length || isChunked ? [length] : [])].join('\r\n');
  const chunks = isChunked
    ? Buffer.concat([
        ...(body.length ? [Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n')] : []),
        Buffer.from('0\r\n\r\n'),
      ])
    : body;
  const noise =
    random() < 0.05 ? Buffer.from(Array.from({ length: 40 }, () => Math.floor(random() * 256))) : Buffer.alloc(0);
  return {
    method,
    path: pathOf(target),
    bytes: Buffer.concat([Buffer.from(`${head}\r\n\r\n`, 'latin1'), chunks, noise]),
  };
}

function pathOf(target: string): string {
  return URL.parse(`http://waymark.test${target}`)?.pathname ?? '';
}
