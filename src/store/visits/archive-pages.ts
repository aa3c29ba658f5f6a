import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { DomainName } from '../../core/domain/domain-name.ts';
import type { Resource, ResourceWith } from '../../core/site/visit.ts';
import { archivePages, archives, artifacts } from '../database/artifact-schema.ts';
import type { ArtifactDatabase } from '../database/databases.ts';
import { toStoreError } from '../database/store-error.ts';
import { bodyHash, packBody } from './artifact-body.ts';
import { loadBodies } from './load-visit.ts';
import type { KeptBody } from './save-visit.ts';

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
  const packed = new Map<string, typeof artifacts.$inferInsert>();
  const rows = batch.map(({ domain, resource: { body, ...rest } }, offset) => {
    const hash = body && bodyHash(body);
    if (hash && !packed.has(hash)) packed.set(hash, { hash, bytes: body.byteLength, body: packBody(body) });
    return { archive: key, position: from + offset, domain, resource: JSON.stringify(rest), hash };
  });
  if (rows.length === 0) return;
  try {
    await db.batch([
      db.insert(archivePages).values(rows).onConflictDoNothing(),
      ...(packed.size > 0
        ? [
            db
              .insert(artifacts)
              .values([...packed.values()])
              .onConflictDoNothing(),
          ]
        : []),
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

/** A body that an archive gave: kept under its hash. */
export interface ArchivedBody extends KeptBody {
  /** Null where the role of its answer is none of those that were asked for. */
  readonly bytes: Uint8Array | null;
}

/**
 * The records of some sites in an archive, in the archive's order, by site.
 * @param domains at most some hundreds
 * @param withBytes of which roles the bodies are loaded
 */
export async function loadArchiveSites(
  database: ArtifactDatabase,
  key: string,
  domains: readonly DomainName[],
  withBytes: ReadonlySet<Resource['role']>,
): Promise<Map<DomainName, ResourceWith<ArchivedBody>[]>> {
  const rows = await database.db
    .select({ domain: archivePages.domain, resource: archivePages.resource, hash: archivePages.hash })
    .from(archivePages)
    .where(and(eq(archivePages.archive, key), inArray(archivePages.domain, [...domains])))
    .orderBy(asc(archivePages.position));
  const records = rows.map(({ domain, resource, hash }) => ({
    domain: domain as DomainName,
    resource: JSON.parse(resource) as Omit<Resource, 'body'>,
    hash,
  }));
  const bodies = await loadBodies(
    database,
    records.flatMap(({ resource, hash }) => (hash !== null && withBytes.has(resource.role) ? hash : [])),
  );
  const found = new Map<DomainName, ResourceWith<ArchivedBody>[]>(domains.map((domain) => [domain, []]));
  for (const { domain, resource, hash } of records) {
    const body = hash === null ? null : { hash, bytes: bodies.get(hash) ?? null };
    found.get(domain)?.push({ ...resource, body });
  }
  return found;
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
