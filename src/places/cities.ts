import { ownText } from '../core/own-text.ts';
import { fold } from '../language/fold.ts';
import { type City, citiesNamed } from './gazetteer.ts';

/** Words of districts and posts that addresses put beside the name of a town. */
const BESIDE =
  /(?:^|\s)(?:cedex(?:\s\d+)?|d\.?c\.?|[a-z]{0,2}-?\d[\d\s-]*|(?:st\.|gorod|g\.|г\.|м\.|гр\.|město|stadt))(?=\s|$)/g;

/** Readers of addresses ask for one name in several countries, one after the other. */
const MAX_SPELT = 500;
const spelt = new Map<string, readonly string[]>();

function spellings(text: string): readonly string[] {
  const known = spelt.get(text);
  if (known) return known;
  const own = ownText(text);
  const found = spell(own);
  if (spelt.size >= MAX_SPELT) spelt.clear();
  spelt.set(own, found);
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
  for (const key of spellings(name)) {
    const found = citiesNamed(key);
    const fitting = country === undefined ? found : found.filter((city) => city.country === country);
    if (fitting.length > 0) return fitting;
  }
  return [];
}

/** The largest town of that name ("København K" → Copenhagen), or null. */
export function findCity(name: string, country?: string): City | null {
  return findCities(name, country)[0] ?? null;
}
