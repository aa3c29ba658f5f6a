import { improvements } from '../../core/readiness/improvements.ts';
import type { Notice } from '../../core/site/facts.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import type { Outcome } from '../services.ts';
import { toNextStepView } from '../views/next-step-view.ts';
import { type TwinCriterion, twinCriterion } from '../views/site-twin.ts';
import { toSiteView } from '../views/site-view.ts';
import type { ViewContext } from '../views/view-context.ts';
import { findSite } from './find-site.ts';

export interface GetReadinessInput {
  readonly index: IndexDatabase;
  /** A host name or an http(s) address, as the caller gave it. */
  readonly domain: string;
  readonly context: ViewContext;
}

/** How ready a site is for agents, why, and what would help. */
export interface Readiness {
  readonly domain: string;
  readonly name: string;
  readonly status: string;
  /** Null when the site was never read. */
  readonly score: number | null;
  readonly label: string | null;
  readonly score_version: number | null;
  /** How much of the site the last look could see. */
  readonly scan: string | null;
  readonly criteria: readonly TwinCriterion[];
  /** What is not met, in the order that pays; `total` is the score once this and all steps above are done. */
  readonly improvements: readonly {
    readonly id: string;
    readonly step: string;
    readonly advice: string;
    readonly points: number;
    readonly total: number;
  }[];
  readonly next_step: { readonly title: string; readonly text: string };
  readonly standards: readonly { readonly id: string; readonly state: string; readonly found: string }[];
  readonly last_updated: string | null;
  readonly last_visited: string;
  readonly report_url: string;
  readonly notices: readonly Notice[];
}

/** Gives the score of a site with its seven criteria, their evidence and the steps upwards. */
export async function getReadiness({ index, domain, context }: GetReadinessInput): Promise<Outcome<Readiness>> {
  const found = await findSite(index, domain, '/domain');
  if (!found.ok) return found;
  const { site, notices } = found.value;
  const view = toSiteView(site, context);
  const steps = site.scan === null ? [] : improvements(site.scan, site.document?.lawp ?? null);
  const { title, text } = toNextStepView(site, view);
  const readiness: Readiness = {
    domain: view.domain,
    name: view.name,
    status: view.status,
    score: view.score,
    label: view.label,
    score_version: view.scoreVersion,
    scan: view.scanOutcome,
    criteria: view.checklist.map(twinCriterion),
    improvements: steps.map(({ id, step, advice, points, total }) => ({ id, step, advice, points, total })),
    next_step: { title, text },
    standards: view.standards.map(({ id, state, found: seen }) => ({ id, state, found: seen })),
    last_updated: view.updatedAt,
    last_visited: view.lastVisitedAt,
    report_url: view.reportUrl,
    notices,
  };
  return { ok: true, value: readiness };
}
