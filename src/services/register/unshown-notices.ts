import type { Notice, SiteStatus } from '../../core/site/facts.ts';
import type { StoredSite } from '../../core/site/stored-site.ts';

/** Told to owners whose site publishes a file of its own (contract section 2, Precedence). */
const OWN_FILE_FIRST: Notice = {
  code: 'own_file_first',
  message: 'The site publishes its own LAWP file, which goes before what is saved here.',
};

/** Says that the site speaks for itself; null stands for a site that was never visited. */
export function ownFileNotices(site: StoredSite | null): Notice[] {
  return site?.document?.source === 'native' ? [OWN_FILE_FIRST] : [];
}

/** Why what an owner saved is not shown; empty when it is, or will be. */
export function unshownNotices(site: StoredSite | null): Notice[] {
  if (site === null) return [];
  const { status, movedTo, document } = site;
  const kept = 'your document is kept, and shown when that changes.';
  const messages: Partial<Record<SiteStatus, string>> = {
    opted_out: `The robots.txt of the site shuts our bot out, so nothing is shown of it; ${kept}`,
    parked: `The site is a parked name at our last visit, and its page says so; ${kept}`,
    duplicate: `The site led to ${movedTo ?? 'another one'} at our last visit, which is shown instead; ${kept}`,
    gone: `The site was gone at our last visit, so nothing is shown of it; ${kept}`,
    ...(document === null
      ? { blocked: `The site could not be read at our last visit, so nothing is shown of it; ${kept}` }
      : {}),
  };
  const message = messages[status];
  return [...ownFileNotices(site), ...(message === undefined ? [] : [{ code: status, message }])];
}
