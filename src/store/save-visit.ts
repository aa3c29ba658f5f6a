import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Resource, Visit } from '../core/site/visit.ts';
import { bodyHash, packBody } from './artifact-body.ts';
import { artifacts, siteVisits, visitArtifacts } from './artifact-schema.ts';
import type { ArtifactDatabase } from './open-database.ts';
import { toStoreError } from './store-error.ts';

/** SQLite's limit of bound values is far higher; this keeps one statement small. */
const HASHES_PER_QUERY = 100;

/**
 * Keeps a finished visit with all bodies in one transaction. A visit that saw pages takes the place of all before it;
 * one that did not leaves the last that did.
 * @throws StoreError, for instance when the disk is full
 */
export async function saveVisit(database: ArtifactDatabase, visit: Visit): Promise<void> {
  const { db } = database;
  const hashes = visit.resources.map((resource) => (resource.body ? bodyHash(resource.body) : null));
  try {
    const fresh = await packNewBodies(database, visit.resources, hashes);
    const row = {
      domain: visit.domain,
      startedAt: visit.startedAt,
      source: visit.source,
      outcome: visit.outcome,
      reason: visit.reason,
      movedTo: visit.movedTo,
      robots: JSON.stringify(visit.robots),
      visitKey: visitKeyOf(visit, hashes),
    };
    const rows = visit.resources.map((resource, position) =>
      toRow(visit, resource, position, hashes[position] ?? null),
    );
    const replaced = await listReplaced(database, visit);
    await db.batch([
      db
        .delete(visitArtifacts)
        .where(and(eq(visitArtifacts.domain, visit.domain), inArray(visitArtifacts.startedAt, replaced))),
      db.delete(siteVisits).where(and(eq(siteVisits.domain, visit.domain), inArray(siteVisits.startedAt, replaced))),
      ...fresh.map((artifact) => db.insert(artifacts).values(artifact).onConflictDoNothing()),
      ...rows.map((values) => db.insert(visitArtifacts).values(values)),
      db.insert(siteVisits).values(row),
    ]);
  } catch (error) {
    throw toStoreError(error, database.where);
  }
}

/** Outcomes of visits that saw pages. */
const SAW_PAGES: ReadonlySet<string> = new Set(['complete', 'partial'] satisfies Visit['outcome'][]);

async function listReplaced(database: ArtifactDatabase, visit: Visit): Promise<string[]> {
  const kept = await database.db.select().from(siteVisits).where(eq(siteVisits.domain, visit.domain));
  const replaced = kept.filter(({ outcome }) => SAW_PAGES.has(visit.outcome) || !SAW_PAGES.has(outcome));
  return [...new Set([visit.startedAt, ...replaced.map(({ startedAt }) => startedAt)])];
}

async function packNewBodies(
  database: ArtifactDatabase,
  resources: readonly Resource[],
  hashes: readonly (string | null)[],
) {
  const wanted = new Map<string, Uint8Array>();
  resources.forEach((resource, position) => {
    const hash = hashes[position];
    if (hash && resource.body) wanted.set(hash, resource.body);
  });
  const names = [...wanted.keys()];
  for (let from = 0; from < names.length; from += HASHES_PER_QUERY) {
    const known = await database.db
      .select({ hash: artifacts.hash })
      .from(artifacts)
      .where(inArray(artifacts.hash, names.slice(from, from + HASHES_PER_QUERY)));
    for (const { hash } of known) wanted.delete(hash);
  }
  return Promise.all(
    [...wanted].map(async ([hash, body]) => ({ hash, bytes: body.byteLength, body: await packBody(body) })),
  );
}

function toRow(visit: Visit, resource: Resource, position: number, hash: string | null) {
  return {
    domain: visit.domain,
    startedAt: visit.startedAt,
    position,
    role: resource.role,
    standard: resource.standard ?? null,
    url: resource.url,
    finalUrl: resource.finalUrl,
    outcome: resource.outcome,
    reason: resource.reason,
    status: resource.status,
    headers: JSON.stringify(resource.headers),
    hash,
    truncated: resource.truncated,
    fetchedAt: resource.fetchedAt,
  };
}

function visitKeyOf(visit: Visit, hashes: readonly (string | null)[]): string {
  return createHash('sha256')
    .update(visit.startedAt)
    .update(visit.outcome)
    .update(hashes.join())
    .digest('hex')
    .slice(0, 32);
}
