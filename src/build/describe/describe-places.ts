import type { LawpAddress, LawpBusiness } from '../../core/lawp/document.ts';
import type { PhoneFacts, PlaceFacts, SiteFacts } from '../../core/site/facts.ts';
import type { Place, PlacePhone, SitePlace } from '../../core/site/site-record.ts';
import { phoneKey } from '../../language/phone-text.ts';
import { findPlace } from '../../places/find-place.ts';
import { isSamePlace } from './business-from-text.ts';

/**
 * The places of a site, each with its own numbers and hours: the one of its business details first, then the others that
 * its text states. None where nothing is known of any.
 *
 * @param place Where the business is.
 */
export function describePlaces(facts: SiteFacts, business: LawpBusiness | null, place: Place | null): SitePlace[] {
  const { address } = business ?? {};
  const [nearest] = facts.places;
  const same = address === undefined ? nearest : facts.places.find((each) => isOf(each, address));
  const main = mainPlace(business, same, place);
  const others = facts.places.filter((each) => each !== same && each.address !== undefined);
  return [...(main === null ? [] : [main]), ...others.map(otherPlace)];
}

function isOf({ address }: PlaceFacts, known: LawpAddress): boolean {
  return address !== undefined && isSamePlace(known, address);
}

function mainPlace(business: LawpBusiness | null, same: PlaceFacts | undefined, place: Place | null): SitePlace | null {
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
  };
}

function otherPlace({ address, phones, openingHours }: PlaceFacts): SitePlace {
  const timeZone = address === undefined ? null : (findPlace(address)?.timeZone ?? null);
  return {
    ...(address === undefined ? {} : { address }),
    ...(timeZone === null ? {} : { time_zone: timeZone }),
    phones: phones.map(toPhone),
    ...(openingHours === undefined ? {} : { opening_hours: openingHours }),
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
