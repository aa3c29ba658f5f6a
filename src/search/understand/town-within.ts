import { findCountry } from '../../places/countries.ts';
import type { City } from '../../places/gazetteer.ts';
import { allRegions, isWithin, type Region } from '../../places/regions.ts';
import type { MarkedWords } from './marked-words.ts';
import { isSmallWord, languagesOf } from './means-nothing.ts';
import { ofRegion, ofTown, townsNamed } from './named-place.ts';
import { tableKey } from './query-words.ts';
import { questionTables } from './question-tables.ts';
import type { AskedPlace } from './understood.ts';

/** Of the name of a region ("British Columbia"). */
const MOST_WORDS = 3;
/** Codes of countries and regions are no longer. */
export const LONGEST_CODE = 3;

let regions: ReadonlyMap<string, readonly { readonly region: Region }[]> | null = null;

/** The regions of a name or a code. Short forms of addresses are words like others: "car wash Portland". */
function regionsNamed(key: string): readonly Region[] {
  regions ??= Map.groupBy(
    allRegions().flatMap((region) =>
      [...region.codes.slice(0, 1), ...region.names].map((each) => ({ key: tableKey(each), region })),
    ),
    ({ key }) => key,
  );
  return (regions.get(key) ?? []).map(({ region }) => region);
}

/** Whether a word is the name of a state or a province. */
export function isRegion(key: string): boolean {
  return key.length > LONGEST_CODE && regionsNamed(key).length > 0;
}

/** Whether it names neither a country nor a great town that is called so as well. */
export function isOnlyRegion(key: string): boolean {
  return isRegion(key) && findCountry(key) === null && (townsNamed(key)[0]?.population ?? 0) < GREAT_POPULATION;
}

/** Called like a state, or without anything beside it, a town is meant only when it is so large. */
export const GREAT_POPULATION = 200_000;

/** A town as what is asked for; the state of its English name, where one is called so: "во Флориде" is in none of Cuba. */
export function townOrRegion(town: City): AskedPlace {
  const [region] = regionsNamed(tableKey(town.name)).filter(({ names }) => names[0] === town.name);
  return region === undefined || town.population >= GREAT_POPULATION ? ofTown(town, []) : ofRegion(region, []);
}

/** The state or province of a name as what is asked for; null where no table knows it, or a town in it is named behind it. */
export function regionAsked(
  marked: MarkedWords,
  { from, to }: { readonly from: number; readonly to: number },
): AskedPlace | null {
  const key = marked.key(from, to);
  const [region] = isRegion(key) ? regionsNamed(key) : [];
  if (region === undefined || hasTownBehind(marked, to, region)) return null;
  return ofRegion(region, marked.texts(from, to));
}

function hasTownBehind(marked: MarkedWords, from: number, region: Region): boolean {
  const ends = Array.from({ length: MOST_WORDS }, (_none, at) => from + at + 1);
  return ends.some(
    (to) =>
      to <= marked.words.length &&
      marked.areFree(from, to) &&
      townsNamed(marked.key(from, to)).some((town) => holds(region, town)),
  );
}

/**
 * The towns of a name that lie in the country or the region which is named beside it, largest first; its words are taken
 * then: "Valencia Venezuela", "Portland in Maine", "Maine, Portland", "Austin, TX". Empty where we know no town of that name
 * in that region, but one in its country; null where nothing is named that could tell.
 */
export function townsWithin(
  marked: MarkedWords,
  name: string,
  { from, to }: { readonly from: number; readonly to: number },
): readonly City[] | null {
  const named = townsNamed(name);
  for (const beside of [...spansBehind(marked, to), ...spansBefore(marked, from)]) {
    const holder = holderOf(marked, beside);
    if (holder === null) continue;
    const towns = named.filter(holder.holds);
    if (towns.length === 0 && !holder.countries.includes(named[0]?.country ?? '')) continue;
    if (towns.length > 0) marked.take(beside.from, beside.to);
    return towns;
  }
  return null;
}

/** Words that may name what holds a town. */
interface Span {
  readonly from: number;
  readonly to: number;
  /** Where the name itself begins: "in" may stand before it. */
  readonly start: number;
}

function* spansBehind(marked: MarkedWords, from: number): Generator<Span> {
  // "Gary in Indiana", "Gary, IN".
  for (const start of isIn(marked, from) ? [from + 1, from] : [from])
    for (let to = Math.min(start + MOST_WORDS, marked.words.length); to > start; to -= 1)
      if (marked.areFree(from, to)) yield { from, start, to };
}

/** A code before a town is a word like others. */
function* spansBefore(marked: MarkedWords, to: number): Generator<Span> {
  for (let from = Math.max(0, to - MOST_WORDS); from < to; from += 1)
    if (marked.areFree(from, to) && marked.key(from, to).length > LONGEST_CODE) yield { from, start: from, to };
}

function isIn(marked: MarkedWords, at: number): boolean {
  const meanings = questionTables().around.get(marked.key(at, at + 1));
  return meanings?.some(({ value }) => value === 'in') ?? false;
}

interface Holder {
  readonly holds: (town: City) => boolean;
  /** Of a region that is named in full: a town of these that it does not hold is not meant. */
  readonly countries: readonly string[];
}

/** Tells which towns lie in what some words name; null where they name nothing. */
function holderOf(marked: MarkedWords, { start, to }: Span): Holder | null {
  const key = marked.key(start, to);
  const isCode = key.length <= LONGEST_CODE;
  const country = isCode ? null : findCountry(key);
  const named = regionsNamed(key).filter(({ country }) => !isCode || isWrittenAsCode(marked, start, country));
  if (country === null && named.length === 0) return null;
  return {
    holds: (town) => town.country === country || named.some((region) => holds(region, town)),
    countries: isCode || country !== null ? [] : named.map((region) => region.country),
  };
}

/** "IN" is Indiana, "in" is none; "ca", a small word of other languages than English, is California. */
function isWrittenAsCode(marked: MarkedWords, at: number, country: string): boolean {
  const { raw = '', text = '' } = marked.words[at] ?? {};
  const isSmall = ENGLISH_SPEAKING.has(country) ? languagesOf(text).has('en') : isSmallWord(text);
  return /^\p{Lu}+$/u.test(raw) || !isSmall;
}

/** Where the names of states are written behind those of towns by their codes, in English. */
const ENGLISH_SPEAKING: ReadonlySet<string> = new Set(['US', 'CA', 'AU']);

function holds({ country, box }: Region, town: City): boolean {
  return town.country === country && isWithin(town, box);
}
