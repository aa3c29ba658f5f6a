import { findRegion } from '../../../places/regions.ts';
import type { ContactLine } from '../lines/contact-lines.ts';
import { findCountry } from './countries.ts';
import type { StatedAddress } from './stated-address.ts';
import { hasStreetWord, streetAtEnd, streetAtStart, writesNumberFirst } from './street.ts';
import { townAtEnd, townReader } from './town.ts';

const MAX_LINE = 200;
const MAX_FOUND = 20;
const PARTS = /\s*[,;|•·]\s*|\s+[-–—]\s+/u;
/** What parts are divided by: most lines have none of it. */
const DIVIDED = /[,;|•·]|\s[-–—]\s/u;

/**
 * Addresses without a postal code in the countries a site may be in: a street with its number beside a known town, in
 * either order ("Via Spinelli, 140, Cesena (FC)", "Киев, ул. Заболотного, 37").
 */
export function readUncodedAddresses(lines: readonly ContactLine[], regions: readonly string[]): StatedAddress[] {
  const found: StatedAddress[] = [];
  for (const [line, { text }] of lines.entries()) {
    if (found.length >= MAX_FOUND) break;
    if (text.length > MAX_LINE || !DIVIDED.test(text)) continue;
    const parts = partsOf(text);
    const told =
      parts.length < 2 ? null : addressOfCountry(parts, partsOf((lines[line - 1]?.text ?? '').slice(-MAX_LINE)));
    if (told) {
      found.push({ address: told.address, line, first: line - (told.isAbove ? 1 : 0), confidence: 0.75 });
      continue;
    }
    if (parts.length < 2 || !/\d/u.test(text) || !hasStreetWord(text)) continue;
    const stated = addressOf(parts, countriesOf(parts, regions));
    if (stated) found.push({ address: stated, line, first: line, confidence: 0.72 });
  }
  return found;
}

/** The likeliest countries of a site; of an address that names its country at its end that one, where it is among them. */
function countriesOf(parts: readonly string[], regions: readonly string[]): readonly string[] {
  const last = parts.at(-1) ?? '';
  const country = last.length > 3 && !STATE.test(last) ? findCountry(last) : null;
  return regions.slice(0, 3).filter((each) => country === null || each === country);
}

/** Of the states of America the one that is a country's name as well. */
const STATE = /^georgia$/iu;

/** With its number where the country writes it: "corso Monforte, 15" is in no Milan of America. */
function isStreetOf(street: string, country: string): boolean {
  return (
    /\d/u.test(street) && hasStreetWord(street) && (!writesNumberFirst(country) || /^\d|, \d+ \p{Lu}/u.test(street))
  );
}

function partsOf(text: string): string[] {
  return text
    .replace(/^[^\d:]{1,40}:\s*/u, '')
    .split(PARTS)
    .map((part) => part.replace(/\.$/u, '').trim())
    .filter((part) => part !== '');
}

/** "Ahmad Javad 20, Baku, Azerbaijan": where the country is named last, its town stands before it and the street before that. */
function addressOfCountry(parts: readonly string[], above: readonly string[]) {
  const country = findCountry(parts.at(-1) ?? '');
  const last = parts.at(-2) ?? '';
  const town = country === null || parts.at(-1)?.length === 2 ? null : townAtEnd(last, country);
  if (country === null || !town?.isKnown) return null;
  const before = last.slice(0, town.at).trim();
  const own = [...parts.slice(0, -2), ...(before === '' ? [] : [before])].filter((part) => !isDistrict(part, country));
  const isAbove = own.length === 0;
  const street = streetAtEnd(isAbove ? above : own, country);
  if (street === null || !/\d/u.test(street)) return null;
  return { address: { street, city: town.name, country }, isAbove };
}

/** "ME15": the first half of a postal code says no more than the town. */
function isDistrict(part: string, country: string): boolean {
  return country === 'GB' && /^[A-Z]{1,2}\d[\dA-Z]?$/u.test(part);
}

function addressOf(parts: readonly string[], regions: readonly string[]) {
  const towns = parts.map(townReader);
  for (const country of regions) {
    for (const [at, part] of parts.entries()) {
      const town = towns[at]?.(country);
      const rest = town ? part.slice(town.at).trim() : '';
      if (!town?.isKnown || !/^(?:\([\p{L}]{2,20}\))?$/u.test(rest)) continue;
      const street = streetAtEnd(parts.slice(0, at), country) ?? streetAtStart(parts.slice(at + 1), country);
      if (street && isStreetOf(street, country)) {
        const behind = parts[at + 1] ?? '';
        const region = findRegion(behind, country) === null ? {} : { region: behind };
        return { street, city: town.name, ...region, country };
      }
    }
  }
  return null;
}
