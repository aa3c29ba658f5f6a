import { readFileSync } from 'node:fs';
import { CONTENT_FOLDER } from '../language/content-folder.ts';
import { fold } from '../language/fold.ts';

/** A state or province as a circle: where its middle lies, and how far from it its towns may. */
export interface Region {
  /** Degrees. */
  readonly lat: number;
  readonly lon: number;
  readonly reachKm: number;
}

let known: ReadonlyMap<string, Region> | null = null;

/**
 * The state or province that an address names by its code or its name, in countries that have many towns of one name; null
 * where the table (content/places/regions.tsv) does not know it.
 */
export function findRegion(name: string, country: string): Region | null {
  known ??= readRegions();
  return known.get(keyOf(name, country)) ?? null;
}

function readRegions(): Map<string, Region> {
  const rows = readFileSync(new URL('places/regions.tsv', CONTENT_FOLDER), 'utf8').split('\n');
  const regions = new Map<string, Region>();
  for (const row of rows) {
    const [country = '', names = '', lat, lon, reachKm] = row.split('\t');
    if (reachKm === undefined) continue;
    const region = { lat: Number(lat), lon: Number(lon), reachKm: Number(reachKm) };
    for (const name of names.split('|')) regions.set(keyOf(name, country), region);
  }
  return regions;
}

/** "N.S.W.", "nsw" and "NSW" are one. */
function keyOf(name: string, country: string): string {
  return `${country} ${fold(name).replace(/[^\p{L}]/gu, '')}`;
}
