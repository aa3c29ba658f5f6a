import { type CountryCode, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max';
import type { LawpAddress } from '../../core/lawp/document.ts';
import { countryOfPhone } from '../../places/country-hints.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { MONEY_AMOUNT } from '../prices.ts';
import { findCountry } from './addresses/countries.ts';
import { holdsCode } from './addresses/holds-code.ts';
import type { StatedAddress } from './addresses/stated-address.ts';
import { statedAddresses } from './addresses/stated-addresses.ts';
import { withLineHours } from './hours-of-line.ts';
import { readColumns } from './lines/column-tables.ts';
import { type ContactLine, contactLines } from './lines/contact-lines.ts';
import { MAX_NAMING, namingLines, standsApart, textOfLines, titleAbove, WEB_ADDRESS } from './naming-lines.ts';
import { isAside, isInstitution, type Speaker, speaksOfOthers, speaksOfSite, standsBelowOthers } from './own-signs.ts';
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
  readonly inAddress: boolean;
  /** What stands around it says that it is the site's own. */
  readonly isTold: boolean;
  /** Nobody's name stands before the street in its line. */
  readonly isApart: boolean;
  /** A price stands in its lines: it is let, sold or visited there. */
  readonly isOffer: boolean;
  /** A short line right above it that may be the name of whose it is; else empty. */
  readonly title: string;
  /** What stands above and in its lines, as evidence. */
  readonly words: string;
  /** Of that, what may name whose it is: a page's header says whose the page is. */
  readonly named: string;
}

/** Weekly hours of a page, and whether what stands around them says that they are the site's own. */
export interface PageHours extends StatedHours {
  readonly isTold: boolean;
}

/** What stands so near to an address that it is nobody else's. */
interface Beside {
  readonly address: LawpAddress;
  readonly phones: readonly StatedPhone[];
  readonly hours: readonly StatedHours[];
  /** Words above it say that it is another's. */
  readonly isOthers: boolean;
  /** Nobody's name stands before the street in its line. */
  readonly isApart: boolean;
}

/** What one page says of places, and what it says without any. */
export interface PagePlaces {
  readonly page: ParsedPage;
  readonly lines: readonly ContactLine[];
  readonly places: readonly PagePlace[];
  readonly phones: readonly StatedPhone[];
  /** Numbers that the words before them make somebody else's. */
  readonly phonesOfOthers: readonly StatedPhone[];
  readonly hours: readonly PageHours[];
  /** Numbers and hours in or right beside the lines of each address, others' ones among them. */
  readonly beside: readonly Beside[];
}

/** Lines below an address that may still speak of it, and lines above. */
const REACH_BELOW = 14;
const REACH_ABOVE = 8;

/** Reads the places of one page: its addresses, each with the numbers and hours that stand nearest to it. */
export function readPagePlaces(page: ParsedPage, regions: readonly CountryCode[], speaker: Speaker): PagePlaces {
  const { lines, addresses } = readLines(page, regions);
  const stated = statedPhones(lines, countriesFirst(addresses, regions));
  const isOfStory = (first: number, line: number) =>
    lines[line]?.inStory === true && !speaker.isAboutContacts && !speaksOfSite(lines, { first, line }, speaker);
  const phonesOfOthers = stated.filter(
    (each, at) => each.isOthers || isOfStory(each.line, each.line) || standsBelowOthers(lines, each.line, speaker, at),
  );
  const phones = stated.filter((each) => !phonesOfOthers.includes(each));
  const hours = withLineHours(statedHours(lines, speaker.language), phones)
    .filter(({ first, line }) => !isOfStory(first, line))
    .map((each) => ({ ...each, isTold: speaksOfSite(lines, each, speaker) }));
  const ofAddress = addressOfLine(lines, addresses, phones);
  const phonesOf = ownFirst(Map.groupBy(phones, ({ line }) => ofAddress(line)));
  const hoursOf = Map.groupBy(hours, ({ first, line }) => ofAddress(first) ?? ofAddress(line));
  const others = addresses.filter(
    (each, at) =>
      speaksOfOthers(lines, each) ||
      (at > 0 && isInstitution(lines, each)) ||
      isOfStory(each.first, each.line) ||
      (isAside(lines, each) && !speaksOfSite(lines, each, speaker)),
  );
  const scene: Scene = { page, lines, speaker, phonesOf, hoursOf };
  return {
    page,
    lines,
    places: addresses.filter((each) => !others.includes(each)).map((each) => toPlace(each, scene)),
    phones,
    phonesOfOthers,
    hours,
    beside: addresses.map((each) => ({ ...besideOf(each, scene), isOthers: others.includes(each) })),
  };
}

/** What is known of a page when its places are put together. */
interface Scene {
  readonly page: ParsedPage;
  readonly lines: readonly ContactLine[];
  readonly speaker: Speaker;
  readonly phonesOf: ReadonlyMap<StatedAddress | null, readonly StatedPhone[]>;
  readonly hoursOf: ReadonlyMap<StatedAddress | null, readonly StatedHours[]>;
}

