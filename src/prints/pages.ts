import type { SiteDocument, SitePage } from '../core/site/site-record.ts';

/** One described page: English text, and the site's own words where they are not English (R40). */
export interface PrintedPage extends SitePage {
  /** Starts with "/". */
  readonly path: string;
}

/** The described pages of a document, home first. */
export function toPages(document: SiteDocument): PrintedPage[] {
  const originals = new Map(Object.entries(document.originals));
  const types = new Map(Object.entries(document.pageTypes ?? {}));
  return Object.entries(document.lawp.pages)
    .map(([path, { title, content }]): PrintedPage => {
      const own = originals.get(path);
      const page = { path, title, content, ...types.get(path) };
      if (own === undefined) return page;
      const original = { title: own.title, content: own.content };
      const { translated, translator } = own;
      return { ...page, original, translated, ...(translator === undefined ? {} : { translator }) };
    })
    .sort((a, b) => Number(b.path === '/') - Number(a.path === '/'));
}
