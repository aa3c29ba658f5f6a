import type { PageKind } from '../core/site/page-kind.ts';
import type { ActionCandidate } from './actions-candidate.ts';
import { statesOthers } from './business-candidates.ts';
import { pageTypeOf } from './kind/page-types.ts';
import { isHomePage, type SitePages } from './site-pages.ts';

/** Kinds of pages on which a site says how it is reached (R77). */
const OWN_KINDS: ReadonlySet<PageKind> = new Set([
  'about',
  'contact',
  'imprint',
  'opening_hours',
  'directions',
  'support',
  'booking',
  'order',
  'terms',
  'privacy',
]);

/**
 * Candidates without numbers and e-mail addresses of listed things (R77): what only a page about one of them states, a
 * firm that a guide describes or a product, must stand on another page as well. Candidates that reach nobody stay.
 */
export function ownContacts(site: SitePages, candidates: readonly ActionCandidate[]): readonly ActionCandidate[] {
  const listed = new Set(site.pages.filter((page) => isAboutThing(page, site)).map(({ url }) => url.href));
  if (listed.size === 0) return candidates;
  const pages = new Map<string, Set<string>>();
  for (const candidate of candidates) {
    const key = keyOf(candidate);
    if (key) pages.set(key, (pages.get(key) ?? new Set()).add(candidate.evidence.url));
  }
  return candidates.filter((candidate) => {
    const seen = pages.get(keyOf(candidate) ?? '');
    return !seen || seen.size > 1 || ![...seen].every((url) => listed.has(url));
  });
}

function isAboutThing(page: SitePages['pages'][number], site: SitePages): boolean {
  if (isHomePage(page, site) || OWN_KINDS.has(site.kinds?.get(page.path) ?? 'other')) return false;
  const items = site.items.get(page) ?? [];
  return pageTypeOf(page, items) !== null || statesOthers(page, site);
}

/** Numbers of the structured data that is the site's own are no guesses. */
function keyOf({ phone, email, evidence }: ActionCandidate): string | null {
  if (evidence.found.startsWith('schema.org')) return null;
  return phone ? (phone.e164 ?? phone.written) : (email?.toLowerCase() ?? null);
}
