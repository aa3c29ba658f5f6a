import { canonicalJson } from '../../core/lawp/canonical-json.ts';
import type { LawpBusiness } from '../../core/lawp/document.ts';
import type { Notice, SiteFacts } from '../../core/site/facts.ts';
import { hoursLines } from '../../core/site/hours-lines.ts';
import type { MapPlace, MapPoint, MapShare } from '../../core/site/map-point.ts';
import { addressLine } from '../../language/address-line.ts';
import { dialable, phoneKey } from '../../language/phone-text.ts';
import { distanceKm } from '../../places/distance.ts';
import { isSameAddress, type SitePoints } from '../map/site-points.ts';
import type { CompletedBusiness } from './business-from-text.ts';

/** Business details, with what the open map has to do with them. */
export interface MappedBusiness extends CompletedBusiness {
  /** Null where the map knows nothing of the site. */
  readonly map: MapShare | null;
  /** What the map says otherwise. */
  readonly notices: readonly Notice[];
}

/** What the site says of itself, in its data or its text, is never replaced; this far away it is another place. */
const SAME_PLACE_KM = 1;

/**
 * Completes what the site says of itself by what the open map says of the same place; never replaces. What the map says
 * otherwise is told, and not shown. Of a site with several places nothing of any one of them becomes the site's.
 */
export function completeByMap(completed: CompletedBusiness, points: SitePoints, facts: SiteFacts): MappedBusiness {
  const { main, places } = points;
  if (places.length === 0) return { ...completed, map: null, notices: [] };
  const listed = places.length > 1 ? { places: places.map(toPlace) } : {};
  const share: MapShare = { elements: places.map(({ id }) => id), parts: [], confirms: [], ...listed };
  if (main === null) return { ...completed, map: share, notices: [] };
  const known: LawpBusiness = completed.business ?? {};
  const elsewhere = otherPlace(known, main);
  if (elsewhere !== null) return { ...completed, map: share, notices: differs([elsewhere]) };
  const added = addedBy(main, known);
  const confirms = completed.fromText.filter((part) => confirmations(main, known, facts)[part]);
  const given = addedBy(main, {});
  const parts = PARTS.filter((part) => added[part] !== undefined || isEcho(part, completed, given, facts));
  const isMapAlone = completed.origin === null;
  return {
    business: { ...known, ...added, ...(isMapAlone ? { source: 'map' } : {}) },
    origin: completed.origin ?? 'map',
    fromText: completed.fromText.filter((part) => !confirms.includes(part)),
    map: { ...share, parts, confirms },
    notices: differs(differences(main, known, facts)),
  };
}

const PARTS = ['address', 'telephone', 'email', 'opening_hours', 'geo'] as const;
const READ_AS = {
  address: 'address',
  telephone: 'telephone',
  email: 'email',
  opening_hours: 'openingHours',
  geo: 'geo',
} as const;

/** Whether an owner saved what we had shown him from the map, as it was: it is still from there. */
function isEcho(
  part: (typeof PARTS)[number],
  { origin, business }: CompletedBusiness,
  given: LawpBusiness,
  { business: read }: SiteFacts,
): boolean {
  if (origin !== 'owner' || business?.[part] === undefined || read?.[READ_AS[part]] !== undefined) return false;
  return canonicalJson(business[part]) === canonicalJson(given[part] ?? null);
}

function addedBy(main: MapPoint, known: LawpBusiness): LawpBusiness {
  const [phone] = main.phones;
  const { address, email, openingHours, isClosedOnHolidays } = main;
  const hasHours = known.opening_hours === undefined && openingHours !== undefined && openingHours.length > 0;
  return {
    ...(known.address === undefined && address !== undefined ? { address } : {}),
    ...(known.telephone === undefined && phone !== undefined ? { telephone: dialable(phone) } : {}),
    ...(known.email === undefined && email !== undefined ? { email } : {}),
    ...(hasHours ? { opening_hours: [...openingHours] } : {}),
    ...(hasHours && known.closed_on_public_holidays === undefined && isClosedOnHolidays !== undefined
      ? { closed_on_public_holidays: isClosedOnHolidays }
      : {}),
    ...(known.geo === undefined ? { geo: { lat: main.lat, lon: main.lon } } : {}),
  };
}

/** How the map places the site elsewhere than the site itself does; null when it does not. */
function otherPlace({ address, geo }: LawpBusiness, main: MapPoint): string | null {
  const isFar = geo !== undefined && distanceKm(geo, main) > SAME_PLACE_KM;
  const isOther = address !== undefined && main.address !== undefined && !isSameAddress(address, main.address);
  if (!isFar && !isOther) return null;
  // Of an address in other letters an English sentence has nothing.
  const line = main.address === undefined ? '' : addressLine(main.address);
  return line === '' ? `position ${main.lat}, ${main.lon}` : `address ${line}`;
}

/** Which details the map says in the same way as the site. */
function confirmations(main: MapPoint, known: LawpBusiness, facts: SiteFacts) {
  const hours = known.opening_hours ?? [];
  return {
    address: main.address?.street !== undefined || main.address?.postcode !== undefined,
    telephone: known.telephone !== undefined && isSamePhone(main, [known.telephone, ...phonesOf(facts)]),
    opening_hours: hours.length > 0 && isSameHours(main, known),
  };
}

function isSamePhone({ phones }: MapPoint, others: readonly string[]): boolean {
  return phones.some(({ e164, written }) => others.some((other) => phoneKey(other) === phoneKey(e164 ?? written)));
}

/** Every number that the site shows. */
function phonesOf({ actions, places, business }: SiteFacts): string[] {
  const shown = [business?.telephone, ...actions.map(({ phone }) => phone), ...places.flatMap(({ phones }) => phones)];
  return shown.flatMap((phone) => (phone === undefined ? [] : [phone.e164 ?? phone.written]));
}

function isSameHours({ openingHours = [] }: MapPoint, known: LawpBusiness): boolean {
  return hoursLines(openingHours).join() === hoursLines(known.opening_hours ?? []).join();
}

/** What the map says otherwise of the same place. */
function differences(main: MapPoint, known: LawpBusiness, facts: SiteFacts): string[] {
  const [phone] = main.phones;
  const isOtherPhone =
    known.telephone !== undefined && phone !== undefined && !isSamePhone(main, [known.telephone, ...phonesOf(facts)]);
  const isOtherHours = (known.opening_hours?.length ?? 0) > 0 && main.openingHours && !isSameHours(main, known);
  return [
    ...(isOtherPhone ? [`phone ${dialable(phone)}`] : []),
    ...(isOtherHours ? [`opening hours ${hoursLines(main.openingHours ?? []).join(', ')}`] : []),
  ];
}

function differs(said: readonly string[]): Notice[] {
  if (said.length === 0) return [];
  const message = `OpenStreetMap says otherwise: ${said.join('; ')}. What the site itself says is shown.`;
  return [{ code: 'map_differs', message }];
}

function toPlace({ name, address, phones, openingHours, lat, lon, url }: MapPoint): MapPlace {
  const [phone] = phones;
  return {
    name,
    ...(address === undefined ? {} : { address }),
    ...(phone === undefined ? {} : { telephone: dialable(phone) }),
    ...(openingHours === undefined ? {} : { openingHours }),
    lat,
    lon,
    ...(url === undefined ? {} : { url }),
  };
}
