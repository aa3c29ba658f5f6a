import { fill, type InputTable, inputsOf, nest, numbered } from './worst-input.ts';

const SITEMAPS: InputTable = {
  'open tags': (size) => fill('<u>', size),
  'open pages': (size) => fill('<url>', size),
  'open addresses': (size) => fill('<url><loc>', size),
  'pages in pages, closed': (size) => `<urlset>${nest('<url>', '</url>', size)}`,
  'names that differ': (size) => numbered(size, (at) => `<a${at.toString(36)}>`),
  'closing tags of nothing': (size) => `<urlset>${fill('</x>', size)}`,
  'closing tags that differ': (size) => `<urlset>${numbered(size, (at) => `</a${at.toString(36)}>`)}`,
  'a deep stack, then foreign closing tags': (size) => '<u>'.repeat(400) + fill('</x>', size),
  'self-closing tags': (size) => `<urlset>${fill('<url/>', size)}`,
  'one long text': (size) => `<urlset><url><loc>https://a.example/${fill('x', size)}`,
  'one long text of entities': (size) => `<urlset><url><loc>https://a.example/${fill('&amp;', size)}`,
  'entities that are declared': (size) =>
    `<!DOCTYPE x [${numbered(size, (at) => `<!ENTITY e${at} "&e${at + 1};">`)}]><urlset><url><loc>&e0;`,
  'entities without end': (size) => `<urlset><url><loc>${fill('&#x', size)}`,
  attributes: (size) => `<urlset ${numbered(size, (at) => `xmlns:a${at}="x" `)}>`,
  'an open attribute': (size) => `<urlset xmlns="${fill('x', size)}`,
  'open comments': (size) => fill('<!--', size),
  instructions: (size) => fill('<?xml ', size),
  'open CDATA': (size) => `<urlset><url><loc>${fill('<![CDATA[', size)}`,
  'empty addresses': (size) => `<urlset>${fill('<url><loc></loc></url>', size)}`,
  'addresses of no site': (size) => `<urlset>${fill('<url><loc>x</loc></url>', size)}`,
  'long addresses': (size) => `<urlset>${fill(`<url><loc>https://a.example/${'x'.repeat(3_000)}</loc></url>`, size)}`,
  'one address again and again': (size) => `<urlset>${fill('<url><loc>https://corner.example/x</loc></url>', size)}`,
  'an index of many files': (size) =>
    `<sitemapindex>${numbered(size, (at) => `<sitemap><loc>https://corner.example/${at}.xml</loc></sitemap>`)}`,
  'an index of itself': (size) =>
    `<sitemapindex>${fill('<sitemap><loc>https://corner.example/sitemap.xml</loc></sitemap>', size)}`,
  pictures: (size) =>
    `<urlset><url>${fill('<image:image><image:loc>https://a.example/x.png</image:loc></image:image>', size)}`,
  languages: (size) =>
    `<urlset><url>${fill('<xhtml:link rel="alternate" hreflang="de" href="https://a.example/"/>', size)}`,
  'prefixes that differ': (size) => numbered(size, (at) => `<p${at}:url><p${at}:loc>https://corner.example/${at}`),
  'feed items': (size) => `<rss>${fill('<item><link>x</link></item>', size)}`,
  'lines of text': (size) => numbered(size, (at) => `https://corner.example/${at}\n`),
  'empty lines': (size) => `x${fill('\n', size)}`,
  'one line': (size) => `https://corner.example/${fill('x', size)}`,
  'white space': (size) => fill(' ', size),
  'white space, then a tag': (size) => `${fill(' ', size)}<urlset>`,
  'open brackets': (size) => fill('<', size),
};

/** Sitemaps as they are read: XML, feeds and text. */
export const SITEMAP_INPUTS = inputsOf('sitemaps', 'sitemap', SITEMAPS);
