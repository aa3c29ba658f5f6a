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
 * one that did not leaves the last that did. One that is older than a kept visit that says as much (an archive's) is
 * not kept.
 * @throws StoreError, for instance when the disk is full
 */
export async function saveVisit(database: ArtifactDatabase, visit: Visit): Promise<void> {
  const { db } = database;
  const kept = await listKept(database, visit.domain);
  if (kept.some((other) => other.startedAt > visit.startedAt && takesPlace(other, visit))) return;
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
    const replaced = [
      visit.startedAt,
      ...kept.flatMap((other) =>
        other.startedAt < visit.startedAt && takesPlace(visit, other) ? other.startedAt : [],
      ),
    ];
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

interface KeptTime {
  readonly startedAt: string;
  readonly outcome: string;
}

function listKept(database: ArtifactDatabase, domain: string): Promise<KeptTime[]> {
  return database.db
    .select({ startedAt: siteVisits.startedAt, outcome: siteVisits.outcome })
    .from(siteVisits)
    .where(eq(siteVisits.domain, domain));
}

/** Whether the later of two visits leaves nothing worth keeping of the earlier. */
function takesPlace(later: Pick<KeptTime, 'outcome'>, earlier: Pick<KeptTime, 'outcome'>): boolean {
  return SAW_PAGES.has(later.outcome) || !SAW_PAGES.has(earlier.outcome);
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
