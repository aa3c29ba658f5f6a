import type { LawpAddress, OpeningHours } from '../lawp/document.ts';

/** A place of OpenStreetMap that names a web site or a phone number, as far as sites are completed by it. */
export interface MapPoint {
  /** "node/123": what its address on openstreetmap.org ends in. */
  readonly id: string;
  readonly name: string | null;
  /** Further names that it goes by: its brand, who runs it. */
  readonly otherNames?: readonly string[];
  readonly lat: number;
  readonly lon: number;
  /** The page that it names as its own web site: absolute http(s) address. */
  readonly url?: string;
  /** Phone numbers, the main one first. */
  readonly phones: readonly { readonly written: string; readonly e164: string | null }[];
  readonly email?: string;
  readonly address?: LawpAddress;
  readonly openingHours?: readonly OpeningHours[];
  /** What the hours say of public holidays; absent when nothing. */
  readonly isClosedOnHolidays?: boolean;
  /** Id of its category: "shop/bakery". */
  readonly category?: string;
}

/** Parts of what is said of a site that only the open map gives. */
export type MapPart = 'address' | 'telephone' | 'email' | 'opening_hours' | 'geo' | 'category' | 'place';

/** One of several places that the open map knows of a site. */
export interface MapPlace {
  readonly name: string | null;
  readonly address?: LawpAddress;
  readonly telephone?: string;
  readonly openingHours?: readonly OpeningHours[];
  readonly lat: number;
  readonly lon: number;
  /** Its page on the site. */
  readonly url?: string;
}

/** What a site's document has from the open map. */
export interface MapShare {
  /** Elements of OpenStreetMap that speak of the site, the one its details come from first. */
  readonly elements: readonly string[];
  /** What only they say. */
  readonly parts: readonly MapPart[];
  /** What only the text of the site says beside them, in the same way: two sources are better than one. */
  readonly confirms: readonly ('address' | 'telephone' | 'opening_hours')[];
  /** The site's places where there are several; absent otherwise. */
  readonly places?: readonly MapPlace[];
}

/** Whose data it is, wherever it is shown (https://www.openstreetmap.org/copyright). */
export const MAP_ATTRIBUTION = '© OpenStreetMap contributors';
/** The licence of the data, and who made it. */
export const MAP_LICENCE_URL = 'https://www.openstreetmap.org/copyright';

/** Where an element is on the map, for people to look at and to correct. */
export function elementUrl(element: string): string {
  return `${MAP_PAGES}${element}`;
}

const MAP_PAGES = 'https://www.openstreetmap.org/';
/** https://wiki.openstreetmap.org/wiki/API_v0.6 */
const MAP_DATA = 'https://api.openstreetmap.org/api/0.6/';

/** Where the data of an element is, by the address of its page; null for the address of anything else. */
export function elementDataUrl(url: string): string | null {
  const element = url.startsWith(MAP_PAGES) ? url.slice(MAP_PAGES.length) : '';
  return /^(?:node|way|relation)\/\d+$/.test(element) ? `${MAP_DATA}${element}.json` : null;
}
