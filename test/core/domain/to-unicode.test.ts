import { describe, expect, it } from 'vitest';
import { parseDomain } from '../../../src/core/domain/parse-domain.ts';
import { registrableDomain } from '../../../src/core/domain/registrable-domain.ts';
import { toUnicode } from '../../../src/core/domain/to-unicode.ts';

function shown(text: string): string {
  const parsed = parseDomain(text);
  return parsed.ok ? toUnicode(parsed.domain) : parsed.message;
}

describe('toUnicode', () => {
  it.each([
    'nike.com',
    'bücher.de',
    '例え.jp',
    'пример.рф',
    'straße.de',
    'δοκιμή.gr',
    'ไทย.com',
    'بيت.com',
    'kødbyen.dk',
  ])('shows %s as people write it', (domain) => {
    expect(shown(domain)).toBe(domain);
  });

  it.each([
    ['аррӏе.com', 'xn--80ak6aa92e.com'],
    ['pаypal.com', 'xn--pypal-4ve.com'],
  ])('shows %s, which looks like another name, as it is registered', (domain, registered) => {
    expect(shown(domain)).toBe(registered);
  });
});

describe('registrableDomain', () => {
  it.each([
    ['shop.nike.com', 'nike.com'],
    ['a.b.example.co.uk', 'example.co.uk'],
    ['anna.github.io', 'anna.github.io'],
    ['github.io', 'github.io'],
    ['shop.bakery.example', 'bakery.example'],
  ])('of %s is %s', (domain, registered) => {
    expect(registrableDomain(domain)).toBe(registered);
  });
});
