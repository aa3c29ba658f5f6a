import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { MapPoint } from '../core/site/map-point.ts';
import { mapDatasets, mapPoints, siteVisits } from './database/artifact-schema.ts';
import type { ArtifactDatabase } from './database/databases.ts';
import { saveTogether } from './database/save-together.ts';
import { toStoreError } from './database/store-error.ts';

/** A point with what it is found by. */
export interface MapPointRow {
  readonly point: MapPoint;
  readonly registrableDomain: string | null;
  /** Its first number, E.164. */
  readonly phone: string | null;
  /** Name and town. */
  readonly nameKey: string | null;
}

/** A point as it is kept. */
export interface KeptMapPoint {
  readonly point: MapPoint;
  /** When it came to say what it says, ISO 8601 UTC. */
  readonly changedAt: string;
}

/** One import of one file. */
export interface MapImport {
  readonly dataset: string;
  readonly file: string;
  /** ISO 8601 UTC: names the import, too. */
  readonly at: string;
}

/**
 * Keeps points of an import, at most some hundreds; those that say something else than before are due.
 * @returns how many are new or changed
 * @throws StoreError
 */
export async function saveMapPoints(
  database: ArtifactDatabase,
  { dataset, at }: MapImport,
  rows: readonly MapPointRow[],
): Promise<number> {
  const ids = rows.map(({ point }) => point.id);
  return guarded(database, async () => {
    const known = await database.db
      .select({ id: mapPoints.id, json: mapPoints.json, isGone: mapPoints.isGone })
      .from(mapPoints)
      .where(and(eq(mapPoints.dataset, dataset), inArray(mapPoints.id, ids)));
    const before = new Map(known.filter(({ isGone }) => !isGone).map(({ id, json }) => [id, json]));
    const changed = rows.flatMap(({ point, ...keys }) => {
      const json = JSON.stringify(point);
      if (before.get(point.id) === json) return [];
      return { dataset, id: point.id, ...keys, json, changedAt: at, seenIn: at, isDue: true, isGone: false };
    });
    const same = ids.filter((id) => !changed.some((row) => row.id === id));
    await saveTogether(database, [
      ...(changed.length === 0 ? [] : [upsert(database, changed)]),
      ...(same.length === 0 ? [] : [touch(database, dataset, same, at)]),
    ]);
    return changed.length;
  });
}

function upsert({ db }: ArtifactDatabase, rows: (typeof mapPoints.$inferInsert)[]) {
  const given = (name: string) => sql.raw(`excluded.${name}`);
  return db
    .insert(mapPoints)
    .values(rows)
    .onConflictDoUpdate({
      target: [mapPoints.dataset, mapPoints.id],
      set: {
        registrableDomain: given('registrable_domain'),
        phone: given('phone'),
        nameKey: given('name_key'),
        json: given('json'),
        changedAt: given('changed_at'),
        seenIn: given('seen_in'),
        isDue: true,
        isGone: false,
      },
    });
}

function touch({ db }: ArtifactDatabase, dataset: string, ids: readonly string[], seenIn: string) {
  return db
    .update(mapPoints)
    .set({ seenIn })
    .where(and(eq(mapPoints.dataset, dataset), inArray(mapPoints.id, [...ids])));
}

/**
 * Ends an import: points of its dataset that it did not see are gone.
 * @returns how many those are
 * @throws StoreError
 */
export async function endMapImport(
  database: ArtifactDatabase,
  { dataset, file, at }: MapImport,
  points: number,
): Promise<number> {
  const { db } = database;
  const isUnseen = and(eq(mapPoints.dataset, dataset), ne(mapPoints.seenIn, at), eq(mapPoints.isGone, false));
  return guarded(database, async () => {
    const unseen = await db.$count(mapPoints, isUnseen);
    const row = { name: dataset, file, points, importedAt: at };
    await saveTogether(database, [
      db.update(mapPoints).set({ isGone: true, isDue: true, changedAt: at }).where(isUnseen),
      points === 0
        ? db.delete(mapDatasets).where(eq(mapDatasets.name, dataset))
        : db.insert(mapDatasets).values(row).onConflictDoUpdate({ target: mapDatasets.name, set: row }),
    ]);
    return unseen;
  });
}

