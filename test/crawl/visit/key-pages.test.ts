import { describe, expect, it } from 'vitest';
import { chooseKeyPages } from '../../../src/crawl/visit/key-pages.ts';
import { type CrawledLink, lawpOfLinkHeader, readPageLinks } from '../../../src/crawl/visit/page-links.ts';
import { cpuMs } from '../../support/cpu-ms.ts';

const home = new URL('https://www.shop.example/');
const bytes = (text: string) => new TextEncoder().encode(text);
const linksOf = (html: string, type = 'text/html; charset=utf-8') => readPageLinks(bytes(html), type, home);
const link = (path: string, text = '', area: CrawledLink['area'] = 'main'): CrawledLink => ({
  url: new URL(path, home),
  text,
  area,
});
const choose = (links: readonly CrawledLink[], limit = 12, sitemap: readonly string[] = []) =>
  chooseKeyPages({ home, links, sitemap, limit }).map(({ pathname }) => pathname);

describe('readPageLinks', () => {
  it('knows where a link stands and what it says', () => {
    const { links } =
      linksOf(`<header><a href="/logo"><img alt="Shop"></a></header><nav><a href="/contact">Con<b>tact</b></a></nav>
      <div class="main-menu"><a href="menu#today">Menu</a></div><main><a href="/about" title="About us"></a></main>
      <footer><a href="/imprint">Imprint</a></footer><a href="mailto:a@shop.example">Mail</a><a href="javascript:x()">x</a><script>"<a href='/no'>"</script>`);
    expect(links.map(({ url, text, area }) => [url.pathname + url.hash, text, area])).toEqual([
      ['/logo', 'Shop', 'header'],
      ['/contact', 'Contact', 'navigation'],
      ['/menu', 'Menu', 'navigation'],
      ['/about', 'About us', 'main'],
      ['/imprint', 'Imprint', 'footer'],
    ]);
  });
  it.each([
    ['div role="navigation"', 'navigation'],
    ['div role="menubar"', 'navigation'],
    ['div role="banner"', 'header'],
    ['div role="contentinfo"', 'footer'],
    ['ul id="nav"', 'navigation'],
    ['table class="wide TopMenu"', 'navigation'],
    ['td class="page-footer"', 'footer'],
    ['section id="colophon"', 'footer'],
    ['div class="menus"', 'main'],
    ['p class="menu"', 'main'],
    ['header><div role="main"', 'main'],
    ['footer><main', 'main'],
  ])('knows by tag, role or name what <%s> is', (opened, area) => {
    expect(linksOf(`<${opened}><a href="/x">X</a>`).links).toMatchObject([{ area }]);
  });

  it('heeds base, charset, refresh and rel=lawp', () => {
    const { links, refresh, lawp } = readPageLinks(
      Uint8Array.from([
        ...bytes(
          '<base href="/shop/"><meta http-equiv=Refresh content="0; URL=\'/start\'"><link rel="alternate LAWP" href="agents.json"><a href=x>',
        ),
        0xca,
        0xee,
        0xed,
      ]),
      'text/html; charset=windows-1251',
      home,
    );
    expect(links.map(({ url, text }) => [url.pathname, text])).toEqual([['/shop/x', 'Кон']]);
    expect([refresh?.pathname, lawp?.pathname]).toEqual(
      ['/shop/start', '/shop/agents.json'].map((path, index) => (index === 0 ? '/start' : path)),
    );
  });
  it.each(['<b>', '<b></i>', '<a href=/x><div>'])('is not slowed down by a megabyte of %s', (tags) => {
    const startedAt = cpuMs();
    const { links } = linksOf(`<a href="/start">Start</a>${tags.repeat(2 ** 20 / tags.length)}`);
    expect(links.map(({ url }) => url.pathname)).toContain('/start');
    expect(cpuMs() - startedAt).toBeLessThan(2_000);
  });

  it.each([
    ['<link rel="alternate" hreflang="en-GB" href="/en/"><a href="/x">English</a>', '/en/'],
    ['<link rel="alternate" hreflang="en" type="application/rss+xml" href="/feed"><a href="/uk">English</a>', '/uk'],
    ['<a href="/angielski">In English</a>', '/angielski'],
    ['<a href="/english-lessons">English lessons</a>', undefined],
  ])('finds where the page is in English: %s', (html, path) => {
    expect(linksOf(html).english?.pathname).toBe(path);
  });

  it('tells a page that forwards from one that renews itself', () => {
    for (const content of ['0 url=/start', ' 5 ,url = &quot;/start', '0.5;/start'])
      expect(linksOf(`<meta http-equiv="refresh" content="${content}">`).refresh?.pathname).toBe('/start');
    expect(linksOf('<meta http-equiv="refresh" content="300">').refresh).toBeNull();
    expect(linksOf('<meta http-equiv="refresh" content="0;url=https://www.shop.example/">').refresh).toBeNull();
    expect(linksOf('<meta http-equiv="refresh" content="60;url=/news">').refresh).toBeNull();
  });
  it.each([
    '<a href="',
    '<a href=x><a href=y><nav></div></nav>',
    '<'.repeat(10_000),
    '<a href=x>'.repeat(10_000),
    '<nav>'.repeat(10_000),
  ])('never throws (%#)', (html) => {
    expect(linksOf(html).links.length).toBeLessThanOrEqual(2_000);
  });
});

