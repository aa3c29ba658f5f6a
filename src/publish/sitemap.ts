import { escapeXml } from '../badges/escape-xml.ts';
import type { SiteRow } from '../core/site/site-row.ts';
import { toIsoDay } from '../prints/format-day.ts';
import { plainMarkdown } from '../prints/plain-markdown.ts';

/** The protocol's limit of one file. */
const MAX_ADDRESSES = 50_000;

/** A page as the sitemap names it. */
export interface Address {
  readonly path: string;
  /** ISO 8601; absent where nobody knows. */
  readonly changedAt?: string;
}

/** Sitemap files by path: one, or an index with its parts when there are more than 50,000 addresses. */
export function sitemapFiles(
  pages: readonly Address[],
  rows: readonly SiteRow[],
  baseUrl: string,
): ReadonlyMap<string, string> {
  const sites = rows.filter(({ hasDocument }) => hasDocument);
  const addresses: Address[] = [
    ...pages,
    ...sites.map(({ domain, changedAt }) => ({ path: `/site/${domain}`, changedAt })),
  ];
  const parts: Address[][] = [];
  for (let at = 0; at < addresses.length; at += MAX_ADDRESSES) parts.push(addresses.slice(at, at + MAX_ADDRESSES));
  const [only = []] = parts;
  if (parts.length < 2) return new Map([['sitemap.xml', urlSet(only, baseUrl)]]);
  const files = new Map(parts.map((part, n) => [`sitemap-${n + 1}.xml`, urlSet(part, baseUrl)]));
  const index = [...files.keys()].map((name) => `<sitemap><loc>${escapeXml(`${baseUrl}/${name}`)}</loc></sitemap>`);
  files.set('sitemap.xml', document('sitemapindex', index));
  return files;
}

/**
 * What robots.txt of the service says: all may read all but pages of results, of which there is no end, and checks of
 * documents, for which other sites are asked. The API is for
 * programs, and those that obey robots.txt are the ones we want to ask it.
 */
export function robotsTxt(baseUrl: string): string {
  return `User-agent: *\nDisallow: /search\nDisallow: /check?\n\nSitemap: ${baseUrl}/sitemap.xml\n`;
}

/**
 * The lists of sites by name, first pages only, as llmstxt.org proposes: llms.txt leads here, since there may be thousands.
 * @param lists each with its title and its path: "Bakery", "/directory/category/shop-bakery"
 */
export function listsTxt(lists: readonly { readonly title: string; readonly path: string }[], baseUrl: string): string {
  const lines = lists
    .filter(({ path }) => !/\/\d+$/.test(path))
    .map(({ title, path }) => `- [${plainMarkdown(title)}](${baseUrl}${encodeURI(path)}.md)`);
  return `# Lists of sites\n\n> Every category, place, language and range of scores that has a site in the index.\n\n## Lists\n\n${lines.join('\n')}\n`;
}

function urlSet(addresses: readonly Address[], baseUrl: string): string {
  const lines = addresses.map(({ path, changedAt }) => {
    const changed = changedAt === undefined ? '' : `<lastmod>${toIsoDay(changedAt)}</lastmod>`;
    return `<url><loc>${escapeXml(`${baseUrl}${encodeURI(path)}`)}</loc>${changed}</url>`;
  });
  return document('urlset', lines);
}

function document(root: string, lines: readonly string[]): string {
  const open = `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${[open, ...lines, `</${root}>`].join('\n')}\n`;
}
