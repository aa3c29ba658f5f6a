import { isA, mostSpecialType } from '../data/business-types.ts';
import { type StructuredItem, textOf, textsOf, walkItems } from '../data/structured-item.ts';
import { pageTypeOf } from '../kind/page-types.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { isFrontPage, isOwnPage, type SitePages } from '../site-pages.ts';

/** An organisation or place that a page of the site states, and how likely it is the site itself. */
export interface BusinessCandidate {
  readonly item: StructuredItem;
  readonly page: ParsedPage;
  /** The most special schema.org type of it. */
  readonly type: string;
  readonly rank: number;
}

/** Organisations looked at on one page; a list of more is a directory. */
const MAX_FOUND = 200;

/** Properties that lead from a page to those who made it; what stands below any other one is somebody else. */
const OWN_PROPERTIES = new Set([
  'publisher',
  'about',
  'mainEntity',
  'mainEntityOfPage',
  'isPartOf',
  'provider',
  'copyrightHolder',
  'sourceOrganization',
  'creator',
  'author',
  'hasPart',
  'itemListElement',
  'item',
  'department',
  'subOrganization',
  'parentOrganization',
  'worksFor',
  'brand',
  'seller',
  'owns',
  'location',
]);
/** Of those, the ones that lead from a business to a part of it. */
const OF_A_PART = new Set(['department', 'subOrganization']);
/** Of those, the ones that make sense only below a page, a site or an organisation. */
const PAGE_TYPES = /^(?:WebSite|WebPage|\w*Page|Organization|ItemList|ListItem)$/u;
/** Types whose inner organisations are venues, employers, sellers or reviewed firms. */
const FOREIGN_PARENTS =
  /Event$|^(?:Review|JobPosting|Article|NewsArticle|BlogPosting|Recipe|Product|Offer|Person|Book|Movie|Festival|CourseInstance|Course|Trip|Flight|Reservation|SportsTeam|MusicGroup)$/u;
const FACTS = [
  'address',
  'telephone',
  'openingHours',
  'openingHoursSpecification',
  'geo',
  'email',
  'priceRange',
  'contactPoint',
  'location',
];

/** All organisations and places that may be the site itself, likeliest first. */
export function rankBusinesses(site: SitePages): BusinessCandidate[] {
  return ownOrganizations(site)
    .map(({ item, page, type, isNamed, isNested }) => {
      const rank = rankOf(item, type, isNamed) + (page === site.pages[0] ? 2 : 0) - (isNested ? 1 : 0);
      return { item, page, type, rank };
    })
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank);
}

/** An organisation or place of a page's data that may be the site itself, whatever it states. */
export interface OwnOrganization {
  readonly item: StructuredItem;
  readonly page: ParsedPage;
  /** The most special schema.org type of it. */
  readonly type: string;
  /** It bears the site's name. */
  readonly isNamed: boolean;
  /** It stands below another item, as a publisher does. */
  readonly isNested: boolean;
}

/**
 * The organisations and places that pages state as those behind them, page after page: none that a page lists, reviews or
 * employs (R77).
 */
export function ownOrganizations(site: SitePages): OwnOrganization[] {
  return site.pages.flatMap((page) => {
    const found = statedOn(page, site);
    const businesses = found.filter(({ type }) => isA(type, 'LocalBusiness')).length;
    return found.filter(
      ({ type, isNamed, isNested }) =>
        isNamed || !isA(type, 'LocalBusiness') || (businesses === 1 && (isOwnPage(page, site) || isNested)),
    );
  });
}

/** Whether a page states businesses and none of them is the site itself: those are listed ones. */
function statesOthers(page: ParsedPage, site: SitePages): boolean {
  const found = statedOn(page, site).filter(({ type }) => isA(type, 'LocalBusiness'));
  return found.length > 0 && !found.some(({ isNamed }) => isNamed);
}

/** Whether a page is about one thing that the site tells of: a product, a story, a firm that it lists. */
export function isOfThing(page: ParsedPage, site: SitePages): boolean {
  return pageTypeOf(page, site.items.get(page) ?? []) !== null || statesOthers(page, site);
}

