import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { type ResourceWith, SAW_PAGES, type Visit, type VisitWith } from '../../core/site/visit.ts';
import { artifacts, siteVisits, visitArtifacts } from '../database/artifact-schema.ts';
import type { ArtifactDatabase } from '../database/databases.ts';
import { inStatements } from '../database/in-statements.ts';
import { saveTogether } from '../database/save-together.ts';
import { toStoreError } from '../database/store-error.ts';
import { bodyHash, packBody } from './artifact-body.ts';

/** SQLite's limit of bound values is far higher; this keeps one statement small. */
const HASHES_PER_QUERY = 100;

/** A body that is kept already. */
export interface KeptBody {
  readonly hash: string;
}

/**
 * Keeps a finished visit with all bodies in one transaction. A visit that saw pages takes the place of all before it;
 * one that did not leaves the last that did. One that is older than a kept visit that says as much (an archive's) is
 * not kept.
 * @throws StoreError, for instance when the disk is full
 */
export async function saveVisit(database: ArtifactDatabase, visit: Visit): Promise<void> {
  const bodies = new Map<string, Uint8Array>();
  const resources = visit.resources.map((resource) => {
    const hash = resource.body && bodyHash(resource.body);
    if (hash && resource.body) bodies.set(hash, resource.body);
    return { ...resource, body: hash === null ? null : { hash } };
  });
  await save(database, [{ ...visit, resources }], bodies);
}

/**
 * Keeps visits of different sites whose bodies are kept already, in one transaction; each as `saveVisit` keeps one.
 * @param visits at most some hundreds
 * @throws StoreError
 */
export async function saveVisits(database: ArtifactDatabase, visits: readonly VisitWith<KeptBody>[]): Promise<void> {
  await save(database, visits, new Map());
}

async function save(
  database: ArtifactDatabase,
  visits: readonly VisitWith<KeptBody>[],
  bodies: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  const { db } = database;
  try {
    const kept = await listKept(
      database,
      visits.map(({ domain }) => domain),
    );
    const keptOf = (visit: VisitWith<KeptBody>): KeptTime[] => kept.get(visit.domain) ?? [];
    const taken = visits.filter(
      (visit) => !keptOf(visit).some((other) => other.startedAt > visit.startedAt && takesPlace(other, visit)),
    );
    if (taken.length === 0) return;
    const deletions = taken.flatMap((visit) => deleteStatements(database, visit, keptOf(visit)));
    const fresh = await packNewBodies(database, bodies);
    const rows = taken.flatMap((visit) =>
      visit.resources.map((resource, position) => toRow(visit, resource, position)),
    );
    await saveTogether(database, [
      ...deletions,
      ...fresh.map((artifact) => db.insert(artifacts).values(artifact).onConflictDoNothing()),
      ...inStatements(rows).map((some) => db.insert(visitArtifacts).values(some)),
      db.insert(siteVisits).values(taken.map(toVisitRow)),
    ]);
  } catch (error) {
    throw toStoreError(error, database.where);
  }
}

/** Takes away what the visit takes the place of, and what an earlier saving of the same visit kept. */
function deleteStatements({ db }: ArtifactDatabase, visit: VisitWith<KeptBody>, kept: readonly KeptTime[]) {
  const { domain, startedAt } = visit;
  const replaced = kept
    .filter((other) => other.startedAt === startedAt || (other.startedAt < startedAt && takesPlace(visit, other)))
    .map((other) => other.startedAt);
  if (replaced.length === 0) return [];
  return [
    db
      .delete(visitArtifacts)
      .where(and(eq(visitArtifacts.domain, domain), inArray(visitArtifacts.startedAt, replaced))),
    db.delete(siteVisits).where(and(eq(siteVisits.domain, domain), inArray(siteVisits.startedAt, replaced))),
  ];
}

interface KeptTime {
  readonly startedAt: string;
  readonly outcome: string;
}

async function listKept(database: ArtifactDatabase, domains: readonly string[]): Promise<Map<string, KeptTime[]>> {
  const rows = await database.db
    .select({ domain: siteVisits.domain, startedAt: siteVisits.startedAt, outcome: siteVisits.outcome })
    .from(siteVisits)
    .where(inArray(siteVisits.domain, [...domains]));
  return Map.groupBy(rows, ({ domain }) => domain);
}

/** Whether the later of two visits leaves nothing worth keeping of the earlier. */
function takesPlace(later: Pick<KeptTime, 'outcome'>, earlier: Pick<KeptTime, 'outcome'>): boolean {
  return SAW_PAGES.includes(later.outcome) || !SAW_PAGES.includes(earlier.outcome);
}

async function packNewBodies(database: ArtifactDatabase, bodies: ReadonlyMap<string, Uint8Array>) {
  const wanted = new Map(bodies);
  const names = [...wanted.keys()];
  for (let from = 0; from < names.length; from += HASHES_PER_QUERY) {
    const known = await database.db
      .select({ hash: artifacts.hash })
      .from(artifacts)
      .where(inArray(artifacts.hash, names.slice(from, from + HASHES_PER_QUERY)));
    for (const { hash } of known) wanted.delete(hash);
  }
  return [...wanted].map(([hash, body]) => ({ hash, bytes: body.byteLength, body: packBody(body) }));
}

function toRow(visit: VisitWith<KeptBody>, resource: ResourceWith<KeptBody>, position: number) {
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
    hash: resource.body?.hash ?? null,
    truncated: resource.truncated,
    fetchedAt: resource.fetchedAt,
  };
}

function toVisitRow(visit: VisitWith<KeptBody>) {
  const { domain, startedAt, source, outcome, reason, movedTo, robots } = visit;
  const visitKey = visitKeyOf(visit);
  return { domain, startedAt, source, outcome, reason, movedTo, robots: JSON.stringify(robots), visitKey };
}

function visitKeyOf({ startedAt, outcome, resources }: VisitWith<KeptBody>): string {
  const hashes = resources.map(({ body }) => body?.hash ?? null);
  return createHash('sha256').update(startedAt).update(outcome).update(hashes.join()).digest('hex').slice(0, 32);
}
