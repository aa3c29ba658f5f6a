import { ACTION_CATALOGUE } from '../actions/catalogue.ts';
import type { SiteDocument } from '../site/site-record.ts';
import { UNREAD_WORDS } from '../site/unread-words.ts';
import { CRITERIA } from './criteria.ts';
import { listed } from './criterion.ts';
import { homePath } from './home-page.ts';
import type { CriterionId, CriterionState, Scan } from './scan.ts';

/**
 * One or two plain sentences on what AI assistants can and cannot do for the customers of a site, computed from its
 * document and scan: "AI assistants can tell people what you sell and where you are. They cannot order for a customer yet."
 */
export function gist(document: SiteDocument | null, scan: Scan | null): string {
  if (document === null || scan === null || scan.outcome === 'blocked') return UNREAD_WORDS.unknown.meaning;
  const known = knownThings(document, scan);
  const unseen = CRITERIA.find(({ id, telling }) => telling !== null && stateOf(scan, id) === 'unseen')?.telling
    ?.unseen;
  const first =
    known.length > 0
      ? `AI assistants can tell people ${listed(known)}.`
      : (unseen ?? 'AI assistants have little to tell people about you yet.');
  const deeds = CRITERIA.flatMap(({ id, deeds: say }) => say?.(stateOf(scan, id), document.lawp.actions) ?? []);
  return [first, ...deeds].join(' ');
}

function stateOf(scan: Scan, id: CriterionId): CriterionState {
  return scan.criteria.find((result) => result.id === id)?.state ?? 'unseen';
}

const SELLING: ReadonlySet<string> = new Set(ACTION_CATALOGUE.filter(({ sells }) => sells).map(({ id }) => id));
const KNOWN = ACTION_CATALOGUE.flatMap(({ id, reach, deeds: { known } }) =>
  known ? [{ id, reach, ...known }] : [],
).sort((a, b) => a.rank - b.rank);

/** At most three things, the most telling first. */
function knownThings(document: SiteDocument, scan: Scan): string[] {
  const { lawp, products } = document;
  const { address, opening_hours: hours = [], telephone } = lawp.business ?? {};
  const ids: ReadonlySet<string> = new Set(lawp.actions.map(({ id }) => id));
  const things: string[] = [];
  // What is sold says what a site does, and more.
  if (products.length > 0 || lawp.actions.some(({ id }) => SELLING.has(id))) things.push('what you sell');
  else if (saysWhatItDoes(document)) {
    things.push(...CRITERIA.flatMap(({ id, telling }) => (stateOf(scan, id) === 'met' && telling?.met) || []));
  }
  if (address?.street || address?.city || address?.postcode) things.push('where you are');
  if (hours.length > 0) things.push('when you are open');
  const known = KNOWN.filter(({ id, reach }) => ids.has(id) || (telephone && reach === 'phone'));
  things.push(...known.map(({ text }) => text));
  return things.slice(0, 3);
}

/** Whether the English that assistants get says what the site does: a text that we composed says so only by its category. */
function saysWhatItDoes({ lawp, originals, category }: SiteDocument): boolean {
  const home = homePath(lawp.pages);
  const isComposed = home !== null && originals[home]?.translated === 'composed';
  return category !== null || !isComposed;
}
