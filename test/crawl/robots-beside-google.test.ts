import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseRobotsFile, rulesFor } from '../../src/crawl/robots/robots-file.ts';

/** A file is written octet by octet: "\xe4" is one octet, which is no UTF-8. */
type Case = readonly [file: string, path: string, allowed: boolean];

function allows(file: string, path: string): boolean {
  return rulesFor(parseRobotsFile(Buffer.from(file, 'latin1')), 'WaymarkBot').allows(path);
}

function judgeAll(cases: readonly Case[]): void {
  for (const [file, path, allowed] of cases) {
    expect(allows(file, path), `${JSON.stringify(file).slice(0, 200)} ${path.slice(0, 50)}`).toBe(allowed);
  }
}

function toUtf16(text: string, order?: 'big end first'): string {
  const bytes = Buffer.from(text, 'utf16le');
  return (order === undefined ? bytes : bytes.swap16()).toString('latin1');
}

const group = (...lines: string[]) => ['User-agent: WaymarkBot', ...lines].join('\n');
const deep = (length: number) => `/${'a'.repeat(length)}`;

const LIKE_GOOGLE: Readonly<Record<string, readonly Case[]>> = {
  'other records do not end a group': [
    ['User-agent: WaymarkBot\nCrawl-delay: 5\nUser-agent: B\nDisallow: /x', '/x', false],
    ['User-agent: WaymarkBot\nSitemap: https://a.example/s.xml\nUser-agent: B\nDisallow: /x', '/x', false],
    ['User-agent: WaymarkBot\nHost: a.example\n\nUser-agent: B\nDisallow: /x', '/x', false],
    ['User-agent: WaymarkBot\nLAWP: /lawp.json\nUser-agent: B\nDisallow: /x', '/x', false],
    ['User-agent: WaymarkBot\nAllow: /\nCrawl-delay: 5\nUser-agent: B\nDisallow: /x', '/x', true],
  ],
  'octets that are no UTF-8 are percent-encoded octets': [
    [group('Disallow: /caf\xe9'), '/caf%E9', false],
    [group('Disallow: /caf\xe9'), '/caf%C3%A9', true],
    [group('Disallow: /caf\xc3\xa9'), '/caf%C3%A9', false],
    [group('Disallow: /caf%c3%a9'), '/caf%C3%A9', false],
    [group('Disallow: /\xff*\xfe$'), '/%FFx%FE', false],
    [group('Disallow: /\xc3\xa0'), '/%C3%A0', false],
    [group('Disallow: /\xc3\xa0'), '/%C3', true],
    [group('Disallow: /\x85'), '/%85', false],
  ],
  'keys count by how they begin': [
    'Dissallow',
    'dissalow',
    'Disalow',
    'diasllow',
    'DISALLAW',
    'Disallows',
    'Disallow-all',
  ]
    .map<Case>((key) => [group(`${key}: /x`), '/x', false])
    .concat([
      ['User-agents: WaymarkBot\nDisallow: /x', '/x', false],
      ['Useragent: WaymarkBot\nDisallow: /x', '/x', false],
      ['User agent: WaymarkBot\nDisallow: /x', '/x', false],
      ['User-agent-name WaymarkBot\nDisallow: /x', '/x', false],
      [group('Disallow: /', 'Allowed: /x'), '/x', true],
      [group('Disalllow: /x'), '/x', true],
      [group('No-disallow: /x'), '/x', true],
    ]),
  'a line counts as far as 16,664 octets, and a path as well': [
    [group(`Disallow: ${deep(3_000)}`), deep(3_000), false],
    [group(`Disallow: ${deep(3_000)}`), deep(2_999), true],
    [group(`Disallow: ${deep(3_000)}$`), deep(3_001), true],
    [group(`Disallow: ${deep(30_000)}`), deep(30_000), false],
    [group(`Disallow: ${deep(30_000)}`), deep(3_000), true],
    [group(`X: ${'x'.repeat(30_000)}Disallow: /`), '/x', true],
  ],
  'a byte order mark is passed over, and a part of one': [
    [`\xef\xbb\xbf${group('Disallow: /x')}`, '/x', false],
    [`\xef\xbb${group('Disallow: /x')}`, '/x', false],
    [`\xbf${group('Disallow: /x')}`, '/x', true],
  ],
};

