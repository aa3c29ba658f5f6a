import type { DomainName } from '../../core/domain/domain-name.ts';
import { movedDomain } from '../../core/domain/moved-domain.ts';
import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import { withoutEndSlashes } from '../../core/path-parts.ts';
import type { ResourceRole, ResourceWith, StandardId, Visit, VisitWith } from '../../core/site/visit.ts';
import { noHomePage } from '../../core/site/visit-reasons.ts';
import { forbiddenUrl } from '../fetch/address-guard.ts';
import { readRobots } from '../robots/robots.ts';
import { chooseKeyPages } from './key-pages.ts';
import { readPageLinks } from './page-links.ts';

const MAX_PAGES = 12;
const MAX_SITEMAPS = 5;

/**
 * Brings the answers of one site in an archive together as a visit (R64): at most one home page, one robots.txt and one
 * native document, twelve key pages. What the archive does not hold was not seen, so the visit is never complete.
 * @param bytesOf the bytes of a body: asked for those of robots.txt, and of the home page where there are other pages
 */
export function visitFromResources<Body>(
  domain: DomainName,
  resources: Iterable<ResourceWith<Body>>,
  bytesOf: (body: Body) => Uint8Array,
): VisitWith<Body> {
  const held = dedupe(resources);
  const robotsTxt = bestOf(held, 'robots');
  const policy = readRobots(withBytes(robotsTxt, bytesOf));
  const home = homeOf(held);
  const pages = pagesOf(held, home, (url) => policy.allows(url));
  const chosen = pages.length <= 1 ? pages : choosePages(domain, pages, withBytes(home, bytesOf));
  const robots = policy.summary;
  const verdict = verdictOf(domain, home, chosen, robots.state);
  const start = policy.allows(new URL(`https://${domain}/`)) ? [robotsTxt, bestOf(held, 'native'), home] : [robotsTxt];
  const sitemaps = held.filter(({ role }) => role === 'sitemap').slice(0, MAX_SITEMAPS);
  const kept = verdict.outcome === 'partial' ? [...start, ...sitemaps, ...chosen, ...standardsOf(held)] : start;
  return {
    domain,
    startedAt: earliest(held),
    source: 'warc',
    ...verdict,
    robots,
    resources: kept.filter((resource) => resource !== null),
  };
}

function withBytes<Body>(
  resource: ResourceWith<Body> | null,
  bytesOf: (body: Body) => Uint8Array,
): ResourceWith<Uint8Array> | null {
  return resource && { ...resource, body: resource.body && bytesOf(resource.body) };
}

/** An answer of which only matters whether it has a body. */
type Answer = ResourceWith<unknown>;

type Verdict = Pick<Visit, 'outcome' | 'reason' | 'movedTo'>;

function verdictOf(
  domain: DomainName,
  home: Answer | null,
  pages: readonly Answer[],
  state: Visit['robots']['state'],
): Verdict {
  if (state === 'opted_out') return { outcome: 'opted_out', reason: 'robots.txt shuts WaymarkBot out.', movedTo: null };
  if (state === 'disallowed' || state === 'unreachable') {
    return {
      outcome: 'blocked',
      reason: 'robots.txt in the archive does not allow the home page to be read.',
      movedTo: null,
    };
  }
  if (home?.body || pages.length > 0)
    return { outcome: 'partial', reason: 'We read a saved copy, which may not have every page.', movedTo: null };
  const target = home && foreignTarget(domain, home);
  if (target) return { outcome: 'moved', reason: `The home page leads to ${target}.`, movedTo: target };
  if (home?.status === 404 || home?.status === 410)
    return { outcome: 'gone', reason: noHomePage(home.status), movedTo: null };
  return {
    outcome: 'blocked',
    reason: home?.reason ?? 'The archive has no page of this site that can be read.',
    movedTo: null,
  };
}

/** The other site that a home page redirects to, if it does. */
function foreignTarget(domain: DomainName, { headers, status, finalUrl }: Answer): DomainName | null {
  const location = status !== null && status >= 300 && status < 400 ? headers.location : undefined;
  const url = location === undefined ? null : URL.parse(location, finalUrl);
  if (url === null || registrableDomain(url.hostname) === registrableDomain(domain)) return null;
  return forbiddenUrl(url) === null ? movedDomain(domain, url.hostname) : null;
}

