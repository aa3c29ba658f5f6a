import type { CountryCode } from 'libphonenumber-js/max';
import { countryName } from '../../core/country-name.ts';
import { operatorDomain } from '../../core/domain/parse-domain.ts';
import type { LawpAddress } from '../../core/lawp/document.ts';
import { percentDecoded } from '../../core/percent-decoded.ts';
import type { MapPoint } from '../../core/site/map-point.ts';
import { toEmail, toPhone } from '../../extract/contacts/phones/phones.ts';
import { toOpeningHours } from '../../extract/hours/opening-week.ts';
import { isInstructionLike } from '../../extract/orders/instruction-like.ts';
import { toSafeLine } from '../../extract/safe-text.ts';
import type { MapElement } from '../../map/map-element.ts';
import { readMapHours } from '../../map/opening-hours.ts';
import { findCategory } from '../../places/categories.ts';
import { countryAt } from '../../places/nearest-cities.ts';
import { isPortal } from './portal-hosts.ts';

const WEBSITE = ['website', 'contact:website', 'url', 'contact:url', 'website:en', 'contact:website:en'];
const PHONE = ['phone', 'contact:phone', 'telephone', 'contact:mobile', 'mobile'];

/** An element without any of these says nothing that could lead to a site. */
export const MAP_KEYS: ReadonlySet<string> = new Set([...WEBSITE, ...PHONE]);

/** Keys whose values are kinds of businesses, the most telling first. */
const KINDS = ['shop', 'craft', 'tourism', 'amenity', 'healthcare', 'leisure', 'office', 'club', 'aeroway', 'railway'];

/** Values that mean the same as one of our kinds under another key. */
const SAME_KIND: Readonly<Record<string, string>> = {
  'healthcare/dentist': 'amenity/dentist',
  'healthcare/doctor': 'amenity/doctors',
  'healthcare/clinic': 'amenity/clinic',
  'healthcare/hospital': 'amenity/hospital',
  'healthcare/pharmacy': 'amenity/pharmacy',
  'tourism/chalet': 'tourism/apartment',
  'tourism/caravan_site': 'tourism/camp_site',
  'amenity/biergarten': 'amenity/pub',
  'shop/garden_furniture': 'shop/furniture',
  'office/tax': 'office/tax_advisor',
};

/** Areas and lines: a web site on them is of whoever keeps them, and their middle is nobody's address. */
const NO_PLACE = ['boundary', 'route', 'waterway', 'highway', 'place', 'natural'];

const MAX_NAME = 100;
const MAX_URL = 300;

/**
 * What an element of OpenStreetMap says of a place that may have a web site. Anybody may write there: texts are cleaned as
 * those of pages are, and what gives orders to AI agents is left out.
 * @param today ISO date, for seasons
 * @returns null when it is no place, or leads to no site
 */
export function toMapPoint({ id, lat, lon, tags }: MapElement, today: string): MapPoint | null {
  if (isDisused(tags) || (NO_PLACE.some((key) => tags.has(key)) && !KINDS.some((key) => tags.has(key)))) return null;
  const country = countryOf(tags, { lat, lon });
  const url = ownUrl(tags);
  const phones = phonesOf(tags, country);
  if (url === null && phones.length === 0) return null;
  const email = toEmail(tags.get('email') ?? tags.get('contact:email') ?? '');
  const address = addressOf(tags, country);
  const hours = readMapHours(tags.get('opening_hours') ?? '', today);
  const category = categoryOf(tags);
  const others = ['brand', 'operator', 'alt_name', 'name:en', 'official_name', 'short_name'].flatMap(
    (key) => textOf(tags, key) ?? [],
  );
  return {
    id,
    name: textOf(tags, 'name'),
    ...(others.length === 0 ? {} : { otherNames: others }),
    lat: rounded(lat),
    lon: rounded(lon),
    ...(url === null ? {} : { url }),
    phones,
    ...(email === null ? {} : { email }),
    ...(address === null ? {} : { address }),
    ...(hours === null ? {} : { openingHours: toOpeningHours(hours.openings) }),
    ...(hours?.isClosedOnHolidays == null ? {} : { isClosedOnHolidays: hours.isClosedOnHolidays }),
    ...(category === null ? {} : { category }),
  };
}

