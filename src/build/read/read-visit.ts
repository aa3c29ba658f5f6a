import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import type { LawpDocument } from '../../core/lawp/document.ts';
import { judge } from '../../core/readiness/judge.ts';
import type { NativeFacts, SiteFacts } from '../../core/site/facts.ts';
import { ownerMaySpeak, statusWithOwner } from '../../core/site/owner-words.ts';
import type { NativeReport, SiteRecord } from '../../core/site/site-record.ts';
import type { Visit } from '../../core/site/visit.ts';
import { readSite } from '../../extract/read-site.ts';
import type { MachineEnglish } from '../../language/english/machine-english.ts';
import type { KeptVisit } from '../../store/visits/load-visit.ts';
import { describeSite } from '../describe/describe-site.ts';
import type { FoundPoints } from '../map/find-points.ts';
import { NO_POINTS, type SitePoints } from '../map/site-points.ts';

/** What one kept visit gave. */
export interface ReadRecord {
  readonly visitKey: string;
  readonly record: SiteRecord;
  /** When what the open map says of the site came to say so, ISO 8601 UTC; null where it says nothing. */
  readonly mapAt: string | null;
}

/** Reads the kept visits of a site, oldest first. */
export async function readKeptVisits(
  kept: readonly KeptVisit[],
  owner: LawpDocument | null,
  findPoints: (facts: SiteFacts) => Promise<FoundPoints>,
  { factsOf = readSite, english = null }: Pick<ReadVisitOptions, 'factsOf' | 'english'>,
): Promise<ReadRecord[]> {
  const read: ReadRecord[] = [];
  for (const { visitKey, visit } of kept) {
    // A later visit that saw nothing leaves what an earlier one gave.
    const isFirst = read.every(({ record }) => record.document === null);
    const facts = factsOf(visit);
    const { points, changedAt } = await findPoints(facts);
    read.push({
      visitKey,
      record: toRecord(visit, facts, { owner, ownerAlone: isFirst, points, english }),
      mapAt: changedAt,
    });
  }
  return read;
}

export interface ReadVisitOptions {
  /** What the verified owner saved. */
  readonly owner?: LawpDocument | null;
  /** A site that does not let us in still says what its owner saved. */
  readonly ownerAlone?: boolean;
  /** What the open map knows of the site. */
  readonly points?: SitePoints;
  /** Finds English for texts in other languages; null where nothing translates. */
  readonly english?: MachineEnglish | null;
  /** Reads the facts of a visit; one that was read before need not be read again. */
  readonly factsOf?: (visit: Visit) => SiteFacts;
}

/**
 * Reads, describes and judges one visit: the same visit always gives the same record. A site that could not be read, is
 * parked or leads elsewhere gives no scan, and no document but its owner's.
 */
export function readVisit(visit: Visit, options: ReadVisitOptions = {}): SiteRecord {
  return toRecord(visit, (options.factsOf ?? readSite)(visit), options);
}

function toRecord(visit: Visit, facts: SiteFacts, options: ReadVisitOptions): SiteRecord {
  const { owner = null, ownerAlone = false, points = NO_POINTS, english = null } = options;
  const { statusReason } = facts;
  const status = owner === null ? facts.status : statusWithOwner(facts.status, statusReason);
  const isHeard = owner !== null && ownerAlone && ownerMaySpeak(facts.status, statusReason);
  const document = status === 'active' || isHeard ? describeSite(facts, { owner, points, english }) : null;
  return {
    domain: visit.domain,
    registrableDomain: registrableDomain(visit.domain),
    status,
    statusReason,
    movedTo: visit.movedTo,
    language: isHeard ? (document?.lawp.language ?? null) : document && facts.language.value,
    document,
    scan: status === 'active' ? judge({ document, facts, visit }) : null,
    native: toReport(facts.native),
    standards: facts.standards,
    visit: { startedAt: visit.startedAt, source: visit.source, outcome: visit.outcome, reason: visit.reason },
  };
}

function toReport({ state, wellKnown, evidence, problems, warnings }: NativeFacts): NativeReport {
  return { state, wellKnown, url: evidence.url, problems, ...(warnings === undefined ? {} : { warnings }) };
}
