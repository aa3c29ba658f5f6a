import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { DomainName } from '../core/domain/domain-name.ts';
import type { Resource } from '../core/site/visit.ts';
import { bodyHash, packBody } from './artifact-body.ts';
import { archivePages, archives, artifacts } from './artifact-schema.ts';
import { loadBodies } from './load-visit.ts';
import type { ArtifactDatabase } from './open-database.ts';
import { saveTogether } from './save-together.ts';
import { toStoreError } from './store-error.ts';

/** An archive that was taken in whole. */
export interface FinishedArchive {
  readonly key: string;
  /** The name of its file. */
  readonly name: string;
  readonly pages: number;
  readonly sites: number;
  readonly finishedAt: string;
}

/** One record of an archive, before its site's records are brought together. */
export interface ArchivePage {
  readonly domain: DomainName;
  readonly resource: Resource;
}

/** True when this archive was taken in whole before. */
export async function hasArchive(database: ArtifactDatabase, key: string): Promise<boolean> {
  const rows = await database.db.select({ key: archives.key }).from(archives).where(eq(archives.key, key));
  return rows.length > 0;
}

/**
 * Removes what an interrupted run left of an archive.
 * @throws StoreError
 */
export async function clearArchivePages(database: ArtifactDatabase, key: string): Promise<void> {
  try {
    await database.db.delete(archivePages).where(eq(archivePages.archive, key));
  } catch (error) {
    throw toStoreError(error, database.where);
  }
}

/**
 * Puts some records of an archive by, in one transaction.
 * @param from position of the first of them in the archive
 * @throws StoreError, for instance when the disk is full
 */
export async function saveArchivePages(
  database: ArtifactDatabase,
  key: string,
  from: number,
  batch: readonly ArchivePage[],
): Promise<void> {
  const { db } = database;
  try {
    const packed = await Promise.all(
      batch.map(async ({ domain, resource: { body, ...rest } }, offset) => {
        const hash = body && bodyHash(body);
        const artifact = hash && body ? { hash, bytes: body.byteLength, body: await packBody(body) } : null;
        return {
          artifact,
          row: { archive: key, position: from + offset, domain, resource: JSON.stringify(rest), hash },
        };
      }),
    );
    const artifactInserts = packed.flatMap(({ artifact }) =>
      artifact ? db.insert(artifacts).values(artifact).onConflictDoNothing() : [],
    );
    await saveTogether(database, [
      ...artifactInserts,
      ...packed.map(({ row }) => db.insert(archivePages).values(row).onConflictDoNothing()),
    ]);
  } catch (error) {
    throw toStoreError(error, database.where);
  }
}

/** The sites of an archive after the given one, in order; empty when there are no more. */
export async function listArchiveSites(
  database: ArtifactDatabase,
  key: string,
  after: string,
  limit: number,
): Promise<DomainName[]> {
  const rows = await database.db
    .selectDistinct({ domain: archivePages.domain })
    .from(archivePages)
    .where(and(eq(archivePages.archive, key), gt(archivePages.domain, after)))
    .orderBy(asc(archivePages.domain))
    .limit(limit);
  return rows.map(({ domain }) => domain as DomainName);
}

/** The records of one site in an archive, in the archive's order. */
export async function loadArchiveSite(
  database: ArtifactDatabase,
  key: string,
  domain: DomainName,
): Promise<Resource[]> {
  const rows = await database.db
    .select()
    .from(archivePages)
    .where(and(eq(archivePages.archive, key), eq(archivePages.domain, domain)))
    .orderBy(asc(archivePages.position));
  const bodies = await loadBodies(
    database,
    rows.flatMap(({ hash }) => hash ?? []),
  );
  return rows.map((row) => ({
    ...(JSON.parse(row.resource) as Omit<Resource, 'body'>),
    body: (row.hash && bodies.get(row.hash)) || null,
  }));
}

/**
 * Marks an archive as taken in and drops its loose records.
 * @throws StoreError
 */
export async function finishArchive(database: ArtifactDatabase, archive: FinishedArchive): Promise<void> {
  try {
    await database.db.batch([
      database.db.insert(archives).values(archive).onConflictDoNothing(),
      database.db.delete(archivePages).where(eq(archivePages.archive, archive.key)),
    ]);
  } catch (error) {
    throw toStoreError(error, database.where);
  }
}

/** How many records and sites of an archive are put by. */
export async function countArchivePages(
  database: ArtifactDatabase,
  key: string,
): Promise<{ pages: number; sites: number }> {
  const [row] = await database.db
    .select({ pages: sql<number>`count(*)`, sites: sql<number>`count(distinct ${archivePages.domain})` })
    .from(archivePages)
    .where(eq(archivePages.archive, key));
  return { pages: row?.pages ?? 0, sites: row?.sites ?? 0 };
}
