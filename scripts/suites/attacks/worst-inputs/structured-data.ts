import { fill, type InputTable, inputsOf, nest, numbered } from './worst-input.ts';

const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
const THING = 'itemscope itemtype=https://schema.org/Thing';

const JSON_LD: InputTable = {
  'open lists': (size) => script(fill('[', size)),
  'lists in lists': (size) => script(nest('[', ']', size)),
  'objects in objects': (size) => script(`${fill('{"a":', size)}1`),
  'items in items': (size) => script(nest('{"@type":"Thing","about":', '}', size)),
  'graphs in graphs': (size) => script(nest('{"@graph":[', ']}', size)),
  'a graph that refers to itself': (size) =>
    script(
      `{"@graph":[${numbered(size, (at) => `{"@type":"Thing","@id":"#${at}","knows":[{"@id":"#${at + 1}"},{"@id":"#${at * 7}"}]},`)}{}]}`,
    ),
  'all refer to all': (size) =>
    script(
      `{"@graph":[${numbered(size, (at) => `{"@type":"Thing","@id":"#${at % 50}","knows":[${'{"@id":"#1"},'.repeat(20)}{"@id":"#2"}]},`)}{}]}`,
    ),
  'many scripts': (size) => fill(script('{"@type":"Thing","name":"x"}'), size),
  'many broken scripts': (size) => fill(script("{'@type':'Thing',name:x}"), size),
  'a broken one below the bound of mending': (size) => script(`{a:[${fill("'x',", Math.min(size, 190_000))}`),
  'open quotes': (size) => script(`{"a":"${fill('\\"', size)}`),
  'open quotes, mended': (size) => script(fill('{"a":"', Math.min(size, 190_000))),
  backslashes: (size) => script(`{"a":"${fill('\\', size)}`),
  comments: (size) => script(fill('/*', size)),
  'comments of two kinds': (size) => script(`{${fill('//*', Math.min(size, 190_000))}`),
  commas: (size) => script(`[${fill(',', size)}]`),
  'commas, mended': (size) => script(`[${fill(',x', Math.min(size, 190_000))}]`),
  'brackets that do not fit': (size) => script(fill('{]', size)),
  'brackets that do not fit, mended': (size) => script(fill('[}', Math.min(size, 190_000))),
  'quotes as entities': (size) => script(fill('{&quot;a&quot;:', size)),
  'one key again and again': (size) => script(`{"@type":"Thing",${fill('"name":"x",', size)}"name":"y"}`),
  'keys that differ': (size) => script(`{"@type":"Thing",${numbered(size, (at) => `"k${at}":"x",`)}"name":"y"}`),
  'many types': (size) => script(`{"@type":[${fill('"Thing",', size)}"Thing"]}`),
  'many contexts': (size) =>
    script(`{"@context":[${numbered(size, (at) => `{"p${at}":"https://schema.org/"},`)}{}],"@type":"Thing"}`),
  'contexts in contexts': (size) => script(`{"@context":${nest('[', ']', size)},"@type":"Thing"}`),
  'a long name': (size) => script(`{"@type":"LocalBusiness","name":"${fill('a ', size)}"}`),
  'many businesses': (size) =>
    script(
      `[${numbered(size, (at) => `{"@type":"Bakery","name":"B${at}","telephone":"+49 30 ${at}","address":"Hauptstr. ${at}, 10115 Berlin"},`)}{}]`,
    ),
  'many products': (size) =>
    script(
      `[${numbered(size, (at) => `{"@type":"Product","name":"P${at}","offers":{"price":"${at}","priceCurrency":"EUR"}},`)}{}]`,
    ),
  'many offers of one': (size) =>
    script(
      `{"@type":"Product","name":"P","offers":[${numbered(size, (at) => `{"@type":"Offer","price":"${at}"},`)}{}]}`,
    ),
  'many hours of one': (size) =>
    script(`{"@type":"Bakery","name":"B","openingHours":[${fill('"Mo-Fr 09:00-17:00",', size)}"Sa"]}`),
  'long opening hours': (size) =>
    script(`{"@type":"Bakery","name":"B","openingHours":"${fill('Mo 09:00-17:00, ', size)}"}`),
  'entities in texts': (size) => script(`{"@type":"Bakery","name":"${fill('&amp;', size)}"}`),
  'entities between brackets': (size) => script(`{"@type":"Bakery","name":"${fill('&amp;<', size)}"}`),
  'half surrogates': (size) => script(`{"@type":"Bakery","name":"${fill('\\ud800', size)}"}`),
};

