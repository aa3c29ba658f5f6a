import { describe, expect, it } from 'vitest';
import type { PageKind } from '../../src/core/site/page-kind.ts';
import { readStructuredData } from '../../src/extract/data/structured-data.ts';
import { toDay } from '../../src/extract/page-date.ts';
import { readPageType } from '../../src/extract/page-type.ts';
import { readSiteLanguages } from '../../src/extract/site-languages.ts';
import { cpuMs } from '../support/cpu-ms.ts';
import { htmlPage, jsonLd } from './html-page.ts';

const PROSE = 'The town council met on Monday evening and talked about the old bridge for a long time. '.repeat(6);

function typed(html: string, address = 'https://acme.example/one', title = 'One thing', words = 90) {
  return typedAs('other', html, address, title, words);
}

function typedAs(kind: PageKind, html: string, address = 'https://acme.example/one', title = 'One thing', words = 90) {
  const page = htmlPage(html, address);
  return readPageType(page, { items: readStructuredData(page), title, siteName: null, heading: null, words, kind });
}

describe('a page that its program calls an article', () => {
  const article = '<meta property="og:type" content="article">';
  const published = '<meta property="article:published_time" content="2025-01-13">';

  it('is none where it is about the site: how it is reached, who works there', () => {
    expect(typedAs('contact', `${article}<p>${PROSE}</p>`)).toBeNull();
    expect(typedAs('contact', `${article}${published}<p>${PROSE}</p>`)).toBeNull();
    expect(typedAs('careers', `${article}<p>${PROSE}</p>`)).toBeNull();
    expect(typedAs('other', `${article}<p>${PROSE}</p>`)).toMatchObject({ type: 'article' });
    expect(typedAs('support', `${article}${published}<p>${PROSE}</p>`)).toMatchObject({ type: 'article' });
  });

  it.each(['page-template-default page page-id-374', 'path-node page-node-type-page has-glyphicons'])(
    'is none where the program sets it apart from posts: %s',
    (classes) => {
      expect(typed(`${article}${published}<body class="${classes}"><p>${PROSE}</p></body>`)).toBeNull();
    },
  );

  it('is one at the address of a headline', () => {
    const address = 'https://acme.example/why-we-open-the-old-bridge-again';
    const body = `<body class="page page-id-374"><p>${PROSE}</p></body>`;
    expect(typed(`${article}${published}${body}`, address)).toMatchObject({ type: 'article' });
  });

  it('is one where the program calls it a post', () => {
    expect(typed(`${article}<body class="single single-post postid-18"><p>${PROSE}</p></body>`)).toMatchObject({
      type: 'article',
    });
  });
});

describe('articles in the data of a page that calls itself one', () => {
  const others = [1, 2, 3].map(
    (at) =>
      `<div itemscope itemtype="https://schema.org/Article"><b itemprop="headline">Number ${at} of others</b><time itemprop="datePublished" datetime="2024-0${at}-05">x</time></div>`,
  );
  const article = '<meta property="og:type" content="article">';

  it('make it no list of them', () => {
    expect(typed(`${article}${others.join('')}`)).toBeNull();
    expect(typed(others.join(''))).toMatchObject({ type: 'article_list', count: 3 });
  });

  it('lend it no day', () => {
    const published = '<meta property="article:published_time" content="2025-01-13">';
    expect(typed(`${article}${published}${others.join('')}`)).toMatchObject({ type: 'article', date: '2025-01-13' });
    const story = typed(`${article}<article>${PROSE}</article>${others.join('')}`);
    expect(story).toMatchObject({ type: 'article' });
    expect(story?.date).toBeUndefined();
  });
});

