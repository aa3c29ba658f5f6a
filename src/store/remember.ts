import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { canonicalJson } from '../core/lawp/canonical-json.ts';
import type { Scan } from '../core/readiness/scan.ts';
import { diffSites } from '../core/site/changes.ts';
import type { SiteDocument, SiteRecord } from '../core/site/site-record.ts';
import { wasAnswered } from '../core/site/visit.ts';
import { documentRowStatements, searchRowStatements } from './document-rows.ts';
import type { IndexDatabase } from './open-database.ts';
import { changes, documents, scans, sightings, sites, visits } from './schema.ts';
import { toStoreError } from './store-error.ts';

export interface RememberOptions {
  /** Version of the reading and judging rules. */
  readonly rulesVersion: string;
  /** Key of the visit that was read. */
  readonly visitKey: string;
  /** When to look again, ISO 8601 UTC. */
  readonly nextVisitAt: string;
}

/** What a site's row held before. */
interface Before {
  readonly row: typeof sites.$inferSelect | null;
  readonly document: { readonly version: number; readonly hash: string; readonly json: string } | null;
  readonly scan: Scan | null;
  /** This visit was read before, by other rules or by a run that was interrupted. */
  readonly isReread: boolean;
}

/**
 * Stores what one visit gave: document version, change record, scan, search rows and the site's row, in one
 * transaction. The same record a second time changes nothing that is shown.
 * @throws StoreError, for instance when the disk is full
 */
export async function remember(database: IndexDatabase, record: SiteRecord, options: RememberOptions): Promise<void> {
  try {
    const before = await loadBefore(database, record);
    const [first, ...rest] = statements(database, record, options, before);
    if (first) await database.db.batch([first, ...rest]);
  } catch (error) {
    throw toStoreError(error, database.where);
  }
}

/** Statuses under which nothing of a site is shown: its document stays in the history only. */
const FORGOTTEN: ReadonlySet<string> = new Set([
  'gone',
  'opted_out',
  'duplicate',
  'parked',
] satisfies SiteRecord['status'][]);

function statements(database: IndexDatabase, record: SiteRecord, options: RememberOptions, before: Before) {
  const { db } = database;
  const { domain } = record;
  // Hashed by content, kept in reading order (home first).
  const json = record.document && JSON.stringify(record.document);
  const hash = record.document && sha256(canonicalJson(record.document));
  const isNew = hash !== null && hash !== before.document?.hash;
  const lastVersion = before.document?.version ?? 0;
  const version = isNew ? lastVersion + 1 : record.document ? lastVersion : null;
  const visited = { domain, ...record.visit };
  const seen = { domain, native: JSON.stringify(record.native), standards: JSON.stringify(record.standards) };
  return [
    db.insert(visits).values(visited).onConflictDoNothing(),
    ...(isNew && json
      ? [
          db.insert(documents).values({
            domain,
            version: lastVersion + 1,
            source: record.document?.source ?? 'built',
            json,
            hash,
            createdAt: record.visit.startedAt,
          }),
        ]
      : []),
    ...changeStatements(database, record, options, before, isNew ? lastVersion + 1 : lastVersion),
    ...(record.scan && !isSameScan(record.scan, before.scan)
      ? [scanStatement(database, domain, version, record.scan)]
      : []),
    db.insert(sightings).values(seen).onConflictDoUpdate({ target: sightings.domain, set: seen }),
    siteStatement(database, record, options, before, version, hash),
    ...(record.document || FORGOTTEN.has(record.status)
      ? documentRowStatements(database, domain, record.document)
      : []),
    ...searchRowStatements(database, domain, searchDocument(record, before)),
  ];
}

/** Only active sites answer topics (R22). */
function searchDocument(record: SiteRecord, before: Before): SiteDocument | null {
  if (record.status !== 'active') return null;
  return record.document ?? (before.document ? (JSON.parse(before.document.json) as SiteDocument) : null);
}

function changeStatements(
  database: IndexDatabase,
  record: SiteRecord,
  options: RememberOptions,
  before: Before,
  toVersion: number,
) {
  if (!record.document || !before.document || !before.row) return [];
  const change = diffSites(
    {
      lawp: (JSON.parse(before.document.json) as SiteDocument).lawp,
      scan: before.scan,
      rulesVersion: before.row.rulesVersion,
    },
    { lawp: record.document.lawp, scan: record.scan ?? before.scan, rulesVersion: options.rulesVersion },
  );
  if (!change) return [];
  const values = {
    domain: record.domain,
    fromVersion: before.document.version,
    toVersion,
    detectedAt: record.visit.startedAt,
    json: canonicalJson(change),
  };
  return [database.db.insert(changes).values(values)];
}

function scanStatement(database: IndexDatabase, domain: string, version: number | null, scan: Scan) {
  return database.db.insert(scans).values({
    domain,
    version,
    scoreVersion: scan.scoreVersion,
    outcome: scan.outcome,
    at: scan.at,
    score: scan.score,
    label: scan.label,
    criteria: JSON.stringify(scan.criteria),
  });
}

