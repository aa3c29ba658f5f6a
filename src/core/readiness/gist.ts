import { ACTION_CATALOGUE } from '../actions/catalogue.ts';
import type { LawpAction } from '../lawp/document.ts';
import type { SiteStatus } from '../site/facts.ts';
import type { SiteDocument } from '../site/site-record.ts';
import type { CriterionId, CriterionState, Scan } from './scan.ts';

/**
 * One or two plain sentences on what AI assistants can and cannot do for the customers of a site, computed from its
 * document and scan: "AI assistants can tell people what you sell and where you are. They cannot order from you yet."
 */
export function gist(document: SiteDocument | null, scan: Scan | null, status: SiteStatus = 'active'): string {
  if (status === 'parked')
    return 'There is a parking page here, so AI assistants have nothing to tell people about you.';
  if (document === null || scan === null || scan.outcome === 'blocked') {
    return 'We could not read the site, so we cannot say what AI assistants can tell people about you.';
  }
  const known = knownThings(document, scan);
  const first =
    known.length > 0
      ? `AI assistants can tell people ${listed(known)}.`
      : stateOf(scan, 'description') === 'unseen'
        ? 'We could not see enough of the site to say what AI assistants can tell people about you.'
        : 'AI assistants have little to tell people about you yet.';
  return `${first} ${deeds(document.lawp.actions, stateOf(scan, 'executable'))}`;
}

function stateOf(scan: Scan, id: CriterionId): CriterionState {
  return scan.criteria.find((result) => result.id === id)?.state ?? 'unseen';
}

const SELLING: ReadonlySet<string> = new Set(ACTION_CATALOGUE.filter(({ sells }) => sells).map(({ id }) => id));
const KNOWN = ACTION_CATALOGUE.flatMap(({ id, reach, deeds: { known } }) =>
  known ? [{ id, reach, ...known }] : [],
).sort((a, b) => a.rank - b.rank);
/** What people most want to do, as an assistant would do it; the first one offered is named. */
const DEEDS = ACTION_CATALOGUE.flatMap(({ id, deeds: { assistant } }) =>
  assistant ? [{ id, ...assistant }] : [],
).sort((a, b) => a.rank - b.rank);

/** At most three things, the most telling first. */
function knownThings({ lawp, products }: SiteDocument, scan: Scan): string[] {
  const { address, opening_hours: hours = [], telephone } = lawp.business ?? {};
  const ids: ReadonlySet<string> = new Set(lawp.actions.map(({ id }) => id));
  const things: string[] = [];
  if (products.length > 0 || lawp.actions.some(({ id }) => SELLING.has(id))) things.push('what you sell');
  else if (stateOf(scan, 'description') === 'met') things.push('what you do');
  if (address?.street || address?.city || address?.postcode) things.push('where you are');
  if (hours.length > 0) things.push('when you are open');
  const known = KNOWN.filter(({ id, reach }) => ids.has(id) || (telephone && reach === 'phone'));
  things.push(...known.map(({ text }) => text));
  return things.slice(0, 3);
}

function deeds(actions: readonly LawpAction[], state: CriterionState): string {
  const able = actions.filter(({ endpoint }) => endpoint !== undefined);
  if (state === 'met' && able.length > 0) {
    const names = able.slice(0, 3).map(({ name }) => `“${name.trim()}”`);
    return `They can also do this for a customer: ${listed(names)}.`;
  }
  if (state === 'met') return 'They can also act for a customer.';
  const deed =
    DEEDS.find(({ id }) => actions.some((action) => action.id === id))?.text ?? 'do anything for them on your site';
  return state === 'unseen' ? `We could not see whether they can ${deed}.` : `They cannot ${deed} yet.`;
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
