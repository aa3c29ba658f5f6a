import type { BusinessFacts } from '../../core/site/facts.ts';
import { itemsOf, type StructuredItem, textOf, textsOf } from '../data/structured-item.ts';
import { readOpeningHours } from '../hours/hours.ts';
import { toSafeLine } from '../safe-text.ts';
import type { SitePages } from '../site-pages.ts';
import { withParts } from './addresses/address-parts.ts';
import { readAddress } from './addresses/addresses.ts';
import { type BusinessCandidate, rankBusinesses } from './business-candidates.ts';
import { toEmail, toPhone } from './phones/phones.ts';
import { whomReached } from './phones/whom-reached.ts';
import { findRegions } from './regions.ts';

type Details = Omit<BusinessFacts, 'source' | 'evidence' | 'type' | 'name'>;

/**
 * The site's own business details from its structured data: the entity that is the site itself, never a reviewed firm,
 * an author's employer or the venue of an event. Parts that it lacks are filled from its other statements about the same
 * entity. Null when the site states none. Never throws.
 */
export function readBusiness(site: SitePages): BusinessFacts | null {
  const ranked = rankBusinesses(site);
  const [best] = ranked;
  if (!best) return null;
  const details = ranked.filter((other) => isSame(best, other)).map((candidate) => readDetails(candidate, site));
  const merged = Object.assign({}, ...details.reverse()) as Details;
  const name = withoutRights(cleanText(textOf(best.item, 'name', 'legalName'), 200));
  const type = best.type;
  const parts = Object.keys(merged).map((part) => PART_WORDS[part] ?? part);
  if (parts.length === 0) return null;
  return {
    type,
    ...(name ? { name } : {}),
    ...merged,
    source: best.item.source,
    evidence: best.page.evidence(`schema.org ${type} with ${parts.join(', ')}`, describe(merged)),
  };
}

const PART_WORDS: Readonly<Record<string, string>> = {
  telephone: 'phone',
  email: 'e-mail',
  priceRange: 'price range',
  openingHours: 'opening hours',
  geo: 'coordinates',
};

/** "Copyright © 2005-2014 Acme Ltd" at the foot of a page, marked as the name. */
function withoutRights(name: string): string {
  return name.replace(/^(?:copyright\s?)?(?:©|\(c\))(?:(?:19|20)\d{2}|[\s,–-])*/iu, '');
}

/** Whether two candidates speak of one entity: same id or same name, and no second address. */
function isSame(best: BusinessCandidate, other: BusinessCandidate): boolean {
  if (best === other) return true;
  const names = [best, other].map(({ item }) => cleanText(textOf(item, 'name'), 200).toLowerCase());
  const sameName = names[0] !== '' && names[0] === names[1];
  const sameId = best.item.id !== null && best.item.id === other.item.id;
  if (!sameName && !sameId) return false;
  const postcodes = [best, other].map(({ item }) => readAddress(item)?.postcode);
  return !postcodes[0] || !postcodes[1] || postcodes[0] === postcodes[1];
}

function readDetails({ item, page }: BusinessCandidate, site: SitePages): Details {
  const stated = readAddress(item) ?? readLocationAddress(item);
  const address = stated && withParts(stated, findRegions(site, stated.country));
  const regions = findRegions(site, address?.country);
  const telephone = phoneTexts(item)
    .map((text) => toPhone(text, regions))
    .find((phone) => phone !== null);
  const email = textsOf(item, 'email')
    .map(toEmail)
    .find((found) => found !== null);
  const priceRange = cleanText(textOf(item, 'priceRange'), 40);
  const geo = readGeo(item);
  const openingHours = readOpeningHours(item, page.htmlLang?.slice(0, 2).toLowerCase() ?? null);
  const rating = readRating(item);
  return {
    ...(telephone ? { telephone } : {}),
    ...(email ? { email } : {}),
    ...(priceRange ? { priceRange } : {}),
    ...(address ? { address } : {}),
    ...(geo ? { geo } : {}),
    ...(openingHours.length ? { openingHours } : {}),
    ...(rating ? { rating } : {}),
  };
}

function readLocationAddress(item: StructuredItem) {
  return (
    itemsOf(item, 'location')
      .map(readAddress)
      .find((address) => address !== null) ?? null
  );
}

/** Its own number, else that of a contact point for customers: no journalist's, no bookkeeper's. */
function phoneTexts(item: StructuredItem): string[] {
  const points = itemsOf(item, 'contactPoint').filter((point) => {
    const reaches = whomReached(textOf(point, 'contactType'));
    return reaches === null || !NO_CUSTOMERS.has(reaches);
  });
  return [...textsOf(item, 'telephone'), ...points.flatMap((point) => textsOf(point, 'telephone'))];
}

const NO_CUSTOMERS: ReadonlySet<string> = new Set(['press', 'accounts', 'emergencies']);

function readGeo(item: StructuredItem): { lat: number; lon: number } | null {
  const holders = [
    ...itemsOf(item, 'geo'),
    item,
    ...itemsOf(item, 'location').flatMap((place) => itemsOf(place, 'geo')),
  ];
  for (const holder of holders) {
    const [lat, lon] = ['latitude', 'longitude'].map((name) =>
      Number.parseFloat(textOf(holder, name).replace(',', '.')),
    );
    if (lat === undefined || lon === undefined) continue;
    if (Math.abs(lat) <= 90 && Math.abs(lon) <= 180 && (lat !== 0 || lon !== 0)) return { lat, lon };
  }
  return null;
}

function readRating(item: StructuredItem): BusinessFacts['rating'] | null {
  const rating = itemsOf(item, 'aggregateRating')[0];
  if (!rating) return null;
  const number = (...names: string[]) => Number.parseFloat(textOf(rating, ...names).replace(',', '.'));
  const best = number('bestRating') || 5;
  const value = number('ratingValue');
  const count = Math.trunc(number('reviewCount', 'ratingCount'));
  if (!(value > 0 && value <= best && best <= 100)) return null;
  return { value, best, count: count > 0 && count < 1e9 ? count : null };
}

/** What the site itself wrote of them; hours are left out, being brought into one form when they are read. */
function describe({ address, telephone }: Details): string {
  const line = address
    ? [address.street, address.postcode, address.city, address.country].filter(Boolean).join(', ')
    : '';
  return [line, telephone?.written].filter(Boolean).join(' · ');
}

function cleanText(text: string, length: number): string {
  return toSafeLine(text.slice(0, length * 4))
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/u, '')
    .trim();
}
