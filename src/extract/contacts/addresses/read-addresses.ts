import type { LawpAddress } from '../../../core/lawp/document.ts';
import { findCity } from '../../../places/cities.ts';
import type { ContactLine } from '../lines/contact-lines.ts';
import { findCountry } from './countries.ts';
import { CODE_PREFIXES, CODES_AFTER_TOWN, CODES_BEFORE_TOWN, US_STATES } from './postal-forms.ts';
import type { StatedAddress } from './stated-address.ts';
import { streetAtEnd, streetAtStart } from './street.ts';
import { isEstate, type Town, townReader } from './town.ts';
import { townAmong } from './town-among.ts';

/** Lines above a town that may hold its street. */
const MAX_ABOVE = 4;
/** A page with more addresses than this is a directory. */
const MAX_ADDRESSES = 60;
/** Codes that are looked at: behind so many without a town a page states no address. */
const MAX_CODES = 400;
const SEPARATOR = /\s*[,;|•·●▪\t\n]\s*|\s+[-–—/:]\s+/u;
/** "Lindengasse 15 / 1 / 9": a house with its stairs and door. */
const DOOR = /(?<=\d)\s\/\s(?=\d{1,3}(?![\d.]))/gu;
/** "1 – 6 Mill Street": houses from the one number to the other. */
const HOUSES = /(?<![\d-])(\d{1,4}) [-–] (\d{1,4})(?=[a-z]? \p{Lu})/gu;
/** A street has no more houses between two numbers of one address. */
const MOST_HOUSES = 200;
/** "(back yard, ground floor)" behind a street. */
const NOTE = /\s\([^()\d]{0,40},[^()\d]{0,40}\)/gu;
/** "Postcode:" in a cell of its own. */
const LABEL_ALONE = /^[^\d:]{1,25}:\s*$/u;
const CODE =
  /(?<![\d\p{L}:/+#€$£-]|\d[.,]|№ ?|[:] (?!\d{5,6}, ?))(?:([A-Z]{1,3})[- ] ?)?(\d{4} ?[A-Z]{2}(?![\p{L}\d])|\d{2}-\d{3}(?!\d)|\d{4}-\d{3}(?!\d)|\d{5}-\d{3}(?!\d)|[A-HJ-NP-Z]\d{4}[A-Z]{3}(?!\p{L})|\d{3} \d{2}(?!\d)|\d{3,6}(?![\d.:-]))[ ,]{1,2}(?=\p{Lu}|\p{Lo}|г\.|м\.|['’])/gu;

/** Where a postal code was found, and what stands around it. */
interface Spot {
  readonly lines: readonly ContactLine[];
  readonly line: number;
  /** Of the code, with its prefix. */
  readonly start: number;
  readonly end: number;
  /** Where in the line the address before it ends; 0 for the first one. */
  readonly from?: number;
  readonly code: string;
  readonly regions: readonly string[];
}

/**
 * The postal addresses that the lines of a page state: a postal code, its town, the street above, before or behind.
 *
 * @param regions Countries that the site may be in, likeliest first: they settle codes that many countries write alike.
 */
export function readAddresses(lines: readonly ContactLine[], regions: readonly string[]): StatedAddress[] {
  const found: StatedAddress[] = [];
  let codes = 0;
  for (const [line, { text }] of lines.entries()) {
    if (found.length >= MAX_ADDRESSES || codes > MAX_CODES) break;
    if (!/\d{3}|\d[A-Z]/u.test(text)) continue;
    for (const match of text.matchAll(CODE)) {
      codes += 1;
      const [whole, prefix = '', code = ''] = match;
      const end = match.index + whole.trimEnd().replace(/,$/u, '').length;
      const stated = readBeforeTown({ lines, line, start: match.index, end, code, regions }, prefix);
      if (stated) found.push(stated);
    }
    for (const { country, pattern, isPlain = true } of CODES_AFTER_TOWN) {
      // Most lines hold no code: what finds all of them begins with a copy of the pattern.
      if ((!isPlain && !regions.includes(country)) || text.search(pattern) < 0) continue;
      let from = 0;
      for (const match of text.matchAll(pattern)) {
        codes += 1;
        const code = match.groups?.code ?? '';
        const end = match.index + match[0].length;
        const stated = readAfterTown(
          { lines, line, start: match.index, end, from, code, regions },
          country,
          match.groups?.region,
        );
        if (!stated) continue;
        found.push(stated);
        from = end;
      }
    }
  }
  return found;
}

/** "Talhofstraße 32, 82205 Gilching", "1051 Budapest, Fő utca 1." */
function readBeforeTown(spot: Spot, prefix: string): StatedAddress | null {
  const form = CODES_BEFORE_TOWN.find(({ code }) => code.test(spot.code));
  if (!form) return null;
  const text = spot.lines[spot.line]?.text ?? '';
  const behind = text.slice(spot.end);
  const named = Object.hasOwn(CODE_PREFIXES, prefix) ? CODE_PREFIXES[prefix] : undefined;
  if (prefix !== '' && (named === undefined || !form.countries.includes(named))) return null;
  const told = named ?? countryBehind(spot, behind, form.countries);
  const likely = spot.regions.filter((region) => form.countries.includes(region));
  // Three digits are a code where nothing else speaks against it only.
  if (spot.code.length === 3 && told === null && likely.length === 0) return null;
  const [first = null] = told ? [told] : form.countries.length === 1 ? form.countries : likely;
  const townIn = townReader(behind);
  const known = (told ? [told] : [...likely, ...form.countries]).find((each) => townIn(each)?.isKnown);
  // Five digits in a country whose codes we do not read are none of its neighbour's.
  const [home] = spot.regions;
  if (!told && !known && home !== undefined && !(form.countries as readonly string[]).includes(home)) return null;
  const country = told ?? known ?? first;
  const town = country ? townIn(country) : null;
  if (!country || !town || (town.name.length > 2 && findCountry(town.name) && !findCity(town.name, country)))
    return null;
  const parts = partsBefore(spot);
  const street =
    streetAtEnd(parts.texts, country) ?? streetAtStart(partsBehind(spot, behind.slice(town.at)), country) ?? undefined;
  const isHinted = told !== null || likely.includes(country);
  const confidence = confidenceOf({
    town,
    hasStreet: street !== undefined,
    isPlain: form.isPlain || named !== undefined,
    isHinted,
  });
  return confidence === 0
    ? null
    : stated(spot, parts.firstOf(street), { street, postcode: spot.code, city: town.name, country }, confidence);
}

/** Countries whose codes look like other numbers. */
const LOOSE = new Set(['AU', 'IN', 'NZ', 'MX']);

/** "544 SW Johnson Ave, Burleson, TX 76028" */
function readAfterTown(spot: Spot, country: string, region: string | undefined): StatedAddress | null {
  const isHinted =
    spot.regions.includes(country) ||
    countryBehind(spot, spot.lines[spot.line]?.text.slice(spot.end) ?? '', [country]) !== null;
  const needsHint = country === 'IN' || country === 'BR' || country === 'IE' || country === 'MX';
  if (needsHint && !isHinted) return null;
  const parts = partsBefore(spot);
  const place = townAmong(parts.texts, country);
  if (!place) return null;
  const { town, rest, between } = place;
  const behind = partsBehind(spot, spot.lines[spot.line]?.text.slice(spot.end) ?? '');
  const street = streetAtEnd(rest, country) ?? streetAtStart(behind, country) ?? undefined;
  const isPlain = CODES_AFTER_TOWN.find((form) => form.country === country)?.isPlain ?? !LOOSE.has(country);
  const confidence = confidenceOf({ town, hasStreet: street !== undefined, isPlain, isHinted });
  const county = region ?? between;
  const isOutside = isEstate(town.name);
  const address = {
    street: street && isOutside ? `${street}, ${town.name}` : street,
    postcode: spot.code,
    city: isOutside ? undefined : town.name,
    region: county && regionName(county, country),
    country,
  };
  return confidence === 0 ? null : stated(spot, parts.firstOf(street), address, confidence);
}

function regionName(region: string, country: string): string {
  const code = region.replace(/[. ]/gu, '').toUpperCase();
  return country === 'US' && Object.hasOwn(US_STATES, code) ? code : region;
}

interface Trust {
  readonly town: Town;
  readonly hasStreet: boolean;
  /** The code has a form of its own. */
  readonly isPlain: boolean;
  /** Something beside the code tells the country. */
  readonly isHinted: boolean;
}

function confidenceOf({ town, hasStreet, isPlain, isHinted }: Trust): number {
  if (hasStreet) {
    if (isPlain) return town.isKnown ? 0.95 : isHinted ? 0.85 : 0;
    if (isHinted) return town.isKnown ? 0.92 : 0.75;
    return town.isKnown ? 0.7 : 0;
  }
  return isPlain && town.isKnown ? (isHinted ? 0.6 : 0.5) : 0;
}

function stated(
  spot: Spot,
  first: number,
  parts: { readonly [Part in keyof LawpAddress]: LawpAddress[Part] | undefined },
  confidence: number,
): StatedAddress {
  const given = Object.entries(parts).filter(([, value]) => value !== undefined && value !== '');
  return { address: Object.fromEntries(given), line: spot.line, first, confidence };
}

function housesJoined(written: string, first: string, last: string): string {
  const more = Number(last) - Number(first);
  return more > 0 && more < MOST_HOUSES ? `${first}-${last}` : written;
}

/** The parts above and before a spot, in order, and in which line each begins. */
function partsBefore({ lines, line, start, from: begun = 0 }: Spot) {
  const texts: string[] = [];
  const from: number[] = [];
  // "12 Mill Street, Leeds LS1 4DY 3 Quay Lane, York YO1 7HH": what another address ends in begins none.
  for (let at = begun > 0 ? line : Math.max(0, line - MAX_ABOVE); at <= line; at++) {
    const text = at === line ? (lines[at]?.text.slice(begun, start) ?? '') : (lines[at]?.text ?? '');
    // A story above is no part of an address.
    if (at < line && text.length > 160) {
      texts.length = 0;
      from.length = 0;
      continue;
    }
    for (const part of text
      .slice(-240)
      .replace(NOTE, '')
      .replace(DOOR, '/')
      .replace(HOUSES, housesJoined)
      .split(SEPARATOR)) {
      if (part.trim() === '' || LABEL_ALONE.test(part)) continue;
      texts.push(part.trim());
      from.push(at);
    }
  }
  return {
    texts,
    firstOf: (street: string | undefined): number => {
      const lead = street?.split(', ')[0] ?? '';
      const at = lead === '' ? -1 : texts.findLastIndex((text) => text.includes(lead));
      return from[at] ?? line;
    },
  };
}

function partsBehind({ lines, line }: Spot, rest: string): string[] {
  const next = (lines[line + 1]?.text ?? '').slice(0, 120);
  return `${rest.slice(0, 160)}\n${next}`
    .split(SEPARATOR)
    .filter((part) => part.trim() !== '')
    .map((part) => part.trim());
}

/** The country named right behind, on the same line or the next, when it is one of those. */
function countryBehind({ lines, line }: Spot, behind: string, countries: readonly string[]): string | null {
  const next = lines[line + 1]?.text ?? '';
  const parts = [...behind.slice(0, 120).split(SEPARATOR).slice(0, 3), next.length <= 40 ? next : ''];
  for (const part of parts) {
    const words = part.replace(/[().]/gu, ' ').trim();
    if (words.length < 4 || words.length > 40) continue;
    const last = words.split(' ').at(-1) ?? '';
    // "Bari (BA)": two letters are a province.
    const country = findCountry(words) ?? (last.length > 3 ? findCountry(last) : null);
    if (country && countries.includes(country)) return country;
  }
  return null;
}
