import { findCountry } from '../../places/countries.ts';
import type { City } from '../../places/gazetteer.ts';
import type { MarkedWords } from './marked-words.ts';
import { isSmallWord } from './means-nothing.ts';
import { townsNamed } from './named-place.ts';
import { tableKey } from './query-words.ts';
import { searchTable } from './search-table.ts';

/** What a country is parted into, with a rough box around it in degrees. */
interface Region {
  readonly country: string;
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** Of the name of a region ("British Columbia"). */
const MOST_WORDS = 3;
/** Codes of countries and regions are no longer. */
const LONGEST_CODE = 3;

let regions: ReadonlyMap<string, readonly Region[]> | null = null;

/** Read at the first question that names a town: whoever asks none does not pay for it. */
function regionsNamed(key: string): readonly Region[] {
  regions ??= Map.groupBy(
    searchTable('regions.tsv').flatMap(([country = '', code = '', name = '', ...box]) => {
      const [south = 0, north = 0, west = 0, east = 0] = box.map(Number);
      return [code, name].map((each) => ({ key: tableKey(each), country, south, north, west, east }));
    }),
    ({ key }) => key,
  );
  return regions.get(key) ?? [];
}

/** Whether a word is the name of a state or a province. */
export function isRegion(key: string): boolean {
  return key.length > LONGEST_CODE && regionsNamed(key).length > 0;
}

/**
 * The town of a name that lies in the country or the region which is named behind it, whose words are taken then: "Valencia
 * Venezuela", "Portland Maine", "Austin, TX". Null where none is named, or none of that name lies there.
 * @param to behind the last word of the town's name
 */
export function townWithin(marked: MarkedWords, name: string, to: number): City | null {
  for (let end = Math.min(to + MOST_WORDS, marked.words.length); end > to; end -= 1) {
    if (!marked.areFree(to, end)) continue;
    const isWithin = holderOf(marked, to, end);
    const town = isWithin === null ? undefined : townsNamed(name).find(isWithin);
    if (town === undefined) continue;
    marked.take(to, end);
    return town;
  }
  return null;
}

/** Tells which towns lie in what some words name; null where they name nothing. */
function holderOf(marked: MarkedWords, from: number, to: number): ((town: City) => boolean) | null {
  const key = marked.key(from, to);
  const country = key.length > LONGEST_CODE ? findCountry(key) : null;
  const named = key.length > LONGEST_CODE || isCode(marked, from) ? regionsNamed(key) : [];
  if (country === null && named.length === 0) return null;
  return (town) => town.country === country || named.some((region) => holds(region, town));
}

/** "IN" is Indiana, "in" is none. */
function isCode(marked: MarkedWords, at: number): boolean {
  const { raw = '', text = '' } = marked.words[at] ?? {};
  return /^\p{Lu}+$/u.test(raw) || !isSmallWord(text);
}

function holds({ country, south, north, west, east }: Region, town: City): boolean {
  return town.country === country && town.lat >= south && town.lat <= north && town.lon >= west && town.lon <= east;
}
