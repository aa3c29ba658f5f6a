import { findCity } from '../../../places/cities.ts';
import type { ContactLine } from '../lines/contact-lines.ts';
import { readAddresses } from './read-addresses.ts';
import type { StatedAddress } from './stated-address.ts';
import { readUncodedAddresses } from './uncoded-addresses.ts';
import { readUnspacedAddresses } from './unspaced-addresses.ts';

/**
 * All postal addresses that lines state, in their order, one for each line and postal code: those with a code, those of
 * scripts without spaces, and where neither is found, a street beside a known town.
 *
 * @param regions Countries that the site may be in, likeliest first.
 */
export function statedAddresses(lines: readonly ContactLine[], regions: readonly string[]): StatedAddress[] {
  const coded = [...readAddresses(lines, regions), ...readUnspacedAddresses(lines)];
  const held = new Set(
    coded.flatMap(({ first, line }) => Array.from({ length: line - first + 1 }, (_, at) => first + at)),
  );
  const uncoded = readUncodedAddresses(lines, regions).filter(({ line }) => !held.has(line));
  const best = new Map<string, StatedAddress>();
  for (const stated of [...coded, ...uncoded]) {
    const key = `${stated.line} ${stated.address.postcode ?? stated.address.street}`;
    const known = best.get(key);
    if (!known || known.confidence < stated.confidence) best.set(key, stated);
  }
  const all = [...best.values()].sort((a, b) => a.line - b.line);
  return all.map((each) => withTownAlone(each, all));
}

/** "Seedorf Visitor centre" is the town that the page calls Seedorf elsewhere behind the same code; "Frankfurt am Main" is known. */
function withTownAlone(stated: StatedAddress, all: readonly StatedAddress[]): StatedAddress {
  const { city = '', postcode, country } = stated.address;
  if (postcode === undefined || !city.includes(' ') || findCity(city, country) !== null) return stated;
  const alone = all.find(
    ({ address }) => address.postcode === postcode && address.city !== undefined && city.startsWith(`${address.city} `),
  );
  return alone === undefined ? stated : { ...stated, address: { ...stated.address, city: alone.address.city } };
}
