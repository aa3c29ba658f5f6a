import type { ActionId } from '../../core/actions/catalogue.ts';
import type { PageLink } from '../page/links.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { toActionAddress } from './action-address.ts';
import type { ActionCandidate } from './actions-candidate.ts';

/** What a link, or a button, offers at an address. */
export function linkCandidate(id: ActionId, link: PageLink, url: URL, page: ParsedPage, rank: number): ActionCandidate {
  const what = link.url ? `A link to ${url.hostname}${url.pathname}` : 'A button';
  const evidence = page.evidence(what.slice(0, 200), link.label);
  return { id, label: link.label, url: toActionAddress(url), evidence, rank };
}
