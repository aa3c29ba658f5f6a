import { sampleAnswer } from '../../scripts/samples/sample-visit.ts';
import type { DomainName } from '../../src/core/domain/domain-name.ts';
import { siteNodes } from '../../src/extract/data/json-ld.ts';
import { readStructuredData } from '../../src/extract/data/structured-data.ts';
import { parsePage } from '../../src/extract/page/parse-page.ts';
import type { ParsedPage } from '../../src/extract/page/parsed-page.ts';
import type { SitePages } from '../../src/extract/site-pages.ts';

/** A page as the crawler would hand it over. */
export function htmlPage(html: string, address = 'https://acme.example/'): ParsedPage {
  const page = parsePage(sampleAnswer(address, html, { role: 'page' }));
  if (!page) throw new Error('not a page');
  return page;
}

/** A site of the given pages: path → HTML; home first. */
export function htmlSite(pages: Readonly<Record<string, string>>, domain = 'acme.example'): SitePages {
  const parsed = Object.entries(pages).map(([path, html]) => htmlPage(html, `https://${domain}${path}`));
  return {
    pages: parsed,
    items: new Map(parsed.map((page) => [page, readStructuredData(page, siteNodes(parsed))])),
    domain: domain as DomainName,
  };
}

/** A page head with one JSON-LD script. */
export function jsonLd(value: unknown): string {
  return `<script type="application/ld+json">${typeof value === 'string' ? value : JSON.stringify(value)}</script>`;
}
