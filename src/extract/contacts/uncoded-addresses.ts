import type { ContactLine } from './contact-lines.ts';
import type { StatedAddress } from './stated-address.ts';
import { hasStreetWord, streetAtEnd, streetAtStart } from './street.ts';
import { townAtStart } from './town.ts';

const MAX_LINE = 200;
const MAX_FOUND = 20;
const PARTS = /\s*[,;|•·]\s*|\s+[-–—]\s+/u;

/**
 * Addresses without a postal code in the countries a site may be in: a street with its number beside a known town, in
 * either order ("Via Spinelli, 140, Cesena (FC)", "Киев, ул. Заболотного, 37").
 */
export function readUncodedAddresses(lines: readonly ContactLine[], regions: readonly string[]): StatedAddress[] {
  const found: StatedAddress[] = [];
  for (const [line, { text }] of lines.entries()) {
    if (found.length >= MAX_FOUND) break;
    if (text.length > MAX_LINE || !/\d/u.test(text) || !hasStreetWord(text)) continue;
    const parts = text
      .replace(/^[^\d:]{1,40}:\s*/u, '')
      .split(PARTS)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    const stated = parts.length < 2 ? null : addressOf(parts, regions.slice(0, 3));
    if (stated) found.push({ address: stated, line, first: line, confidence: 0.72 });
  }
  return found;
}

function addressOf(parts: readonly string[], regions: readonly string[]) {
  for (const country of regions) {
    for (const [at, part] of parts.entries()) {
      const town = townAtStart(part, country);
      const rest = town ? part.slice(town.at).trim() : '';
      if (!town?.isKnown || !/^(?:\([\p{L}]{2,20}\))?$/u.test(rest)) continue;
      const street = streetAtEnd(parts.slice(0, at), country) ?? streetAtStart(parts.slice(at + 1), country);
      if (street && /\d/u.test(street) && hasStreetWord(street)) return { street, city: town.name, country };
    }
  }
  return null;
}
