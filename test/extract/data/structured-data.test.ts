import { describe, expect, it } from 'vitest';
import { readStructuredData } from '../../../src/extract/data/structured-data.ts';
import { itemsOf, type StructuredItem, textOf, textsOf, walkItems } from '../../../src/extract/data/structured-item.ts';
import { htmlPage, htmlSite, jsonLd } from '../html-page.ts';

const read = (html: string): StructuredItem[] => readStructuredData(htmlPage(html));
const first = (html: string): StructuredItem => {
  const [item] = read(html);
  if (!item) throw new Error('no item');
  return item;
};

describe('JSON-LD', () => {
  it.each([
    ['a comment and a trailing comma', '{"@type":"Bakery", // ours\n "name":"Acme", /* old */ }'],
    ['raw line ends in a text', '{"@type":"Bakery","name":"Acme","description":"one\n\ttwo"}'],
    ['a CDATA wrapper', '//<![CDATA[\n{"@type":"Bakery","name":"Acme"}\n//]]>'],
    ['a comment wrapper and a semicolon', '<!-- {"@type":"Bakery","name":"Acme"}; -->'],
    ['quotes as entities', '{&quot;@type&quot;:&quot;Bakery&quot;,&quot;name&quot;:&quot;Acme&quot;}'],
    ['a missing comma', '{"@type":"Bakery" "name":"Acme"}'],
    ['an escape that JSON does not know', '{"@type":"Bakery","name":"Acme","slogan":"it\\\'s \\\\x"}'],
    ['single quotes', "{'@type':'Bakery','name':'Acme'}"],
    ['two values after another', '{"@type":"Bakery","name":"Acme"}{"@type":"WebSite","name":"Other"}'],
  ])('is read with %s', (_, source) => {
    const item = first(jsonLd(source));
    expect(item.types).toEqual(['Bakery']);
    expect(textOf(item, 'name')).toBe('Acme');
  });

  it('opens @graph and puts what a reference names in its place, never in a circle', () => {
    const graph = [
      { '@type': 'WebPage', '@id': '#page', about: { '@id': '#firm' } },
      { '@type': 'Organization', '@id': '#firm', name: 'Acme', subjectOf: { '@id': '#page' } },
    ];
    const [page, firm] = read(jsonLd({ '@context': 'https://schema.org', '@graph': graph }));
    expect(page && itemsOf(page, 'about').map((item) => textOf(item, 'name'))).toEqual(['Acme']);
    expect(firm && itemsOf(firm, 'subjectOf').length).toBe(1);
    expect([...walkItems([page, firm].filter((item) => item !== undefined))].length).toBeLessThan(10);
  });

  it('finds what a reference names on another page of the site, by absolute address', () => {
    const { pages, items } = htmlSite({
      '/': jsonLd({ '@type': 'Organization', '@id': '#firm', name: 'Acme', telephone: '86 12 34 56' }),
      '/mug': jsonLd({ '@type': 'Product', name: 'Mug', brand: { '@id': '/#firm' }, seller: { '@id': '#firm' } }),
    });
    const [mug] = items.get(pages[1] ?? htmlPage('')) ?? [];
    expect(mug && itemsOf(mug, 'brand').map((item) => textOf(item, 'telephone'))).toEqual(['86 12 34 56']);
    expect(mug && textsOf(mug, 'seller')).toEqual(['#firm']);
  });

  it('knows types by address, prefix and plain name, and leaves other vocabularies out', () => {
    const types = ['http://schema.org/Bakery', 'schema:Bakery', 'https://schema.org/Bakery'];
    for (const type of types) expect(first(jsonLd({ '@type': type, name: 'x' })).types).toEqual(['Bakery']);
    expect(read(jsonLd({ '@context': 'https://www.w3.org/ns/activitystreams', '@type': 'Person', name: 'x' }))).toEqual(
      [],
    );
  });

  it('knows the names of schema.org under the context of a search engine that has them', () => {
    const context = 'https://ziyuan.baidu.com/contexts/cambrian.jsonld';
    expect(first(jsonLd({ '@context': context, '@type': 'Recipe', name: 'x' })).types).toEqual(['Recipe']);
  });

  it('puts together what several blocks say of one id', () => {
    const about = jsonLd({ '@id': '#firm', '@type': 'Bakery', name: 'Acme' });
    const [firm, ...others] = read(about + jsonLd({ '@id': '#firm', telephone: '86 12 34 56' }));
    expect(firm && [textOf(firm, 'name'), textOf(firm, 'telephone')]).toEqual(['Acme', '86 12 34 56']);
    expect(others).toEqual([]);
  });

  it('keeps things of different types under one id apart', () => {
    const [site, firm] = read(
      jsonLd([
        { '@id': 'https://acme.example/', '@type': 'WebSite', name: 'Acme online' },
        { '@id': 'https://acme.example/', '@type': 'Bakery', name: 'Acme' },
      ]),
    );
    expect([site, firm].map((item) => item && [...item.types, textOf(item, 'name')])).toEqual([
      ['WebSite', 'Acme online'],
      ['Bakery', 'Acme'],
    ]);
  });

  it('turns @reverse round', () => {
    const turned = read(
      jsonLd({ '@type': 'Person', name: 'Ann', '@reverse': { employee: { '@type': 'Bakery', name: 'Acme' } } }),
    ).find(({ types }) => types[0] === 'Bakery');
    expect(turned && itemsOf(turned, 'employee').map((item) => textOf(item, 'name'))).toEqual(['Ann']);
  });

  it.each([
    ['a prefix', { s: 'https://schema.org/' }, { '@type': 's:Bakery', 's:name': 'Acme' }],
    ['terms of their own', { s: 'https://schema.org/', navn: 's:name' }, { '@type': 's:Bakery', navn: 'Acme' }],
    [
      'terms that are described',
      { navn: { '@id': 'https://schema.org/name' } },
      { '@type': 'https://schema.org/Bakery', navn: 'Acme' },
    ],
    ['a vocabulary', { '@vocab': 'https://schema.org/' }, { '@type': 'Bakery', name: { '@value': 'Acme' } }],
  ])('reads contexts with %s', (_, context, node) => {
    const item = first(jsonLd({ '@context': context, ...node }));
    expect([...item.types, textOf(item, 'name')]).toEqual(['Bakery', 'Acme']);
  });

  it('opens @included', () => {
    expect(read(jsonLd({ '@included': [{ '@type': 'Bakery', name: 'Acme' }] })).length).toBe(1);
  });

  it('decodes entities in texts', () => {
    expect(textOf(first(jsonLd({ '@type': 'Bakery', name: 'Caf&eacute; &amp; Br&#248;d' })), 'name')).toBe(
      'Café & Brød',
    );
  });

  it('lets no property name reach a prototype', () => {
    const item = first(jsonLd('{"@type":"Bakery","__proto__":{"polluted":"yes"},"constructor":"x","name":"Acme"}'));
    expect(Object.getPrototypeOf(item.properties)).toBeNull();
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('reads a graph that refers to itself thousands of times in bounded time', () => {
    const nodes = Array.from({ length: 400 }, (_, at) => ({
      '@type': 'Organization',
      '@id': `#${at}`,
      knows: Array.from({ length: 40 }, (__, to) => ({ '@id': `#${(at * 7 + to) % 400}` })),
    }));
    expect(read(jsonLd({ '@graph': nodes })).length).toBeLessThanOrEqual(400);
  });

  it.each(['{', '[[[[', '"text"', 'null', '{"@type":', '}{', `${'['.repeat(50_000)}`, '{"@type":"\ud800"}'])(
    'gives nothing, and does not throw, for %.20s',
    (source) => expect(read(jsonLd(source)).filter(({ types }) => types.includes('Bakery'))).toEqual([]),
  );
});

describe('Microdata', () => {
  it('reads nested items, machine values and absolute addresses', () => {
    const item = first(`<div itemscope itemtype="https://schema.org/Bakery"><h1 itemprop="name">Acme <b>Bakery</b></h1>
      <meta itemprop="priceRange" content="$$"><a itemprop="url" href="/about">us</a><time itemprop="openingHours" datetime="Mo 09:00-17:00">Mon</time>
      <p itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="addressLocality">Aarhus</span></p></div>`);
    expect(textsOf(item, 'name')).toEqual(['Acme Bakery']);
    expect(textOf(item, 'priceRange')).toBe('$$');
    expect(textOf(item, 'url')).toBe('https://acme.example/about');
    expect(textOf(item, 'openingHours')).toBe('Mo 09:00-17:00');
    expect(itemsOf(item, 'address').map((address) => textOf(address, 'addressLocality'))).toEqual(['Aarhus']);
  });

  it('follows itemref, also in a circle', () => {
    const item =
      first(`<div itemscope itemtype="https://schema.org/Bakery" itemref="tel self" id="self"><i itemprop="name">Acme</i></div>
      <p id="tel">Call <span itemprop="telephone">86 12 34 56</span></p>`);
    expect(textOf(item, 'telephone')).toBe('86 12 34 56');
  });

  it.each([
    ['a chain', (at: number) => `a${at + 1}`],
    ['a web', (at: number) => Array.from({ length: 50 }, (_, to) => `a${(at * 7 + to) % 2_000}`).join(' ')],
  ])('follows %s of itemref for twelve levels, in bounded time', (_, referencesOf) => {
    const scopes = Array.from(
      { length: 2_000 },
      (__, at) =>
        `<b id=a${at} itemscope itemtype=https://schema.org/Thing itemprop=about itemref="${referencesOf(at)}">`,
    );
    const items = read(scopes.join('</b>'));
    const depths = items.map((item) => {
      let depth = 0;
      for (let inner: StructuredItem | undefined = item; inner; inner = itemsOf(inner, 'about')[0]) depth++;
      return depth;
    });
    expect(Math.max(...depths)).toBe(12);
  });
});

describe('RDFa', () => {
  it('reads vocab, typeof, property, resource and nested items', () => {
    const item =
      first(`<div vocab="https://schema.org/" typeof="Bakery" resource="#firm"><span property="name">Acme</span>
      <a property="url" href="/x">x</a><div property="address" typeof="PostalAddress"><span property="postalCode">8000</span></div></div>`);
    expect(item).toMatchObject({ source: 'rdfa', types: ['Bakery'], id: '#firm' });
    expect(textOf(item, 'url')).toBe('https://acme.example/x');
    expect(itemsOf(item, 'address').map((address) => textOf(address, 'postalCode'))).toEqual(['8000']);
  });

  it('reads declared prefixes and leaves Open Graph tags alone', () => {
    const html = `<meta property="og:title" content="x"><div prefix="s: https://schema.org/" typeof="s:Bakery"><b property="s:name">Acme</b><b property="name">No</b></div>`;
    expect(textsOf(first(html), 'name')).toEqual(['Acme']);
    expect(read('<meta property="og:title" content="x">')).toEqual([]);
  });

  it.each([
    [
      'an item that is described elsewhere',
      '<div typeof=WebPage><link property=publisher resource="#firm"></div><div about="#firm" typeof=Bakery><b property=name>Acme</b></div>',
    ],
    [
      'what two places say of one thing',
      '<div typeof=WebPage><div property=publisher resource="#firm" typeof=Bakery></div></div><p about="#firm"><b property=name>Acme</b></p>',
    ],
    [
      'rel around the item',
      '<div typeof=WebPage><div rel=publisher><div typeof=Bakery><b property=name>Acme</b></div></div></div>',
    ],
    ['rev', '<div typeof=WebPage><div rev=mainEntityOfPage typeof=Bakery><b property=name>Acme</b></div></div>'],
    [
      'a typed value with content',
      '<div typeof=WebPage><div property=publisher typeof=Bakery><meta property=name content=Acme></div></div>',
    ],
  ])('reads %s', (_, html) => {
    const names = [...walkItems(read(`<div vocab="https://schema.org/">${html}</div>`))].map(({ item }) => item);
    expect(names.filter(({ types }) => types[0] === 'Bakery').map((item) => textOf(item, 'name'))).toEqual(['Acme']);
  });

  it('never closes a circle of references', () => {
    const html = `<div vocab="https://schema.org/"><p about="#a" typeof=Person><link property=knows resource="#b"></p>
      <p about="#b" typeof=Person><link property=knows resource="#a"></p></div>`;
    expect([...walkItems(read(html))].length).toBe(2);
  });
});
