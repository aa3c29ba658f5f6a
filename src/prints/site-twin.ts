import type { FactSource } from '../core/site/fact-source.ts';
import { toApiProduct } from './api-product.ts';
import { printedMap } from './api-site.ts';
import { printedAnswers } from './assistant-answers.ts';
import type { BusinessView } from './business-view.ts';
import type { ChecklistItem } from './checklist.ts';
import type { PrintedPage } from './pages.ts';
import { printedAbout } from './printed-about.ts';
import { printedActions } from './printed-actions.ts';
import { printedBots } from './printed-bots.ts';
import type { SiteView } from './site-view.ts';

/**
 * The `.json` twin of a report page: the LAWP document with the site's own words, the score and its evidence
 * (contract section 8, examples/site-twin.json). The only print that carries the time of the last visit (R65).
 */
export function toSiteTwin(view: SiteView): Record<string, unknown> {
  return {
    lawp_version: '0.3',
    domain: view.domain,
    name: view.name,
    language: view.language?.code ?? 'en',
    ...(view.languages.length === 0 ? {} : { languages: view.languages }),
    ...printedAbout(view),
    pages: Object.fromEntries(view.pages.map((page) => [page.path, twinPage(page)])),
    actions: printedActions(view),
    ...(view.accounts === null ? {} : { accounts: view.accounts }),
    ...(view.business === null ? {} : { business: twinBusiness(view.business) }),
    places: view.places,
    products: view.products.map((product) => toApiProduct(product, view.domain)),
    source: view.source,
    score: view.score,
    label: view.label,
    score_version: view.scoreVersion,
    status: view.status,
    home_seen: view.homeSeen,
    sources: Object.fromEntries(Object.entries(view.sources).map(([fact, source]) => [fact, twinSource(source, view)])),
    ...(view.movedTo === null ? {} : { moved_to: view.movedTo }),
    ...(view.ownerWords === null ? {} : { unread_since: view.ownerWords.since }),
    claimed_since: view.claim?.since ?? null,
    scan: view.scanOutcome,
    last_updated: view.updatedAt,
    last_visited: view.lastVisitedAt,
    criteria: view.checklist.map(twinCriterion),
    score_moves: view.moves.map(({ at, from, to, words }) => ({ at, from, to, words })),
    assistant: printedAnswers(view),
    standards: view.standards.map(({ id, state, found }) => ({ id, state, found })),
    ai_bots: printedBots(view),
    notices: view.notices,
  };
}

/** Where a fact comes from, and what a weaker source says instead; what an owner saved with us is in this file alone. */
function twinSource(
  { by, confidence, evidence, otherwise }: FactSource,
  view: Pick<SiteView, 'source' | 'reportUrl'>,
): Record<string, unknown> {
  const { url, found, excerpt } = evidence;
  const isSaved = by === 'document' && view.source === 'owner';
  return {
    by,
    confidence,
    url: isSaved ? `${view.reportUrl}.json` : url,
    found,
    ...(excerpt === undefined ? {} : { excerpt }),
    ...(otherwise === undefined
      ? {}
      : { otherwise: { value: otherwise.value, url: otherwise.evidence.url, found: otherwise.evidence.found } }),
  };
}

/** Where they come from, and whose data it is where that asks to be named. */
function twinBusiness(business: BusinessView): Record<string, unknown> {
  const { attribution, ...map } = printedMap(business);
  return { ...business.facts, source: business.origin, ...(attribution === null ? {} : { attribution, ...map }) };
}

function twinPage(page: PrintedPage): Record<string, unknown> {
  const { title, content, type, date, original, translated, translator } = page;
  return {
    title,
    content,
    ...(type === undefined ? {} : { type }),
    ...(date === undefined ? {} : { date }),
    ...(original === undefined ? {} : { original }),
    ...(translated === undefined ? {} : { translated }),
    ...(translator === undefined ? {} : { translator }),
  };
}

/** One criterion with its answer and its proof, as the twin and the connector print it. */
export type TwinCriterion = Pick<ChecklistItem, 'id' | 'label' | 'points' | 'state'> & {
  readonly evidence: ChecklistItem['evidence'] & { readonly repeat?: string };
};

/** Prints one criterion: what decided it, and the command line to look again where there is one. */
export function twinCriterion({ id, label, points, state, evidence, repeat }: ChecklistItem): TwinCriterion {
  const { url, status, at, found, excerpt } = evidence;
  return {
    id,
    label,
    points,
    state,
    evidence: {
      url,
      status,
      at,
      found,
      ...(excerpt === undefined ? {} : { excerpt }),
      ...(repeat === '' ? {} : { repeat }),
    },
  };
}
