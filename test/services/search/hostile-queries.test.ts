import { expect, test } from 'vitest';
import { search } from '../../../src/services/search/search.ts';
import { siteDocument, siteRecord } from '../../support/site-record.ts';
import { newIndex, rememberRecord } from '../../support/test-index.ts';

const index = await newIndex();
const AT = '2026-03-02T08:00:00.000Z';
const PAGES = {
  '/': { title: 'Home', content: 'Bread from the oven. Select your loaf, drop in, and order or update near us.' },
};
await rememberRecord(
  index,
  siteRecord('bakery.example', AT, {
    document: siteDocument('bakery.example', { lawp: { name: 'Corner Bakery', pages: PAGES } }),
  }),
);
const WORDS = Array.from({ length: 60 }, (_, at) => `w${at}`).join(' ');

/** Signs of full-text search and SQL, of other writing, and more of everything than anybody types. */
const HOSTILE = [
  ...['"', '""', '"""', "'", "''", '`', '\\', '\\"', '“bread”', '«bread»', '"bread', 'bread"', '"bread" "', "bread'"],
  ...[
    'AND',
    'OR',
    'NOT',
    'NEAR',
    'bread AND',
    'OR bread',
    'bread NOT',
    'NOT NOT',
    'bread AND OR NOT oven',
    'AND AND AND',
  ],
  ...[
    'NEAR(bread oven, 5)',
    'NEAR("bread" "oven")',
    'NEAR(',
    'bread NEAR/2 oven',
    '^bread',
    'bread + oven',
    '-bread',
    '+bread',
  ],
  ...[
    'name:bread',
    'name : bread',
    '{name topic} : bread',
    '- {name} : bread',
    'facets : x',
    'rowid:1',
    'rank:1',
    ': :',
    '{}',
    '{',
  ],
  ...[
    '*',
    '**',
    'br*',
    '*ad',
    'b*d',
    '"br"*',
    '%',
    '_',
    'br%',
    'b_ead',
    '?',
    '??',
    '[a-z]',
    '.*',
    '(a+)+$',
    '^$',
    '~',
    '|',
    '||',
    '&&',
  ],
  ...[
    '(',
    ')',
    '()',
    '((((',
    '))))',
    '(bread',
    'bread)',
    '(bread OR (oven',
    '( AND )',
    '[',
    ']',
    '<',
    '>',
    '<script>alert(1)</script>',
  ],
  ...[
    "'; drop table sites; --",
    '"; delete from site_fts; --',
    "1' or '1'='1",
    '1 or 1=1',
    'select * from sites',
    '/* x */',
    '--',
    ';;',
  ],
  ...[
    "bread') union select 1,2,3 --",
    "char(0)||'",
    "x' and load_extension('a')",
    'pragma journal_mode=off',
    'attach database ":memory:"',
  ],
  ...[
    '\u0000',
    'bread\u0000oven',
    '\u0000"\u0000',
    '\u0001\u001f\u007f',
    '\ufeffbread',
    '\uffff',
    '\ufffe',
    '\u{10ffff}',
    '\u{f0000}x',
  ],
  ...['\ue000', '\uf000shop\uf0ffbakery', '\uf004cornerbakery', 'bread \uf001dk', '\uf0ff', '\ue0a0\ue0a1'],
  ...[
    '🥐',
    '👩‍🍳 bread',
    '🇩🇰',
    '🏳️‍🌈',
    '1️⃣',
    '😀'.repeat(250),
    '\u200b',
    '\u200bbread\u200b',
    '\u00ad',
    'br\u00adead',
    '\u2060',
  ],
  ...[
    '\u202ebread',
    '\u202e\u202d\u202c',
    '\u2067bread\u2069',
    '\u200fخبز',
    'خبز bread',
    'לחם\u200e',
    '\u061cخبز',
    '\u202a'.repeat(499),
  ],
  ...[`e${'\u0301'.repeat(499)}`, '\u0301'.repeat(500), `b${'\u0300'.repeat(100)}r${'\u0323'.repeat(100)}ead`, 'Z̷͝a̵͝l̴͝g̸͝o̵͝'],
  ...[
    'क्षि',
    'เบเกอรี่',
    'ខ្មែរ',
    'မြန်မာ',
    '한국어',
    '東京都内パン屋',
    'ﾊﾟﾝ',
    'ａｂｃ',
    '１２３',
    'ßẞ',
    'İıIi',
    'ǅ',
    'ﬁ',
    '㍿',
    '𝕓𝕣𝕖𝕒𝕕',
  ],
  ...[
    'a',
    'a b c d e f g h i j',
    'the and to of in for',
    'x'.repeat(500),
    'bread '.repeat(83).trim(),
    WORDS,
    'a '.repeat(249).trim(),
  ],
  ...[
    '0',
    '-1',
    '1e309',
    'NaN',
    'null',
    'undefined',
    'true',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '%00',
    '%2527',
    '\\u0000',
  ],
  ...[
    'http://',
    'https://[::1',
    '//',
    'a.b.c.d.e',
    '..',
    '.',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '@',
    'a@b',
    '#',
    'bread/../..',
    '\ud83d',
  ],
  ...[
    'under €',
    'under € bread',
    '< 0 kr',
    'over 99999999999999999999 EUR',
    'in',
    'near',
    'open now',
    'cheap',
    'in in in',
    'near near Paris',
  ],
];

test.each([...new Set(HOSTILE)])('is answered without an error, twice alike: %j', async (query) => {
  const input = { index, query, tier: 'pro', context: { baseUrl: 'https://w.example', now: new Date(AT) } } as const;
  const { response } = await search(input);
  expect(response.results.length).toBeLessThanOrEqual(1);
  expect((await search(input)).response).toEqual(response);
});

test('after all of it everything is still there', async () => {
  const context = { baseUrl: 'https://w.example', now: new Date(AT) };
  const { response } = await search({ index, query: 'corner bakery', tier: 'pro', context });
  expect(response.results.map(({ domain }) => domain)).toEqual(['bakery.example']);
});
