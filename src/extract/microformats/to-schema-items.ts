import { addValue, type OpenItem, openItem, type StructuredItem } from '../data/structured-item.ts';
import type { Microformat } from './read-microformats.ts';

/**
 * Microformats as items of schema.org, as far as they say what a site is, sells or holds: cards of organisations, addresses,
 * places on a map, products, events, ratings and entries. Cards of people are people. Where a page has several cards
 * of organisations, they are a list of others, and none is taken.
 */
export function toSchemaItems(formats: readonly Microformat[]): StructuredItem[] {
  const items = formats.flatMap((each) => outermost(each, 0));
  const isOrganization = ({ types }: StructuredItem) => types.includes('Organization');
  return items.filter(isOrganization).length > 1 ? items.filter((item) => !isOrganization(item)) : items;
}

/** A feed, or anything else that only holds others, is passed through. */
function outermost(format: Microformat, depth: number): StructuredItem[] {
  const item = toItem(format);
  return item ? [item] : depth > 6 ? [] : format.children.flatMap((child) => outermost(child, depth + 1));
}

type ToItem = (format: Microformat) => StructuredItem | null;

const BY_TYPE: Readonly<Record<string, ToItem>> = {
  'h-card': cardItem,
  'h-adr': (format) => addressItem(format),
  'h-geo': (format) => geoItem(format),
  'h-product': productItem,
  'h-event': eventItem,
  'h-entry': entryItem,
  'h-review-aggregate': (format) => {
    const rating = ratingItem(format);
    const [about] = itemsOf(format, 'item').flatMap((each) => toItem(each) ?? []);
    if (about && rating) addValue(about as OpenItem, 'aggregateRating', rating);
    return about ?? null;
  },
};

function toItem(format: Microformat): StructuredItem | null {
  for (const type of format.types) {
    const read = Object.hasOwn(BY_TYPE, type) ? BY_TYPE[type] : undefined;
    const item = read?.(format);
    if (item) return item;
  }
  return null;
}

const ADDRESS_PARTS = {
  'street-address': 'streetAddress',
  'extended-address': 'streetAddress',
  'post-office-box': 'postOfficeBoxNumber',
  locality: 'addressLocality',
  region: 'addressRegion',
  'postal-code': 'postalCode',
  'country-name': 'addressCountry',
} as const;

/** What only people state of themselves. */
const OF_PEOPLE = ['given-name', 'family-name', 'job-title', 'bday', 'honorific-prefix', 'nickname'];

/** A card is an organisation's where its name is that of its organisation, or where it has no word of a person. */
function cardItem(format: Microformat): StructuredItem | null {
  const name = textOf(format, 'name');
  const [firm] = itemsOf(format, 'org').map((each) => textOf(each, 'name'));
  const organization = firm || textOf(format, 'org');
  const isOfPerson = OF_PEOPLE.some((part) => format.properties[part] !== undefined);
  const isOrganization = organization === '' ? !isOfPerson && hasPlace(format) : name === '' || organization === name;
  const item = openItem('microformats', [isOrganization ? 'Organization' : 'Person'], null);
  if (!isOrganization && !name) return null;
  addValue(item, 'name', name || organization);
  copy(format, item, { tel: 'telephone', url: 'url', photo: 'image', logo: 'logo', note: 'description' });
  for (const email of textsOf(format, 'email')) addValue(item, 'email', email.replace(/^mailto:|\?.*$/giu, ''));
  for (const address of addressesOf(format)) addValue(item, 'address', address);
  const geo = itemsOf(format, 'geo').map(geoItem)[0] ?? geoItem(format);
  if (geo) addValue(item, 'geo', geo);
  return item;
}

function hasPlace(format: Microformat): boolean {
  return format.properties.adr !== undefined || format.properties['street-address'] !== undefined;
}

function addressesOf(format: Microformat): StructuredItem[] {
  const stated = itemsOf(format, 'adr').flatMap((each) => addressItem(each) ?? []);
  const own = stated.length === 0 ? addressItem(format) : null;
  return own ? [own] : stated;
}

function addressItem(format: Microformat): StructuredItem | null {
  const item = openItem('microformats', ['PostalAddress'], null);
  const street = [...textsOf(format, 'street-address'), ...textsOf(format, 'extended-address')].join(', ');
  const { 'street-address': _, 'extended-address': __, ...parts } = ADDRESS_PARTS;
  addValue(item, 'streetAddress', street);
  copy(format, item, parts);
  return Object.keys(item.properties).length === 0 ? null : item;
}

function geoItem(format: Microformat): StructuredItem | null {
  const [latitude, longitude] = [textOf(format, 'latitude'), textOf(format, 'longitude')];
  if (latitude === '' || longitude === '') return null;
  const item = openItem('microformats', ['GeoCoordinates'], null);
  addValue(item, 'latitude', latitude);
  addValue(item, 'longitude', longitude);
  return item;
}

function productItem(format: Microformat): StructuredItem | null {
  if (textOf(format, 'name') === '') return null;
  const item = openItem('microformats', ['Product'], null);
  copy(format, item, { name: 'name', photo: 'image', url: 'url', description: 'description', brand: 'brand' });
  for (const price of textsOf(format, 'price').slice(0, 20)) {
    const offer = openItem('microformats', ['Offer'], null);
    addValue(offer, 'price', price);
    addValue(item, 'offers', offer);
  }
  const rating = itemsOf(format, 'review').flatMap((each) => ratingItem(each) ?? [])[0];
  if (rating) addValue(item, 'aggregateRating', rating);
  return item;
}

function eventItem(format: Microformat): StructuredItem | null {
  if (textOf(format, 'name') === '' || textOf(format, 'start') === '') return null;
  const item = openItem('microformats', ['Event'], null);
  copy(format, item, { name: 'name', start: 'startDate', end: 'endDate', url: 'url', summary: 'description' });
  for (const value of format.properties.location ?? []) {
    const place = typeof value === 'string' ? value : toItem(value);
    if (place) addValue(item, 'location', place);
  }
  return item;
}

/** An entry that says when it was published is an article; classic ones are not read. */
function entryItem(format: Microformat): StructuredItem | null {
  if (textOf(format, 'name') === '' || textOf(format, 'published') === '') return null;
  const item = openItem('microformats', ['BlogPosting'], null);
  copy(format, item, { name: 'headline', published: 'datePublished', updated: 'dateModified', url: 'url' });
  return item;
}

function ratingItem(format: Microformat): StructuredItem | null {
  if (!format.types.includes('h-review-aggregate')) return null;
  const item = openItem('microformats', ['AggregateRating'], null);
  copy(format, item, {
    average: 'ratingValue',
    rating: 'ratingValue',
    best: 'bestRating',
    worst: 'worstRating',
    count: 'reviewCount',
    votes: 'ratingCount',
  });
  return item.properties.ratingValue === undefined ? null : item;
}

function copy(format: Microformat, item: OpenItem, names: Readonly<Record<string, string>>): void {
  for (const [from, to] of Object.entries(names)) for (const text of textsOf(format, from)) addValue(item, to, text);
}

function textsOf(format: Microformat, property: string): string[] {
  return (format.properties[property] ?? []).flatMap((value) => {
    const text = typeof value === 'string' ? value : (value.value ?? '');
    return text === '' ? [] : [text];
  });
}

function textOf(format: Microformat, property: string): string {
  return textsOf(format, property)[0] ?? '';
}

function itemsOf(format: Microformat, property: string): Microformat[] {
  return (format.properties[property] ?? []).filter((value) => typeof value !== 'string');
}
