import { expect, test } from 'vitest';
import { plainQuery } from '../../src/core/plain-query.ts';
import { readQueryText } from '../../src/core/query-text.ts';

test.each([
  ['  Rye   BREAD ', 'rye bread'],
  ['bageri i Århus', 'bageri i århus'],
  ['パン屋', 'パン屋'],
  ["baker's bread & rolls", "baker's bread & rolls"],
  ['top 10 hotels', 'top 10 hotels'],
])('%s may be kept as "%s"', (query, plain) => {
  expect(plainQuery(query)).toBe(plain);
});

test.each([
  ['an e-mail address', 'write to me@example.com'],
  ['an address of the web', 'https://example.com/secret'],
  ['a host name', 'example.com prices'],
  ['a phone number', 'call 0045 12 34 56 78'],
  ['a long number', 'order 123456'],
  ['a house number', 'who lives at 1204 elm street'],
  ['figures of other scripts', 'अनुभव ४५६'],
  ['a date of birth', 'anna 3. 4. 81'],
  ['a social media name', '@anna'],
  ['an address spelled out', 'anna at www.example'],
  ['a path', 'a/b'],
  ['markup', '<b>bread</b>'],
  ['a whole letter', 'word '.repeat(20)],
  ['nothing', '  '],
])('never keeps %s', (_what, query) => {
  expect(plainQuery(query)).toBeNull();
});

test.each(['rye\tbread', 'rye\nbread', 'rye\u0085bread', ' rye\u009fbread\u007f'])(
  'a sign that ends a line or shows nothing is a space: %j',
  (text) => {
    expect(readQueryText(text, 'q')).toEqual({ ok: true, query: 'rye bread' });
  },
);

test.each(['rye\0bread', 'rye\rbread', '\u001brye'])('a control character of ASCII is refused: %j', (text) => {
  expect(readQueryText(text, 'q')).toMatchObject({ ok: false, message: expect.stringContaining('control characters') });
});
