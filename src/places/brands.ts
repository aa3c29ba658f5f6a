import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { CONTENT_FOLDER } from '../language/content-folder.ts';
import { brandKey } from './brand-key.ts';

interface Brand {
  /** Id of a category. */
  readonly kind: string;
  /** ISO 3166-1 in small letters, "001" for all the world. */
  readonly countries: ReadonlySet<string>;
}

let table: ReadonlyMap<string, Brand> | null = null;

function readTable(): ReadonlyMap<string, Brand> {
  const packed = readFileSync(new URL('brands/brands.tsv.br', CONTENT_FOLDER));
  const lines = brotliDecompressSync(packed).toString('utf8').split('\n');
  return new Map(
    lines.map((line) => {
      const [kind = '', name = '', countries = ''] = line.split('\t');
      return [name, { kind, countries: new Set(countries.split(',')) }];
    }),
  );
}

/** A shorter name, in a country that nobody knows, is the name of many others, too. */
const MIN_WORLDWIDE = 7;

/**
 * The kind of the shops, hotels or banks of a chain by its name: "shop/furniture". Null unless the site's address is that
 * name as well, and the chain is known in one of the countries that the site speaks for.
 *
 * @param label what the site's address calls it: "ritzcarlton"
 * @param countries ISO 3166-1
 */
export function kindOfBrand(name: string, label: string, countries: readonly string[]): string | null {
  const key = brandKey(name);
  const own = brandKey(label);
  if (key !== own && key !== `the${own}`) return null;
  table ??= readTable();
  // "The New Yorker" is no shop of New Yorker.
  const brand = table.get(key);
  if (!brand) return null;
  const isThere = countries.some((country) => brand.countries.has(country.toLowerCase()));
  const isEverywhere = brand.countries.has('001') && own.length >= MIN_WORLDWIDE;
  return isThere || isEverywhere ? brand.kind : null;
}
