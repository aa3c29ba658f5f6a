import type { LawpAddress } from '../../../core/lawp/document.ts';
import { fold } from '../../../language/fold.ts';
import { findCountry } from './countries.ts';
import { statedAddresses } from './stated-addresses.ts';

/**
 * An address each part of which stands in its place, where markup has more than the street in the street: what another
 * part says is not said twice, and what no part says is read from the line. What cannot be read stays as it is.
 *
 * @param regions Countries that the site may be in, likeliest first.
 */
export function withParts(stated: LawpAddress, regions: readonly string[]): LawpAddress {
  const address = withCountry(stated, regions);
  const { street = '', postcode = '', city = '', country } = address;
  if (street === '') return address;
  if (postcode !== '' && city !== '') return { ...address, street: withoutRepeated(street, address) };
  const line = [street, [postcode, city].filter((part) => part !== '' && !street.includes(part)).join(' ')]
    .filter((part) => part !== '')
    .join(', ');
  const likely = country === undefined ? regions : [country, ...regions.filter((region) => region !== country)];
  const found = statedAddresses([{ text: line, inFrame: false, inAddress: true, inStory: false, cell: null }], likely);
  const [read] = found.length === 1 ? found.map((each) => each.address) : [];
  const isSame =
    read?.street !== undefined &&
    (city === '' || fold(city).includes(fold(read.city ?? ''))) &&
    (country === undefined || read.country === country);
  if (!isSame) return { ...address, street: withoutRepeated(street, address) };
  return { ...address, ...read, ...(postcode === '' ? {} : { postcode }) };
}

/** Some put the code of the country where the region belongs: it is no state of another country where the site is in that one. */
function withCountry(address: LawpAddress, [likeliest]: readonly string[]): LawpAddress {
  const { region, ...others } = address;
  const isCountry = region !== undefined && others.country === undefined && region === likeliest;
  return isCountry ? { ...others, country: region } : address;
}

/** "12 High Street, Leeds, LS1 4DY", whose town and code stand in parts of their own, too: what stands before them. */
function withoutRepeated(street: string, { postcode = '', city = '', region = '', country = '' }: LawpAddress): string {
  const said = new Set([postcode, city, region, `${postcode} ${city}`, `${city} ${postcode}`].map(fold));
  const isSaid = (part: string) => said.has(fold(part)) || (country !== '' && findCountry(part) === country);
  const parts = street.split(/\s*,\s*/u);
  while (parts.length > 1 && isSaid(parts.at(-1) ?? '')) parts.pop();
  const rest = parts.join(', ');
  // "4 Mill Lane 34398 Maslak": a code of five characters is no number of a house, but of a box: "PO Box 12345".
  const at = postcode.length >= 5 ? rest.indexOf(` ${postcode}`) : -1;
  const before = rest.slice(0, Math.max(0, at)).replace(/[\s,–-]+$/u, '');
  const isBox = !/\d/u.test(before) && rest.endsWith(postcode);
  return before !== '' && !isBox ? before : rest;
}
