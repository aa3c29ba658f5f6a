import { RANGES } from './ranges.ts';
import { hostLines, pick, type RawKind } from './raw-attack.ts';

const FILES = ['/', '/directory', '/sitemap.xml', '/badge.js', '/docs/api'] as const;
/** Addresses of every door. */
const PATHS = [
  ...FILES,
  '/openapi.json',
  '/api/stats',
  '/api/search?q=bakery',
  '/search?q=bread',
  '/badge.svg?domain=nobody.com',
  '/site/nobody.com',
  '/healthz',
  '/nothing',
] as const;

const times = (count: number, make: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => make(n)).join('');
const get = (random: () => number, more = ''): string =>
  `GET ${pick(random, PATHS)} HTTP/1.1\r\n${hostLines(random)}${more}\r\n`;
const post = (random: () => number, headers: string, body: string): string =>
  `POST ${pick(random, ['/api/search', '/api/suggest', '/api/mcp', '/api/register', '/claim', '/nothing'])} HTTP/1.1\r\n${hostLines(random)}Content-Type: application/json\r\n${headers}\r\n${body}`;
const postLong = (random: () => number, body: string): string =>
  post(random, `Content-Length: ${body.length}\r\n`, body);

const SPOILERS: readonly ((line: string, random: () => number) => string)[] = [
  (line) => line.replace('GET', 'G\0T'),
  (line) => line.replace(' HTTP/1.1', ''),
  (line) => line.replace('HTTP/1.1', 'HTTP/2.0'),
  (line) => line.replace('1.1', '1.'),
  (line) => line.replace(' /', ' \\'),
  (line) => line.replace(' /', '  /'),
  (line) => line.replace(' /', ' http://'),
  (line) => line.replace(' /', ' //'),
  (line) => line.replace(' /', ' ftp://x/'),
  (line) => line.replace('\r\n', '\n'),
  (line) => line.replace('\r\n', '\r'),
  (line) => line.replace('GET', 'PRI * HTTP/2.0\r\n\r\nSM'),
  (line) => `\r\n\r\n${line}`,
  (line) => line.replace('GET', 'CONNECT'),
  (line) => `\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03${line}`,
  (line, random) => {
    const at = Math.floor(random() * line.length);
    return line.slice(0, at) + String.fromCharCode(Math.floor(random() * 256)) + line.slice(at + 1);
  },
];

const WRONG_CHUNKS = [
  'ZZ\r\n',
  '-5\r\nhello\r\n0\r\n\r\n',
  'ffffffffffffffff\r\nx',
  '5;a=b\r\nhello\r\n0\r\n\r\n',
  `5;${'x'.repeat(40_000)}\r\nhello\r\n0\r\n\r\n`,
  '5\r\nhelloworld\r\n0\r\n\r\n',
  '0\r\nX: y\r\n\r\n',
  `0\r\n${'X: y\r\n'.repeat(5000)}\r\n`,
  '\r\n\r\n',
  '5\nhello\n0\n\n',
  ' 5\r\nhello\r\n0\r\n\r\n',
  '0x5\r\nhello\r\n0\r\n\r\n',
  '1\r\na\r\n'.repeat(3000),
] as const;

const HIDDEN = 'GET /hidden HTTP/1.1\r\nHost: localhost\r\n\r\n';
/** Headers by which two readers see different ends of a body. */
const DISAGREEING = [
  `Content-Length: ${HIDDEN.length + 5}\r\nTransfer-Encoding: chunked\r\n`,
  `Transfer-Encoding: chunked\r\nContent-Length: ${HIDDEN.length + 5}\r\n`,
  `Content-Length: 5\r\nContent-Length: ${HIDDEN.length + 5}\r\n`,
  `Content-Length: 5, ${HIDDEN.length + 5}\r\n`,
  ...['+5', '0x5', '5 5', '-5', '5,5', '5.0', '\v5', '"5"', '99999999999999999999'].map(
    (size) => `Content-Length: ${size}\r\n`,
  ),
  ...['xchunked', 'chunked, identity', '\vchunked', '"chunked"', 'chunked\0', 'gzip', 'chunked, chunked'].map(
    (coding) => `Transfer-Encoding: ${coding}\r\nContent-Length: ${HIDDEN.length + 5}\r\n`,
  ),
  `Transfer-Encoding : chunked\r\nContent-Length: ${HIDDEN.length + 5}\r\n`,
  ` Transfer-Encoding: chunked\r\nContent-Length: ${HIDDEN.length + 5}\r\n`,
  `X: y\nTransfer-Encoding: chunked\r\nContent-Length: ${HIDDEN.length + 5}\r\n`,
  `Transfer-Encoding:\r\n chunked\r\nContent-Length: ${HIDDEN.length + 5}\r\n`,
  `Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\nContent-Length: ${HIDDEN.length + 5}\r\n`,
] as const;

