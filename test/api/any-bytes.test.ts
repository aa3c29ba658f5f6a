import { connect } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { ROUTES } from '../../src/api/routes.ts';
import { problemBody } from '../../src/api/schemas/problem.ts';
import { ERROR_TABLE } from '../../src/core/error-table.ts';
import { apiDependencies, serviceDeps } from '../support/api.ts';
import { serveApi } from '../support/api-doors.ts';
import { siteDocument, siteRecord } from '../support/site-record.ts';
import { newIndex, rememberRecord } from '../support/test-index.ts';

/*
 * For any bytes in method, path, query, headers and body the answer is a documented status with a valid problem body,
 * never 5xx, never a stack. The bytes are drawn from a seeded source, so that a failure can be looked at again.
 */

const ROUNDS = 1500;
const STATUSES = new Set([200, 204, 304, ...Object.values(ERROR_TABLE).map(({ status }) => status)]);

const index = await newIndex();
const AT = '2026-03-02T08:00:00.000Z';
await rememberRecord(index, siteRecord('bakery.example', AT, { document: siteDocument('bakery.example') }));

const faults: unknown[] = [];
let minutes = 0;
// Each request comes a minute after the last one, so that limits do not hide what stands behind them.
const clock = () => new Date(Date.parse(AT) + minutes * 60_000);
const dependencies = apiDependencies(serviceDeps(index, clock), { onFault: (_id, cause) => faults.push(cause) });
const { services } = dependencies;
const granting = { ...services, takeGrant: services.peekGrant };
const { port } = await serveApi({ ...dependencies, services: granting });
afterAll(() => expect(faults).toEqual([]));

/** A seeded source of numbers below 1 (mulberry32). */
function source(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Source = () => number;
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

function anyRequest(random: Source): { method: string; bytes: Buffer } {
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
    'Host: waymark.test',
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
  return { method, bytes: Buffer.concat([Buffer.from(`${head}\r\n\r\n`, 'latin1'), chunks, noise]) };
}

function send(bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    // A request that says it has more to come gets no answer: the sender is waited for.
    socket.setTimeout(150, () => socket.destroy());
    socket.on('data', (part) => {
      answer += part.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}

function judge(method: string, answer: string): string | null {
  const whole = answer.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
  if (whole === '') return null;
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(whole)?.[1]);
  if (!STATUSES.has(status)) return `status ${status}`;
  if (status >= 500) return `status ${status}`;
  if (/\n\s+at .+:\d+:\d+|node_modules|SQLITE/.test(whole)) return 'a stack';
  const [head = '', body = ''] = whole.split(/\r\n\r\n(.*)/s);
  if (status < 400 || method === 'HEAD' || /^content-type: text\/plain/im.test(head)) return null;
  if (!/^content-type: application\/problem\+json/im.test(head))
    return /no page$/.test(body) ? null : `no problem: ${head}`;
  const parsed = problemBody.safeParse(JSON.parse(Buffer.from(body, 'latin1').toString('utf8')));
  return parsed.success && parsed.data.status === status ? null : `not a valid problem: ${body.slice(0, 300)}`;
}

describe('any bytes at all', () => {
  test.each([1, 2, 3, 4])(
    'get a documented status and a valid problem body (seed %i)',
    { timeout: 120_000 },
    async (seed) => {
      const random = source(seed);
      const wrong: string[] = [];
      const seen = new Set<string>();
      for (let round = 0; round < ROUNDS / 4; round += 8) {
        const requests = Array.from({ length: 8 }, () => anyRequest(random));
        minutes += 2;
        const answers = await Promise.all(requests.map(({ bytes }) => send(bytes)));
        for (const [at, answer] of answers.entries()) {
          const { method, bytes } = requests[at] ?? { method: '', bytes: Buffer.alloc(0) };
          seen.add(answer.slice(9, 12));
          const fault = judge(method, answer);
          if (fault !== null)
            wrong.push(`${fault}\n  for ${JSON.stringify(bytes.subarray(0, 400).toString('latin1'))}`);
        }
      }
      expect(wrong).toEqual([]);
      expect([...seen]).toEqual(expect.arrayContaining(['200', '400', '404', '405']));
    },
  );
});
