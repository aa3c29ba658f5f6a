/**
 * Compiles content/brands/brands.tsv.br: the kinds of shops, banks, hotels and other chains, by their names and the
 * countries they are in, out of the npm package name-suggestion-index.
 *
 *   npm install --prefix <folder> --ignore-scripts name-suggestion-index@8.0.20260918
 *   node scripts/compile-brands.ts <folder>/node_modules/name-suggestion-index
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';
import { brandKey } from '../src/places/brand-key.ts';
import { CATEGORIES } from '../src/places/categories.ts';
import { saveTable, versionIn } from './tables/compiled-table.ts';

const indexSchema = z.object({
  nsi: z.record(
    z.string(),
    z.object({
      items: z.array(
        z.object({
          displayName: z.string(),
          locationSet: z.object({ include: z.array(z.unknown()).optional() }),
          tags: z.record(z.string(), z.string()),
        }),
      ),
    }),
  ),
});

/** Things that stand beside a chain's houses: machines, posts, vehicles, and what is no business. */
const BESIDE =
  /^(?:man_made|advertising|power|telecom|emergency|highway|landuse|waterway|route|building)\/|^amenity\/(?:atm|vending_machine|charging_station|parking|recycling|bicycle_rental|car_sharing|post_box|parcel_locker|payment_terminal|drinking_water|compressed_air|bureau_de_change|shower|toilets|car_wash|device_charging_station|clock|social_facility|community_centre|studio)$|^shop\/(?:kiosk|newsagent|convenience)$|^leisure\//;
/** Shorter names are words and initials of many others. */
const MIN_KEY = 4;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Give the folder of the package.');

const { nsi } = indexSchema.parse(JSON.parse(readFileSync(join(folder, 'dist/json/nsi.min.json'), 'utf8')));
const known = new Set(CATEGORIES.map(({ id }) => id));
const brands = new Map<string, { readonly kinds: Set<string>; readonly countries: Set<string> }>();
for (const [path, { items }] of Object.entries(nsi)) {
  const [tree, key, value] = path.split('/');
  const kind = `${key}/${value}`;
  if (tree !== 'brands' || BESIDE.test(kind)) continue;
  for (const { displayName, tags, locationSet } of items) {
    for (const name of new Set(
      [displayName, tags.brand, tags.name, tags['brand:en']].map((each) => brandKey(each ?? '')),
    )) {
      if (name.length < MIN_KEY) continue;
      const brand = brands.get(name) ?? { kinds: new Set(), countries: new Set() };
      brands.set(name, brand);
      brand.kinds.add(kind);
      for (const place of locationSet.include ?? []) if (typeof place === 'string') brand.countries.add(place);
    }
  }
}
const lines = [...brands].flatMap(([name, { kinds, countries }]) => {
  const [kind, ...others] = kinds;
  const codes = [...countries].flatMap((place) => /^(?:001|[a-z]{2})(?=$|-)/.exec(place)?.[0] ?? []);
  return kind === undefined || others.length > 0 || !known.has(kind) || codes.length === 0
    ? []
    : [[kind, name, [...new Set(codes)].sort().join(',')].join('\t')];
});
const packed = brotliCompressSync(lines.sort().join('\n'));
saveTable('content/brands/brands.tsv.br', packed, {
  script: 'scripts/compile-brands.ts',
  source: {
    name: 'name-suggestion-index',
    takenFrom: `npm package name-suggestion-index ${versionIn(folder)}`,
    licence: 'BSD-3-Clause',
    address: 'https://github.com/osmlab/name-suggestion-index',
  },
});
process.stdout.write(`${lines.length} brands, ${packed.length} bytes\n`);
