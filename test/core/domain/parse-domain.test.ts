import { describe, expect, it } from 'vitest';
import { operatorDomain, parseDomain } from '../../../src/core/domain/parse-domain.ts';

describe('parseDomain', () => {
  it.each([
    ['nike.com', 'nike.com'],
    ['  nike.com\n', 'nike.com'],
    ['NIKE.Com', 'nike.com'],
    ['https://www.nike.com', 'nike.com'],
    ['HTTP://WWW.Nike.com/shoes?size=42#top', 'nike.com'],
    ['nike.com/shoes', 'nike.com'],
    ['nike.com.', 'nike.com'],
    ['www.nike.com', 'nike.com'],
    ['shop.nike.com', 'shop.nike.com'],
    ['www.shop.nike.com', 'shop.nike.com'],
    ['bücher.de', 'xn--bcher-kva.de'],
    ['BÜCHER.DE', 'xn--bcher-kva.de'],
    ['xn--bcher-kva.de', 'xn--bcher-kva.de'],
    ['ｎｉｋｅ．ｃｏｍ', 'nike.com'],
    ['例え。jp', 'xn--r8jz45g.jp'],
    ['пример.рф', 'xn--e1afmkfd.xn--p1ai'],
    ['straße.de', 'xn--strae-oqa.de'],
    ['anna.github.io', 'anna.github.io'],
    ['github.io', 'github.io'],
    ['www.com', 'www.com'],
    ['www.gov.uk', 'www.gov.uk'],
    ['1und1.de', '1und1.de'],
    ['a-b.co.uk', 'a-b.co.uk'],
  ])('takes %j as %s', (text, domain) => {
    expect(parseDomain(text)).toEqual({ ok: true, domain });
  });

  it.each([
    ['', 'No domain'],
    ['   ', 'No domain'],
    ['nike', 'ending is missing'],
    ['localhost', 'ending is missing'],
    ['user@nike.com', 'user name'],
    ['https://user:secret@nike.com/', 'user name'],
    ['nike.com:8080', 'port'],
    ['https://nike.com:443/', 'port'],
    ['127.0.0.1', 'IP address'],
    ['127.1', 'IP address'],
    ['http://2130706433/', 'IP address'],
    ['0x7f.0.0.1', 'IP address'],
    ['0177.0.0.1', 'IP address'],
    ['１２７．０．０．１', 'IP address'],
    ['[::1]', 'IP address'],
    ['http://[::ffff:127.0.0.1]/', 'IP address'],
    ['ftp://nike.com', 'not a domain'],
    ['javascript:alert(1)', 'not a valid host name'],
    ['//nike.com', 'not a domain'],
    ['nike .com', 'not a domain'],
    ['nike.com\\@evil.com', 'not a domain'],
    ['nike%2ecom', 'not a domain'],
    ['nike\u0000.com', 'not a domain'],
    ['nike..com', 'not a valid host name'],
    ['..', 'not a valid host name'],
    ['../../etc', 'not a valid host name'],
    ['nike.com..', 'not a valid host name'],
    ['.nike.com', 'not a valid host name'],
    ['-nike.com', 'not a valid host name'],
    ['nike-.com', 'not a valid host name'],
    ['ni_ke.com', 'not a valid host name'],
    [`${'a'.repeat(64)}.com`, 'not a valid host name'],
    [`${'a.'.repeat(130)}com`, 'not a valid host name'],
    ['x'.repeat(5000), 'too long'],
    ['co.uk', 'shared by many'],
    ['com.au', 'shared by many'],
    ['nike.notasuffix', 'not a public ending'],
    ['bakery.example', 'reserved'],
    ['bakery.test', 'reserved'],
    ['bakery.invalid', 'reserved'],
    ['app.localhost', 'reserved'],
    ['printer.local', 'reserved'],
    ['wiki.internal', 'reserved'],
    ['abc.onion', 'reserved'],
    ['nas.home.arpa', 'reserved'],
    ['bücher.example', '"bücher.example" is not public'],
  ])('refuses %j', (text, reason) => {
    expect(parseDomain(text)).toEqual({ ok: false, message: expect.stringContaining(reason) });
  });

  it('keeps www. where only the www host is indexed', () => {
    expect(parseDomain('https://www.nike.com/', { keepWww: true })).toEqual({ ok: true, domain: 'www.nike.com' });
  });

  it('never repeats control characters of the input in its message', () => {
    const parsed = parseDomain('a\u001b[31m\u202eb');
    expect(parsed.ok ? '' : parsed.message).not.toMatch(/\p{C}/u);
  });
});

describe('operatorDomain', () => {
  it.each(['bakery.example', 'wiki.internal', 'shop.test', 'nike.notasuffix'])(
    'takes %s, whatever its suffix',
    (text) => {
      expect(operatorDomain(text)).toEqual({ ok: true, domain: text });
    },
  );

  it.each(['localhost', '127.0.0.1', '[::1]', 'http://2130706433', 'a_b.example', 'bakery.example:80', ''])(
    'still refuses %j',
    (text) => {
      expect(operatorDomain(text).ok).toBe(false);
    },
  );
});
