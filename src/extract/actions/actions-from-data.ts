import { ACTION_CATALOGUE, ACTIONS, type ActionId } from '../../core/actions/catalogue.ts';
import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import type { FormFacts } from '../../core/site/facts.ts';
import { isA } from '../data/business-types.ts';
import { itemsOf, type StructuredItem, textOf, textsOf, walkItems } from '../data/structured-item.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { toActionAddress } from './action-address.ts';
import { type ActionCandidate, RANKS } from './actions-candidate.ts';
import { findActionHost } from './booking-hosts.ts';
import { offerOf } from './provider-offer.ts';

const BY_TYPE: ReadonlyMap<string, ActionId> = new Map(
  ACTION_CATALOGUE.flatMap(({ id, schemaTypes }) => schemaTypes.map((type) => [type, id] as const)),
);
/** Whose actions are the site's: pages, sites and organisations, not the products or articles that they list. */
const OWNERS = /^(?:WebSite|WebPage|\w+Page|WebApplication|SoftwareApplication)$/u;

/** What the site states as `potentialAction` or `acceptsReservations` of itself. */
export function actionsFromData(page: ParsedPage, items: readonly StructuredItem[]): ActionCandidate[] {
  const found: ActionCandidate[] = [];
  for (const { item, parent, property } of walkItems(items)) {
    if (property === 'potentialAction' && parent && isOwner(parent)) found.push(...readPotentialAction(item, page));
    const reservations = textOf(item, 'acceptsReservations');
    if (isOwner(item) && /^https?:/iu.test(reservations))
      found.push(...toCandidate('book', 'acceptsReservations', reservations, page));
  }
  return found;
}

function isOwner(item: StructuredItem): boolean {
  return item.types.some((type) => OWNERS.test(type) || isA(type, 'Organization') || isA(type, 'Place'));
}

function readPotentialAction(action: StructuredItem, page: ParsedPage): ActionCandidate[] {
  const type = action.types.find((name) => BY_TYPE.has(name)) ?? '';
  const id = BY_TYPE.get(type);
  if (!id) return [];
  const targets = [
    ...textsOf(action, 'target'),
    ...textsOf(action, 'url'),
    ...itemsOf(action, 'target').flatMap((entry) => [...textsOf(entry, 'urlTemplate'), ...textsOf(entry, 'url')]),
  ];
  const target = targets.find((text) => /^(?:https?:)?\/\//iu.test(text) || text.startsWith('/'));
  return target ? toCandidate(id, type, target, page) : [];
}

function toCandidate(id: ActionId, type: string, target: string, page: ParsedPage): ActionCandidate[] {
  const url = URL.parse(target.slice(0, 2_000), page.base);
  if (!url?.protocol.startsWith('http')) return [];
  const host = findActionHost(url);
  if (!host && registrableDomain(url.hostname) !== registrableDomain(page.url.hostname)) return [];
  const isTemplate = /[{}]|%7b/iu.test(target);
  const form = id === 'search' ? searchForm(url) : null;
  return [
    {
      id,
      label: '',
      ...(ACTIONS[id].hasPage && !isTemplate ? { url: toActionAddress(url) } : {}),
      ...(form === null ? {} : { form }),
      ...(host ? offerOf(host, id, toActionAddress(url)) : {}),
      evidence: page.evidence(`schema.org ${type}`, target),
      rank: RANKS.structured,
    },
  ];
}

const PLACE = /(?:\{|%7b)[^{}%]{1,80}(?:\}|%7d)/iu;

/** A search by its address, as the site states it: `https://acme.example/?s={search_term_string}`. */
function searchForm(url: URL): FormFacts | null {
  const address = toActionAddress(url);
  const template = address.replace(PLACE, '{query}');
  if (template === address || PLACE.test(template.replace('{query}', ''))) return null;
  const [control] = [...url.searchParams].find(([, value]) => PLACE.test(value)) ?? [];
  return {
    url: `${url.origin}${url.pathname.replace(PLACE, '')}`,
    method: 'GET',
    controls: control === undefined ? {} : { query: control },
    urlTemplate: template,
  };
}
