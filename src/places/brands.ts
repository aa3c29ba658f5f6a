import { contentLines } from '../language/content-lines.ts';
import { brandKey } from './brand-key.ts';

/** Key of a brand → its line: hardly any of 26,000 is ever asked for, and with sets of countries they took 6 MB. */
let table: ReadonlyMap<string, string> | null = null;

function readTable(): ReadonlyMap<string, string> {
  const lines = [...contentLines('brands/brands.tsv.br')];
  return new Map(lines.map((line) => [line.split('\t', 2)[1] ?? '', line]));
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
  const [kind = '', , known = ''] = table.get(key)?.split('\t') ?? [];
  // ISO 3166-1 in small letters, "001" for all the world.
  const there = known.split(',');
  const isThere = countries.some((country) => there.includes(country.toLowerCase()));
  const isEverywhere = there.includes('001') && own.length >= MIN_WORLDWIDE;
  return isThere || isEverywhere ? kind : null;
}