describe('lawpOfLinkHeader', () => {
  it.each([
    ['</a.json>; rel="lawp"', '/a.json'],
    ['<https://cdn.example/x.css>; rel=preload, </a.json>; title="x, y"; rel="alternate lawp"', '/a.json'],
    ['</a.json>; rel=lawp; type="application/json"', '/a.json'],
    ['</a.json>; rel="lawps"', undefined],
    ['rel=lawp', undefined],
    ['', undefined],
  ])('%s', (header, path) => {
    expect(lawpOfLinkHeader(header, home)?.pathname).toBe(path);
  });
});

describe('chooseKeyPages', () => {
  it('prefers pages that tell what a visitor can do, whatever their language', () => {
    const chosen = choose(
      [
        link('/datenschutz', 'Datenschutz', 'footer'),
        link('/p1', 'Frühlingsgruß'),
        link('/kontakt', 'Kontakt', 'navigation'),
        link('/speisekarte', 'Speisekarte', 'navigation'),
        link('/о-нас', 'О нас'),
      ],
      3,
    );
    expect(chosen.map((path) => decodeURI(path)).sort()).toEqual(['/kontakt', '/speisekarte', '/о-нас']);
  });
  it('stays on the site and leaves out queries, files, feeds and ways out', () => {
    const links = [
      'https://other.example/contact',
      'https://shop.example:8080/contact',
      '/contact?x=1',
      '/menu.pdf',
      '/photo.jpg',
      '/feed/',
      '/logout',
      '/wp-admin/',
      '/tag/bread',
      '/page/2',
      '/',
    ].map((path) => link(path, 'Contact'));
    expect(choose(links)).toEqual([]);
  });
  it('spends no visit on a second way to the home page', () => {
    expect(choose([link('/home', 'Home', 'navigation'), link('/start', 'Startseite', 'navigation')])).toEqual([]);
  });
  it('asks for every page once, on the host that answered', () => {
    const links = [
      '/contact',
      '/contact/',
      '/contact#form',
      'http://shop.example/contact',
      '/contact/index.html',
      '/%63ontact',
    ].map((path) => link(path, 'Contact'));
    const chosen = chooseKeyPages({ home, links, sitemap: ['https://shop.example/contact'], limit: 12 });
    expect(chosen).toHaveLength(1);
    expect(chosen[0]?.origin).toBe('https://www.shop.example');
  });
  it('takes one page of each kind before the second of any', () => {
    const links = [
      link('/products/a', 'Products'),
      link('/products/b', 'Products'),
      link('/products/c', 'Products'),
      link('/faq', 'FAQ', 'footer'),
    ];
    expect(choose(links, 2)).toContain('/faq');
  });
  it('fills up from the sitemap', () => {
    expect(choose([], 12, ['https://www.shop.example/about', 'https://www.shop.example/x', 'nonsense'])).toEqual([
      '/about',
      '/x',
    ]);
  });
  it('judges by robots.txt only what it needs, and gives up where nearly nothing is allowed', () => {
    const judged: string[] = [];
    const links = Array.from({ length: 500 }, (_, at) => link(`/p${at}`));
    const chosen = (isAllowed: boolean) =>
      chooseKeyPages({
        home,
        links,
        sitemap: [],
        limit: 3,
        mayVisit: ({ pathname }) => judged.push(pathname) > 0 && isAllowed,
      }).length;
    expect([chosen(true), judged.length]).toEqual([3, 3]);
    expect([chosen(false), judged.length]).toEqual([0, 103]);
  });
  it('never chooses what robots.txt forbids, nor more than the limit', () => {
    const links = Array.from({ length: 50 }, (_, page) => link(`/p${page}`));
    const chosen = chooseKeyPages({
      home,
      links,
      sitemap: [],
      limit: 12,
      mayVisit: ({ pathname }) => pathname !== '/p1',
    });
    expect(chosen).toHaveLength(12);
    expect(chosen.map(({ pathname }) => pathname)).not.toContain('/p1');
  });
});

it('visits the site\u2019s own English start page first, and no other site for it', () => {
  const links = [link('/kontakt', 'Kontakt', 'navigation')];
  const paths = (english: string) =>
    chooseKeyPages({ home, links, sitemap: [], limit: 12, english: new URL(english, home) }).map(
      ({ pathname }) => pathname,
    );
  expect(paths('/en/')).toEqual(['/en/', '/kontakt']);
  expect(paths('/')).toEqual(['/kontakt']);
  expect(paths('https://en.shop.example/')).toEqual(['/kontakt']);
});
