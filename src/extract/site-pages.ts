import type { DomainName } from '../core/domain/domain-name.ts';
import type { PageKind } from '../core/site/page-kind.ts';
import type { StructuredItem } from './data/structured-item.ts';
import type { ParsedPage } from './page/parsed-page.ts';

/** The pages of one site with what their structured data says: what the readers of actions, business and products take. */
export interface SitePages {
  /** Home first, then in the order visited. */
  readonly pages: readonly ParsedPage[];
  readonly items: ReadonlyMap<ParsedPage, readonly StructuredItem[]>;
  readonly domain: DomainName;
  /** Languages of its pages, by their text and by what they declare; absent when unknown. */
  readonly languages?: ReadonlySet<string>;
  /** Kinds of its pages by their paths; absent before they are described. */
  readonly kinds?: ReadonlyMap<string, PageKind>;
}

/** Whether a page is the site's home page, as far as we saw one. */
export function isHomePage(page: ParsedPage, { kinds }: Pick<SitePages, 'kinds'>): boolean {
  return page.resource.role === 'home' || page.path === '/' || kinds?.get(page.path) === 'home';
}

/** The page of a kind that was visited first, or null; the home page by what `isHomePage` says. */
export function firstPageOf(kind: PageKind, site: SitePages): ParsedPage | null {
  const isKind = (page: ParsedPage) => (kind === 'home' ? isHomePage(page, site) : site.kinds?.get(page.path) === kind);
  return site.pages.find(isKind) ?? null;
}
