/**
 * Compiles content/places/names.tsv.br: what many languages call the towns that time zones are named after, out of the npm
 * package cldr-dates-full.
 *
 *   npm install --prefix <folder> cldr-dates-full@48.2.0
 *   node scripts/compile-town-names.ts <folder>/node_modules/cldr-dates-full
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fold } from '../src/language/fold.ts';
import { citiesNamed } from '../src/places/gazetteer.ts';
import { saveTable, versionIn } from './tables/compiled-table.ts';

const LANGUAGES =
  'en de fr es it pt nl da sv no fi pl cs sk hu ro bg ru uk be el tr ja zh zh-Hant ko ar he fa hi bn ta ur id ms vi th hr sr sl lt lv et ca eu gl is mk sq ka hy az kk sw tl'.split(
    ' ',
  );
const FILES: Readonly<Record<string, string>> = { tl: 'fil' };
/** Smaller towns share the name of a zone with another place. */
const MIN_POPULATION = 50_000;

type Zones = { readonly [part: string]: Zones } & { readonly exemplarCity?: string };

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Give the folder of the package.');

/** Zone → the town it is named after. */
function townsIn(language: string): Map<string, string> {
  const file = FILES[language] ?? language;
  const path = join(folder ?? '', 'main', file, 'timeZoneNames.json');
  if (!existsSync(path)) throw new Error(`There is no ${path}.`);
  const towns = new Map<string, string>();
  const walk = (zones: Zones, name: string): void => {
    for (const [part, below] of Object.entries(zones)) {
      if (part === 'exemplarCity') towns.set(name, String(below));
      else if (typeof below === 'object') walk(below, `${name}/${part}`);
    }
  };
  walk(JSON.parse(readFileSync(path, 'utf8')).main[file].dates.timeZoneNames.zone, '');
  return towns;
}

const english = townsIn('en');
const others = LANGUAGES.filter((language) => language !== 'en').map(townsIn);
const zones = [...new Set(others.flatMap((towns) => [...towns.keys()]))];
const lines = zones.flatMap((zone) => {
  // English names only those that its own name does not tell.
  const name = english.get(zone) ?? (zone.split('/').at(-1) ?? '').replaceAll('_', ' ');
  const [city] = citiesNamed(fold(name));
  if (city === undefined || city.population < MIN_POPULATION) return [];
  const names = new Set(others.map((towns) => fold(towns.get(zone) ?? '')));
  names.delete('');
  names.delete(fold(city.name));
  return names.size === 0 ? [] : [[city.name, city.country, [...names].join('|')].join('\t')];
});
const packed = brotliCompressSync(lines.join('\n'));
saveTable('content/places/names/names.tsv.br', packed, {
  script: 'scripts/compile-town-names.ts',
  source: {
    name: 'CLDR',
    takenFrom: `npm package cldr-dates-full ${versionIn(folder)}`,
    licence: 'Unicode-3.0',
    address: 'https://cldr.unicode.org',
  },
});
process.stdout.write(`${lines.length} towns, ${packed.length} bytes\n`);
