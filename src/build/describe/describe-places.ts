import type { LawpAddress, LawpBusiness } from '../../core/lawp/document.ts';
import type { PhoneFacts, PlaceFacts, SiteFacts } from '../../core/site/facts.ts';
import type { MapPart, MapPlace, MapShare } from '../../core/site/map-point.ts';
import type { Place, PlacePhone, SiteBusiness, SitePlace } from '../../core/site/site-record.ts';
import { isPostBox } from '../../extract/contacts/addresses/street.ts';
import { bareLetters } from '../../language/bare-letters.ts';
import { phoneKey } from '../../language/phone-text.ts';
import { findPlace } from '../../places/find-place.ts';
import { isSameAddress } from '../map/site-points.ts';
import { isSamePlace } from './business-from-text.ts';

/** What is known of a site's business beside the text of its pages. */
export interface KnownPlaces {
  readonly business: LawpBusiness | null;
  readonly origin: SiteBusiness['origin'] | null;
  readonly map: MapShare | null;
}

/**
 * The places of a site in one list, each with its own numbers and hours and who tells of it: the one of its business
 * details first, then those that its text states, then those that only the open map knows. What several tell of one place
 * stands once: the map only adds what is missing. None where nothing is known of any.
 *
 * @param place Where the business is.
 */
export function describePlaces(facts: SiteFacts, known: KnownPlaces, place: Place | null): SitePlace[] {
  const { address } = known.business ?? {};
  const [nearest] = facts.places;
  // What is told without an address is told of the site wherever it is.
  const same =
    address === undefined ? nearest : facts.places.find((each) => each.address === undefined || isOf(each, address));
  const others = facts.places.filter((each) => each !== same && each.address !== undefined);
  const isOthers = facts.business?.telephone === undefined && isBeside(known.business, others, same);
  const main = mainPlace(isOthers ? withoutTelephone(known) : known, same, place);
  const told = [...(main === null ? [] : [main]), ...others.map(otherPlace)];
  return (known.map?.places ?? []).reduce(withMapPlace, told);
}

/** Whether the number of a business stands beside places in other towns, and not beside its own. */
function isBeside(business: LawpBusiness | null, others: readonly PlaceFacts[], same: PlaceFacts | undefined): boolean {
  const { telephone, address } = business ?? {};
  if (telephone === undefined || address?.city === undefined) return false;
  const rings = ({ phones }: PlaceFacts) =>
    phones.some(({ written, e164 }) => phoneKey(e164 ?? written) === phoneKey(dialled(telephone)));
  const beside = others.filter(rings);
  return beside.length > 0 && beside.every((each) => isInOtherTown(each, address.city ?? '')) && !(same && rings(same));
}

/** A box at a post office is nobody's office: who is written to there is met elsewhere. */
function isInOtherTown({ address: { street = '', city = '' } = {} }: PlaceFacts, town: string): boolean {
  const [one, other] = [bareLetters(city), bareLetters(town)];
  return one !== '' && !one.startsWith(other) && !other.startsWith(one) && !isPostBox(street);
}

/** The site is reached there, but who rings does not ring at its main place. */
function withoutTelephone(known: KnownPlaces): KnownPlaces {
  const { telephone: _, ...business } = known.business ?? {};
  return { ...known, business };
}

function withMapPlace(places: readonly SitePlace[], point: MapPlace): SitePlace[] {
  const found = fromMap(point);
  const at = places.findIndex((place) => isSame(place, found));
  if (at < 0) return [...places, found];
  return places.map((place, index) => (index === at ? completed(place, found) : place));
}

function fromMap({ name, address, telephone, openingHours, lat, lon, url }: MapPlace): SitePlace {
  const timeZone = address === undefined ? null : (findPlace(address)?.timeZone ?? null);
  return {
    ...(name === null ? {} : { name }),
    ...(url === undefined ? {} : { url }),
    ...(address === undefined ? {} : { address }),
    geo: { lat, lon },
    ...(timeZone === null ? {} : { time_zone: timeZone }),
    phones: telephone === undefined ? [] : [{ number: dialled(telephone) }],
    ...(openingHours === undefined ? {} : { opening_hours: openingHours }),
    sources: ['map'],
  };
}

/** One address, or one number where either has no address. */
function isSame(place: SitePlace, other: SitePlace): boolean {
  if (place.address !== undefined && other.address !== undefined) return isSameAddress(place.address, other.address);
  return place.phones.some(({ number }) => other.phones.some((each) => phoneKey(each.number) === phoneKey(number)));
}

function completed(place: SitePlace, found: SitePlace): SitePlace {
  const phones = place.phones.length > 0 ? place.phones : found.phones;
  return { ...found, ...place, phones, sources: [...new Set([...(place.sources ?? []), ...(found.sources ?? [])])] };
}

function isOf({ address }: PlaceFacts, known: LawpAddress): boolean {
  return address !== undefined && isSamePlace(known, address);
}

function mainPlace(
  { business, origin, map }: KnownPlaces,
  same: PlaceFacts | undefined,
  place: Place | null,
): SitePlace | null {
  const { address, telephone, opening_hours: hours, geo } = business ?? {};
  const own = telephone === undefined ? [] : [{ number: dialled(telephone) }];
  const beside = same?.phones.map(toPhone) ?? [];
  const reaching = new Map(beside.map((phone) => [phoneKey(phone.number), phone]));
  const phones = [
    ...own.map((phone) => ({ ...reaching.get(phoneKey(phone.number)), ...phone })),
    ...beside.filter(({ number }) => own.every((each) => phoneKey(each.number) !== phoneKey(number))),
  ];
  if (address === undefined && phones.length === 0 && hours === undefined) return null;
  return {
    ...(address === undefined ? {} : { address }),
    ...(geo === undefined ? {} : { geo }),
    ...(place?.timeZone ? { time_zone: place.timeZone } : {}),
    phones,
    ...(hours === undefined ? {} : { opening_hours: hours }),
    sources: [...new Set([...(origin === null ? [] : [origin]), ...(isOfMap(map) ? (['map'] as const) : [])])],
  };
}

/** Whether something that a place is shown with is from the map. */
function isOfMap(map: MapShare | null): boolean {
  return map?.parts.some((part) => OF_PLACE.has(part)) === true;
}

const OF_PLACE: ReadonlySet<MapPart> = new Set(['address', 'telephone', 'opening_hours', 'geo']);

function otherPlace({ address, phones, openingHours }: PlaceFacts): SitePlace {
  const timeZone = address === undefined ? null : (findPlace(address)?.timeZone ?? null);
  return {
    ...(address === undefined ? {} : { address }),
    ...(timeZone === null ? {} : { time_zone: timeZone }),
    phones: phones.map(toPhone),
    ...(openingHours === undefined ? {} : { opening_hours: openingHours }),
    sources: ['text'],
  };
}

function toPhone({ written, e164, reaches, openingHours }: PhoneFacts): PlacePhone {
  return {
    number: e164 ?? written,
    ...(reaches === undefined ? {} : { reaches }),
    ...(openingHours === undefined ? {} : { opening_hours: openingHours }),
  };
}

/** E.164 of a number that begins with its country's code. */
function dialled(telephone: string): string {
  return telephone.startsWith('+') ? `+${telephone.replace(/\(0\)|\D/g, '')}` : telephone;
}