/** What can be read in two ways keeps us out; each is allowed by Google's parser. */
const KEEPS_US_OUT: Readonly<Record<string, readonly Case[]>> = {
  'spaces in a pattern': [
    [group('Disallow: /a b'), '/a%20b', false],
    [group('Disallow: /a b'), '/a', true],
    [group('Disallow: /a /b'), '/b', false],
    [group('Disallow: /a /b'), '/a', false],
    [group('Disallow: /', 'Allow: /a b'), '/a%20b', false],
  ],
  'odd white space': [
    [group('Disallow:\xc2\xa0/x'), '/x', false],
    [group('Disallow: /x\xe2\x80\x8b'), '/x', false],
    [group('\xe3\x80\x80Disallow: /x'), '/x', false],
    [group('Disallow: /x\xc2\xa0y'), '/x%C2%A0y', false],
    [group('Disallow: /a\xe2\x80\xa8Disallow: /b'), '/b', false],
    ['User-agent: *\nDisallow: /x\n\xc2\xa0User-agent: WaymarkBot', '/x', false],
    ['User-agent:\xc2\xa0WaymarkBot\nDisallow: /x', '/x', false],
    [group('Disallow: /', '\xc2\xa0Allow: /x'), '/x', false],
  ],
  'a pattern that is no path': [
    [group('Disallow: admin'), '/admin/', false],
    [group('Disallow: https://a.example/x'), '/x', false],
    [group('Disallow: https://a.example'), '/x', false],
    [group('Disallow: ?q='), '/?q=1', false],
    [group('Disallow: $'), '/', true],
    [group('Disallow: /', 'Allow: x'), '/x', false],
  ],
  'a file in UTF-16': [
    [toUtf16('\ufeffUser-agent: WaymarkBot\nDisallow: /x'), '/x', false],
    [toUtf16('\ufeffUser-agent: WaymarkBot\nDisallow: /x', 'big end first'), '/x', false],
    [toUtf16('User-agent: WaymarkBot\nDisallow: /x'), '/x', false],
    [toUtf16('User-agent: WaymarkBot\nDisallow: /x', 'big end first'), '/x', false],
  ],
};

/** Each is judged the other way by Google's parser. */
const BY_THE_RFC: Readonly<Record<string, readonly Case[]>> = {
  'escapes of unreserved characters are those characters': [
    [group('Disallow: /%7eann'), '/~ann', false],
    [group('Disallow: /~ann'), '/%7Eann', false],
    [group('Disallow: /%41'), '/A', false],
  ],
  'escapes name the special characters themselves': [
    [group('Disallow: /a%2Ab'), '/a*b', false],
    [group('Disallow: /a%24'), '/a$b', false],
    [group('Disallow: /a$b'), '/a%24b', false],
  ],
  'small letters in an escape of a path are capitals': [[group('Disallow: /a%2Fb'), '/a%2fb', false]],
  'what an address cannot hold is percent-encoded': [
    [group('Disallow: /a b'), '/a%20b', false],
    [group('Disallow: /a\tb'), '/a%09b', false],
  ],
  'an index file is no folder': [[group('Disallow: /', 'Allow: /x/index.html'), '/x/', false]],
  'robots.txt itself is always allowed': [[group('Disallow: /'), '/robots.txt', true]],
};

it.each(Object.entries(LIKE_GOOGLE))('like Google’s parser: %s', (_, cases) => judgeAll(cases));

it.each(Object.entries(BY_THE_RFC))('by RFC 9309, unlike Google’s parser: %s', (_, cases) => judgeAll(cases));

it.each(Object.entries(KEEPS_US_OUT))('in doubt keeps out: %s', (_, cases) => judgeAll(cases));

it('reads a line as far as NUL', () => {
  judgeAll([
    [group('Disallow: /a\0b'), '/a', false],
    [group('Dis\0allow: /a'), '/a', true],
  ]);
});

/** A random case with the answer of Google's parser, and the class of decision 0014 where ours is the other one. */
interface TableRow {
  readonly file: string;
  readonly path: string;
  readonly google: 'allows' | 'refuses';
  readonly why?: string;
}

const TABLE = readFileSync(new URL('robots-beside-google.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as TableRow);
/** Classes in which the RFC decides, whichever way it goes. */
const RFC = [
  'escapes of unreserved characters',
  'escapes of special characters',
  'small letters in an escape',
  'half an escape',
];

it('answers as Google’s parser does, or is of a class that the decision names', () => {
  const others = TABLE.filter(({ file, path, google }) => allows(file, path) !== (google === 'allows'));
  expect(others).toEqual(TABLE.filter(({ why }) => why !== undefined));
  expect(TABLE.length).toBeGreaterThan(450);
  const decision = readFileSync(
    new URL('../../content/decisions/0014-robots-beside-google.md', import.meta.url),
    'utf8',
  );
  for (const why of new Set(others.map((row) => row.why))) expect(decision).toContain(`| ${why} |`);
});

it('never allows what Google’s parser refuses, but where the RFC says so', () => {
  const letIn = TABLE.filter(({ file, path, google }) => google === 'refuses' && allows(file, path));
  expect(letIn.filter(({ why = '' }) => !RFC.includes(why))).toEqual([]);
});

it('heeds a Crawl-delay for the agents above it', () => {
  const file = parseRobotsFile(
    Buffer.from('User-agent: A\nCrawl-delay: 9\nUser-agent: B\nCrawl-delay: 2\nDisallow: /x'),
  );
  expect(['A', 'B', 'C'].map((agent) => rulesFor(file, agent).crawlDelaySeconds)).toEqual([9, 2, null]);
});

it('gives the addresses that it names as they are written, in UTF-8', () => {
  const file = parseRobotsFile(Buffer.from('Sitemap: https://a.example/straße.xml\nLAWP: /straße.json'));
  expect(file).toMatchObject({ sitemaps: ['https://a.example/straße.xml'], lawp: '/straße.json' });
});
