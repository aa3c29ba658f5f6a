import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import type { PageKind } from '../../core/site/page-kind.ts';
import type { ActionCandidate } from '../actions/actions-candidate.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { isHomePage, kindsOf, type SitePages } from '../site-pages.ts';
import { isOfThing } from './business-candidates.ts';
import { isOwnBox, isOwnDomain } from './emails.ts';
import { isAtFoot, isInFrame } from './in-frame.ts';
import { type ContactLine, contactLines } from './lines/contact-lines.ts';
import { mailboxSort } from './mailboxes.ts';
import { speaksOfSite } from './own-signs.ts';
import type { ReadPlaces } from './read-places.ts';

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
 * firm that a guide describes or a product, must stand on another page as well, or at the page's foot, or be a mailbox for
 * everybody at the site's domain. What one other page states must be the
 * site's by where it stands (its home page or one on which it speaks of itself, a page's frame, beside a place of the site)
 * or by what stands around it; a mailbox for everybody at its own domain is. Candidates that reach nobody stay.
 */
export function ownContacts(
  site: SitePages,
  candidates: readonly ActionCandidate[],
  { places, numbersOfOthers }: ReadPlaces,
): readonly ActionCandidate[] {
  const listed = new Map(site.pages.filter((page) => isAboutThing(page, site)).map((page) => [page.url.href, page]));
  const pages = new Map<string, Set<string>>();
  for (const candidate of candidates) {
    const key = keyOf(candidate);
    if (key) pages.set(key, (pages.get(key) ?? new Set()).add(candidate.evidence.url));
  }
  const beside = new Set(places.flatMap(({ phones }) => phones.map(({ e164, written }) => e164 ?? written)));
  const isToldAsOwn = ownNumbers(site);
  const isOwnOn = (candidate: ActionCandidate, url: string) => {
    const key = keyOf(candidate) ?? '';
    const page = listed.get(url);
    return page
      ? isOwnBox(candidate.email ?? '', page) || isAtFoot(candidate, page)
      : beside.has(key) || isOwnReach(candidate, site, { isToldAsOwn, hasPlace: places.length > 0 });
  };
  const owned = new Map<string, boolean>();
  return candidates.filter((candidate) => {
    const key = keyOf(candidate) ?? '';
    const [url, ...more] = pages.get(key) ?? [];
    if (numbersOfOthers.has(key)) return false;
    if (url === undefined || more.length > 0) return true;
    const isOwn = owned.get(key) ?? isOwnOn(candidate, url);
    owned.set(key, isOwn);
    return isOwn;
  });
}

/** Whether a number or an address that one page shows is the site's by its name, or by where it stands. */
function isOwnReach(
  candidate: ActionCandidate,
  site: SitePages,
  { isToldAsOwn, hasPlace }: { readonly isToldAsOwn: ToldAsOwn; readonly hasPlace: boolean },
): boolean {
  const { email, phone, evidence } = candidate;
  const page = site.pages.find(({ url }) => url.href === evidence.url);
  if (page === undefined || isOwnPage(page, site)) return true;
  // Whoever wrote a story stands above it, in a box that may look like the frame.
  const isOfPerson = email !== undefined && mailboxSort(email) === 'person';
  if (isOfPerson ? isAtFoot(candidate, page) : isInFrame(candidate, page)) return true;
  if (phone !== undefined) return isToldAsOwn(phone, page);
  // A map in the midst of a page shows what it is about where the site names no place of its own.
  return email === undefined ? hasPlace : isOwnDomain(email, page) && mailboxSort(email) === 'shared';
}

type ToldAsOwn = (phone: NonNullable<ActionCandidate['phone']>, page: ParsedPage) => boolean;

/** Tells of a number on a page about something else whether what stands around it says that it is the site's. */
function ownNumbers(site: SitePages): ToldAsOwn {
  const speaker = {
    domain: registrableDomain(site.domain),
    language: null,
    isHomeSeen: site.pages.some((each) => isHomePage(each, site)),
    isAboutContacts: false,
  };
  return ({ written }, page) => {
    const lines = contactLines(page);
    const edge = Math.floor(lines.length / EDGE_SHARE);
    const isAtEdge = (line: number) =>
      line < Math.min(TOP_LINES, edge) || line >= lines.length - Math.min(BOTTOM_LINES, edge);
    return lines.some(
      ({ text }, line) =>
        text.includes(written) &&
        !isOfOne(lines, line) &&
        ((text.length <= MAX_EDGE_LINE && isAtEdge(line)) || speaksOfSite(lines, { first: line, line }, speaker)),
    );
  };
}

/** Beside the mailbox of one person, or of one thing, and none for everybody. */
function isOfOne(lines: readonly ContactLine[], line: number): boolean {
  const near = lines.slice(Math.max(0, line - BESIDE), line + BESIDE + 1);
  const sorts = near.flatMap(({ text }) =>
    [...text.slice(0, MAX_LINE).matchAll(MAILBOX)].map(([box]) => mailboxSort(box)),
  );
  return sorts.length > 0 && !sorts.includes('shared');
}

const MAILBOX = /(?<![\w.%+-])[\w.%+-]{1,64}@(?=[a-z0-9])/giu;
const BESIDE = 2;
const MAX_LINE = 300;

/** What stands above and below all else is the frame of a page, though its markup does not say so. */
const TOP_LINES = 5;
const BOTTOM_LINES = 8;
/** Of a short page only so small a part. */
const EDGE_SHARE = 5;
const MAX_EDGE_LINE = 80;

function isOwnPage(page: ParsedPage, site: SitePages): boolean {
  return isHomePage(page, site) || kindsOf(page, site).some((kind) => OWN_KINDS.has(kind ?? 'other'));
}

function isAboutThing(page: SitePages['pages'][number], site: SitePages): boolean {
  if (isHomePage(page, site) || OWN_KINDS.has(kindsOf(page, site)[0] ?? 'other')) return false;
  return isOfThing(page, site);
}

/** What reaches one thing or another: numbers, addresses, places on a map. Those of the site's own data are no guesses. */
function keyOf({ id, phone, email, provider, url, evidence }: ActionCandidate): string | null {
  if (evidence.found.startsWith('schema.org')) return null;
  // A page shows its own map, or leads to that of a service.
  if (id === 'directions' && (provider || url === evidence.url)) return url ?? null;
  return phone ? (phone.e164 ?? phone.written) : (email?.toLowerCase() ?? null);
}
