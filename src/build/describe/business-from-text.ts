import type { LawpAddress, LawpBusiness } from '../../core/lawp/document.ts';
import type { PhoneFacts, PlaceFacts, SiteFacts } from '../../core/site/facts.ts';
import type { BusinessTextPart } from '../../core/site/site-record.ts';
import { dialable } from '../../language/phone-text.ts';
import type { DescribedBusiness } from './describe-business.ts';

/** Business details, with the parts of them that only visible text states. */
export interface CompletedBusiness extends DescribedBusiness {
  readonly fromText: readonly BusinessTextPart[];
}

/**
 * Completes what structured data states by what the visible text of the pages states of the same place; never replaces.
 * Of a second place nothing is taken.
 */
export function completeByText(described: DescribedBusiness, facts: SiteFacts): CompletedBusiness {
  const known: LawpBusiness = described.business ?? {};
  const place = placeFor(known.address, facts.places);
  const telephone = known.telephone === undefined ? phoneText(place, facts) : '';
  const hours = known.opening_hours === undefined ? place?.openingHours : undefined;
  const added: LawpBusiness = {
    ...(known.address === undefined && place?.address ? { address: place.address } : {}),
    ...countryAdded(known.address, place?.address),
    ...(telephone === '' ? {} : { telephone }),
    ...(hours === undefined ? {} : { opening_hours: [...hours] }),
  };
  const fromText = (['address', 'telephone', 'opening_hours'] as const).filter(
    (part) => known[part] === undefined && added[part] !== undefined,
  );
  if (Object.keys(added).length === 0) return { ...described, fromText };
  const isTextAlone = described.origin === null;
  return {
    business: { ...known, ...added, ...(isTextAlone ? { source: 'text' } : {}) },
    origin: described.origin ?? 'text',
    fromText,
  };
}

/** The country of an address that leaves it out, where the text states the same address and it is plain where that is. */
function countryAdded(known: LawpAddress | undefined, stated: LawpAddress | undefined): Pick<LawpBusiness, 'address'> {
  if (known === undefined || known.country !== undefined || stated?.country === undefined) return {};
  return isSamePlace(known, stated) ? { address: { ...known, country: stated.country } } : {};
}

/** The place that an address names, the main one where there is none. */
function placeFor(address: LawpAddress | undefined, places: readonly PlaceFacts[]): PlaceFacts | undefined {
  if (address === undefined) return places[0];
  return places.find((place) => place.address === undefined || isSamePlace(address, place.address));
}

/** Whether two addresses are of one place, however each is written. */
export function isSamePlace(one: LawpAddress, other: LawpAddress): boolean {
  const plain = (text: string | undefined) =>
    text
      ?.replace(/^\p{Lu}{1,3}-(?=\d)/u, '')
      .replace(/\W+/gu, '')
      .toLowerCase();
  if (one.postcode && other.postcode) return plain(one.postcode) === plain(other.postcode);
  return one.city !== undefined && plain(one.city) === plain(other.city);
}

/** The number beside the address; where several stand there, the one that the whole site shows most. */
function phoneText(place: PlaceFacts | undefined, { actions }: SiteFacts): string {
  const call = actions.find(({ phone }) => phone !== undefined)?.phone;
  const beside = place?.phones.filter(({ e164 }) => e164 !== null) ?? [];
  const isShown = beside.some(({ e164 }) => e164 === call?.e164);
  const general: PhoneFacts | undefined = beside.find(({ reaches }) => reaches === undefined) ?? beside[0];
  // A line whose hours are told is not yet the number of the site.
  const isMain = isShown || !general || (place?.address === undefined && call !== undefined);
  const best = isMain ? call : general;
  return best?.e164 ? dialable(best) : '';
}
