import { sentence } from '../../core/sentence.ts';
import type { Notice, SiteStatus } from '../../core/site/facts.ts';
import { ownerMaySpeak, statusWithOwner } from '../../core/site/owner-words.ts';
import type { StoredSite } from '../../core/site/stored-site.ts';

/** Told to owners whose site publishes a file of its own (contract section 2, Precedence). */
const OWN_FILE_FIRST: Notice = {
  code: 'own_file_first',
  message: 'The site publishes its own LAWP file, which comes before what is saved here.',
};

/** Says that the site speaks for itself; null stands for a site that was never visited. */
export function ownFileNotices(site: StoredSite | null): Notice[] {
  return site?.document?.source === 'native' ? [OWN_FILE_FIRST] : [];
}

/** Why what an owner saved is not shown; empty when it is, or will be. */
export function unshownNotices(site: StoredSite | null): Notice[] {
  if (site === null) return [];
  const { statusReason, movedTo } = site;
  const status = statusWithOwner(site.status, statusReason);
  const kept = 'your document is kept, and shown when that changes.';
  const messages: Partial<Record<SiteStatus, string>> = {
    opted_out: `The robots.txt of the site shuts our bot out, so nothing is shown of it; ${kept}`,
    parked: `The site was a parked name at our last visit, and its page says so; ${kept}`,
    duplicate:
      movedTo === null
        ? `The site forwarded elsewhere at our last visit, so nothing is shown of it; ${kept}`
        : `The site forwarded to ${movedTo} at our last visit, which is shown instead; ${kept}`,
    gone: `The name of the site led nowhere at our last visit, so nothing is shown of it; ${kept}`,
    noindex: `The home page asks not to be indexed (noindex), so nothing is shown of the site; ${kept}`,
  };
  const message = ownerMaySpeak(status, statusReason) ? undefined : messages[status];
  return [...ownFileNotices(site), ...(message === undefined ? [] : [{ code: status, message }])];
}

/** Says that what an owner saved stands alone on the pages, since we cannot read the site. */
export function aloneNotices(site: StoredSite | null): Notice[] {
  if (site === null || !ownerMaySpeak(site.status, site.statusReason)) return [];
  const why = sentence(site.statusReason ?? '');
  const score = site.scan === null ? 'without a score until we have seen the site' : 'beside the previous score';
  const told = `What you wrote is shown as the owner's own words, ${score}.`;
  const message = ['We could not read the site ourselves.', why, told].filter((part) => part !== '').join(' ');
  return [{ code: 'owner_words', message }];
}
