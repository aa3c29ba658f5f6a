import type { DomainName } from '../core/domain/domain-name.ts';
import type { PageKind } from '../core/site/page-kind.ts';
import { findPageKind } from '../language/page-kinds.ts';
import { sortOfAddress } from './actions/action-address.ts';
import type { StructuredItem } from './data/structured-item.ts';
import { isStartPath } from './page/page-path.ts';
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
export function isFrontPage(page: PageAddress): boolean {
  return page.resource.role === 'home' || (page.path === '/' && !isRootPost(page));
}

type PageAddress = Pick<ParsedPage, 'resource' | 'url' | 'path'>;

/** "/?p=12", "/index.php?route=product/category": one page among many, although its path is a start page's. */
export function isRootPost({ resource, url, path }: PageAddress): boolean {
  if (resource.role === 'home' || !isStartPath(path)) return false;
  return sortOfAddress(url) !== 'page' || namesPart(url.searchParams);
}

/** Parameters by which shops and managers of content name the page that one script shows. */
const PART =
  /^(?:route|main_page|page|page_?id|p|s|m|mod|module|option|controller|do|act|action|site|section|cat|c?path|category|category_?id|id)$/iu;
const START = /^(?:(?:common\/)?home(?:page)?|index|main|start|default|front(?:page)?|com_content|1)?$/iu;

function namesPart(parameters: URLSearchParams): boolean {
  for (const [name, value] of parameters) if (PART.test(name)) return !START.test(value);
  return false;
}

/** Whether a page is the site's home page, as far as we saw one. */
export function isHomePage(page: ParsedPage, site: Pick<SitePages, 'kinds'>): boolean {
  return isFrontPage(page) || describedKind(page, site) === 'home';
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

/** What a page was described as, then what its address names: null where they tell nothing. */
export function kindsOf(page: ParsedPage, site: Pick<SitePages, 'kinds'>): readonly (PageKind | null)[] {
  return [describedKind(page, site), isRootPost(page) ? null : findPageKind({ path: page.path })];
}

/** Posts at the root share their path with the home page: what is said of it is not said of them. */
function describedKind(page: ParsedPage, { kinds }: Pick<SitePages, 'kinds'>): PageKind | null {
  const kind = kinds?.get(page.path) ?? null;
  return kind === 'home' && isRootPost(page) ? null : kind;
}

/** Whether a site speaks of itself on a page, by what the page was described as, else by its address. */
export function isOwnPage(page: ParsedPage, site: Pick<SitePages, 'kinds'>): boolean {
  return (
    isHomePage(page, site) || OWN_KINDS.has(kindsOf(page, site).find((kind) => kind && kind !== 'other') ?? 'other')
  );
}

/** The page of a kind that was visited first, or null; the home page by what `isHomePage` says. */
export function firstPageOf(kind: PageKind, site: SitePages): ParsedPage | null {
  const isKind = (page: ParsedPage) => (kind === 'home' ? isHomePage(page, site) : site.kinds?.get(page.path) === kind);
  return site.pages.find(isKind) ?? null;
}
