import { countryName } from '../../core/country-name.ts';
import { fold } from '../../language/fold.ts';
import { wordsOf } from '../../language/words-of.ts';
import { findCountry } from '../../places/countries.ts';
import { type City, citiesNamed } from '../../places/gazetteer.ts';
import type { Region } from '../../places/regions.ts';
import { namesOfCountry } from './country-names.ts';
import { tableKey } from './query-words.ts';
import { searchTable } from './search-table.ts';
import type { AskedPlace } from './understood.ts';

/** A name with a word that says that a place comes, or one that no other word is. */
export const SURE = 0.95;
const LIKELY = 0.8;

/** A town of so many people bears its name alone: Salisbury is no Harare. */
const SIZABLE = 20_000;

/** The towns of a name, largest first; questions part it where the gazetteer joins ("Aix-en-Provence", "L'Aquila"). */
export function townsNamed(key: string): City[] {
  const towns = namedToday(key);
  if ((towns[0]?.population ?? 0) >= SIZABLE) return towns;
  const meant = otherNames().get(key);
  return meant === undefined ? towns : [meant, ...towns];
}

/** Whether a word is the name of a great town, and no form of another word: "Paris" is no "parish". */
export function isGreatTown(key: string): boolean {
  return (townsNamed(key)[0]?.population ?? 0) >= GREAT_POPULATION;
}

const GREAT_POPULATION = 100_000;

/** The same behind a word that takes the article which the name begins with: "au Caire", "nel Cairo". */
export function townsAnnounced(name: string): City[] {
  const towns = townsNamed(name);
  return towns.length > 0 ? towns : ARTICLES.flatMap((article) => townsNamed(`${article} ${name}`));
}

const ARTICLES = ['le', 'la', 'il', 'el', 'the'];

function namedToday(key: string): City[] {
  const towns = citiesNamed(key);
  if (towns.length > 0 || !key.includes(' ')) return towns;
  const joined = citiesNamed(key.replaceAll(' ', '-'));
  return joined.length > 0 ? joined : citiesNamed(key.replace(' ', "'"));
}

let others: ReadonlyMap<string, City> | null = null;

/** Former and short names of towns. Read at the first question: whoever asks none does not pay for it. */
function otherNames(): ReadonlyMap<string, City> {
  others ??= new Map(searchTable('town-names.tsv').flatMap(withTown));
  return others;
}

/** Whether a town is known by a name that is not today's: "Saigon". */
export function isOtherName(key: string): boolean {
  return otherNames().has(key);
}

function withTown([name = '', country = '', names = '']: readonly string[]): [string, City][] {
  const town = citiesNamed(fold(name)).find((each) => each.country === country);
  return town === undefined ? [] : names.split(' / ').map((each) => [tableKey(each), town]);
}

/** Other towns of a name may be meant where they are so large, and so many of them. */
const NAMESAKE_POPULATION = 15_000;
const MOST_NAMESAKES = 3;

/** The town as what is asked for, with the others of its name. */
export function ofTown(
  { name, country, lat, lon }: City,
  words: readonly string[],
  namesakes: readonly City[] = [],
): AskedPlace {
  const others = namesakes.filter(({ population }) => population >= NAMESAKE_POPULATION).slice(0, MOST_NAMESAKES);
  return {
    name,
    country,
    kind: 'city',
    lat,
    lon,
    isNear: false,
    words,
    alike: [],
    others: others.map((town) => ofTown(town, words)),
    confidence: LIKELY,
  };
}

/** The great town that a name with a direction before it may be a part of: London of "East London", which is in South Africa too. */
export function townInParts(name: string): City[] {
  const [direction = '', ...others] = name.split(' ');
  const [town] = DIRECTIONS.has(direction) ? townsNamed(others.join(' ')) : [];
  return town !== undefined && town.population >= GREAT_POPULATION ? [town] : [];
}

const DIRECTIONS = new Set('north south east west northern southern eastern western central greater inner'.split(' '));

/** A part of a country as what is asked for. */
export function ofRegion(
  { country, names: [name = '', ...others], box }: Region,
  words: readonly string[],
): AskedPlace {
  return {
    name,
    country,
    kind: 'region',
    box,
    lat: null,
    lon: null,
    isNear: false,
    words,
    alike: others.map((other) => ({ words: wordsOf(other) })),
    others: [],
    confidence: SURE,
  };
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
    others: [],
    confidence: SURE,
  };
}
