import { describe, expect, test } from 'vitest';
import { nearestPage } from '../../src/search/nearest-page.ts';
import { parseQuery, toPageKey } from '../../src/search/parse-query.ts';

describe('a query', () => {
  test.each([
    ['nike.com', 'nike.com'],
    ['NIKE.com', 'nike.com'],
    ['https://www.nike.com', 'nike.com'],
    ['http://nike.com/', 'nike.com'],
    ['nike.com.', 'nike.com'],
    ['nike.com?utm=1', 'nike.com'],
    ['nike.com/#top', 'nike.com'],
    ['münchen.de', 'xn--mnchen-3ya.de'],
    ['例え.jp', 'xn--r8jz45g.jp'],
  ])('%s asks for a site', (query, domain) => {
    expect(parseQuery(query)).toEqual({ kind: 'domain', domain });
  });

  test.each([
    ['stripe.com/pricing', 'stripe.com', '/pricing'],
    ['https://www.stripe.com/pricing/?a=b#c', 'stripe.com', '/pricing'],
    ['stripe.com/de/preise', 'stripe.com', '/de/preise'],
    ['shop.dk/%C3%A5bningstider', 'shop.dk', '/åbningstider'],
    ['shop.dk/åbningstider', 'shop.dk', '/åbningstider'],
    ['shop.dk/100%', 'shop.dk', '/100%'],
    ['shop.dk/100%-økologisk', 'shop.dk', '/100%-økologisk'],
    ['shop.dk/om os', 'shop.dk', '/om os'],
    ['https://shop.dk/om os/?a=b c', 'shop.dk', '/om os'],
    ['shop.dk/om%20os', 'shop.dk', '/om os'],
    ['shop.dk/a\u030Abent', 'shop.dk', '/åbent'],
  ])('%s asks for a page', (query, domain, path) => {
    expect(parseQuery(query)).toEqual({ kind: 'page', domain, path });
  });

  test.each([
    'bakery',
    'bakery in aarhus',
    'nike.com shoes',
    'nike.com / shoes',
    'nike.com/ shoes',
    'nike.com? or adidas',
    'and/or bread',
    'km/h record',
    'TCP/IP',
    'and/or',
    '24/7',
    '127.0.0.1',
    'http://10.0.0.1/',
    'localhost',
    'user@mail.com',
    'nike.com:8080',
    '[::1]',
    'ftp://nike.com',
    'https://',
    '...',
    'C++',
    'ラーメン',
    '-',
  ])('%s asks for a subject', (query) => {
    expect(parseQuery(query)).toEqual({ kind: 'topic', text: query });
  });

  test('never throws and takes its time from no length', () => {
    for (const part of ['/', '%', '.', ':', '[', '-', 'a.', '://', '\uD800']) {
      for (const query of [part.repeat(500), `a.com/${part.repeat(490)}`, `${part.repeat(490)}x`]) parseQuery(query);
    }
  });
});

describe('paths', () => {
  test.each([
    ['/', '/'],
    ['//', '/'],
    ['/a/', '/a'],
    ['/a//', '/a'],
    ['/a?b=1', '/a'],
    ['/a#b', '/a'],
    ['/%D0%BE', '/о'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['/100%-%C3%B8', '/100%-ø'],
    ['/100%25-ø', '/100%-ø'],
  ])('%s is compared as %s', (path, key) => {
    expect(toPageKey(path)).toBe(key);
  });

  test.each([
    ['the very page', ['/', '/menu', '/about'], '/menu', '/menu', true],
    ['a page with a slash', ['/', '/menu/'], '/menu', '/menu/', true],
    ['an encoded page', ['/', '/%C3%A5bent'], '/åbent', '/%C3%A5bent', true],
    ['the page above', ['/', '/shop', '/about'], '/shop/shoes', '/shop', false],
    ['the one that shares most', ['/', '/shop', '/shop/shoes/red'], '/shop/shoes/blue', '/shop/shoes/red', false],
    ['the home page when nothing is shared', ['/about', '/'], '/prices', '/', false],
    ['the shortest when there is no home page', ['/about-us', '/menu'], '/prices', '/menu', false],
    ['the same with an ending', ['/', '/contact.html'], '/contact', '/contact.html', false],
    ['the same in another form', ['/', '/hire', '/tarifs'], '/tarif', '/tarifs', false],
    ['what has most of the words', ['/', '/about', '/about-our-team'], '/our-team', '/about-our-team', false],
    ['none for the sake of a few letters', ['/', '/contents'], '/con', '/', false],
    ['another spelling of case', ['/', '/Menu', '/about'], '/menu/x', '/Menu', false],
  ])('nearest is %s', (_what, keys, path, key, exact) => {
    expect(nearestPage(keys, path)).toEqual({ key, exact });
  });

  test('a site without pages has no nearest page', () => {
    expect(nearestPage([], '/menu')).toEqual({ key: null, exact: false });
  });
});
