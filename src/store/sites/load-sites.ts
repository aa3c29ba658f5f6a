import type { DomainName } from '../../core/domain/domain-name.ts';
import { once } from '../../core/once.ts';
import type { Scan } from '../../core/readiness/scan.ts';
import type { SiteStatus, StandardFacts } from '../../core/site/facts.ts';
import type { NativeReport, SiteDocument } from '../../core/site/site-record.ts';
import type { StoredSite } from '../../core/site/stored-site.ts';
import { SAW_PAGES, type Visit } from '../../core/site/visit.ts';
import { IS_PROVEN } from '../claims.ts';
import type { IndexDatabase } from '../database/databases.ts';
import { type PackedText, unpackText } from '../database/packed-text.ts';
import { togetherOf } from '../database/together.ts';

const VISITS_SHOWN = 5;

/**
 * All that is shown of the sites of a JSON list of domains. One statement: to prepare one and to begin with it costs more
 * than to read a few rows.
 */
const LOAD = `
select s.domain, s.registrable_domain, s.status, s.status_reason, s.moved_to, s.language, s.version,
  s.changed_at, s.updated_at, s.last_visited_at,
  d.json as document,
  c.score_version, c.outcome, c.at, c.score, c.label, c.criteria,
  g.native, g.standards,
  (select json_group_array(json_array(started_at, outcome, reason, source)) from (
    select started_at, outcome, reason, source from visits where domain = s.domain
    order by started_at desc limit ${VISITS_SHOWN})) as visits,
  (select min(started_at) from visits where domain = s.domain and started_at > coalesce(
    (select max(started_at) from visits where domain = s.domain and outcome in (${SAW_PAGES.map((outcome) => `'${outcome}'`).join()})), '')
  ) as unread_since,
  (select json_group_array(json_array(at, score)) from (
    select at, score from scans where domain = s.domain order by at, id)) as history,
  (select json_array(verified_at, missing_since) from claims where domain = s.domain and ${IS_PROVEN}
    order by status = 'verified' desc, verified_at limit 1) as claim
from sites s
left join documents d on d.domain = s.domain and d.version = s.version
left join scans c on c.id = s.scan_id
left join sightings g on g.domain = s.domain
where s.domain in (select value from json_each(?))`;

interface SiteRow {
  readonly domain: string;
  readonly registrable_domain: string;
  readonly status: string;
  readonly status_reason: string | null;
  readonly moved_to: string | null;
  readonly language: string | null;
  readonly version: number | null;
  readonly changed_at: string;
  readonly updated_at: string | null;
  readonly last_visited_at: string;
  /** SiteDocument. */
  readonly document: PackedText | null;
  readonly score_version: number | null;
  readonly outcome: string;
  readonly at: string;
  readonly score: number;
  readonly label: string;
  /** CriterionResult[]. */
  readonly criteria: PackedText;
  /** NativeReport. */
  readonly native: PackedText | null;
  /** StandardFacts[]. */
  readonly standards: PackedText | null;
  /** Latest first: moment, outcome, reason, source. */
  readonly visits: string;
  /** The first of the latest visits that saw no page, one after the other. */
  readonly unread_since: string | null;
  /** Moment and score of each judgement, oldest first. */
  readonly history: string;
  /** Since when it is proven, and since when the proof is missing; of whoever holds it. */
  readonly claim: string | null;
}

/** Those who ask a database in the same turn are answered by one statement. */
const loadRows = togetherOf(async (database: IndexDatabase, asked: readonly (readonly string[])[]) => {
  const domains = [...new Set(asked.flat())];
  const { rows } = await database.client.execute({ sql: LOAD, args: [JSON.stringify(domains)] });
  // The statement names these columns, of the types that the schema gives them.
  const found = new Map((rows as unknown as SiteRow[]).map((row) => [row.domain, row]));
  return asked.map(() => found);
});

/**
 * Sites as they are shown, in the order asked for, compared with none; unknown domains are left out.
 * @param domains at most some hundreds at a time
 */
export async function loadSites(database: IndexDatabase, domains: readonly string[]): Promise<StoredSite[]> {
  if (domains.length === 0) return [];
  const rows = await loadRows(database, domains);
  return domains.flatMap((domain) => {
    const row = rows.get(domain);
    return row ? toStoredSite(row) : [];
  });
}

/** What a search does not tell of a site is unpacked where somebody reads it: each text takes a decompressor of its own. */
function toStoredSite(row: SiteRow): StoredSite {
  const native = once(() => (row.native === null ? UNSEEN : (JSON.parse(unpackText(row.native)) as NativeReport)));
  const standards = once(() =>
    row.standards === null ? [] : (JSON.parse(unpackText(row.standards)) as StandardFacts[]),
  );
  return {
    domain: row.domain as DomainName,
    registrableDomain: row.registrable_domain,
    status: row.status as SiteStatus,
    statusReason: row.status_reason,
    movedTo: row.moved_to as DomainName | null,
    language: row.language,
    document: row.document === null ? null : (JSON.parse(unpackText(row.document)) as SiteDocument),
    version: row.version,
    scan: toScan(row),
    get native() {
      return native();
    },
    get standards() {
      return standards();
    },
    changedAt: row.changed_at,
    updatedAt: row.updated_at,
    lastVisitedAt: row.last_visited_at,
    unreadSince: row.unread_since,
    visits: toVisits(row),
    history: toHistory(row),
    claim: toClaim(row),
    comparison: null,
  };
}

const UNSEEN: NativeReport = { state: 'unseen', wellKnown: false, url: '', problems: [] };

/** Its criteria are unpacked where somebody reads them, too. */
function toScan(row: SiteRow): Scan | null {
  if (row.score_version === null) return null;
  const criteria = once(() => JSON.parse(unpackText(row.criteria)) as Scan['criteria']);
  return {
    scoreVersion: row.score_version,
    outcome: row.outcome as Scan['outcome'],
    at: row.at,
    score: row.score,
    label: row.label as Scan['label'],
    get criteria() {
      return criteria();
    },
  };
}

function toVisits({ visits }: SiteRow): StoredSite['visits'] {
  const found = JSON.parse(visits) as [string, Visit['outcome'], string | null, Visit['source']][];
  return found.map(([startedAt, outcome, reason, source]) => ({ startedAt, outcome, reason, source }));
}

function toClaim({ claim }: SiteRow): StoredSite['claim'] {
  if (claim === null) return null;
  const [since, missingSince] = JSON.parse(claim) as [string, string | null];
  return { since, missingSince };
}

function toHistory({ history }: SiteRow): StoredSite['history'] {
  const points: { at: string; score: number }[] = [];
  for (const [at, score] of JSON.parse(history) as [string, number][]) {
    // A visit that was judged anew by other rules counts once.
    if (points.at(-1)?.at === at) points.pop();
    if (points.at(-1)?.score !== score) points.push({ at, score });
  }
  return points;
}
