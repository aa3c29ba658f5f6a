import type { Notice } from '../../core/site/facts.ts';
import type { StoredSite } from '../../core/site/stored-site.ts';
import { ownerWordsNotices, toOwnerWords } from '../../prints/owner-words.ts';

/** What has to be said of a site that is shown: why it is not as it should be, and what was seen in its texts. */
export function siteNotices(site: StoredSite): Notice[] {
  const { status, statusReason, document } = site;
  const told = document?.notices ?? [];
  if (status === 'active') return [...told];
  const what = status === 'parked' ? 'This domain is parked.' : 'We could not read this site at our last visit.';
  return [
    ...ownerWordsNotices(toOwnerWords(site)),
    { code: `site_${status}`, message: statusReason ? `${what} ${statusReason}` : what },
    ...told,
  ];
}
