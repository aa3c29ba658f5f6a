import type { DomainName } from '../domain/domain-name.ts';
import type { Comparison } from '../readiness/comparison.ts';
import type { Scan } from '../readiness/scan.ts';
import type { SiteStatus, StandardFacts } from './facts.ts';
import type { NativeReport, SiteDocument } from './site-record.ts';
import type { Visit } from './visit.ts';

/** An owner's proof of a domain, without the owner. */
export interface SiteClaim {
  /** When the record was first seen, ISO 8601 UTC. */
  readonly since: string;
  /** Since when the record is missing, which ends the claim after some days; null while it is there. */
  readonly missingSince: string | null;
}

/** One site as the store holds it: the source of every print (report, twin, badge, API, MCP). */
export interface StoredSite {
  readonly domain: DomainName;
  readonly registrableDomain: string;
  readonly status: SiteStatus;
  readonly statusReason: string | null;
  readonly movedTo: DomainName | null;
  readonly language: string | null;
  /** The last known document, null when the site was never read. */
  readonly document: SiteDocument | null;
  /** Version number of `document`, from 1; null with it. */
  readonly version: number | null;
  /** The last scan that could judge; null when there was none. */
  readonly scan: Scan | null;
  readonly native: NativeReport;
  readonly standards: readonly StandardFacts[];
  /** Day the shown facts last changed, ISO 8601 UTC (R65). */
  readonly changedAt: string;
  /** The last complete visit or owner's save that gave this document (R36). */
  readonly updatedAt: string | null;
  readonly lastVisitedAt: string;
  /** First of the visits in a row that could not read the site; null when the latest could. */
  readonly unreadSince: string | null;
  /** The latest visits, newest first, at most five. */
  readonly visits: readonly Pick<Visit, 'startedAt' | 'outcome' | 'reason' | 'source'>[];
  /** One point for each day the score changed, oldest first. */
  readonly history: readonly { readonly at: string; readonly score: number }[];
  /** What the record of an owner proves; null where none is in the domain's zone. */
  readonly claim: SiteClaim | null;
  /** Null when the site has no score, or was not compared. */
  readonly comparison: Comparison | null;
}
