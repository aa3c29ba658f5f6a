import { countryName, findCountry } from '../../places/countries.ts';
import { type City, citiesNamed, namesOfTowns } from '../../places/gazetteer.ts';
import { namesOfCountry } from './country-names.ts';
import type { MarkedWords } from './marked-words.ts';
import type { QuestionTables } from './question-tables.ts';
import { begunBy } from './same-word.ts';
import type { AskedPlace } from './understood.ts';

/** A place with the languages that the words around it speak for. */
export interface FoundPlace {
  readonly place: AskedPlace;
  readonly languages: readonly string[];
}

/** A town whose name stands without any word that says so is meant only when it is so large. */
const PLAIN_POPULATION = 50_000;
/** Names in another case ("в Риге") are looked for among towns of that size. */
const INFLECTED_POPULATION = 100_000;
const MAX_NAME = 4;

/** A word says that a place comes, or the name is that of a country. */
const SURE = 0.95;
const LIKELY = 0.8;

/**
 * Takes the place that a question names out of its words: "in Lyon", "près de Lyon", "京都", "в Риге", "Aarhus" beside a
 * kind of site. A name that is a plain word as well is left alone, unless a word before it says that a place comes.
 * @param isSure whether the rest of the question already says what is looked for there
 */
export function takePlace(marked: MarkedWords, tables: QuestionTables, isSure: boolean): FoundPlace | null {
  return announcedPlace(marked, tables) ?? plainPlace(marked, tables, isSure);
}

/** "in …", "near …", "…の", "… yakınında". */
function announcedPlace(marked: MarkedWords, { around }: QuestionTables): FoundPlace | null {
  const announcing = marked.phrases(around, ({ value }) => value === 'in' || value === 'near');
  for (const { from, to, meanings } of [...announcing]) {
    const found =
      placeFrom(marked, to, (at, end) => at === to && end > at) ?? placeFrom(marked, 0, (_at, end) => end === from);
    if (found === null) continue;
    const isNear = meanings.some(({ value }) => value === 'near');
    marked.take(from, to);
    marked.take(found.from, found.to);
    const languages = meanings.map(({ language }) => language);
    return { place: { ...found.place, isNear, words: [...found.place.words], confidence: SURE }, languages };
  }
  return null;
}

function plainPlace(marked: MarkedWords, { around }: QuestionTables, isSure: boolean): FoundPlace | null {
  for (const { from, to } of marked.runs(MAX_NAME)) {
    // "nice" and "best" are towns, too.
    if (around.has(marked.key(from, to))) continue;
    const place = exactPlace(marked, from, to, isSure ? PLAIN_POPULATION : 4 * PLAIN_POPULATION);
    // A question that is nothing but a name may mean a firm as well.
    if (place === null || (!isSure && marked.rest().length === to - from)) continue;
    marked.take(from, to);
    return { place, languages: [] };
  }
  return null;
}

interface PlaceRun {
  readonly place: AskedPlace;
  readonly from: number;
  readonly to: number;
}

/** The longest name among the free runs that fit. */
function placeFrom(marked: MarkedWords, least: number, isFit: (from: number, to: number) => boolean): PlaceRun | null {
  for (const { from, to } of marked.runs(MAX_NAME)) {
    if (from < least || !isFit(from, to)) continue;
    const place = exactPlace(marked, from, to, 0) ?? inflectedPlace(marked, from, to);
    if (place !== null) return { place, from, to };
  }
  return null;
}

function exactPlace(marked: MarkedWords, from: number, to: number, minPopulation: number): AskedPlace | null {
  const name = marked.key(from, to);
  const words = marked.texts(from, to);
  const isCode = name.length <= 3 && !/^\p{Lu}{2,3}$/u.test(marked.words[from]?.raw ?? '');
  const country = isCode && !marked.words[from]?.isUnspaced ? null : findCountry(name);
  // "Luxembourg", "Mexico": the whole country holds the town, too.
  if (country !== null) return ofCountry(country, words);
  const [city] = citiesNamed(name);
  // Two letters are a name in scripts whose letters are syllables or words.
  const isShort = name.length < 3 && /\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}/u.test(name);
  if (city === undefined || city.population < minPopulation || isShort) return null;
  return ofCity(cityIn(marked, name, to) ?? city, words);
}

/** "Valencia Venezuela": the country behind a name tells which of its towns is meant. */
function cityIn(marked: MarkedWords, name: string, to: number): City | null {
  for (const end of [to + 2, to + 1]) {
    if (end > marked.words.length || !marked.isFree(to) || !marked.isFree(end - 1)) continue;
    const text = marked.key(to, end);
    const country = text.length > 3 ? findCountry(text) : null;
    const city = country === null ? undefined : citiesNamed(name).find((each) => each.country === country);
    if (city === undefined) continue;
    marked.take(to, end);
    return city;
  }
  return null;
}

let largeTowns: readonly string[] | null = null;

/** A name in another case: all but its last letters, and no other town as large begins so. */
function inflectedPlace(marked: MarkedWords, from: number, to: number): AskedPlace | null {
  if (to - from !== 1) return null;
  const word = marked.key(from, to);
  largeTowns ??= namesOfTowns(INFLECTED_POPULATION);
  for (let cut = 1; cut <= 4 && word.length - cut >= 3; cut += 1) {
    const begun = word.slice(0, word.length - cut);
    const named = begunBy(largeTowns, begun).filter((name) => name.length - begun.length <= 2 && !name.includes(' '));
    const [largest, next] = [...new Set(named.flatMap((name) => citiesNamed(name)[0] ?? []))].sort(
      (a, b) => b.population - a.population,
    );
    if (largest && (next === undefined || largest.population > 3 * next.population)) return ofCity(largest, [word]);
  }
  return null;
}

function ofCity({ name, country, lat, lon }: City, words: readonly string[]): AskedPlace {
  return { name, country, kind: 'city', lat, lon, isNear: false, words, alike: [], confidence: LIKELY };
}

function ofCountry(country: string, words: readonly string[]): AskedPlace {
  const name = countryName(country) ?? country;
  return {
    name,
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