describe('what a page declares', () => {
  it.each([
    [
      'JSON-LD',
      jsonLd({ '@type': 'NewsArticle', headline: 'One thing', datePublished: '2025-01-13T08:00:00Z' }),
      'news_article',
      '2025-01-13',
    ],
    [
      'JSON-LD of what is heard, where the program calls all it has products',
      `<meta property="og:type" content="product.item">${jsonLd({ '@type': 'AudioObject', name: 'One thing', datePublished: '2025-01-13' })}`,
      'audio',
      '2025-01-13',
    ],
    [
      'JSON-LD in a graph',
      jsonLd({
        '@graph': [
          { '@type': 'WebSite', name: 'Acme' },
          { '@type': 'Recipe', name: 'One thing', datePublished: '2024-02-29' },
        ],
      }),
      'recipe',
      '2024-02-29',
    ],
    [
      'Microdata',
      '<div itemscope itemtype="https://schema.org/BlogPosting"><h1 itemprop="headline">One thing</h1><time itemprop="datePublished" datetime="2023-05-06">x</time></div>',
      'blog_post',
      '2023-05-06',
    ],
    [
      'RDFa',
      '<div vocab="https://schema.org/" typeof="Event"><span property="name">One thing</span><meta property="startDate" content="2026-05-03T19:00"></div>',
      'event',
      '2026-05-03',
    ],
    [
      'Open Graph',
      '<meta property="og:type" content="video.other"><meta property="article:published_time" content="2022-12-01">',
      'video',
      '2022-12-01',
    ],
    [
      'meta elements',
      '<meta property="article:published_time" content="Mon, 13 Jan 2025 10:00:00 GMT">',
      'article',
      '2025-01-13',
    ],
    [
      'hAtom',
      `<div class="hentry"><abbr class="published" title="2021-03-04T10:00">x</abbr><p>${PROSE}</p></div>`,
      'article',
      '2021-03-04',
    ],
    ['time', `<article><time datetime="2020-10-11">x</time><p>${PROSE}</p></article>`, 'article', '2020-10-11'],
  ])('is believed: %s', (_name, html, type, date) => {
    expect(typed(html)).toMatchObject({ type, date });
  });

  it('has the day of the address where what is marked is of another week, and what is marked within one', () => {
    const marked = (day: string) => jsonLd({ '@type': 'Article', headline: 'One thing', datePublished: day });
    const dateOf = (day: string) => typed(marked(day), 'https://acme.example/2019/10/22/one-thing')?.date;
    expect([dateOf('2009-04-11'), dateOf('2019-10-23T01:00:00Z'), dateOf('')]).toEqual([
      '2019-10-22',
      '2019-10-23',
      '2019-10-22',
    ]);
  });

  it('tells a list from one thing', () => {
    const products = [1, 2, 3, 4].map((at) => ({ '@type': 'Product', name: `Chair ${at}` }));
    expect(typed(jsonLd(products), undefined, 'Chairs')).toEqual({ type: 'product_list', count: 4 });
    expect(typed(jsonLd(products), undefined, 'Chair 3')).toEqual({ type: 'product', thing: 'Chair 3' });
  });

  it('never takes what stands aside for the page', () => {
    const html = jsonLd({
      '@type': 'WebPage',
      publisher: { '@type': 'Organization' },
      review: { '@type': 'Book', name: 'Other' },
    });
    expect(typed(html, undefined, 'One thing', 10)).toBeNull();
    expect(typed(jsonLd({ '@type': 'Article', headline: 'One thing', datePublished: 'yesterday' }))).toEqual({
      type: 'article',
      thing: 'One thing',
    });
  });
});

describe('what the form of a page tells', () => {
  it.each([
    [
      'a lost password',
      '<form><input type="email"></form>',
      'https://acme.example/customer/account/forgotpassword',
      'password_reset',
    ],
    ['a thread', '<p>x</p>', 'https://acme.example/viewtopic.php?t=12', 'forum_thread'],
    [
      'one thing to buy',
      '<form action="/cart/add" method="post"><button>x</button></form>',
      'https://acme.example/chair',
      'product',
    ],
    ['an archive', '<p>x</p>', 'https://acme.example/blog/page/3', 'archive'],
  ])('%s', (_name, html, address, type) => {
    expect(typed(html, address)?.type).toBe(type);
  });

  it.each([
    ['a page of the site', '<p>x</p>', 'https://acme.example/about'],
    ['a page about passwords', '<p>x</p>', 'https://acme.example/how-to-choose-a-password'],
    ['a list to buy from', '<form action="/cart/add"></form>'.repeat(9), 'https://acme.example/chairs'],
    ['a page with a number', '<p>x</p>', 'https://acme.example/page.php?id=12'],
  ])('nothing of %s', (_name, html, address) => {
    expect(typed(html, address)).toBeNull();
  });
});

