import { describe, expect, it } from 'vitest';
import type { DomainName } from '../../../src/core/domain/domain-name.ts';
import { movedDomain } from '../../../src/core/domain/moved-domain.ts';

// The names of this table are settled.
const from = (name: string) => name as DomainName;

/** Hosts that a site may redirect to and that are no site, as `URL.hostname` gives them. */
const UNUSABLE = [
  'localhost',
  'app.localhost',
  'printer.local',
  'metadata.google.internal',
  'router.home.arpa',
  'intranet',
  'intranet.corp',
  'shop.example',
  'hidden.onion',
  '10.0.0.1',
  '203.0.113.7',
  '[::1]',
  'co.uk',
  '',
];

describe('the site that another one leads to', () => {
  it.each([
    ['inn.com', 'inn.com'],
    ['www.inn.co.uk', 'inn.co.uk'],
    ['shop.inn.github.io', 'shop.inn.github.io'],
    ['xn--bckerei-5wa.de', 'xn--bckerei-5wa.de'],
  ])('is named where it is public: %s', (hostname, name) => {
    expect(movedDomain(from('bakery.com'), hostname)).toBe(name);
    expect(movedDomain(from('bakery.example'), hostname)).toBe(name);
  });

  it.each(UNUSABLE)('is not named where nobody else could go: "%s"', (hostname) => {
    expect(movedDomain(from('bakery.com'), hostname)).toBeNull();
  });

  it('may be of the same ending, where the operator gave a name that is not public', () => {
    expect(movedDomain(from('bakery.example'), 'www.inn.example')).toBe('inn.example');
    expect(movedDomain(from('bakery.example'), 'inn.internal')).toBeNull();
    expect(movedDomain(from('bakery.example'), 'localhost')).toBeNull();
    expect(movedDomain(from('bakery.example'), '10.0.0.1')).toBeNull();
  });
});
