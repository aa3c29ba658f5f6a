import { grouped } from '../../core/counted.ts';
import { dayOf } from '../../core/day-of.ts';
import type { OnProgress } from '../../core/progress.ts';
import type { MapPoint } from '../../core/site/map-point.ts';
import { MapFileError } from '../../map/map-file-error.ts';
import { readMapFile } from '../../map/read-map-file.ts';
import {
  countMapPoints,
  endMapImport,
  type MapImport,
  type MapPointRow,
  saveMapPoints,
} from '../../store/map-points.ts';
import type { ArtifactDatabase, IndexDatabase } from '../../store/open-database.ts';
import { keysOf } from './find-points.ts';
import { tellSites } from './tell-sites.ts';
import { MAP_KEYS, toMapPoint } from './to-map-point.ts';

export interface ImportMapInput {
  readonly index: IndexDatabase;
  readonly artifacts: ArtifactDatabase;
  /** PBF, GeoJSON, or an answer of Overpass. */
  readonly file: string;
  /** What the file covers: importing the same again replaces what was imported under this name. */
  readonly dataset: string;
  readonly now: Date;
  readonly onProgress: OnProgress;
  /** Takes each place. */
  readonly onPoint?: (point: MapPoint) => void;
  readonly signal?: AbortSignal;
}

/** What an import did. */
export interface MapImported {
  readonly dataset: string;
  readonly points: number;
  /** New, or saying something else than before. */
  readonly changed: number;
  readonly removed: number;
  /** Sites that are to be read anew because of it. */
  readonly sites: number;
}

const POINTS_AT_ONCE = 250;

/**
 * Takes in a file of OpenStreetMap: keeps its places that name a web site or a phone number, forgets those of the same dataset
 * that are no longer there, and has the sites that they speak of read anew (jobs of the kind "map"). An import that was
 * interrupted is done whole by the next one.
 * @throws MapFileError, StoreError, or the signal's reason
 */
export async function importMap(input: ImportMapInput): Promise<MapImported> {
  const { index, artifacts, file, dataset, now, onProgress, signal } = input;
  const run: MapImport = { dataset, file: file.replace(/^.*[\\/]/, ''), at: now.toISOString() };
  const { points, changed } = await savePoints(input, run);
  if (points === 0) {
    const had = await countMapPoints(artifacts, dataset);
    const what =
      had > 0 ? ` To forget the ${had} places of "${dataset}": npm run import:osm -- --remove ${dataset}` : '';
    throw new MapFileError(`${file} has no place with a web site or a phone number; nothing was changed.${what}`);
  }
  const removed = await endMapImport(artifacts, run, points);
  onProgress({ phase: 'match', done: 0, total: changed + removed });
  const sites = await tellSites({ index, artifacts, at: run.at, onProgress, ...(signal ? { signal } : {}) });
  return { dataset, points, changed, removed, sites };
}

async function savePoints(input: ImportMapInput, run: MapImport): Promise<{ points: number; changed: number }> {
  const { artifacts, file, now, onProgress, onPoint, signal } = input;
  const today = dayOf(now);
  let [points, changed] = [0, 0];
  const waiting = new Map<string, MapPointRow>();
  const save = async (): Promise<void> => {
    changed += await saveMapPoints(artifacts, run, [...waiting.values()]);
    waiting.clear();
  };
  const onBytes = (done: number, total: number): void =>
    onProgress({ phase: 'map', done, total, detail: `${grouped(points)} places` });
  for await (const element of readMapFile(file, { keys: MAP_KEYS, onBytes, ...(signal ? { signal } : {}) })) {
    const point = toMapPoint(element, today);
    if (point === null) continue;
    points += 1;
    waiting.set(point.id, keysOf(point));
    onPoint?.(point);
    if (waiting.size >= POINTS_AT_ONCE) await save();
  }
  if (waiting.size > 0) await save();
  return { points, changed };
}

/** Forgets a dataset; the sites that it spoke of are read anew. */
export async function removeMap(
  input: Pick<ImportMapInput, 'index' | 'artifacts' | 'dataset' | 'now' | 'onProgress'>,
): Promise<Omit<MapImported, 'points' | 'changed'>> {
  const { dataset, now } = input;
  const at = now.toISOString();
  const removed = await endMapImport(input.artifacts, { dataset, file: '', at }, 0);
  return { dataset, removed, sites: await tellSites({ ...input, at }) };
}
