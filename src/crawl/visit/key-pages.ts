import { bareHost } from '../../core/domain/bare-host.ts';
import { percentDecoded } from '../../core/percent-decoded.ts';
import type { PageKind } from '../../core/site/page-kind.ts';
import { findPageKind } from '../../language/page-kinds.ts';
import type { CrawledLink } from './page-links.ts';

/** Where the pages of a site are chosen from. */
export interface KeyPageSources {
  /** The address that answered as the home page. */
  readonly home: URL;
  readonly links: readonly CrawledLink[];
  /** Where the home page is in English, if it says so. */
  readonly english?: URL | null;
  /** Addresses from the sitemap. */
  readonly sitemap: readonly string[];
  /** At most this many pages. */
  readonly limit: number;
  /** False for what robots.txt forbids. */
  readonly mayVisit?: (url: URL) => boolean;
}

/** What each kind of page tells an agent about a site; 0 = never worth a visit for itself. */
const KIND_WORTH: Readonly<Record<PageKind, number>> = {
  contact: 30,
  about: 28,
  pricing: 28,
  menu: 28,
  services: 26,
  products: 26,
  shop: 26,
  booking: 26,
  opening_hours: 26,
  order: 24,
  directions: 22,
  support: 20,
  faq: 20,
  careers: 18,
  donate: 16,
  team: 14,
  download: 14,
  documentation: 14,
  events: 12,
  subscribe: 10,
  imprint: 10,
  gallery: 8,
  news: 8,
  blog: 8,
  sign_up: 8,
  sign_in: 6,
  search: 4,
  accessibility: 2,
  privacy: 2,
  terms: 2,
  other: 5,
  home: 0,
};

const AREA_WORTH: Readonly<Record<CrawledLink['area'], number>> = { navigation: 6, header: 5, main: 3, footer: 1 };
const SITEMAP_WORTH = 0;
/** The site's own English says more of it than anything that we can compose. */
const ENGLISH_WORTH = 40;
/** A second page of a kind tells less than the first of another. */
const REPEATED_KIND_LOSS = 20;
/** Refused candidates after which no more are tried: to judge one by a long robots.txt takes its time. */
const MAX_REFUSED = 100;

interface Candidate {
  readonly url: URL;
  readonly kind: PageKind;
  readonly worth: number;
  readonly position: number;
}

/**
 * The pages of a site that tell most about it, best first: chosen by kind (link text and path, in many languages), by
 * where the link stands, and by how short the path is. Same host only (www aside), every page once, no query strings,
 * no feeds, files or ways out.
 */
export function chooseKeyPages(sources: KeyPageSources): URL[] {
  const { home, links, sitemap, limit, english = null, mayVisit = () => true } = sources;
  const best = new Map<string, Candidate>();
  const homeKeys = new Set([pageKey(home), '/', '']);
  const offer = (url: URL, text: string, area: number, position: number) => {
    if (!isPageOf(url, home)) return;
    const key = pageKey(url);
    if (homeKeys.has(key)) return;
    const kind = findPageKind({ path: percentDecoded(url.pathname), text }) ?? 'other';
    if (KIND_WORTH[kind] === 0) return;
    const worth = KIND_WORTH[kind] + area - depthLoss(url) - Math.min(position / 100, 3);
    const known = best.get(key);
    if (!known || worth > known.worth) best.set(key, { url: canonical(url, home), kind, worth, position });
  };
  links.forEach(({ url, text, area }, position) => {
    offer(url, text, AREA_WORTH[area], position);
  });
  sitemap.forEach((address, index) => {
    const url = URL.parse(address);
    if (url) offer(url, '', SITEMAP_WORTH, links.length + index);
  });
  const key = english === null ? '' : pageKey(english);
  if (english !== null && isPageOf(english, home) && !homeKeys.has(key))
    best.set(key, { url: canonical(english, home), kind: 'other', worth: ENGLISH_WORTH, position: 0 });
  return pick([...best.values()], limit, mayVisit);
}

/** The best first; a page of a kind that was picked already is worth less. What is not needed is not judged. */
function pick(candidates: readonly Candidate[], limit: number, mayVisit: (url: URL) => boolean): URL[] {
  const sorted = [...candidates].sort((a, b) => b.worth - a.worth || a.position - b.position);
  const picked: URL[] = [];
  const kinds = new Set<PageKind>();
  /** Further pages of a picked kind, best first too, as the same is taken off each. */
  const repeated: Candidate[] = [];
  let fresh = 0;
  let again = 0;
  let refused = 0;
  while (picked.length < limit && refused < MAX_REFUSED) {
    for (let next = sorted[fresh]; next && kinds.has(next.kind); next = sorted[++fresh]) repeated.push(next);
    const [one, other] = [sorted[fresh], repeated[again]];
    const isAgain = other !== undefined && (one === undefined || other.worth - REPEATED_KIND_LOSS >= one.worth);
    const chosen = isAgain ? other : one;
    if (chosen === undefined) break;
    if (isAgain) again++;
    else fresh++;
    if (!mayVisit(chosen.url)) refused++;
    else {
      picked.push(chosen.url);
      if (chosen.kind !== 'other') kinds.add(chosen.kind);
    }
  }
  return picked;
}

/** Endings of addresses that answer with a page. */
const PAGE_ENDING = /\.(?:html?|xhtml|shtml|phtml|php[345]?|aspx?|jsp|jsf|do|cfm|cgi|pl)$/i;

/** Paths that change something, never end, or hold no page for a reader. */
const NO_PAGE =
  /(?:^|\/)(?:log-?out|sign-?out|abmelden|deconnexion|wp-admin|wp-login\.php|wp-json|xmlrpc\.php|cgi-bin|cdn-cgi|feeds?|rss|atom|amp|trackback|embed|print|add-to-cart|unsubscribe|author|tags?|page\/[0-9]+|[0-9]{4}\/[0-9]{2})(?:\/|$)/i;

/** Whether an address is a page of the same host that may be asked for by its path alone. */
export function isPageOf(url: URL, home: URL): boolean {
  if (bareHost(url) !== bareHost(home) || url.port !== '' || url.username !== '' || url.search !== '') return false;
  if (url.href.length > 500 || NO_PAGE.test(url.pathname)) return false;
  const name = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
  return !/\.[a-z][a-z0-9]{0,4}$/i.test(name) || PAGE_ENDING.test(name);
}

/** One key for the spellings of one page: no scheme, no www, no closing slash or index file. */
function pageKey(url: URL): string {
  const path = percentDecoded(url.pathname)
    .replace(/\/(?:index|default|home)\.[a-z]{3,5}$/i, '/')
    .replace(/\/{2,}/g, '/');
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

/** The scheme and host that the home page answered on, whatever an old link says. */
function canonical(url: URL, home: URL): URL {
  const settled = new URL(home.origin);
  settled.pathname = url.pathname;
  return settled;
}

function depthLoss(url: URL): number {
  const segments = url.pathname.split('/').filter((segment) => segment !== '').length;
  return Math.max(0, segments - 1) * 3 + (url.pathname.length > 60 ? 3 : 0);
}