/** How many points a dataset had when it was imported last; 0 when it is unknown. */
export async function countMapPoints({ db }: ArtifactDatabase, dataset: string): Promise<number> {
  return db.$count(mapPoints, and(eq(mapPoints.dataset, dataset), eq(mapPoints.isGone, false)));
}

/** Names of the datasets that were imported, in their order. */
export async function listMapDatasets({ db }: ArtifactDatabase): Promise<string[]> {
  const rows = await db.select({ name: mapDatasets.name }).from(mapDatasets).orderBy(asc(mapDatasets.name));
  return rows.map(({ name }) => name);
}

/** Points whose sites are to be told, in the order of their rows; the next ones begin after the last row. */
export async function listDuePoints(
  { db }: ArtifactDatabase,
  after: number,
  limit: number,
): Promise<(MapPointRow & { readonly row: number })[]> {
  const row = sql<number>`rowid`;
  const rows = await db
    .select({ row, ...KEYS, json: mapPoints.json })
    .from(mapPoints)
    .where(and(eq(mapPoints.isDue, true), gt(row, after)))
    .orderBy(row)
    .limit(limit);
  return rows.map(({ json, ...keys }) => ({ ...keys, point: JSON.parse(json) as MapPoint }));
}

const KEYS = { registrableDomain: mapPoints.registrableDomain, phone: mapPoints.phone, nameKey: mapPoints.nameKey };

/** The sites of all due points were told: those that are gone go. */
export async function settleDuePoints(database: ArtifactDatabase): Promise<void> {
  const { db } = database;
  await guarded(database, () =>
    saveTogether(database, [
      db.delete(mapPoints).where(and(eq(mapPoints.isDue, true), eq(mapPoints.isGone, true))),
      db.update(mapPoints).set({ isDue: false }).where(eq(mapPoints.isDue, true)),
    ]),
  );
}

/** A site may have so many places; what has more is a directory of them. */
const MAX_POINTS = 2000;

/** What points are looked for by. */
export type PointKey =
  | { readonly registrableDomain: string }
  | { readonly phones: readonly string[] }
  | { readonly nameKeys: readonly string[] };

/** The points of one key, each element once: where datasets overlap, as the later one has it. */
export async function findMapPoints({ db }: ArtifactDatabase, key: PointKey): Promise<KeptMapPoint[]> {
  const isWanted =
    'registrableDomain' in key
      ? eq(mapPoints.registrableDomain, key.registrableDomain)
      : 'phones' in key
        ? inArray(mapPoints.phone, [...key.phones])
        : inArray(mapPoints.nameKey, [...key.nameKeys]);
  const rows = await db
    .select({ json: mapPoints.json, changedAt: mapPoints.changedAt })
    .from(mapPoints)
    .where(and(isWanted, eq(mapPoints.isGone, false)))
    .orderBy(asc(mapPoints.changedAt), asc(mapPoints.id))
    .limit(MAX_POINTS);
  const points = rows.map(({ json, changedAt }) => ({ point: JSON.parse(json) as MapPoint, changedAt }));
  return [...new Map(points.map((kept) => [kept.point.id, kept])).values()];
}

/** Which of the given names are sites of which something is kept. */
export async function keptSites({ db }: ArtifactDatabase, names: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ domain: siteVisits.domain })
    .from(siteVisits)
    .where(inArray(siteVisits.domain, [...names]));
  return new Set(rows.map(({ domain }) => domain));
}

/** The sites below a registrable domain of which something is kept, at most two: whether there is another one. */
export async function keptBelow({ db }: ArtifactDatabase, registrableDomain: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ domain: siteVisits.domain })
    .from(siteVisits)
    .where(sql`${siteVisits.domain} like ${`%.${registrableDomain}`}`)
    .limit(2);
  return rows.map(({ domain }) => domain);
}

async function guarded<T>(database: ArtifactDatabase, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toStoreError(error, database.where);
  }
}
