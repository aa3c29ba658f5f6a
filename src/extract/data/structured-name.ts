import type { ParsedPage } from '../page/parsed-page.ts';
import { isFrontPage } from '../site-pages.ts';
import type { StructuredItem } from './structured-item.ts';

/** An item of structured data that may name the site. */
export interface NamedItem {
  readonly name: string;
  readonly type: string;
  readonly role: 'site' | 'organisation' | 'publisher';
}

const SITE_TYPES = new Set(['WebSite']);
const ORGANISATION_TYPES = new Set([
  'Organization',
  'Corporation',
  'LocalBusiness',
  'NewsMediaOrganization',
  'EducationalOrganization',
  'GovernmentOrganization',
  'NGO',
  'OnlineBusiness',
  'OnlineStore',
  'Brand',
  'PerformingGroup',
  'SportsOrganization',
  'MedicalOrganization',
  'Place',
]);
/** Only organisations and places have these. */
const TELLING = [
  'address',
  'telephone',
  'openingHours',
  'openingHoursSpecification',
  'logo',
  'contactPoint',
  'geo',
  'priceRange',
];
/** Things that sites write about and that have a name of their own. */
const OTHERS = new Set([
  'Article',
  'NewsArticle',
  'BlogPosting',
  'WebPage',
  'BreadcrumbList',
  'ListItem',
  'Product',
  'Offer',
  'Person',
  'ImageObject',
  'VideoObject',
  'Event',
  'ItemList',
  'Recipe',
  'Review',
  'SiteNavigationElement',
  'WPHeader',
  'WPFooter',
  'Comment',
  'Question',
  'JobPosting',
  'SoftwareApplication',
  'Movie',
  'Book',
  'MusicGroup',
  'PostalAddress',
]);

/** The names of the site, its organisation and its publisher on one page, in the order of the data. */
export function namedItems(items: readonly StructuredItem[], page: ParsedPage): NamedItem[] {
  const found: NamedItem[] = [];
  for (const item of items.slice(0, 200)) {
    const name = item.properties.name?.find((value) => typeof value === 'string');
    const type = item.types[0] ?? '';
    const role = roleOf(item, page);
    if (typeof name === 'string' && role) found.push({ name, type, role });
    for (const key of ['publisher', 'isPartOf'] as const) {
      for (const value of item.properties[key] ?? []) {
        const publisher = typeof value === 'string' || isPerson(value) ? undefined : value.properties.name?.[0];
        if (typeof publisher === 'string') found.push({ name: publisher, type, role: 'publisher' });
      }
    }
  }
  return found;
}

/** Software for blogs makes one thing of the author and the organisation: its name is the author's. */
function isPerson({ types }: StructuredItem): boolean {
  return types.includes('Person');
}

function roleOf(item: StructuredItem, page: ParsedPage): NamedItem['role'] | null {
  if (item.types.some((type) => SITE_TYPES.has(type))) return 'site';
  if (isPerson(item)) return null;
  if (item.types.some((type) => ORGANISATION_TYPES.has(type))) return isFrontPage(page) ? 'organisation' : 'publisher';
  if (item.types.some((type) => OTHERS.has(type))) return null;
  return TELLING.some((key) => item.properties[key] !== undefined) ? 'organisation' : null;
}
