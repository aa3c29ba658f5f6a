import type { DomainName } from '../../core/domain/domain-name.ts';
import { parseDomain } from '../../core/domain/parse-domain.ts';
import type { MapPoint } from '../../core/site/map-point.ts';
import { lookAtProposal } from '../../services/suggest/look-at-proposal.ts';
import { queueSuggestion } from '../../services/suggest/queue-suggestion.ts';
import type { IndexDatabase } from '../../store/open-database.ts';
import { isFirstPage } from './site-points.ts';

/** A country has more of them than anybody wants to visit at once. */
const MAX_CANDIDATES = 100_000;

/** Gathers web sites of the open map that may be new to the index, in the order of the extract. */
export interface SiteProposals {
  add(point: MapPoint): void;
  /**
   * Queues those that are new for a visit, as suggestions.
   * @param limit at most so many
   * @returns how many were queued
   */
  queue(index: IndexDatabase, limit: number, now: Date): Promise<number>;
}

/**
 * Only public names of businesses whose kind we know, and that name their first page: a page below is of somebody else's
 * site. Names of private networks and IP addresses are no sites (R2).
 */
export function siteProposals(): SiteProposals {
  const candidates = new Set<DomainName>();
  return {
    add({ url, category }) {
      if (url === undefined || category === undefined || candidates.size >= MAX_CANDIDATES || !isFirstPage(url)) return;
      const parsed = parseDomain(url);
      if (parsed.ok) candidates.add(parsed.domain);
    },
    async queue(index, limit, now) {
      let queued = 0;
      for (const domain of candidates) {
        if (queued >= limit) break;
        const { status } = await lookAtProposal(index, domain, now);
        if (status === 'full') break;
        if (status !== 'free') continue;
        await queueSuggestion({ index, domain, callBuildHook: null, now });
        queued += 1;
      }
      return queued;
    },
  };
}
