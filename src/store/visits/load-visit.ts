import { asc, eq, inArray } from 'drizzle-orm';
import type { DomainName } from '../../core/domain/domain-name.ts';
import type { FetchOutcome, Resource, ResourceRole, RobotsSummary, StandardId, Visit } from '../../core/site/visit.ts';
import { artifacts, siteVisits, visitArtifacts } from '../database/artifact-schema.ts';
import type { ArtifactDatabase } from '../database/databases.ts';
import { unpackBody } from './artifact-body.ts';

/** One statement binds at most 32,766 values. */
const HASHES_PER_QUERY = 100;

/** A kept visit together with its key. */
export interface KeptVisit {
  readonly visitKey: string;
  readonly visit: Visit;
}

/** The kept visits of a site with all their bodies, oldest first: at most two. */
export async function loadVisits(database: ArtifactDatabase, domain: DomainName): Promise<KeptVisit[]> {
  const { db } = database;
  const rows = await db
    .select()
    .from(siteVisits)
    .where(eq(siteVisits.domain, domain))
    .orderBy(asc(siteVisits.startedAt));
  const kept = await db
    .select()
    .from(visitArtifacts)
    .where(eq(visitArtifacts.domain, domain))
    .orderBy(asc(visitArtifacts.startedAt), asc(visitArtifacts.position));
  const bodies = await loadBodies(
    database,
    kept.flatMap(({ hash }) => hash ?? []),
  );
  return rows.map((row) => ({
    visitKey: row.visitKey,
    visit: {
      domain,
      startedAt: row.startedAt,
      source: row.source as Visit['source'],
      outcome: row.outcome as Visit['outcome'],
      reason: row.reason,
      movedTo: row.movedTo as DomainName | null,
      robots: JSON.parse(row.robots) as RobotsSummary,
      resources: kept
        .filter(({ startedAt }) => startedAt === row.startedAt)
        .map((resource) => toResource(resource, bodies)),
    },
  }));
}

/** Bodies by hash. */
export async function loadBodies(
  database: ArtifactDatabase,
  hashes: readonly string[],
): Promise<Map<string, Uint8Array>> {
  const wanted = [...new Set(hashes)];
  const bodies = new Map<string, Uint8Array>();
  for (let from = 0; from < wanted.length; from += HASHES_PER_QUERY) {
    const rows = await database.db
      .select({ hash: artifacts.hash, bytes: artifacts.bytes, body: artifacts.body })
      .from(artifacts)
      .where(inArray(artifacts.hash, wanted.slice(from, from + HASHES_PER_QUERY)));
    for (const { hash, bytes, body } of rows) bodies.set(hash, unpackBody(body, bytes));
  }
  return bodies;
}

function toResource(row: typeof visitArtifacts.$inferSelect, bodies: ReadonlyMap<string, Uint8Array>): Resource {
  return {
    role: row.role as ResourceRole,
    ...(row.standard === null ? {} : { standard: row.standard as StandardId }),
    url: row.url,
    finalUrl: row.finalUrl,
    outcome: row.outcome as FetchOutcome,
    reason: row.reason,
    status: row.status,
    headers: JSON.parse(row.headers) as Record<string, string>,
    body: (row.hash && bodies.get(row.hash)) || null,
    truncated: row.truncated,
    fetchedAt: row.fetchedAt,
  };
}