/** Several readers ask for the same; what pages state does not change while a site is read. */
const stated = new WeakMap<SitePages['items'], Map<ParsedPage, readonly OwnOrganization[]>>();

function statedOn(page: ParsedPage, site: SitePages): readonly OwnOrganization[] {
  const known = stated.get(site.items) ?? new Map<ParsedPage, readonly OwnOrganization[]>();
  stated.set(site.items, known);
  const found = known.get(page) ?? findStated(page, site);
  known.set(page, found);
  return found;
}

function findStated(page: ParsedPage, site: SitePages): OwnOrganization[] {
  const trusted = new Set<StructuredItem>();
  const found: OwnOrganization[] = [];
  for (const { item, parent, property } of walkItems(site.items.get(page) ?? [])) {
    const isOwn = parent === null || (trusted.has(parent) && isOwnStep(parent, property));
    // Whom a publisher belongs to has its own address.
    if (!isOwn || (property === 'parentOrganization' && !isSiteName(item, site))) continue;
    trusted.add(item);
    const type = mostSpecialType(item.types);
    if (type && found.length < MAX_FOUND && !isForeignSite(item, site))
      found.push({ item, page, type, isNamed: isSiteName(item, site), isNested: parent !== null });
  }
  return found;
}

function isOwnStep(parent: StructuredItem, property: string | null): boolean {
  if (!property || !OWN_PROPERTIES.has(property)) return false;
  // The photo counter of a pharmacy has its own number and hours.
  if (OF_A_PART.has(property)) return !isA(mostSpecialType(parent.types) ?? '', 'LocalBusiness');
  if (parent.types.some((type) => FOREIGN_PARENTS.test(type))) return property === 'publisher';
  return parent.types.some((type) => PAGE_TYPES.test(type) || mostSpecialType([type]) !== null);
}

/** Names an address of another site as its own: a listed, reviewed or employing firm. */
function isForeignSite(item: StructuredItem, site: SitePages): boolean {
  const url = URL.parse(textOf(item, 'url'));
  return /^https?:$/u.test(url?.protocol ?? '') && !isOwnHost(url?.hostname ?? '', site);
}

function isOwnHost(host: string, site: SitePages): boolean {
  const own = site.domain as string;
  const bare = host.replace(/^www\./u, '');
  return bare === own || bare.endsWith(`.${own}`) || own.endsWith(`.${bare}`);
}

function rankOf(item: StructuredItem, type: string, isNamed: boolean): number {
  const facts = FACTS.filter((property) => (item.properties[property]?.length ?? 0) > 0).length;
  if (facts === 0) return 0;
  return (
    facts +
    (isA(type, 'LocalBusiness') ? 3 : 0) +
    (isA(type, 'Organization') ? 1 : 0) +
    (URL.parse(textOf(item, 'url')) ? 3 : 0) +
    (isNamed ? 4 : 0) +
    (textsOf(item, 'sameAs').length ? 1 : 0)
  );
}

/** Whether the item's name is the site's: by its domain, its og:site_name or the title of its home page. */
function isSiteName(item: StructuredItem, site: SitePages): boolean {
  const name = bareWords(textOf(item, 'name', 'legalName'));
  if (name.length < 3) return false;
  const label = bareWords(site.domain.split('.')[0] ?? '');
  const home = site.pages.find(isFrontPage);
  const shown = [...site.pages.slice(0, 3).map((page) => page.meta.get('og:site_name')), titleOf(home)].map((text) =>
    bareWords(text ?? ''),
  );
  return (
    label.includes(name) ||
    (label.length > 3 && name.includes(label)) ||
    shown.some((text) => text.includes(name) || (text.length > 3 && name.includes(text)))
  );
}

function titleOf(page: ParsedPage | undefined): string {
  const title = page?.byTag.get('title')?.[0];
  return title && page ? title.children.map((child) => ('data' in child ? child.data : '')).join('') : '';
}

/** Letters and digits only, lower case: "Bäckerei & Café" and "baeckerei-cafe" still differ, which is fine. */
function bareWords(text: string): string {
  return text
    .slice(0, 300)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