const HUGE_JSON: readonly ((size: number) => string)[] = [
  (size) => '['.repeat(size),
  (size) => `${'['.repeat(size / 2)}${']'.repeat(size / 2)}`,
  (size) => '{"a":'.repeat(size / 5),
  (size) => `{"query":"${'y'.repeat(size)}"}`,
  (size) => `{"query":"${'\\u0000'.repeat(size / 6)}"}`,
  (size) => `{"query":["${'a","'.repeat(size / 4)}"]}`,
  (size) => `{"domain":"x.com","actions":[${'{},'.repeat(size / 3)}{}]}`,
  (size) => `{${times(size / 20, (n) => `"key${n}":${n},`)}"z":1}`,
  (size) => `{"limit":1${'0'.repeat(size)}}`,
  (size) =>
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search","arguments":{"query":"${'z'.repeat(size)}"}}}`,
];

/** Every kind of request that was thought up to harm. */
export const RAW_KINDS: readonly RawKind[] = [
  {
    name: 'spoilt request lines',
    draw: (random) => ({ parts: [Buffer.from(pick(random, SPOILERS)(get(random), random), 'latin1')] }),
  },
  {
    name: 'floods of headers',
    draw: (random) => {
      const count = Math.floor(random() * 3000);
      const long = 'x'.repeat(random() * 20_000);
      const flood = pick(random, [
        times(count, (n) => `X-${n}: y\r\n`),
        `X: ${long}\r\n`,
        `${long}: y\r\n`,
        'A:\r\n'.repeat(count),
      ]);
      return { parts: [get(random, flood)] };
    },
  },
  {
    name: 'nonsense in chunks',
    draw: (random) => ({ parts: [post(random, 'Transfer-Encoding: chunked\r\n', pick(random, WRONG_CHUNKS))] }),
  },
  {
    name: 'requests hidden in bodies',
    draw: (random) => ({
      parts: [post(random, `${pick(random, DISAGREEING)}`, `0\r\n\r\n${HIDDEN}`)],
      mostAnswers: 1,
    }),
  },
  {
    name: 'parts of files',
    draw: (random) => {
      const isHead = random() < 0.2;
      const headers = `Range: ${pick(random, RANGES)}\r\n${random() < 0.3 ? 'If-Range: "x"\r\n' : ''}Connection: close\r\n`;
      const line = `${isHead ? 'HEAD' : 'GET'} ${pick(random, FILES)} HTTP/1.1\r\n`;
      return { parts: [`${line}${hostLines(random)}${headers}\r\n`], isHead, mostAnswers: 1 };
    },
  },
  {
    name: 'callers who go',
    draw: (random) => ({
      parts: [
        random() < 0.5
          ? get(random, `Range: ${pick(random, RANGES)}\r\n`)
          : postLong(random, `{"query":"${'a'.repeat(random() * 1000)}`).slice(0, -50),
      ],
      leaves: pick(random, ['when sent', 'when answered'] as const),
    }),
  },
  {
    name: 'bodies that come slowly, or never',
    draw: (random) => {
      const head = post(random, 'Content-Length: 20\r\n', '');
      return { parts: [head, ...Array.from('{"query":"bakery"}  '.slice(0, random() * 21))] };
    },
  },
  {
    name: 'huge JSON',
    draw: (random) => ({ parts: [postLong(random, pick(random, HUGE_JSON)(Math.floor(random() * 300_000)))] }),
  },
  {
    name: 'NUL, and paths without end',
    draw: (random) => {
      const path = pick(random, PATHS);
      const odd = pick(random, [
        '%00',
        '\0',
        '%2e%2e/',
        '../',
        '%ff',
        '%',
        '%u0041',
        '/.',
        '//',
        '\\',
        'é',
        '%c0%af',
        ';',
        '%0d%0aX:y',
      ]);
      const bytes = `GET ${path}/${odd.repeat(1 + random() * 2000)} HTTP/1.1\r\n${hostLines(random)}Connection: close\r\n\r\n`;
      return { parts: [Buffer.from(bytes, 'latin1')] };
    },
  },
  {
    name: 'many requests at once',
    draw: (random) => {
      const count = Math.ceil(random() * 60);
      const broken = random() < 0.3 ? 'broken\0\r\n\r\n' : '';
      return { parts: [times(count, () => get(random)) + broken], mostAnswers: count + 1 };
    },
  },
];
