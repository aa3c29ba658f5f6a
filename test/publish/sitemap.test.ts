import { describe, expect, it } from 'vitest';
import type { SiteRow } from '../../src/core/site/site-row.ts';
import { listsTxt, robotsTxt, sitemapFiles } from '../../src/publish/sitemap.ts';

const row = (n: number, score: number | null = 60): SiteRow => ({
  domain: `site-${n}.example`,
  name: 'A & B',
  status: 'active',
  score,
  isClaimed: false,
  hasDocument: score !== null,
  met: [],
  unseen: [],
  category: null,
  place: null,
  language: null,
  changedAt: '2026-11-19T04:12:00Z',
});

describe('the sitemap', () => {
  it('names the pages, and the sites that have a score, with the day they changed', () => {
    const files = sitemapFiles(
      [{ path: '/docs' }, { path: '/directory/place/kraków', changedAt: '2026-11-18T00:00:00Z' }],
      [row(1), row(2, null)],
      'https://waymark.example',
    );
    const text = files.get('sitemap.xml') ?? '';
    expect(text).toContain('<loc>https://waymark.example/docs</loc></url>');
    expect(text).toContain(
      '<loc>https://waymark.example/directory/place/krak%C3%B3w</loc><lastmod>2026-11-18</lastmod>',
    );
    expect(text).toContain('<loc>https://waymark.example/site/site-1.example</loc><lastmod>2026-11-19</lastmod>');
    expect(text).not.toContain('site-2.example');
  });

  it('becomes an index with parts above 50,000 addresses', () => {
    const rows = Array.from({ length: 50_001 }, (_, n) => row(n));
    const files = sitemapFiles([], rows, 'https://waymark.example');
    expect([...files.keys()].sort()).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap.xml']);
    expect(files.get('sitemap.xml')).toContain('<loc>https://waymark.example/sitemap-2.xml</loc>');
    expect(files.get('sitemap-1.xml')?.match(/<url>/g)).toHaveLength(50_000);
  });
});

describe('robots.txt', () => {
  it('lets agents that obey it ask the API, and keeps crawlers out of pages of results', () => {
    const text = robotsTxt('https://waymark.example');
    expect(text).toContain('Sitemap: https://waymark.example/sitemap.xml\n');
    expect(text.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /search', 'Disallow: /check?']);
  });
});

describe('the index of lists', () => {
  it('names each list once, by its Markdown twin', () => {
    const lists = [
      { title: 'Bakery', path: '/directory/category/shop-bakery' },
      { title: 'Bakery', path: '/directory/category/shop-bakery/2' },
      { title: '80–100, agent-ready', path: '/directory/score/80-100' },
      { title: 'A](https://evil.example) [Village, France', path: '/directory/place/a-fr' },
    ];
    const links = listsTxt(lists, 'https://waymark.example').match(/^- .*$/gm);
    expect(links).toEqual([
      '- [Bakery](https://waymark.example/directory/category/shop-bakery.md)',
      '- [80–100, agent-ready](https://waymark.example/directory/score/80-100.md)',
      '- [A\\]\\(https://evil.example) \\[Village, France](https://waymark.example/directory/place/a-fr.md)',
    ]);
  });
});
