import { conceptsOf } from './concept-table.ts';
import type { MarkedWords } from './marked-words.ts';
import { countryNamed, ofTown, townInParts, townsAnnounced, townsNamed } from './named-place.ts';
import { GREAT_POPULATION, LONGEST_CODE, regionAsked, townsWithin } from './town-within.ts';
import type { AskedPlace } from './understood.ts';

/** Codes that stand for countries wherever they are written so. */
const PLAIN_CODES = new Set(['uk', 'us', 'usa', 'uae']);

/** Words that may be the name of a place. */
export interface PlaceWords {
  readonly from: number;
  /** Behind the last one. */
  readonly to: number;
  /** A town must be so large. */
  readonly minPopulation: number;
  /** Whether a word says that a place comes. */
  readonly isAnnounced: boolean;
  /** Whether a code there is one of a country: "a" is "in" in Italian, but "hire a DJ" asks for nobody in Djibouti. */
  readonly isCodeSaid: boolean;
}

/** The country, region or town that is called exactly so; null where none is meant. */
export function exactPlace(
  marked: MarkedWords,
  { from, to, minPopulation, isAnnounced, isCodeSaid }: PlaceWords,
): AskedPlace | null {
  const name = marked.key(from, to);
  const words = marked.texts(from, to);
  const country = isCode(marked, from, name, isCodeSaid) ? null : countryNamed(name, words);
  // "Luxembourg", "Mexico": the whole country holds the town, too; "Scotland" is less than its country.
  const part = country === null ? null : regionAsked(marked, { from, to });
  if (country !== null) return part?.country === country.country ? part : country;
  const [city, ...others] = isAnnounced ? townsAnnounced(name) : townsNamed(name);
  const region = isAnnounced && (city?.population ?? 0) < GREAT_POPULATION ? regionAsked(marked, { from, to }) : null;
  if (region !== null) return region;
  // Two letters are a name in scripts whose letters are syllables or words.
  const isShort = name.length < 3 && /\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}/u.test(name);
  if (city === undefined || isShort) return null;
  const isLarge = city.population >= minPopulation;
  // "Industry" is a town of California, and "film industry California" names none.
  if (!isLarge && conceptsOf(name).length > 0) return null;
  const within = townsWithin(marked, name, { from, to });
  if (within === null) return isLarge ? ofTown(city, words, [...townInParts(name), ...others]) : null;
  const [town, ...namesakes] = within;
  return town === undefined ? null : { ...ofTown(town, words, namesakes), isWithin: true };
}

/** A short word that is no country's code here: "AI" is one only where a word says that a place comes. */
function isCode(marked: MarkedWords, at: number, name: string, isCodeSaid: boolean): boolean {
  const word = marked.words[at];
  if (name.length > LONGEST_CODE || word?.isUnspaced) return false;
  return !(/^\p{Lu}{2,3}$/u.test(word?.raw ?? '') && (isCodeSaid || PLAIN_CODES.has(name)));
}
