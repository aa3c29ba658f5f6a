import { fold } from '../language/fold.ts';
import { tableLines } from '../language/table-lines.ts';
import type { Box } from './geo-cells.ts';

/** A state or province, with a rough box around it. */
export interface Region {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** What addresses call it in short: its code, then others ("CA", "Calif"). */
  readonly codes: readonly string[];
  /** All that it is called in full, in English first. */
  readonly names: readonly string[];
  readonly box: Box;
}

let regions: readonly Region[] | null = null;
let known: ReadonlyMap<string, Region> | null = null;

/** All of the table (content/places/regions.tsv). Read when first asked for: whoever does not pays nothing. */
export function allRegions(): readonly Region[] {
  regions ??= tableLines('places/regions.tsv').map(toRegion);
  return regions;
}

function toRegion([country = '', codes = '', names = '', ...sides]: readonly string[]): Region {
  const [south = 0, north = 0, west = 0, east = 0] = sides.map(Number);
  return {
    country,
    codes: codes === '' ? [] : codes.split(' / '),
    names: names.split(' / '),
    box: { south, north, west, east },
  };
}

/**
 * The state or province that an address names by its code or its name, in countries that have many towns of one name; null
 * where the table does not know it.
 */
export function findRegion(name: string, country: string): Region | null {
  known ??= new Map(
    allRegions().flatMap((region) =>
      [...region.codes, ...region.names].map((each) => [keyOf(each, region.country), region] as const),
    ),
  );
  return known.get(keyOf(name, country)) ?? null;
}

/** Whether a point in degrees lies in a box. */
export function isWithin({ lat, lon }: { readonly lat: number; readonly lon: number }, box: Box): boolean {
  return lat >= box.south && lat <= box.north && lon >= box.west && lon <= box.east;
}

/** "N.S.W.", "nsw" and "NSW" are one. */
function keyOf(name: string, country: string): string {
  return `${country} ${fold(name).replace(/[^\p{L}]/gu, '')}`;
}
