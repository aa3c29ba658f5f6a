import { lowerFirst } from '../../core/capitalised.ts';
import type { SiteStatus } from '../../core/site/facts.ts';
import { isShown } from '../../core/site/site-status.ts';
import { reasonOf } from '../../core/site/unread-reason.ts';
import { UNREAD_WORDS } from '../../core/site/unread-words.ts';
import { type PageHead, pageHead } from './parts/page-head.ts';

/** A page for what is not here; the server adds the status. */
export interface AbsentView {
  readonly kind: 'absent';
  readonly head: PageHead;
  readonly title: string;
  readonly text: string;
  /** Value of the search field below; null for none. */
  readonly query: string | null;
  /** Where to suggest the site, when this service takes suggestions; `isKnown` asks for another visit now. */
  readonly suggest: { readonly action: string; readonly domain: string; readonly isKnown: boolean } | null;
}

/** 404 of any address that is no page. */
export function toNotFoundView(): AbsentView {
  const text = 'The address may be old, or mistyped. Look a site up by its domain, or by what it offers.';
  return absent({ title: 'There is no page here', text, query: '', suggest: null });
}

/** 404 of a site that is not in the index, with the offer to suggest it (R18). */
export function toUnknownSiteView(domain: string, suggestAction: string | null): AbsentView {
  const suggest = suggestAction === null ? null : { action: suggestAction, domain, isKnown: false };
  const text =
    suggest === null
      ? `Whoever runs this Waymark can add it with: npm start -- ${domain}`
      : 'Suggest it, and we will read it soon.';
  return absent({ title: `${domain} is not read yet`, text, query: domain, suggest });
}

/**
 * A site without a report: 410 when its robots.txt shuts our bot out (R22), one sentence when its home page asks not to be
 * indexed (R81), 404 with the reason when it is gone, and with the offer to suggest it when nobody knows it (R18). Who mended
 * what kept a site away has it visited at once.
 */
export function toUnshownSiteView(
  domain: string,
  known: { readonly status: SiteStatus; readonly statusReason: string | null } | null,
  suggestAction: string | null,
): AbsentView {
  if (known === null || isShown(known.status) || known.status === 'active') {
    return toUnknownSiteView(domain, suggestAction);
  }
  const { title, meaning, help } = UNREAD_WORDS[reasonOf(known.status, known.statusReason)];
  // A suggestion cannot bring back what asked to be left alone: only its robots.txt can.
  const isLeftAlone = known.status === 'opted_out';
  const suggest = suggestAction === null || isLeftAlone ? null : { action: suggestAction, domain, isKnown: true };
  if (known.status === 'noindex') return absent({ title: domain, text: meaning, query: null, suggest });
  return absent({ title: `${domain}: ${lowerFirst(title)}`, text: `${meaning} ${help.join(' ')}`, query: '', suggest });
}

/** 405 of any page: nothing can be sent to it. */
export function toOnlyReadView(): AbsentView {
  const text = 'This page can only be read. Open it in a browser, or look something up.';
  return absent({ title: 'Nothing can be sent here', text, query: '', suggest: null });
}

function absent(parts: Pick<AbsentView, 'title' | 'text' | 'query' | 'suggest'>): AbsentView {
  return {
    kind: 'absent',
    head: pageHead({ title: `${parts.title} | Waymark`, description: parts.text, index: false }),
    ...parts,
  };
}
