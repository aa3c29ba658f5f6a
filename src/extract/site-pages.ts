import type { DomainName } from '../core/domain/domain-name.ts';
import type { PageKind } from '../core/site/page-kind.ts';
import { findPageKind } from '../language/page-kinds.ts';
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

/** Whether a page is visited or addressed as the home page, whatever it says. */
export function isFrontPage({ resource, path }: Pick<ParsedPage, 'resource' | 'path'>): boolean {
  return resource.role === 'home' || path === '/';
}

/** Whether a page is the site's home page, as far as we saw one. */
export function isHomePage(page: ParsedPage, { kinds }: Pick<SitePages, 'kinds'>): boolean {
  return isFrontPage(page) || kinds?.get(page.path) === 'home';
}

/** Kinds of pages on which a site speaks of itself (R77). */
export const OWN_KINDS: ReadonlySet<PageKind> = new Set([
  'home',
  'about',
  'contact',
  'imprint',
  'opening_hours',
  'directions',
]);

/** Whether a site speaks of itself on a page, by what the page was described as, else by its address. */
export function isOwnPage(page: ParsedPage, site: Pick<SitePages, 'kinds'>): boolean {
  const kinds = [site.kinds?.get(page.path), findPageKind({ path: page.path })];
  return isHomePage(page, site) || OWN_KINDS.has(kinds.find((kind) => kind && kind !== 'other') ?? 'other');
}

/** The page of a kind that was visited first, or null; the home page by what `isHomePage` says. */
export function firstPageOf(kind: PageKind, site: SitePages): ParsedPage | null {
  const isKind = (page: ParsedPage) => (kind === 'home' ? isHomePage(page, site) : site.kinds?.get(page.path) === kind);
  return site.pages.find(isKind) ?? null;
}