/** A metre is enough. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

type Tags = MapElement['tags'];

/** What has closed stays on the map for a while. */
function isDisused(tags: Tags): boolean {
  return tags.get('disused') === 'yes' || tags.get('abandoned') === 'yes' || tags.get('opening_hours') === 'off';
}

function textOf(tags: Tags, key: string): string | null {
  const text = toSafeLine(tags.get(key) ?? '').slice(0, MAX_NAME);
  return text === '' || isInstructionLike(text) ? null : text;
}

/** The values of these keys, each list taken apart. */
function valuesOf(tags: Tags, keys: readonly string[]): string[] {
  return keys.flatMap((key) => (tags.get(key) ?? '').split(';', 8)).flatMap((value) => value.trim() || []);
}

/** The first address that is of a site of its own. */
function ownUrl(tags: Tags): string | null {
  for (const text of valuesOf(tags, WEBSITE)) {
    const written = /^https?:\/\//i.test(text) ? text : `https://${text}`;
    const url = URL.parse(written);
    if (url === null || !/^https?:$/.test(url.protocol) || !operatorDomain(written).ok || isPortal(url)) continue;
    const { href } = url;
    if (href.length <= MAX_URL && !isInstructionLike(percentDecoded(href).replace(/[-_/+]/g, ' '))) return href;
  }
  return null;
}

function phonesOf(tags: Tags, country: string | null): MapPoint['phones'] {
  const regions = country === null ? [] : [country as CountryCode];
  const phones = valuesOf(tags, PHONE).flatMap((text) => toPhone(text, regions) ?? []);
  // A number without its country reaches nobody.
  const known = phones.filter(({ e164 }) => e164 !== null);
  return [...new Map(known.map(({ written, e164 }) => [e164, { written, e164 }])).values()].slice(0, 4);
}

function countryOf(tags: Tags, point: { lat: number; lon: number }): string | null {
  const code = tags.get('addr:country')?.toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(code) && countryName(code) !== null ? code : countryAt(point);
}

function addressOf(tags: Tags, country: string | null): LawpAddress | null {
  const number = textOf(tags, 'addr:housenumber') ?? '';
  const road = textOf(tags, 'addr:street') ?? textOf(tags, 'addr:place') ?? '';
  const city = textOf(tags, 'addr:city') ?? textOf(tags, 'addr:town') ?? textOf(tags, 'addr:village') ?? '';
  const postcode = (textOf(tags, 'addr:postcode') ?? '').slice(0, 20);
  const region = textOf(tags, 'addr:state') ?? '';
  const street = road === '' ? '' : streetLine(road, number, country);
  if (street === '' && city === '' && postcode === '') return null;
  return {
    ...(street === '' ? {} : { street }),
    ...(postcode === '' ? {} : { postcode }),
    ...(city === '' ? {} : { city }),
    ...(region === '' ? {} : { region }),
    ...(country === null ? {} : { country }),
  };
}

/** Countries that write the number before the street. */
const NUMBER_FIRST = new Set('US CA GB IE AU NZ FR LU ZA IN SG MY HK PH TH IL EG MT NG KE'.split(' '));

function streetLine(road: string, number: string, country: string | null): string {
  if (number === '') return road;
  return NUMBER_FIRST.has(country ?? '') ? `${number} ${road}` : `${road} ${number}`;
}

function categoryOf(tags: Tags): string | null {
  for (const key of KINDS) {
    for (const value of (tags.get(key) ?? '').split(';', 4)) {
      const id = `${key}/${value.trim()}`;
      const category = findCategory(SAME_KIND[id] ?? id);
      if (category) return category.id;
    }
  }
  return null;
}
