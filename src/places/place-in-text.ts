import type { Place } from '../core/site/site-record.ts';
import { findCity } from './cities.ts';
import { findPlace } from './find-place.ts';

/** Words that stand before the name of a town where a text says where something is; the town keeps its form after them. */
const BEFORE: Readonly<Record<string, string>> = {
  en: 'in',
  da: 'i',
  no: 'i',
  sv: 'i',
  de: 'in',
  nl: 'in|te',
  fr: 'à',
  es: 'en',
  it: 'a',
  pt: 'em',
  ro: 'în|din|in',
  ca: 'a',
  af: 'in',
};

/** Towns below this many people share their names with too many other words. */
const MIN_POPULATION = 10_000;

/**
 * The one town in a country that texts place themselves in ("Bakery in Aarhus"), or null when they name none or several.
 * Takes the texts, their language and the country that the domain or telephone number speaks for.
 */
export function placeInText(texts: readonly string[], language: string, country: string): Place | null {
  const before = BEFORE[language];
  if (before === undefined) return null;
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${before})\\s(\\p{Lu}[\\p{L}'’.-]{1,25}(?:\\s(?:am|an der|sur|de|la|\\p{Lu}[\\p{L}'’-]{1,20})){0,2})`,
    'gu',
  );
  const towns = new Set<string>();
  for (const text of texts) {
    for (const [, named = ''] of text.slice(0, 500).matchAll(pattern)) {
      const words = named.split(' ');
      for (let count = words.length; count > 0; count -= 1) {
        const city = findCity(words.slice(0, count).join(' ').replace(/[.,]$/, ''), country);
        if (city === null || city.population < MIN_POPULATION) continue;
        towns.add(city.name);
        break;
      }
    }
  }
  const [town] = towns;
  return town !== undefined && towns.size === 1 ? findPlace({ city: town, country }) : null;
}
