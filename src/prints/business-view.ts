import { countryName } from '../core/country-name.ts';
import type { LawpBusiness, OpeningHours } from '../core/lawp/document.ts';
import { once } from '../core/once.ts';
import { listed } from '../core/readiness/criterion.ts';
import { type HoursTable, hoursTables } from '../core/site/hours-table.ts';
import { elementUrl, MAP_ATTRIBUTION, MAP_LICENCE_URL, type MapPart, type MapShare } from '../core/site/map-point.ts';
import type { BusinessTextPart, Place, SiteBusiness, SiteDocument } from '../core/site/site-record.ts';
import { weekHours } from '../core/site/week-hours.ts';

/** Where business details may come from, in words for a site owner. */
const ORIGINS: Readonly<Record<SiteBusiness['origin'], string>> = {
  native: 'From your own LAWP file.',
  owner: 'From the document of the verified owner.',
  'schema.org': 'From the structured data on your pages.',
  text: 'From the text of your pages.',
  map: 'From OpenStreetMap.',
};

/** Business details of a site, as facts and as lines for people. */
export interface BusinessView {
  readonly facts: LawpBusiness;
  readonly origin: SiteBusiness['origin'];
  readonly originWords: string;
  readonly addressLines: readonly string[];
  /** Phone number as written, and the number to dial when it can be told. */
  readonly telephone: { readonly written: string; readonly dial: string | null } | null;
  readonly hours: readonly HoursTable[];
  /** Stretches for the script that fills the open-now slot: "390-1050 1830-2490/2026-05-01/2026-09-30". */
  readonly openSlot: { readonly stretches: string; readonly timeZone: string } | null;
  readonly timeZone: string | null;
  /** "Aarhus time". */
  readonly clockWords: string | null;
  /** Whose data it is, where any of it is from the open map; to be shown beside it. */
  readonly attribution: MapAttribution | null;
}

/** To be shown wherever data of the open map is, as its licence asks (https://www.openstreetmap.org/copyright). */
export interface MapAttribution {
  readonly text: string;
  readonly licenceUrl: string;
  /** Addresses of what it was taken from. */
  readonly elements: readonly string[];
}

/** Business details of a document; null when none are known. */
export function toBusinessView(document: SiteDocument): BusinessView | null {
  const { map } = document;
  const attribution = toAttribution(map);
  const facts = document.lawp.business ?? (attribution === null ? undefined : {});
  const origin = document.businessOrigin ?? (attribution === null ? null : 'map');
  if (facts === undefined || origin === null) return null;
  const timeZone = document.place?.timeZone ?? null;
  const openingHours = facts.opening_hours ?? [];
  const hours = once(() => hoursTables(openingHours));
  const openSlot = once(() =>
    openingHours.length > 0 && timeZone !== null ? { stretches: stretchText(openingHours), timeZone } : null,
  );
  return {
    facts,
    origin,
    originWords: originWords(origin, document.businessText ?? [], map),
    addressLines: addressLines(facts.address),
    telephone: facts.telephone === undefined ? null : phone(facts.telephone),
    get hours() {
      return hours();
    },
    get openSlot() {
      return openSlot();
    },
    timeZone,
    clockWords: clockWords(document.place),
    attribution,
  };
}

/** Null where nothing that is shown comes from the map. */
function toAttribution(map: MapShare | undefined): MapAttribution | null {
  if (map === undefined || map.parts.length + map.confirms.length + (map.places?.length ?? 0) === 0) return null;
  const elements = map.elements.map(elementUrl);
  return { text: MAP_ATTRIBUTION, licenceUrl: MAP_LICENCE_URL, elements };
}

const PART_WORDS: Readonly<Record<BusinessTextPart | MapPart, string>> = {
  address: 'address',
  telephone: 'phone',
  email: 'e-mail address',
  opening_hours: 'opening hours',
  geo: 'position',
  category: 'category',
  place: 'town',
};

/** "From the structured data on your pages; the phone from their text; the opening hours from OpenStreetMap." */
function originWords(
  origin: SiteBusiness['origin'],
  inText: readonly BusinessTextPart[],
  map: MapShare | undefined,
): string {
  const named = (parts: readonly (BusinessTextPart | MapPart)[]): string =>
    listed(parts.map((part) => PART_WORDS[part]));
  const more = [
    ...(origin === 'text' || inText.length === 0 ? [] : [`the ${named(inText)} from their text`]),
    ...(origin === 'map' || !map || map.parts.length === 0 ? [] : [`the ${named(map.parts)} from OpenStreetMap`]),
  ];
  return `${[ORIGINS[origin].replace(/\.$/, ''), ...more].join('; ')}.`;
}

/** An address on one line. */
export function addressOnOneLine(address: LawpBusiness['address']): string {
  return addressLines(address).join(', ');
}

function addressLines(address: LawpBusiness['address']): string[] {
  if (address === undefined) return [];
  const town = [address.postcode, address.city].filter((part) => part !== undefined).join(' ');
  const country = address.country === undefined ? undefined : (countryName(address.country) ?? address.country);
  return [address.street, town, address.region, country].filter(
    (line): line is string => line !== undefined && line !== '',
  );
}

function phone(written: string): { written: string; dial: string | null } {
  const digits = written.replace(/[\s().\-/]/g, '');
  return { written, dial: /^\+\d{6,15}$/.test(digits) ? `tel:${digits}` : null };
}

function stretchText(hours: readonly OpeningHours[]): string {
  return weekHours(hours)
    .map(({ start, end, from, through }) => {
      const season = from === undefined && through === undefined ? '' : `/${from ?? ''}/${through ?? ''}`;
      return `${start}-${end}${season}`;
    })
    .join(' ');
}

function clockWords(place: Place | null): string | null {
  return place === null || place.timeZone === null ? null : `${place.name} time`;
}
