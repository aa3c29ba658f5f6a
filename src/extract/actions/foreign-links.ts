import { ACTIONS, type ActionId } from '../../core/actions/catalogue.ts';
import { remembered } from '../../language/word-memo.ts';
import { kindOfHost } from '../../places/host-kinds.ts';
import type { PageLink } from '../page/links.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { toActionAddress } from './action-address.ts';
import { type ActionCandidate, RANKS } from './actions-candidate.ts';
import { findActionHost } from './booking-hosts.ts';
import { linkCandidate } from './link-candidate.ts';
import type { LinkPlace } from './own-actions.ts';
import { offerOf } from './provider-offer.ts';
import { isOfEverybody } from './sister-sites.ts';

/** What a link to a site of another name offers: a service that is known for it, or what its label plainly says. */
export function readForeignLink(link: PageLink, url: URL, place: LinkPlace): ActionCandidate[] {
  const { page, isArticle, site } = place;
  const { labels } = site;
  const host = findActionHost(url);
  if (host) {
    const said = labels.ofLabel(link.label);
    if (host.isForAnything) return said === null || link.inText ? [] : atForm(said, link, url, place);
    // Services named in a text are talked about, but for some; of a story those alone are the site's that sell nothing.
    const isTalk = isArticle || (link.inText && !ACTIONS[host.action].link?.servesInText);
    const isOfStory = isArticle && (ACTIONS[host.action].sells || ACTIONS[host.action].ofPlace);
    if (isOfStory || (isTalk && said !== host.action)) return [];
    const isSaid = said === null || ACTIONS[said].link === null || ACTIONS[host.action].link?.isSaidByService;
    const id = isSaid ? host.action : said;
    // To write to the site one goes to its contact page, before any service for messages.
    const rank = ACTIONS[id].reach === 'email' ? RANKS.elsewhere : RANKS.provider;
    return [{ ...linkCandidate(id, link, url, page, rank), ...offerOf(host, id, toActionAddress(url)) }];
  }
  const id = labels.ofLabel(link.label) ?? labels.ofKind(link.label);
  if (!id || link.inText || isOfEverybody(url.hostname)) return [];
  const traits = ACTIONS[id].link;
  if (!traits?.mayLeadTo.includes('elsewhere')) return [];
  if (isArticle && !traits.ownHosts?.test(url.hostname)) return [];
  return [linkCandidate(id, link, url, page, RANKS.elsewhere)];
}

/** What the label says that a form is for; of a story only what does not depend on it. */
function atForm(id: ActionId, link: PageLink, url: URL, { page, isArticle }: LinkPlace): ActionCandidate[] {
  const { input, sells, ofPlace, reach } = ACTIONS[id];
  if (input !== 'object' || (isArticle && (sells || ofPlace))) return [];
  const { provider } = findActionHost(url) ?? {};
  const rank = reach === 'email' ? RANKS.elsewhere : RANKS.provider;
  return [{ ...linkCandidate(id, link, url, page, rank), ...(provider ? { provider } : {}) }];
}

/** Who hosts the site ("acme.wordpress.com"): accounts, help and jobs there are no deeds of the site. */
export function isPlatformOf({ hostname }: URL, page: ParsedPage): boolean {
  const host = hostname.replace(/^www\./u, '');
  return page.url.hostname.endsWith(`.${host}`) && kindOf(page.url.hostname)?.part === host;
}

/** Most links of a page lead to its own site. */
const kindOf = remembered(kindOfHost, 100);
