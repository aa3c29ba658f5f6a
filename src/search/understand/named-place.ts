import { countryName, findCountry } from '../../places/countries.ts';
import { type City, citiesNamed } from '../../places/gazetteer.ts';
import { namesOfCountry } from './country-names.ts';
import type { AskedPlace } from './understood.ts';

/** A name with a word that says that a place comes, or one that no other word is. */
export const SURE = 0.95;
const LIKELY = 0.8;

/** The towns of a name, largest first; questions part it where the gazetteer joins ("Aix-en-Provence", "L'Aquila"). */
export function townsNamed(key: string): City[] {
  const towns = citiesNamed(key);
  if (towns.length > 0 || !key.includes(' ')) return towns;
  const joined = citiesNamed(key.replaceAll(' ', '-'));
  return joined.length > 0 ? joined : citiesNamed(key.replace(' ', "'"));
}

/** The town as what is asked for. */
export function ofTown({ name, country, lat, lon }: City, words: readonly string[]): AskedPlace {
  return { name, country, kind: 'city', lat, lon, isNear: false, words, alike: [], confidence: LIKELY };
}

/** The whole country of a name; null when no country is called so. */
export function countryNamed(key: string, words: readonly string[]): AskedPlace | null {
  const country = findCountry(key);
  return country === null ? null : ofCountry(country, words);
}

function ofCountry(country: string, words: readonly string[]): AskedPlace {
  return {
    name: countryName(country) ?? country,
    country,
    kind: 'country',
    lat: null,
    lon: null,
    isNear: false,
    words,
    alike: namesOfCountry(country),
    confidence: SURE,
  };
}
