import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { MAX_SITEMAP_PAGES, readSitemap } from '../../../src/crawl/visit/sitemap.ts';
import { cpuMs } from '../../support/cpu-ms.ts';

const read = (text: string) => readSitemap(new TextEncoder().encode(text));
const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

describe('readSitemap', () => {
  it('reads the pages of a urlset, entities and CDATA taken off, and not those of its pictures', () => {
    const xml = `<?xml version="1.0"?><urlset ${NS} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
      <url><loc> https://a.example/x?a=1&amp;b=2 </loc><image:image><image:loc>https://a.example/x.png</image:loc></image:image></url>
      <url><loc><![CDATA[https://a.example/y]]></loc><lastmod>2026-01-01</lastmod></url><url><loc>/relative</loc></url></urlset>`;
    expect(read(xml)).toMatchObject({ pages: ['https://a.example/x?a=1&b=2', 'https://a.example/y'], files: [] });
  });
  it('reads prefixed names and byte order marks', () => {
    expect(read('\uFEFF<sm:urlset><sm:url><sm:loc>https://a.example/x</sm:loc></sm:url></sm:urlset>').pages).toEqual([
      'https://a.example/x',
    ]);
  });
  it('reads the files of an index', () => {
    const xml = `<sitemapindex ${NS}><sitemap><loc>https://a.example/1.xml</loc></sitemap><sitemap><loc>https://a.example/2.xml.gz</loc></sitemap></sitemapindex>`;
    expect(read(xml)).toMatchObject({ pages: [], files: ['https://a.example/1.xml', 'https://a.example/2.xml.gz'] });
  });
  it('reads feeds and plain text', () => {
    expect(
      read('<rss><channel><link>https://a.example/</link><item><link>https://a.example/x</link></item></channel></rss>')
        .pages,
    ).toEqual(['https://a.example/x']);
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><link rel="self" href="https://a.example/feed"/><entry>
      <link rel="edit" href="https://a.example/edit"/><link href="https://a.example/x"/><id>1</id></entry></feed>`;
    expect(read(atom).pages).toEqual(['https://a.example/x']);
    expect(read('https://a.example/x\r\nnot an address\nhttps://a.example/y\n').pages).toEqual([
      'https://a.example/x',
      'https://a.example/y',
    ]);
  });
  it('unpacks, also what was cut', () => {
    const xml = `<urlset>${Array.from({ length: 300 }, (_, page) => `<url><loc>https://a.example/${page}-${Math.sin(page)}</loc></url>`).join('')}</urlset>`;
    const packed = gzipSync(xml);
    expect(readSitemap(packed).pages).toHaveLength(300);
    expect(readSitemap(packed.subarray(0, packed.byteLength / 2)).pages.length).toBeGreaterThan(50);
  });
  it.each([
    '',
    'no addresses',
    '<!DOCTYPE html><a href="https://a.example/">x</a>',
    '<urlset><url><loc>',
    '<<<>>>',
    '{"a":1}',
  ])('holds nothing when it is no sitemap: %j', (text) => {
    expect(read(text)).toMatchObject({ pages: [], files: [] });
  });
  it.each(['<u>', '<url><loc>', '<u></x>'])('is not slowed down by a megabyte of %s', (tags) => {
    const startedAt = cpuMs();
    expect(read(tags.repeat(2 ** 20 / tags.length)).pages).toEqual([]);
    expect(cpuMs() - startedAt).toBeLessThan(2_000);
  });
  it('keeps a sample of a large one, and unpacks no bomb', () => {
    const url = (page: number) => `<url><loc>https://a.example/${page}</loc></url>`;
    expect(
      read(`<urlset>${Array.from({ length: 20_000 }, (_, page) => url(page)).join('')}</urlset>`).pages,
    ).toHaveLength(MAX_SITEMAP_PAGES);
    expect(readSitemap(gzipSync(Buffer.alloc(64 * 1024 * 1024)))).toMatchObject({ pages: [], files: [] });
  });
});
