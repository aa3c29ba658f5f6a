import { type Comparison, standingWords } from '../../core/readiness/comparison.ts';
import { criterion } from '../../core/readiness/criteria.ts';
import { improvements } from '../../core/readiness/improvements.ts';
import type { Notice } from '../../core/site/facts.ts';
import type { BotRule } from '../../core/site/visit.ts';
import { type PrintedAnswer, printedAnswers } from '../../prints/assistant-answers.ts';
import { toNextStepSection } from '../../prints/next-step-section.ts';
import { printedBots } from '../../prints/printed-bots.ts';
import { type TwinCriterion, twinCriterion } from '../../prints/site-twin.ts';
import { toSiteView } from '../../prints/site-view.ts';
import type { ViewContext } from '../../prints/view-context.ts';
import { findComparison } from '../../store/drawn/comparison-rows.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import type { Outcome } from '../outcome.ts';
import { findSite } from './find-site.ts';

export interface GetReadinessInput {
  readonly index: IndexDatabase;
  /** A host name or an http(s) address, as the caller gave it. */
  readonly domain: string;
  readonly context: ViewContext;
}

/** Where a site stands among its like, as its report page says it (R29). */
export interface ReadinessComparison {
  /** "#3 of 14 bakeries in Aarhus". */
  readonly standing: string;
  /** Null among all sites, which are not alike. */
  readonly rank: number | null;
  readonly of: number;
  readonly group: string;
  /** Of a hundred sites of the group, how many have a lower score. */
  readonly better_than: number;
  readonly peers: readonly {
    readonly domain: string;
    readonly name: string;
    readonly score: number;
    readonly rank: number;
  }[];
  /** What peers hold and this site lacks. */
  readonly lacks: readonly { readonly id: string; readonly label: string; readonly held_by: number }[];
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
  /** Where the site stands among its like; null when it was never judged. */
  readonly comparison: ReadinessComparison | null;
  readonly next_step: { readonly title: string; readonly text: string };
  /** Questions of visitors, and what an assistant can answer. */
  readonly assistant: readonly PrintedAnswer[];
  /** Which bots of AI services robots.txt lets in. */
  readonly ai_bots: readonly BotRule[];
  readonly standards: readonly { readonly id: string; readonly state: string; readonly found: string }[];
  readonly last_updated: string | null;
  readonly last_visited: string;
  readonly report_url: string;
  readonly notices: readonly Notice[];
}

/** Gives the score of a site with its criteria, their evidence and the steps upwards. */
export async function getReadiness({ index, domain, context }: GetReadinessInput): Promise<Outcome<Readiness>> {
  const found = await findSite(index, domain, '/domain');
  if (!found.ok) return found;
  const { site, notices } = found.value;
  const comparison = await findComparison(index, site.domain);
  const view = toSiteView({ ...site, comparison }, context);
  const steps = site.scan === null ? [] : improvements(site.scan, site.document?.lawp ?? null, site.native.state);
  const { title, text } = toNextStepSection({ ...site, comparison }, view);
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
    comparison: comparison && toReadinessComparison(comparison),
    next_step: { title, text },
    assistant: printedAnswers(view),
    ai_bots: printedBots(view),
    standards: view.standards.map(({ id, state, found: seen }) => ({ id, state, found: seen })),
    last_updated: view.updatedAt,
    last_visited: view.lastVisitedAt,
    report_url: view.reportUrl,
    notices,
  };
  return { ok: true, value: readiness };
}

function toReadinessComparison(comparison: Comparison): ReadinessComparison {
  const { rank, of, group, betterThan, peers, lacks } = comparison;
  return {
    standing: standingWords(comparison),
    rank,
    of,
    group,
    better_than: betterThan,
    peers: peers.map(({ domain, name, score, rank: own }) => ({ domain, name, score, rank: own })),
    lacks: lacks.map(({ id, heldBy }) => ({ id, label: criterion(id).shortTitle, held_by: heldBy })),
  };
}