function toPlace(stated: StatedAddress, { page, lines, speaker, phonesOf, hoursOf }: Scene): PagePlace {
  const { inFrame = false, inAddress = false } = lines[stated.line] ?? {};
  const isApart = standsApart(lines, stated);
  const near = lines.slice(Math.max(0, stated.first - 2), stated.line + 1);
  return {
    page,
    address: stated.address,
    confidence: stated.confidence,
    phones: (phonesOf.get(stated) ?? []).filter(({ phone }) => isOfCountry(phone, stated.address.country)),
    hours: hoursOf.get(stated) ?? [],
    inFrame,
    inAddress,
    isTold: speaksOfSite(lines, stated, speaker),
    isApart,
    isOffer: lines
      .slice(stated.first, stated.line + 1)
      .some(({ text }) => text.length <= MAX_NAMING && MONEY_AMOUNT.test(text)),
    title: titleAbove(lines, stated, isApart),
    words: textOfLines(near),
    named: textOfLines(namingLines(lines, stated, isApart)).replace(WEB_ADDRESS, ' '),
  };
}

function besideOf(stated: StatedAddress, { lines, phonesOf, hoursOf }: Scene): Omit<Beside, 'isOthers'> {
  const isNear = ({ line }: { readonly line: number }) => line >= stated.first - 1 && line <= stated.line + 2;
  const [phones = [], hours = []] = [phonesOf.get(stated)?.filter(isNear), hoursOf.get(stated)?.filter(isNear)];
  return { address: stated.address, phones, hours, isApart: standsApart(lines, stated) };
}

/** The lines of a page, the tables of its branches column by column, and the addresses in them. */
function readLines(page: ParsedPage, regions: readonly CountryCode[]) {
  const written = contactLines(page);
  const found = statedAddresses(written, regions);
  const turned = readColumns(
    written,
    found.map(({ line }) => written[line]),
  );
  return turned === null
    ? { lines: written, addresses: found }
    : { lines: turned, addresses: statedAddresses(turned, regions) };
}

/** No number abroad rings at an address: an office there that gives its number alone stands below it. */
function isOfCountry({ e164 }: StatedPhone['phone'], country: string | undefined): boolean {
  if (e164 === null || country === undefined) return true;
  const isFar = isSupportedCountry(country) && !e164.startsWith(`+${getCountryCallingCode(country)}`);
  return !isFar && (countryOfPhone(e164) ?? country) === country;
}

/** Numbers beside the addresses of one country are that country's. */
function countriesFirst(addresses: readonly StatedAddress[], regions: readonly CountryCode[]): CountryCode[] {
  const stated = new Set(addresses.flatMap(({ address: { country } }) => country ?? []));
  const [country] = stated.size === 1 ? stated : [];
  return country !== undefined && isSupportedCountry(country) ? [...new Set([country, ...regions])] : [...regions];
}

/**
 * Tells the address that a line belongs to: the one above it in the same part of the page, else the one below; none that is
 * too far, and none above where another one begins between them, though it could not be read.
 */
function addressOfLine(
  lines: readonly ContactLine[],
  addresses: readonly StatedAddress[],
  phones: readonly StatedPhone[],
): (line: number) => StatedAddress | null {
  const isHead = (line: number, { first }: StatedAddress) => line < first && first - line <= HEAD;
  const last = addresses.at(-1)?.line ?? 0;
  // Each branch begins with its number: then what stands below an address is the number of the next one.
  const areHeads =
    addresses.length > 1 &&
    addresses.every((each) => phones.some(({ line }) => isHead(line, each))) &&
    !phones.some(({ line }) => line >= last && line - last <= REACH_BELOW);
  const isCut = (from: number, line: number) =>
    lines.slice(from + 1, line).some((each) => holdsCode(each.text.slice(0, MAX_NAMING)) || isCountry(each));
  return (line) => {
    const headed = areHeads ? addresses.find((each) => isHead(line, each)) : undefined;
    if (headed) return headed;
    const above = addresses.findLast((each) => each.first <= line && line - each.line <= REACH_BELOW);
    const below = addresses.find((each) => each.first > line && each.first - line <= REACH_ABOVE);
    // What a story tells stands above the foot of its page, and has nothing to do with it.
    const ofPart = below && lines[below.first]?.inFrame === lines[line]?.inFrame ? below : null;
    if (!above || (ofPart && lines[above.line]?.inFrame !== lines[line]?.inFrame)) return ofPart;
    return isCut(above.line, line) ? null : above;
  };
}

/** Lines from a number to the address that it stands above. */
const HEAD = 2;

/** "Australia:" begins what is said of an office there. */
function isCountry({ text }: ContactLine): boolean {
  return text.length <= MAX_COUNTRY && /[:：]$/u.test(text) && findCountry(text.slice(0, -1)) !== null;
}

const MAX_COUNTRY = 40;

/**
 * Numbers above the first of several addresses that has others of its own are the switchboard's; above an only one that has
 * some beside it, what stands farther off is said of something else.
 */
function ownFirst(
  phonesOf: ReadonlyMap<StatedAddress | null, readonly StatedPhone[]>,
): ReadonlyMap<StatedAddress | null, readonly StatedPhone[]> {
  const addresses = [...phonesOf.keys()].filter((each) => each !== null);
  const isOnly = addresses.length < 2;
  return new Map(
    [...phonesOf].map(([address, phones]) => {
      if (address === null) return [address, phones];
      const above = isOnly ? HEAD : 0;
      const own = phones.filter(({ line }) => line >= address.first - above);
      const isBeside = own.some(({ line }) => !isOnly || line <= address.line + HEAD);
      return [address, isBeside ? own : phones];
    }),
  );
}
