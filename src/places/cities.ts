import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { CONTENT_FOLDER } from '../language/content-folder.ts';
import { fold } from '../language/fold.ts';

/** One town of the gazetteer (content/places). */
export interface City {
  /** Usual English name: "Copenhagen". */
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Degrees, to about a kilometre. */
  readonly lat: number;
  readonly lon: number;
  readonly population: number;
}

interface Gazetteer {
  /** Largest first. */
  readonly cities: readonly City[];
  /** Folded name → indexes into cities, largest first. */
  readonly byName: ReadonlyMap<string, readonly number[]>;
}

function readGazetteer(): Gazetteer {
  const packed = readFileSync(new URL('places/cities.tsv.br', CONTENT_FOLDER));
  const cities: City[] = [];
  const byName = new Map<string, number[]>();
  for (const line of brotliDecompressSync(packed).toString('utf8').split('\n')) {
    const [name = '', country = '', lat, lon, population, aliases = ''] = line.split('\t');
    const index =
      cities.push({ name, country, lat: Number(lat), lon: Number(lon), population: Number(population) }) - 1;
    for (const key of [fold(name), ...(aliases === '' ? [] : aliases.split('|'))]) {
      const known = byName.get(key);
      if (known) known.push(index);
      else byName.set(key, [index]);
    }
  }
  return { cities, byName };
}

let loaded: Gazetteer | null = null;
/** Read at the first question: commands that ask for no place do not pay for it. */
const gazetteer = (): Gazetteer => {
  loaded ??= readGazetteer();
  return loaded;
};

/** Words of districts and posts that addresses put beside the name of a town. */
const BESIDE =
  /(?:^|\s)(?:cedex(?:\s\d+)?|d\.?c\.?|[a-z]{0,2}-?\d[\d\s-]*|(?:st\.|gorod|g\.|г\.|м\.|гр\.|město|stadt))(?=\s|$)/g;

/** Readers of addresses ask for one name in several countries, one after the other. */
const MAX_SPELT = 500;
const spelt = new Map<string, readonly string[]>();

function spellings(text: string): readonly string[] {
  const known = spelt.get(text);
  if (known) return known;
  const found = spell(text);
  if (spelt.size >= MAX_SPELT) spelt.clear();
  spelt.set(text, found);
  return found;
}

/** The spellings under which a town may stand in the gazetteer, the fullest first. */
function spell(text: string): string[] {
  const whole = fold(text);
  const first = whole.split(/[,(/]/)[0]?.trim() ?? '';
  const bare = first.replace(BESIDE, ' ').replace(/\s+/g, ' ').trim();
  const noQuarter = bare
    .replace(/\s(?:[a-zøåæ]{1,2}|\d+(?:e|er|eme|\.)?)$/, '')
    .replace(/[\s-](?:centrum|city|mitte|nord|syd|ost|vest|sud)$/, '');
  const suffixed = bare.replace(/[市区區町村시군구]$/, '');
  return [...new Set([whole, first, bare, noQuarter, suffixed, `${bare}市`, `${bare}都`, `${bare} 시`])].filter(
    (key) => key.length > 1,
  );
}

/** All towns of that name in any language we hold, largest first; without a country those of all countries. */
export function findCities(name: string, country?: string): City[] {
  if (name.length > 100) return [];
  const { cities, byName } = gazetteer();
  for (const key of spellings(name)) {
    const found = (byName.get(key) ?? []).flatMap((index) => cities[index] ?? []);
    const fitting = country === undefined ? found : found.filter((city) => city.country === country);
    if (fitting.length > 0) return fitting;
  }
  return [];
}

/** The largest town of that name ("København K" → Copenhagen), or null. */
export function findCity(name: string, country?: string): City | null {
  return findCities(name, country)[0] ?? null;
}

/** The towns that bear exactly this name in any language we hold, largest first. */
export function citiesNamed(foldedName: string): City[] {
  const { cities, byName } = gazetteer();
  return (byName.get(foldedName) ?? []).flatMap((index) => cities[index] ?? []);
}

/** Folded names of towns of at least so many people, sorted. */
export function namesOfTowns(minPopulation: number): string[] {
  const { cities, byName } = gazetteer();
  const names = [...byName].filter(([, [largest = 0]]) => (cities[largest]?.population ?? 0) >= minPopulation);
  return names.map(([name]) => name).sort();
}
