import type { DomainName } from '../core/domain/domain-name.ts';
import { canonicalJson } from '../core/lawp/canonical-json.ts';
import type { Scan } from '../core/readiness/scan.ts';
import { diffSites } from '../core/site/changes.ts';
import type { SiteStatus } from '../core/site/facts.ts';
import type { SiteDocument, SiteRecord } from '../core/site/site-record.ts';
import { keepsDocument } from '../core/site/site-status.ts';
import { wasAnswered } from '../core/site/visit.ts';
import type { IndexDatabase } from './database/databases.ts';
import { saveTogether } from './database/save-together.ts';
import { changes, sightings, sites, visits } from './database/schema.ts';
import { toStoreError } from './database/store-error.ts';
import { type DocumentVersions, documentVersions } from './document-versions.ts';
import { sha256 } from './sha256.ts';
import { documentRowStatements } from './sites/document-rows.ts';
import { documentColumns, NOTHING_KNOWN } from './sites/known-columns.ts';
import { scanColumns, scanStatement } from './sites/scan-rows.ts';
import { loadBefore, type SiteBefore } from './sites/site-before.ts';
import { foundDocument } from './words/found-document.ts';
import { searchChange } from './words/search-change.ts';
import { isSearchIdOf, nextSearchId } from './words/search-ids.ts';

export interface RememberOptions {
  /** Version of the reading and judging rules. */
  readonly rulesVersion: string;
  /** Key of the visit that was read. */
  readonly visitKey: string;
  /** When to look again, ISO 8601 UTC. */
  readonly nextVisitAt: string;
  /** When an owner's save gave this document, and not the visit itself. */
  readonly savedAt?: string;
  /** Whether an owner's document stands for the site; without one, what an owner said before is no longer shown. */
  readonly hasOwner?: boolean;
}

/**
 * Stores what one visit gave: document version, change record, scan, search rows and the site's row, in one
 * transaction. The same record a second time changes nothing that is shown.
 * @throws StoreError, for instance when the disk is full
 */
export async function remember(database: IndexDatabase, read: SiteRecord, options: RememberOptions): Promise<void> {
  const { savedAt } = options;
  const record = savedAt && read.scan ? { ...read, scan: { ...read.scan, at: savedAt } } : read;
  try {
    const before = await loadBefore(database, record);
    await saveTogether(database, statements(database, record, options, before));
  } catch (error) {
    throw toStoreError(error, database.where);
  }
}

function statements(database: IndexDatabase, record: SiteRecord, options: RememberOptions, before: SiteBefore) {
  const { db } = database;
  const { domain } = record;
  const kept = documentVersions(database, record, before, momentOf(record, options));
  const { hash, version } = kept;
  const remembered = { record, options, before, version, hash };
  const columns = siteColumns(database, remembered);
  const { row } = before;
  const [had, has] = [documentFoundBefore(before), documentFound(record, options, before)];
  const isSameReading =
    row?.rulesVersion === options.rulesVersion &&
    isSearchIdOf(row.searchId, scoreAfter(row, columns)) &&
    FOUND_BY.every((name) => columns[name] === undefined || columns[name] === row[name]);
  const isSame = kept.isSame && isSameReading && had !== null && has !== null;
  const search = searchChange(database, { domain, has, isSame });
  const visited = { domain, ...record.visit, ...whyUnread(record) };
  const seen = { domain, native: JSON.stringify(record.native), standards: JSON.stringify(record.standards) };
  return [
    // A visit is remembered before it has ended, too: how it ended is what stays.
    db
      .insert(visits)
      .values(visited)
      .onConflictDoUpdate({
        target: [visits.domain, visits.startedAt],
        set: { outcome: visited.outcome, reason: visited.reason },
      }),
    ...kept.statements,
    ...changeStatements(database, remembered),
    ...(record.scan && !isSameScan(record.scan, before.scan)
      ? [scanStatement(database, domain, version, record.scan)]
      : []),
    db.insert(sightings).values(seen).onConflictDoUpdate({ target: sightings.domain, set: seen }),
    ...search.before,
    siteStatement(database, domain, before, columns),
    ...(record.document || isForgotten(record, options, before)
      ? documentRowStatements(database, domain, record.document)
      : []),
    ...search.after,
  ];
}

/** The document that was shown before this record. */
function shownBefore({ row, document }: SiteBefore): SiteDocument | null {
  return document && row?.version === document.version ? (JSON.parse(document.json) as SiteDocument) : null;
}

/** Whether what was shown before is shown no longer: the site is none of its own now, or nobody stands for its words. */
function isForgotten({ status, document }: SiteRecord, { hasOwner }: RememberOptions, before: SiteBefore): boolean {
  if (!keepsDocument(status)) return true;
  return document === null && !hasOwner && shownBefore(before)?.source === 'owner';
}

/** A wall may answer like a page: then only reading it showed that the visit saw nothing of the site. */
function whyUnread({ status, statusReason, visit }: SiteRecord): Partial<SiteRecord['visit']> {
  return status === 'blocked' ? { outcome: 'blocked', reason: statusReason ?? visit.reason } : {};
}

/** What a site is found by after a record. */
function documentFound(record: SiteRecord, options: RememberOptions, before: SiteBefore): SiteDocument | null {
  const document = record.document ?? (isForgotten(record, options, before) ? null : shownBefore(before));
  return foundDocument({ ...record, document, scan: record.scan ?? lastScan(before) });
}

