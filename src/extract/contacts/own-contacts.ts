import type { PageKind } from '../../core/site/page-kind.ts';
import { findPageKind } from '../../language/page-kinds.ts';
import type { ActionCandidate } from '../actions/actions-candidate.ts';
import { pageTypeOf } from '../kind/page-types.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { isHomePage, type SitePages } from '../site-pages.ts';
import { statesOthers } from './business-candidates.ts';
import { isInFrame, isOwnDomain } from './emails.ts';
import { mailboxSort } from './mailboxes.ts';

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
 * Candidates without numbers, e-mail addresses and map links of listed things (R77): what only a page about one of them states, a
 * firm that a guide describes or a product, must stand on another page as well; an address that is another's, or one
 * person's, on a page of the site's own, in a page's frame or on two pages. Candidates that reach nobody stay.
 */
export function ownContacts(site: SitePages, candidates: readonly ActionCandidate[]): readonly ActionCandidate[] {
  const listed = new Set(site.pages.filter((page) => isAboutThing(page, site)).map(({ url }) => url.href));
  const pages = new Map<string, Set<string>>();
  for (const candidate of candidates) {
    const key = keyOf(candidate);
    if (key) pages.set(key, (pages.get(key) ?? new Set()).add(candidate.evidence.url));
  }
  return candidates.filter((candidate) => {
    const seen = pages.get(keyOf(candidate) ?? '');
    if (!seen || seen.size > 1) return true;
    return ![...seen].every((url) => listed.has(url)) && isOwnMail(candidate, site);
  });
}

/** Whether an e-mail address that one page shows is the site's by its name, or by where it stands. */
function isOwnMail({ email, evidence }: ActionCandidate, site: SitePages): boolean {
  const page = email === undefined ? undefined : site.pages.find(({ url }) => url.href === evidence.url);
  if (email === undefined || page === undefined) return true;
  return (
    (isOwnDomain(email, page) && mailboxSort(email) === 'shared') || isOwnPage(page, site) || isInFrame(email, page)
  );
}

function isOwnPage(page: ParsedPage, site: SitePages): boolean {
  const kinds = [site.kinds?.get(page.path), findPageKind({ path: page.path })];
  return isHomePage(page, site) || kinds.some((kind) => OWN_KINDS.has(kind ?? 'other'));
}

function isAboutThing(page: SitePages['pages'][number], site: SitePages): boolean {
  if (isHomePage(page, site) || OWN_KINDS.has(site.kinds?.get(page.path) ?? 'other')) return false;
  const items = site.items.get(page) ?? [];
  return pageTypeOf(page, items) !== null || statesOthers(page, site);
}

/** What reaches one thing or another: numbers, addresses, places on a map. Those of the site's own data are no guesses. */
function keyOf({ id, phone, email, provider, url, evidence }: ActionCandidate): string | null {
  if (evidence.found.startsWith('schema.org')) return null;
  if (id === 'directions' && provider) return url ?? null;
  return phone ? (phone.e164 ?? phone.written) : (email?.toLowerCase() ?? null);
}