const IN_MARKUP: InputTable = {
  'items in items': (size) => fill(`<div ${THING} itemprop=about>`, size),
  'many items': (size) => fill(`<div ${THING}><i itemprop=name>x</i></div>`, size),
  'properties in properties': (size) => `<div ${THING}>${fill('<i itemprop=name>x', size)}`,
  'a chain of references': (size) =>
    numbered(size, (at) => `<b id=a${at} ${THING} itemprop=about itemref=a${at + 1}>x</b>`),
  'a web of references': (size) =>
    numbered(size, (at) => `<b id=a${at} ${THING} itemprop=about itemref="${references(at)}">x</b>`),
  'items that refer to themselves': (size) => fill(`<b id=a ${THING} itemprop=about itemref=a>x</b>`, size),
  'all refer to one large element': (size) =>
    `<div id=big>${fill('<i itemprop=name>', size / 4)}${fill('x<b>', size / 4)}</div>${fill(`</b><b ${THING} itemref=big>`, size / 2)}`,
  'all refer to one deep element': (size) =>
    `<div id=big>${numbered(6_000, (at) => `<i itemprop=p${at}>`)}${fill('<b>y</b>', size / 2)}</div>${fill(`</i><b ${THING} itemref="${'big '.repeat(50)}">`, size / 2)}`,
  'two items that refer to each other': (size) =>
    fill(`<b id=a ${THING} itemprop=about itemref=c>x</b><b id=c ${THING} itemprop=about itemref=a>x</b>`, size),
  'rings of references': (size) =>
    numbered(
      size,
      (at) => `<b id=a${at} ${THING} itemprop=about itemref="a${at % 40 === 39 ? at - 39 : at + 1} a${at}">x</b>`,
    ),
  'a long list of references': (size) => `<div ${THING} itemref="${numbered(size, (at) => `a${at} `)}">x</div>`,
  'a long list of names': (size) => `<div ${THING}><i itemprop="${numbered(size, (at) => `a${at} `)}">x</i></div>`,
  'one name again and again': (size) => `<div ${THING}><i itemprop="${fill('name ', size)}">x</i></div>`,
  'many types': (size) => `<div itemscope itemtype="${fill('https://schema.org/Thing ', size)}">x</div>`,
  'RDFa in RDFa': (size) => fill('<div vocab=https://schema.org/ typeof=Thing property=about>', size),
  'RDFa properties': (size) => `<div vocab=https://schema.org/ typeof=Thing>${fill('<i property=name>x', size)}`,
  'RDFa prefixes': (size) => fill('<div prefix="a: https://schema.org/ b: https://schema.org/" typeof=a:Thing>', size),
  'RDFa prefixes that differ': (size) =>
    numbered(size, (at) => `<div prefix="p${at}: https://schema.org/" typeof=p${at}:Thing property=p0:about>`),
  'Open Graph': (size) => numbered(size, (at) => `<meta property="og:x${at % 99}" content=x>`),
};

function references(at: number): string {
  return Array.from({ length: 50 }, (_, to) => `a${(at * 7 + to) % 500}`).join(' ');
}

/** Machine-readable data in pages. */
export const STRUCTURED_DATA = [
  ...inputsOf('JSON-LD', 'page', JSON_LD),
  ...inputsOf('Microdata and RDFa', 'page', IN_MARKUP),
];
