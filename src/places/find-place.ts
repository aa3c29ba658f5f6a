import { countryName } from '../core/country-name.ts';
import type { LawpAddress } from '../core/lawp/document.ts';
import type { Place } from '../core/site/site-record.ts';
import { findCities } from './cities.ts';
import { distanceKm } from './distance.ts';
import type { City } from './gazetteer.ts';
import { findRegion, isWithin } from './regions.ts';
import { timeZoneAt } from './time-zone.ts';

/** What besides the address tells where a site is. */
export interface PlaceHints {
  readonly geo?: { readonly lat: number; readonly lon: number };
  /** Countries that the telephone number and the domain's ending speak for, best first. */
  readonly countries?: readonly string[];
}

/** People in a town that its name alone tells. */
const PLAIN = 500_000;
const PLAIN_WHERE_ONLY = 50_000;

function bestCity(address: LawpAddress, hints: PlaceHints): City | null {
  if (address.city === undefined) return null;
  const towns = inRegion(findCities(address.city, address.country), address);
  const { geo } = hints;
  if (geo) return towns.find((town) => distanceKm(town, geo) < 60) ?? null;
  if (address.country !== undefined) return towns[0] ?? null;
  const hinted = hints.countries
    ?.map((code) => towns.find((town) => town.country === code))
    .find((town) => town !== undefined);
  if (hinted) return hinted;
  // Without any hint only a great city is plain, or one that no other town is named like: there are Parises in many countries.
  const least = towns.length === 1 ? PLAIN_WHERE_ONLY : PLAIN;
  return towns.find((town) => town.population >= least) ?? null;
}

/** Of towns in several states those in the state of the address; all where that says nothing. */
function inRegion(towns: readonly City[], { region, country }: LawpAddress): readonly City[] {
  const state = region === undefined || country === undefined ? null : findRegion(region, country);
  return state === null ? towns : towns.filter((town) => isWithin(town, state.box));
}

/**
 * Where a business is: its town in English with country, point and time zone. Takes its address and what else tells the
 * place; null when not even the country is known. A town the gazetteer does not hold keeps the name the site wrote.
 */
export function findPlace(address: LawpAddress, hints: PlaceHints = {}): Place | null {
  const city = bestCity(address, hints);
  const code = address.country ?? city?.country ?? (address.city === undefined ? undefined : hints.countries?.[0]);
  const name = code === undefined ? null : countryName(code);
  if (code === undefined || name === null) return null;
  const point = hints.geo ?? city;
  return {
    name: city?.name ?? address.city ?? name,
    country: code,
    countryName: name,
    lat: point?.lat ?? null,
    lon: point?.lon ?? null,
    timeZone: point ? timeZoneAt(point.lat, point.lon) : null,
  };
}
