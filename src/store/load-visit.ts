import { asc, eq, inArray } from 'drizzle-orm';
import type { DomainName } from '../core/domain/domain-name.ts';
import type { FetchOutcome, Resource, ResourceRole, RobotsSummary, StandardId, Visit } from '../core/site/visit.ts';
import { unpackBody } from './artifact-body.ts';
import { artifacts, siteVisits, visitArtifacts } from './artifact-schema.ts';
import type { ArtifactDatabase } from './open-database.ts';

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
  if (hashes.length === 0) return new Map();
  const rows = await database.db
    .select({ hash: artifacts.hash, body: artifacts.body })
    .from(artifacts)
    .where(inArray(artifacts.hash, [...new Set(hashes)]));
  return new Map(await Promise.all(rows.map(async ({ hash, body }) => [hash, await unpackBody(body)] as const)));
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
