import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/max';
import type { LawpAddress } from '../../core/lawp/document.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { type ContactLine, contactLines } from './contact-lines.ts';
import { type Speaker, speaksOfOthers, speaksOfSite } from './own-signs.ts';
import type { StatedAddress } from './stated-address.ts';
import { statedAddresses } from './stated-addresses.ts';
import { type StatedHours, statedHours } from './stated-hours.ts';
import { type StatedPhone, statedPhones } from './stated-phones.ts';

/** A place that a page states, with what stands beside it. */
export interface PagePlace {
  readonly page: ParsedPage;
  readonly address: LawpAddress;
  readonly confidence: number;
  readonly phones: readonly StatedPhone[];
  readonly hours: readonly StatedHours[];
  readonly inFrame: boolean;
  /** What stands around it says that it is the site's own. */
  readonly isTold: boolean;
  /** What stands above and in its lines, as evidence and to see whose it is. */
  readonly words: string;
}

/** Weekly hours of a page, and whether what stands around them says that they are the site's own. */
export interface PageHours extends StatedHours {
  readonly isTold: boolean;
}

/** What one page says of places, and what it says without any. */
export interface PagePlaces {
  readonly page: ParsedPage;
  readonly lines: readonly ContactLine[];
  readonly places: readonly PagePlace[];
  readonly phones: readonly StatedPhone[];
  readonly hours: readonly PageHours[];
}

/** Lines below an address that may still speak of it, and lines above. */
const REACH_BELOW = 14;
const REACH_ABOVE = 8;

/** Reads the places of one page: its addresses, each with the numbers and hours that stand nearest to it. */
export function readPagePlaces(page: ParsedPage, regions: readonly CountryCode[], speaker: Speaker): PagePlaces {
  const lines = contactLines(page);
  const addresses = statedAddresses(lines, regions);
  const phones = statedPhones(lines, countriesFirst(addresses, regions));
  const hours = statedHours(lines, speaker.language).map((stated) => ({
    ...stated,
    isTold: speaksOfSite(lines, stated, speaker),
  }));
  const phonesOf = Map.groupBy(phones, ({ line }) => nearest(addresses, line));
  const hoursOf = Map.groupBy(hours, ({ first, line }) => nearest(addresses, first) ?? nearest(addresses, line));
  const places = addresses
    .filter((stated) => !speaksOfOthers(lines, stated))
    .map(
      (stated): PagePlace => ({
        page,
        address: stated.address,
        confidence: stated.confidence,
        phones: phonesOf.get(stated) ?? [],
        hours: hoursOf.get(stated) ?? [],
        inFrame: lines[stated.line]?.inFrame === true || lines[stated.line]?.inAddress === true,
        isTold: speaksOfSite(lines, stated, speaker),
        words: lines
          .slice(Math.max(0, stated.first - 2), stated.line + 1)
          .map(({ text }) => text.slice(0, 200))
          .join(' · '),
      }),
    );
  return { page, lines, places, phones, hours };
}

/** Numbers beside the addresses of one country are that country's. */
function countriesFirst(addresses: readonly StatedAddress[], regions: readonly CountryCode[]): CountryCode[] {
  const stated = new Set(addresses.flatMap(({ address: { country } }) => country ?? []));
  const [country] = stated.size === 1 ? stated : [];
  return country !== undefined && isSupportedCountry(country) ? [...new Set([country, ...regions])] : [...regions];
}

/** The address that a line belongs to: the one above it, else the one below; none that is too far. */
function nearest(addresses: readonly StatedAddress[], line: number): StatedAddress | null {
  const above = addresses.findLast((each) => each.first <= line && line - each.line <= REACH_BELOW);
  if (above) return above;
  return addresses.find((each) => each.first > line && each.first - line <= REACH_ABOVE) ?? null;
}
