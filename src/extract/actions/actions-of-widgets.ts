import { ACTION_CATALOGUE, ACTIONS, type ActionId } from '../../core/actions/catalogue.ts';
import { findAction } from '../../language/action-words.ts';
import { findPageKind } from '../../language/page-kinds.ts';
import { headingOf } from '../forms/form-heading.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { toActionAddress } from './action-address.ts';
import { type ActionCandidate, RANKS } from './actions-candidate.ts';
import { type ActionHost, findActionHost } from './booking-hosts.ts';
import { type EmbeddedService, embeddedServices } from './embedded-services.ts';
import { offerOf } from './provider-offer.ts';

/** What is done through a service whose boxes stand on the page itself. */
export function widgetsOf(page: ParsedPage): ActionCandidate[] {
  return embeddedServices(page).flatMap((embedded) => widget(embedded, page));
}

/** One box of a service. A frame shows a page that can be opened by itself; what a script draws stands on this one. */
function widget(embedded: EmbeddedService, page: ParsedPage): ActionCandidate[] {
  const { address, shows } = embedded;
  const url = URL.parse(address, page.base);
  const host = url && findActionHost(url);
  const id = host && (host.isForAnything ? meantBy(embedded, page) : host.action);
  if (!host || !id || !mayBeWidget(id, host)) return [];
  const door = toActionAddress(shows === 'page' ? url : page.url);
  const evidence = page.evidence(`A widget by ${host.provider}`, url.hostname);
  const offer = shows === 'page' ? offerOf(host, id, door) : { provider: host.provider };
  return [{ id, label: '', url: door, ...offer, evidence, rank: rankOf(id, page) }];
}

/** What is filled in on the spot; a mere message only where a form is for it. */
function mayBeWidget(id: ActionId, { isForAnything }: ActionHost): boolean {
  const { form, input, reach } = ACTIONS[id];
  return input === 'object' && (isForAnything === true || (form !== null && reach === null));
}

/** What a form that may be for anything is for: by the heading over it, the page's, or the page's address. */
function meantBy({ element }: EmbeddedService, page: ParsedPage): ActionId | null {
  const [title] = page.byTag.get('h1') ?? [];
  const said = [headingOf(element, page), title ? page.textOf(title).slice(0, MAX_TITLE) : ''];
  const byHeading = said.map((text) => findAction(text) ?? kindOf({ text })).find((id) => id !== null);
  return byHeading ?? kindOf({ path: page.path });
}

const MAX_TITLE = 100;

function kindOf(words: { text: string } | { path: string }): ActionId | null {
  const kind = findPageKind(words);
  return ACTION_CATALOGUE.find(({ pageKinds }) => kind !== null && pageKinds.includes(kind))?.id ?? null;
}

/** The form on the page where one writes to the site is that page, for whoever fills it in. */
function rankOf(id: ActionId, page: ParsedPage): number {
  if (ACTIONS[id].reach === null) return RANKS.provider - 1;
  return kindOf({ path: page.path }) === id ? RANKS.form - 1 : RANKS.elsewhere;
}
