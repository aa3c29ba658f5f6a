import type { LawpAddress } from '../../../core/lawp/document.ts';
import { findCity } from '../../../places/cities.ts';
import { itemsOf, type StructuredItem, textOf, textsOf } from '../../data/structured-item.ts';
import { toSafeLine } from '../../safe-text.ts';
import { findCountry } from './countries.ts';
import { CANADIAN_PROVINCES, CODES_BEFORE_TOWN, US_STATES } from './postal-forms.ts';

const MAX_CHARACTERS = 200;
/** What templates (and our own starter file) write where a value should stand. */
const PLACEHOLDER =
  /^(?:street and number|street(?: ?address)?|your (?:street|address|city).*|address|postal ?code|post ?code|zip(?: code)?|city|town|region|state|country(?: code)?|n\/?a|null|undefined|none|-+|\.+|\{\{.*|\[.*\])$/iu;

/**
 * The address of an item: its PostalAddress, or its address as one line (which becomes `street`). Null when nothing but
 * a country is known, or only placeholders stand there.
 */
export function readAddress(item: StructuredItem): LawpAddress | null {
  for (const address of itemsOf(item, 'address')) {
    const read = readPostalAddress(address);
    if (read) return read;
  }
  for (const line of textsOf(item, 'address')) {
    const street = clean(line);
    // An @id or a link that leads nowhere is no address.
    if (street && street.length > 6 && !/^(?:https?:|#|_:)/iu.test(street)) return { street };
  }
  return null;
}

function readPostalAddress(address: StructuredItem): LawpAddress | null {
  const street = clean(textsOf(address, 'streetAddress').slice(0, 3).join(', ')) || postOfficeBox(address);
  const code = clean(textOf(address, 'postalCode', 'postCode'));
  const place = clean(textOf(address, 'addressLocality', 'locality'));
  const [, locality = place, state = ''] = TOWN_AND_STATE.exec(place) ?? [];
  const written = clean(textOf(address, 'addressRegion', 'region')) || state;
  const behind = /^(.+?), ?([^,]{4,})$/u.exec(locality);
  const countryBehind = findCountry(behind?.[2] ?? '');
  const town = countryBehind === null ? locality : (behind?.[1] ?? locality);
  const stated = readCountry(address) ?? countryBehind;
  // Some put the country where the region belongs; two letters may be a state, names are plain.
  const inRegion = stated ?? (written.length > 3 ? findCountry(written) : null);
  const region = inRegion !== null && findCountry(written) === inRegion ? '' : written;
  const { city, country } = townOrCountry(town, inRegion, region);
  const postcode = mayBeCode(code, country) ? code : '';
  if (!street && !postcode && !city) return null;
  return {
    ...(street ? { street } : {}),
    ...(postcode ? { postcode: postcode.slice(0, 20) } : {}),
    ...(city ? { city } : {}),
    ...(region ? { region } : {}),
    ...(country ? { country } : {}),
  };
}

/** Seven digits are no code of a country whose codes are of at most six. */
function mayBeCode(code: string, country: string | null): boolean {
  if (country === null || !/^\d{7,}$/u.test(code)) return true;
  return !CODES_BEFORE_TOWN.some(({ countries, isPlain }) => !isPlain && countries.includes(country));
}

/** "Tucson,AZ": the state of North America behind its town. */
const TOWN_AND_STATE = new RegExp(
  `^([^,]+), ?(${[...Object.keys(US_STATES), ...Object.keys(CANADIAN_PROVINCES)].join('|')})$`,
  'u',
);

/** Some put the country where the town belongs, too: one that is no town itself, as Lebanon in Pennsylvania is. */
function townOrCountry(city: string, country: string | null, region: string): { city: string; country: string | null } {
  const asIs = { city, country };
  const named = city.length > 3 ? findCountry(city) : null;
  if (named === null || (country !== null && country !== named)) return asIs;
  const isTown = country === null ? region !== '' || findCity(city) !== null : findCity(city, named) !== null;
  return isTown ? asIs : { city: '', country: named };
}

function postOfficeBox(address: StructuredItem): string {
  const number = clean(textOf(address, 'postOfficeBoxNumber'));
  return /^\d+$/u.test(number) ? `PO Box ${number}` : number;
}

function readCountry(address: StructuredItem): string | null {
  const names = [
    ...textsOf(address, 'addressCountry'),
    ...itemsOf(address, 'addressCountry').map((country) => textOf(country, 'name', 'identifier')),
  ];
  for (const name of names) {
    const code = findCountry(name.replace(/^https?:\/\/\S*\/([A-Z]{2})$/u, '$1'));
    if (code) return code;
  }
  return null;
}

function clean(text: string): string {
  const line = toSafeLine(text.slice(0, MAX_CHARACTERS * 4).replace(/<[^<>]{0,80}>/gu, ' ')).replace(
    /^[\s,;]+|[\s,;]+$/gu,
    '',
  );
  return PLACEHOLDER.test(line) ? '' : line.slice(0, MAX_CHARACTERS);
}
