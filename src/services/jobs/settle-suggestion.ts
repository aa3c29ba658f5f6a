import type { IndexDatabase } from '../../store/open-database.ts';
import { loadSites } from '../../store/sites/load-sites.ts';
import { type SuggestionStatus, saveStep } from '../../store/suggestions.ts';
import { isIndexed, whyUnindexed } from '../suggest/look-at-proposal.ts';

/** Keeps what became of a suggested site after its visit was read: indexed, or refused and why. */
export async function settleSuggestion(index: IndexDatabase, domain: string, now: Date): Promise<void> {
  const [site] = await loadSites(index, [domain]);
  const shown = site !== undefined && isIndexed(site);
  await keepStep(index, domain, shown ? 'indexed' : 'refused', now, shown ? null : whyUnindexed(site));
}

/** Keeps how far a suggested site is. */
export function keepStep(
  index: IndexDatabase,
  domain: string,
  status: SuggestionStatus,
  now: Date,
  reason: string | null = null,
): Promise<void> {
  return saveStep(index, { domain, status, reason, updatedAt: now.toISOString() });
}
