import { counted } from '../counted.ts';
import type { Evidence } from '../evidence.ts';
import type { SiteFacts } from '../site/facts.ts';
import type { SiteDocument } from '../site/site-record.ts';
import type { Resource, Visit } from '../site/visit.ts';
import { CRITERIA, criterion } from './criteria.ts';
import { isPage, type JudgeEvidence } from './criterion.ts';
import { scoreLabel } from './label.ts';
import type { CriterionResult, Scan } from './scan.ts';

/** Rises whenever the same evidence could give another score; stored with every scan. */
export const SCORE_VERSION = 1;

/** One visit, read and described. */
export interface JudgeInput {
  /** Null when the site gave nothing of its own (parked, blocked). */
  readonly document: SiteDocument | null;
  readonly facts: SiteFacts;
  readonly visit: Visit;
}

/**
 * Judges one visit by the criteria (contract section 3). Each is met, not met or could not see (R8); only met
 * ones score. Pure: the same evidence always gives the same scan.
 */
export function judge(input: JudgeInput): Scan {
  const { visit } = input;
  const evidence = toEvidence(input);
  const blocked = isBlocked(input);
  const criteria = CRITERIA.map(({ id, holds }): CriterionResult => {
    const finding = blocked ? { state: 'unseen' as const, evidence: evidence.home } : holds(evidence);
    return { id, ...finding };
  });
  const score = scoreOf(criteria);
  const outcome = blocked ? 'blocked' : visit.outcome === 'partial' ? 'partial' : 'complete';
  return { scoreVersion: SCORE_VERSION, outcome, at: visit.startedAt, score, label: scoreLabel(score), criteria };
}

/** The points of the criteria that are met. */
export function scoreOf(criteria: readonly Pick<CriterionResult, 'id' | 'state'>[]): number {
  return criteria.reduce((sum, { id, state }) => sum + (state === 'met' ? criterion(id).points : 0), 0);
}

/** A bot wall answers like a page: only reading it shows that the site was not seen. */
function isBlocked({ visit, facts }: JudgeInput): boolean {
  return visit.outcome === 'blocked' || visit.outcome === 'opted_out' || facts.status === 'blocked';
}

function toEvidence({ document, facts, visit }: JudgeInput): JudgeEvidence {
  const resource = visit.resources.find(({ role }) => role === 'home');
  const homeSeen = resource !== undefined && wasSeen(resource);
  return { document, facts, visit, home: toHome(visit, facts, resource), homeSeen, unseenPages: unseenPages(visit) };
}

function toHome(visit: Visit, facts: SiteFacts, resource: Resource | undefined): Evidence {
  const reason = facts.statusReason ?? visit.reason ?? resource?.reason ?? null;
  if (resource === undefined) {
    const found = reason ?? 'We did not visit the home page.';
    return { url: `https://${visit.domain}/`, status: null, at: visit.startedAt, found };
  }
  const { finalUrl: url, status, fetchedAt: at } = resource;
  return {
    url,
    status,
    at,
    found:
      wasSeen(resource) && facts.status !== 'blocked'
        ? 'The home page'
        : (reason ?? 'The home page could not be seen.'),
  };
}

/** A definite answer came: also "not found" is one. */
function wasSeen({ outcome }: Resource): boolean {
  return outcome === 'ok' || outcome === 'unchanged';
}

/** What is asked for beside the pages; not getting it leaves nothing of them unseen. */
const ASIDE: ReadonlySet<Resource['role']> = new Set(['english', 'standard', 'style']);

/** Why "not found" cannot be said of this site's pages (R8, R64). */
function unseenPages(visit: Visit): string | null {
  if (visit.source === 'warc') return 'the saved copy we read may not have every page';
  const missed = visit.resources.filter((resource) => !ASIDE.has(resource.role) && !wasSeen(resource));
  const pages = missed.filter(isPage).length;
  if (pages > 0) return `${counted(pages, 'page')} could not be seen`;
  // A visit that is partial although every answer came was cut short before it asked for all.
  return visit.outcome === 'partial' && missed.length === 0 ? 'the visit ended before all pages were seen' : null;
}
