import { isInOwnersWords } from '../../core/site/owner-words.ts';
import type { SiteDocument } from '../../core/site/site-record.ts';
import { answersTopics } from '../../core/site/site-status.ts';
import type { StoredSite } from '../../core/site/stored-site.ts';

/** What a site is found by: only active ones answer topics (R22), and those that their owner speaks for (R85). */
export function foundDocument(
  site: Pick<StoredSite, 'status' | 'statusReason' | 'document' | 'scan'>,
): SiteDocument | null {
  return answersTopics(site.status) || isInOwnersWords(site) ? site.document : null;
}
