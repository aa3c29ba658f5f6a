import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import type { LawpAddress } from '../../core/lawp/document.ts';
import type { SiteFacts } from '../../core/site/facts.ts';
import type { MapPoint } from '../../core/site/map-point.ts';
import { distanceKm } from '../../places/distance.ts';
import { isNamedLike, isSameName } from './name-agreement.ts';

/** The points of the open map that speak of a site. */
export interface SitePoints {
  /** The one whose details are the site's; null when there are several places, or none. */
  readonly main: MapPoint | null;
  /** All of its places, the main one first. */
  readonly places: readonly MapPoint[];
}

/** Of a site that the open map does not know. */
export const NO_POINTS: SitePoints = { main: null, places: [] };

/** A node and the outline of its building, both with the same web site, are one place. */
const SAME_PLACE_KM = 0.15;
const MAX_PLACES = 20;

/**
 * Of the points that lead to a site those that are its own places. One that names the site's first page, or goes by its name,
 * is; one that only has a page there is a thing that the site lists, as the museums of a town are (R77).
 */
export function sitePoints(points: readonly MapPoint[], facts: SiteFacts): SitePoints {
  const names = [facts.name?.value, facts.business?.name].filter((name) => name !== undefined);
  const isNamed = (point: MapPoint): boolean => isNamedLike(point, names, facts.domain);
  const own = withoutDoubles(ownPoints(points, isNamed)).slice(0, MAX_PLACES);
  const [only, ...others] = own;
  if (only === undefined) return NO_POINTS;
  const main = others.length === 0 ? only : mainOf(own, addressesOf(facts));
  return { main, places: main === null ? own : [main, ...own.filter((point) => point !== main)] };
}

/** Those that go by the site's name; where none does, one alone, or a chain under another name, by its first page. */
function ownPoints(points: readonly MapPoint[], isNamed: (point: MapPoint) => boolean): readonly MapPoint[] {
  const named = points.filter(isNamed);
  if (named.length > 0) return named;
  const atHome = points.filter(({ url }) => url === undefined || isFirstPage(url));
  const [first] = atHome;
  const isOneName = atHome.every(({ name }) => name !== null && first?.name != null && isSameName(name, first.name));
  return atHome.length === 1 || isOneName ? atHome : [];
}

/** Whether an address is the first page of a site: "/", "/da/", "/index.html". */
export function isFirstPage(url: string): boolean {
  const { pathname, search } = new URL(url);
  return search === '' && /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?|(?:index|home|default)\.\w{2,5})?$/i.test(pathname);
}

function withoutDoubles(points: readonly MapPoint[]): MapPoint[] {
  const kept: MapPoint[] = [];
  for (const point of points.toSorted((a, b) => richness(b) - richness(a) || (a.id < b.id ? -1 : 1))) {
    if (!kept.some((other) => distanceKm(point, other) < SAME_PLACE_KM)) kept.push(point);
  }
  return kept.sort((a, b) => (a.id < b.id ? -1 : 1));
}

function richness({ address, openingHours, phones, email, category }: MapPoint): number {
  return [address, openingHours, phones[0], email, category].filter((part) => part !== undefined).length;
}

/** Addresses that the site states of itself. */
function addressesOf({ business, places }: SiteFacts): LawpAddress[] {
  return [business?.address, places[0]?.address].filter((address) => address !== undefined);
}

/** Of several places the one at the site's own address, else the one that names its first page where the others do not. */
function mainOf(points: readonly MapPoint[], addresses: readonly LawpAddress[]): MapPoint | null {
  const there = points.filter(({ address }) => addresses.some((own) => isSameStreet(own, address)));
  if (there.length === 1) return there[0] ?? null;
  const atHome = points.filter(({ url }) => url !== undefined && isFirstPage(url));
  return atHome.length === 1 && addresses.length === 0 ? (atHome[0] ?? null) : null;
}

/** The same words in whatever order ("12 Kew Road"), or the same number within one postcode ("Kew Rd 12"). */
function isSameStreet(one: LawpAddress, other: LawpAddress | undefined): boolean {
  if (one.street === undefined || other?.street === undefined || differingPart(one, other) !== null) return false;
  const [here, there] = [wordsOf(one.street), wordsOf(other.street)];
  const isSameNumber = here.some((word) => /\p{Nd}/u.test(word) && there.includes(word));
  const isOnePostcode = one.postcode !== undefined && other.postcode !== undefined;
  return here.join() === there.join() || (isOnePostcode && isSameNumber);
}

const wordsOf = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).sort();
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

/** The first part in which two addresses differ, of those that tell towns apart; null when none does. */
export function differingPart(one: LawpAddress, other: LawpAddress): 'country' | 'postcode' | 'city' | null {
  const [here, there] = [one.postcode, other.postcode].map((text) => plain(text ?? ''));
  if (one.country !== undefined && other.country !== undefined && one.country !== other.country) return 'country';
  if (here && there) return here.includes(there) || there.includes(here) ? null : 'postcode';
  const [town, otherTown] = [one.city, other.city].map((text) => plain(text ?? ''));
  if (!town || !otherTown) return null;
  return town.includes(otherTown) || otherTown.includes(town) ? null : 'city';
}

/** Two spellings of one address: the same town, and the same number in the street where both say one. */
export function isSameAddress(one: LawpAddress, other: LawpAddress): boolean {
  if (differingPart(one, other) !== null) return false;
  const [here, there] = [numbersIn(one.street), numbersIn(other.street)];
  return here.length === 0 || there.length === 0 || here.some((number) => there.includes(number));
}

function numbersIn(street = ''): string[] {
  return street.match(/\p{Nd}+/gu) ?? [];
}

/** The host names of a web address under which it may be indexed: its own, then those above it. */
export function hostsOf(url: string): string[] {
  const host = new URL(url).hostname;
  const top = registrableDomain(host);
  const labels = host.split('.');
  const hosts: string[] = [];
  for (let at = 0; at < labels.length; at += 1) {
    const name = labels.slice(at).join('.');
    hosts.push(name);
    if (name === top) break;
  }
  return hosts;
}
