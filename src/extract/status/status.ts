import type { SiteStatus } from '../../core/site/facts.ts';
import type { Visit } from '../../core/site/visit.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { readPageState } from './page-state.ts';

/** What kind of site answered, and which of its pages may be read as content. */
export interface StatusFound {
  readonly status: SiteStatus;
  /** Why it is not active: one plain sentence. */
  readonly reason: string | null;
  /** Pages that belong to the site and may be indexed; home first. */
  readonly usable: readonly ParsedPage[];
}

/** Judges a visit: parked, placeholder, bot-wall, error and noindex pages are never usable. */
export function readStatus(visit: Visit, pages: readonly ParsedPage[]): StatusFound {
  const seen = fromOutcome(visit);
  if (seen) return seen;
  const states = new Map(pages.map((page) => [page, readPageState(page)] as const));
  const usable = pages.filter((page) => states.get(page)?.kind === 'content' && !page.noindex);
  const home = pages.find((page) => page.resource.role === 'home');
  const state = home ? states.get(home) : undefined;
  if (state?.kind === 'parked') return { status: 'parked', reason: state.reason, usable: [] };
  if (state?.kind === 'bot_wall') return { status: 'blocked', reason: state.reason, usable: [] };
  if (home?.noindex) {
    return { status: 'noindex', reason: 'The home page asks not to be indexed (noindex).', usable: [] };
  }
  if (usable.length > 0) return { status: 'active', reason: null, usable };
  if (state?.kind === 'placeholder') return { status: 'parked', reason: state.reason, usable: [] };
  if (pages.length > 0 && pages.every((page) => page.noindex)) {
    return { status: 'noindex', reason: 'Every page that was seen asks not to be indexed (noindex).', usable: [] };
  }
  const unusable = [...states.values()].find(({ reason }) => reason !== null)?.reason;
  return {
    status: 'blocked',
    reason: state?.reason ?? unusable ?? visit.reason ?? 'No page of the site could be read.',
    usable: [],
  };
}

function fromOutcome(visit: Visit): StatusFound | null {
  const none = (status: SiteStatus, reason: string): StatusFound => ({
    status,
    reason: visit.reason ?? reason,
    usable: [],
  });
  if (visit.outcome === 'opted_out') return none('opted_out', 'robots.txt asks us to stay away.');
  if (visit.outcome === 'gone') return none('gone', 'The site does not answer any more.');
  if (visit.outcome === 'moved') return none('duplicate', `The site leads to ${visit.movedTo ?? 'another site'}.`);
  if (visit.outcome === 'blocked') return none('blocked', 'The site could not be read.');
  return null;
}