/** What it was found by before. */
function documentFoundBefore(before: SiteBefore): SiteDocument | null {
  const { row, scan } = before;
  const status = row?.status as SiteStatus | undefined;
  if (!row || status === undefined) return null;
  return foundDocument({ status, statusReason: row.statusReason, document: shownBefore(before), scan });
}

/** A record, what was known before it, and what its document is stored as. */
interface Remembered extends Pick<DocumentVersions, 'version' | 'hash'> {
  readonly record: SiteRecord;
  readonly options: RememberOptions;
  readonly before: SiteBefore;
}

function changeStatements({ db }: IndexDatabase, { record, options, before, version }: Remembered) {
  if (!record.document || !before.document || !before.row || isMoreOfVisit(record, options, before.row)) return [];
  const change = diffSites(
    {
      lawp: (JSON.parse(before.document.json) as SiteDocument).lawp,
      scan: before.scan,
      rulesVersion: before.row.rulesVersion,
    },
    { lawp: record.document.lawp, scan: record.scan ?? lastScan(before), rulesVersion: options.rulesVersion },
  );
  if (!change) return [];
  const values = {
    domain: record.domain,
    fromVersion: before.document.version,
    toVersion: version ?? 0,
    detectedAt: momentOf(record, options),
    json: canonicalJson(change),
  };
  return [db.insert(changes).values(values)];
}

/** A visit that is shown before it has ended finds more as it goes on: that is no change of the site. */
function isMoreOfVisit({ visit }: SiteRecord, { visitKey, savedAt }: RememberOptions, row: SiteRow): boolean {
  return savedAt === undefined && row.lastVisitedAt === visit.startedAt && row.visitKey !== visitKey;
}

type SiteRow = NonNullable<SiteBefore['row']>;
type SiteColumns = ReturnType<typeof siteColumns>;

function siteColumns(database: IndexDatabase, { record, options, before, version, hash }: Remembered) {
  const forgotten = isForgotten(record, options, before);
  const shownHash = forgotten
    ? shownHashOf(record, null, record.scan)
    : shownHashOf(record, hash ?? before.document?.hash ?? null, record.scan ?? lastScan(before));
  const always = {
    registrableDomain: record.registrableDomain,
    status: record.status,
    statusReason: record.statusReason,
    movedTo: record.movedTo,
    shownHash,
    changedAt: before.row?.shownHash === shownHash ? before.row.changedAt : momentOf(record, options),
    lastVisitedAt: record.visit.startedAt,
    visitKey: options.visitKey,
    ...timing(record, options, before),
    rulesVersion: options.rulesVersion,
    drawDue: true,
  };
  const known = {
    ...(forgotten || !wasKept(before) ? NOTHING_KNOWN : {}),
    ...(record.document
      ? documentColumns(record.document, record.language, version, givenAt(record.document, record, options))
      : {}),
    ...(record.scan ? scanColumns(database, record.domain, record.scan) : {}),
  };
  return { ...always, ...known };
}

function siteStatement({ db }: IndexDatabase, domain: DomainName, { row }: SiteBefore, columns: SiteColumns) {
  const score = scoreAfter(row, columns);
  const searchId = row !== null && isSearchIdOf(row.searchId, score) ? row.searchId : nextSearchId(score);
  return db
    .insert(sites)
    .values({ domain, ...NOTHING_KNOWN, ...columns, searchId })
    .onConflictDoUpdate({ target: sites.domain, set: { ...columns, searchId } });
}

/** What a site's row says that it is found by, beside its document: see words/search-rows.ts. */
const FOUND_BY = ['language', 'native', 'executable'] as const;

function scoreAfter(row: SiteBefore['row'], { score }: SiteColumns): number | null {
  return score === undefined ? (row?.score ?? null) : score;
}

/** The last scan of the site itself. */
function lastScan(before: SiteBefore): Scan | null {
  return wasKept(before) ? before.scan : null;
}

/** Whether what is known of a site is of the site itself: a parked name was judged, too. */
function wasKept({ row }: SiteBefore): boolean {
  return row === null || keepsDocument(row.status as SiteStatus);
}

/** When a document was given (R36): a file of the site's own by the visit that found it, whoever saved another one since. */
function givenAt({ source }: SiteDocument, record: SiteRecord, options: RememberOptions): string {
  return source === 'native' ? record.visit.startedAt : momentOf(record, options);
}

/** When what is remembered began to hold. */
function momentOf({ visit }: SiteRecord, { savedAt }: RememberOptions): string {
  return savedAt ?? visit.startedAt;
}

/** When to look again; reading a visit anew says nothing about the site's reachability. */
function timing({ visit }: SiteRecord, { nextVisitAt }: RememberOptions, { row, isReread }: SiteBefore) {
  if (row && isReread) return { nextVisitAt: row.nextVisitAt, failures: row.failures };
  return { nextVisitAt, failures: wasAnswered(visit) ? 0 : (row?.failures ?? 0) + 1 };
}

function isSameScan(scan: Scan, before: Scan | null): boolean {
  return before !== null && canonicalJson(scan) === canonicalJson(before);
}

/** What a reader of the page would notice: times of visits are left out (R65). */
function shownHashOf(record: SiteRecord, documentHash: string | null, scan: Scan | null): string {
  const criteria = scan?.criteria.map(({ id, state, evidence }) => ({ id, state, ...evidence, at: '' })) ?? null;
  const { status, statusReason, movedTo, native, standards } = record;
  return sha256(canonicalJson({ documentHash, criteria, status, statusReason, movedTo, native, standards }));
}
