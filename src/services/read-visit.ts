import { registrableDomain } from '../core/domain/registrable-domain.ts';
import { judge } from '../core/readiness/judge.ts';
import type { NativeFacts } from '../core/site/facts.ts';
import type { NativeReport, SiteRecord } from '../core/site/site-record.ts';
import type { Visit } from '../core/site/visit.ts';
import { readSite } from '../extract/read-site.ts';
import { describeSite } from './describe-site.ts';

/**
 * Reads, describes and judges one visit: the same visit always gives the same record. A site that could not be read,
 * or that leads elsewhere, gives no document and no scan.
 */
export function readVisit(visit: Visit): SiteRecord {
  const facts = readSite(visit);
  const document = facts.status === 'active' ? describeSite(facts) : null;
  return {
    domain: visit.domain,
    registrableDomain: registrableDomain(visit.domain),
    status: facts.status,
    statusReason: facts.statusReason,
    movedTo: visit.movedTo,
    language: document ? facts.language.value : null,
    document,
    // A parked name was seen whole: it is judged, and nothing holds.
    scan: document || facts.status === 'parked' ? judge({ document, facts, visit }) : null,
    native: toReport(facts.native),
    standards: facts.standards,
    visit: { startedAt: visit.startedAt, source: visit.source, outcome: visit.outcome, reason: visit.reason },
  };
}

function toReport({ state, wellKnown, evidence, problems }: NativeFacts): NativeReport {
  return { state, wellKnown, url: evidence.url, problems };
}
