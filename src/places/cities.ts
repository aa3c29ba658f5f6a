import { ownText } from '../core/own-text.ts';
import { fold } from '../language/fold.ts';
import { type City, citiesNamed } from './gazetteer.ts';

/** Words of districts and posts that addresses put beside the name of a town. */
const BESIDE =
  /(?:^|\s)(?:cedex(?:\s\d+)?|d\.?c\.?|[a-z]{0,2}-?\d[\d\s-]*|(?:st\.|gorod|g\.|г\.|м\.|гр\.|město|stadt))(?=\s|$)/g;

/** Readers of addresses ask for one name in several countries, one after the other. */
const MAX_KNOWN = 500;
const known = new Map<string, readonly City[][]>();

/** The towns of each spelling of a name under which there are some, the fullest spelling first. */
function citiesSpelt(name: string): readonly City[][] {
  const before = known.get(name);
  if (before) return before;
  const found = spellings(name)
    .map(citiesNamed)
    .filter((cities) => cities.length > 0);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(ownText(name), found);
  return found;
}

/** The spellings under which a town may stand in the gazetteer, the fullest first. */
function spellings(text: string): string[] {
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
export function findCities(name: string, country?: string): readonly City[] {
  if (name.length > 100) return [];
  for (const found of citiesSpelt(name)) {
    const fitting = country === undefined ? found : found.filter((city) => city.country === country);
    if (fitting.length > 0) return fitting;
  }
  return [];
}

/** The largest town of that name ("København K" → Copenhagen), or null. */
export function findCity(name: string, country?: string): City | null {
  return findCities(name, country)[0] ?? null;
}