/** One answer per role and address: one with a body before one without, then the latest. */
function dedupe<R extends Answer>(resources: Iterable<R>): R[] {
  const best = new Map<string, R>();
  for (const resource of resources) {
    const key = `${resource.role} ${resource.url}`;
    const known = best.get(key);
    if (!known || isBetter(resource, known)) best.set(key, resource);
  }
  return [...best.values()];
}

function isBetter(resource: Answer, known: Answer): boolean {
  if ((resource.body === null) !== (known.body === null)) return resource.body !== null;
  return resource.fetchedAt > known.fetchedAt;
}

function bestOf<R extends Answer>(held: readonly R[], role: ResourceRole): R | null {
  return held
    .filter((resource) => resource.role === role)
    .reduce<R | null>((best, resource) => (best === null || outranks(resource, best) ? resource : best), null);
}

/** With a body before without, https before http, the latest before earlier ones. */
function outranks(resource: Answer, best: Answer): boolean {
  if ((resource.body === null) !== (best.body === null)) return resource.body !== null;
  const secure = resource.url.startsWith('https:');
  return secure === best.url.startsWith('https:') ? resource.fetchedAt > best.fetchedAt : secure;
}

/** The "/" of the archive; a redirect to another page of the site that the archive holds is followed once. */
function homeOf<R extends Answer>(held: readonly R[]): R | null {
  const home = bestOf(held, 'home');
  if (home === null || home.body !== null) return home;
  const location = home.headers.location;
  const target = location === undefined ? null : URL.parse(location, home.url);
  if (target === null) return home;
  target.hash = '';
  const page = held.find(({ role, url, body }) => role === 'page' && body !== null && url === target.href);
  return page ? { ...page, role: 'home', url: home.url } : home;
}

/** The pages beside the home page that robots.txt allows to be read. */
function pagesOf<R extends Answer>(held: readonly R[], home: Answer | null, mayVisit: (url: URL) => boolean): R[] {
  return held.filter(
    ({ role, body, finalUrl }) =>
      role === 'page' && body !== null && finalUrl !== home?.finalUrl && mayVisit(new URL(finalUrl)),
  );
}

function choosePages<R extends Answer>(
  domain: DomainName,
  pages: readonly R[],
  home: ResourceWith<Uint8Array> | null,
): R[] {
  const origin = new URL(home?.finalUrl ?? `https://${domain}/`);
  const { links, english } = readPageLinks(home?.body ?? new Uint8Array(), home?.headers['content-type'] ?? '', origin);
  const byPath = new Map<string, R>();
  for (const page of pages) {
    const key = pathKey(new URL(page.url));
    const known = byPath.get(key);
    if (!known || isPlainer(page, known)) byPath.set(key, page);
  }
  const chosen = chooseKeyPages({
    home: origin,
    links,
    english,
    sitemap: pages.map(({ url }) => url),
    limit: Number.POSITIVE_INFINITY,
  })
    .map((url) => byPath.get(pathKey(url)))
    .filter((page) => page !== undefined);
  // An archive may hold nothing but articles or pages with queries: they are all there is to know the site by.
  return [...new Set([...chosen, ...byPath.values()])].slice(0, MAX_PAGES);
}

/** Without a query before with one, https before http. */
function isPlainer(page: Answer, known: Answer): boolean {
  const query = Number(page.url.includes('?')) - Number(known.url.includes('?'));
  return query !== 0 ? query < 0 : page.url.startsWith('https:') && !known.url.startsWith('https:');
}

function pathKey(url: URL): string {
  return url.pathname.length > 1 ? withoutEndSlashes(url.pathname) : url.pathname;
}

function standardsOf<R extends Answer>(held: readonly R[]): R[] {
  const kept = new Map<StandardId, R>();
  for (const resource of held) {
    if (resource.role !== 'standard' || !resource.standard) continue;
    const known = kept.get(resource.standard);
    if (!known || (known.body === null && resource.body !== null)) kept.set(resource.standard, resource);
  }
  return [...kept.values()];
}

function earliest(held: readonly Answer[]): string {
  return held.reduce(
    (first, { fetchedAt }) => (fetchedAt < first ? fetchedAt : first),
    held[0]?.fetchedAt ?? '1970-01-01T00:00:00.000Z',
  );
}