it('reads days that machines wrote, and no others', () => {
  expect(['2025-01-13', '20250113', '2025/01/13 10:00', '13 Jan 2025', 'Tue, 3 Feb 2026 10:00'].map(toDay)).toEqual([
    '2025-01-13',
    '2025-01-13',
    '2025-01-13',
    '2025-01-13',
    '2026-02-03',
  ]);
  expect(['13.01.2025', '01/02/2025', '2025-02-30', '1925-01-01', '202501130912345', ''].map(toDay)).toEqual(
    Array(6).fill(null),
  );
});

it('languages are those of links that name them with where they are spoken, and none of a count', () => {
  const html =
    '<a href="/pt">Português (Brasil)</a><a href="/tw">中文（台灣）</a><a href="/zh">中國語</a><a href="/ar">عربي</a><a href="/de">Deutsch (120)</a><a href="/tag/deutsch/">Deutsch</a>';
  expect(readSiteLanguages([htmlPage(html)], 'en').map(({ code }) => code)).toEqual(['pt', 'zh', 'ar']);
});

it('finds the languages of a site by hreflang, else by links in their own names', () => {
  const byTags = htmlPage(
    '<link rel="alternate" hreflang="en-GB" href="/en"><link rel="alternate" hreflang="x-default" href="/"><link rel="alternate" hreflang="zh-Hant" href="https://zh.acme.example/">',
  );
  expect(readSiteLanguages([byTags], 'en')).toEqual([
    { code: 'en', url: 'https://acme.example/en' },
    { code: 'zh', url: 'https://zh.acme.example/' },
  ]);
  const byNames = htmlPage(
    '<a href="/de">Deutsch</a><a href="/ja">日本語</a><a href="/en">EN</a><a href="/it">it</a><a href="https://other.example/fr">Français</a>',
  );
  expect(readSiteLanguages([byNames], 'de').map(({ code }) => code)).toEqual(['de', 'ja', 'en']);
});

describe('links that may lead to another language', () => {
  const codes = (html: string, spoken: string) => readSiteLanguages([htmlPage(html)], spoken).map(({ code }) => code);

  it('do by two capitals only beside the language of the page or English, or to an address in English', () => {
    expect(codes('<a href="/world-uk">UK</a>', 'en')).toEqual([]);
    expect(codes('<a href="https://uk.acme.example/">UK</a>', 'en')).toEqual([]);
    expect(codes('<a href="/tag/eu">EU</a><a href="/news">News</a>', 'en')).toEqual([]);
    expect(codes('<a href="/hr">HR</a><a href="/sr">SR</a><a href="/swr">SWR</a>', 'de')).toEqual([]);
    expect(codes('<a href="/start?l=1">DE</a><a href="/start?l=2">FR</a>', 'de')).toEqual(['de', 'fr']);
    expect(codes('<a href="/histoire">FR</a><a href="/casa">IT</a>', 'de')).toEqual(['fr', 'it']);
    expect(codes('<a href="/en/">EN</a>', 'de')).toEqual(['en']);
  });

  it('do not where a story stands elsewhere in the same language', () => {
    const copy = '<link rel="alternate" hreflang="en" href="https://other.example/story">';
    expect(codes(copy, 'en')).toEqual([]);
    expect(codes(copy, 'de')).toEqual(['en']);
  });

  it('do not by the name of the language that the page is in, or of a country', () => {
    expect(codes('<a href="/kitchens/hungarian">Magyar</a><a href="/kitchens/thai">Thai</a>', 'hu')).toEqual([]);
    expect(codes('<a href="/cards/english">English</a><a href="/cards/other">Other</a>', 'en')).toEqual([]);
    expect(codes('<a href="/topic/indonesia">Indonesia</a>', 'en')).toEqual([]);
    expect(codes('<a href="/">English</a><a href="/id">Bahasa Indonesia</a>', 'en')).toEqual(['en', 'id']);
  });
});

it('is not slowed down by hostile pages', () => {
  const startedAt = cpuMs();
  for (const html of [
    '<form action="add-add-add-to'.concat('-add'.repeat(20_000), '">'),
    `<time datetime="${'2'.repeat(100_000)}">`,
    '<article>'.repeat(20_000),
    `<div id="post-1" class="post">`.repeat(20_000),
    `<link rel=alternate hreflang=en href=/x>`.repeat(20_000),
  ]) {
    typed(html);
    readSiteLanguages([htmlPage(html)], 'en');
  }
  expect(cpuMs() - startedAt).toBeLessThan(5_000);
});