function siteStatement(
  database: IndexDatabase,
  record: SiteRecord,
  options: RememberOptions,
  before: Before,
  version: number | null,
  hash: string | null,
) {
  const forgotten = FORGOTTEN.has(record.status);
  const shownHash = forgotten
    ? shownHashOf(record, null, null)
    : shownHashOf(record, hash ?? before.document?.hash ?? null, record.scan ?? before.scan);
  const always = {
    registrableDomain: record.registrableDomain,
    status: record.status,
    statusReason: record.statusReason,
    movedTo: record.movedTo,
    shownHash,
    changedAt: before.row?.shownHash === shownHash ? before.row.changedAt : record.visit.startedAt,
    lastVisitedAt: record.visit.startedAt,
    visitKey: options.visitKey,
    ...timing(record, options, before),
    rulesVersion: options.rulesVersion,
    drawDue: true,
  };
  const known = {
    ...(record.document ? documentColumns(record.document, record.language, version, record.visit.startedAt) : {}),
    ...(record.scan ? scanColumns(database, record.domain, record.scan) : {}),
    ...(forgotten ? NOTHING_KNOWN : {}),
  };
  const searchId = sql<number>`(select coalesce(max(search_id), 0) + 1 from sites)`;
  return database.db
    .insert(sites)
    .values({ domain: record.domain, searchId, ...NOTHING_KNOWN, ...always, ...known })
    .onConflictDoUpdate({ target: sites.domain, set: { ...always, ...known } });
}

/** When to look again; reading a visit anew says nothing about the site's reachability. */
function timing({ visit }: SiteRecord, { nextVisitAt }: RememberOptions, { row, isReread }: Before) {
  if (row && isReread) return { nextVisitAt: row.nextVisitAt, failures: row.failures };
  return { nextVisitAt, failures: wasAnswered(visit) ? 0 : (row?.failures ?? 0) + 1 };
}

const NOTHING_KNOWN = {
  language: null,
  name: null,
  categoryId: null,
  categoryName: null,
  categoryPlural: null,
  placeName: null,
  placeCountry: null,
  score: null,
  label: null,
  met: '',
  unseen: '',
  native: false,
  executable: false,
  version: null,
  scanId: null,
  updatedAt: null,
};

function documentColumns(document: SiteDocument, language: string | null, version: number | null, at: string) {
  return {
    language,
    name: document.lawp.name,
    categoryId: document.category?.id ?? null,
    categoryName: document.category?.name ?? null,
    categoryPlural: document.category?.plural ?? null,
    placeName: document.place?.name ?? null,
    placeCountry: document.place?.country ?? null,
    version,
    updatedAt: at,
  };
}

function scanColumns(database: IndexDatabase, domain: string, scan: Scan) {
  const inState = (state: string) => scan.criteria.flatMap((result) => (result.state === state ? result.id : []));
  const met = inState('met');
  const latest = database.db
    .select({ id: sql<number>`max(${scans.id})` })
    .from(scans)
    .where(and(eq(scans.domain, domain), eq(scans.at, scan.at)));
  return {
    score: scan.score,
    label: scan.label,
    met: met.join(),
    unseen: inState('unseen').join(),
    native: met.includes('native'),
    executable: met.includes('executable'),
    scanId: sql<number>`(${latest})`,
  };
}

async function loadBefore(database: IndexDatabase, { domain, visit }: SiteRecord): Promise<Before> {
  const { db } = database;
  const [row] = await db.select().from(sites).where(eq(sites.domain, domain));
  if (!row) return { row: null, document: null, scan: null, isReread: false };
  const seen = await db
    .select({ domain: visits.domain })
    .from(visits)
    .where(and(eq(visits.domain, domain), eq(visits.startedAt, visit.startedAt)));
  const [document] = await db
    .select({ version: documents.version, hash: documents.hash, json: documents.json })
    .from(documents)
    .where(eq(documents.domain, domain))
    .orderBy(sql`version desc`)
    .limit(1);
  const [scan] = row.scanId === null ? [] : await db.select().from(scans).where(eq(scans.id, row.scanId));
  return { row, document: document ?? null, scan: scan ? toScan(scan) : null, isReread: seen.length > 0 };
}

function isSameScan(scan: Scan, before: Scan | null): boolean {
  return before !== null && canonicalJson(scan) === canonicalJson(before);
}

/** A scan from its row. */
export function toScan(row: typeof scans.$inferSelect): Scan {
  return {
    scoreVersion: row.scoreVersion,
    outcome: row.outcome as Scan['outcome'],
    at: row.at,
    score: row.score,
    label: row.label as Scan['label'],
    criteria: JSON.parse(row.criteria) as Scan['criteria'],
  };
}

/** What a reader of the page would notice: times of visits are left out (R65). */
function shownHashOf(record: SiteRecord, documentHash: string | null, scan: Scan | null): string {
  const criteria = scan?.criteria.map(({ id, state, evidence }) => ({ id, state, ...evidence, at: '' })) ?? null;
  const { status, statusReason, movedTo, native, standards } = record;
  return sha256(canonicalJson({ documentHash, criteria, status, statusReason, movedTo, native, standards }));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
