import type { DomainName } from '../../core/domain/domain-name.ts';
import { movedDomain } from '../../core/domain/moved-domain.ts';
import type { Resource, RobotsSummary, Visit } from '../../core/site/visit.ts';
import { LEADS_AWAY, noHomePage } from '../../core/site/visit-reasons.ts';
import { forbiddenUrl } from '../fetch/address-guard.ts';
import type { Fetched } from '../fetch/fetch-resource.ts';
import { settleOptions, type VisitOptions } from '../fetch/visit-options.ts';
import type { RobotsPolicy } from '../robots/robots.ts';
import { askForEnglish, isApart } from './ask-for-english.ts';
import { askForSheet } from './ask-for-sheet.ts';
import { askForSitemaps } from './ask-for-sitemaps.ts';
import { findEntry } from './find-entry.ts';
import { chooseKeyPages } from './key-pages.ts';
import { lawpOfLinkHeader, type PageLinks, readPageLinks } from './page-links.ts';
import { STANDARD_PROBES } from './standards.ts';
import { startRun, type VisitRun } from './visit-run.ts';

/** A page that only forwards is short; a longer one with a refresh is a page that renews itself. */
const MAX_FORWARDING_BYTES = 8 * 1024;

type Verdict = Pick<Visit, 'outcome' | 'reason' | 'movedTo'>;

/** The verdict while a visit goes on. */
const GOING_ON: Verdict = { outcome: 'partial', reason: 'The visit is still going on.', movedTo: null };

/**
 * Visits one site, politely and within bounds (contract section 4): robots.txt, its own LAWP document, the home page,
 * the sitemap, key pages, the probes of "Standards seen", then one style sheet. Whatever the site does becomes part of the value.
 * @throws only the reason of `options.signal`
 */
export async function visitSite(domain: DomainName, options: VisitOptions): Promise<Visit> {
  const settled = settleOptions(options);
  const startedAt = settled.clock().toISOString();
  const run = startRun(domain, settled);
  const entry = await findEntry(domain, run);
  const { policy } = entry.robots;
  const write = (verdict: Verdict, resources: readonly Resource[], robots: RobotsSummary = policy.summary): Visit => ({
    domain,
    startedAt,
    source: 'web',
    ...verdict,
    robots,
    resources,
  });

  const robotsTxt = entry.robots.fetched.resource;
  if (!entry.found)
    return write(
      notReached(
        robotsTxt,
        entry.faults.every((fault) => fault === 'no_such_name'),
      ),
      [robotsTxt],
    );
  const shut = shutOut(policy, robotsTxt);
  if (shut) return write(shut, [robotsTxt]);

  const wellKnown = await run.ask({ role: 'native', url: new URL('/.well-known/lawp.json', entry.origin) });
  const home = await askForHome(run, new URL('/', entry.origin));
  const robots = await run.robotsOf(new URL(home.resource.finalUrl));
  const start = [robots.fetched.resource, wellKnown.resource, home.resource];
  const lost = withoutHome(home, run);
  if (lost) return write(lost, start, robots.policy.summary);

  const links = linksOf(home.resource);
  const native = await askForLinkedNative(run, wellKnown, home.resource, links, robots.policy);
  const begun = [robots.fetched, native, home];
  const tell = (pages: readonly Fetched[]): void => {
    const resources = [...begun, ...pages].map(({ resource }) => resource);
    options.onPart?.(write(GOING_ON, resources, robots.policy.summary));
  };
  tell([]);
  const asked = await askForPages(run, home, links, robots.policy, tell);
  const seen = [...begun, ...asked.pages];
  const english = await askForEnglish(run, new URL(home.resource.finalUrl), asked.english);
  const standards = await askForStandards(run, new URL(home.resource.finalUrl).origin);
  const verdict = verdictOf(run, seen);
  // Asked for last: a site that does not give it was seen all the same.
  const sheet = await askForSheet(run, links);
  return write(
    verdict,
    [...seen, ...english, ...standards, ...sheet].map(({ resource }) => resource),
    robots.policy.summary,
  );
}

function notReached(robotsTxt: Resource, nameless: boolean): Verdict {
  return { outcome: nameless ? 'gone' : 'blocked', reason: robotsTxt.reason, movedTo: null };
}

function shutOut({ summary }: RobotsPolicy, robotsTxt: Resource): Verdict | null {
  if (summary.state === 'opted_out') {
    return { outcome: 'opted_out', reason: 'robots.txt shuts WaymarkBot out.', movedTo: null };
  }
  if (summary.state === 'disallowed') {
    return { outcome: 'blocked', reason: 'robots.txt does not allow the home page to be read.', movedTo: null };
  }
  if (summary.state !== 'unreachable') return null;
  return {
    outcome: 'blocked',
    reason: `robots.txt could not be read: ${robotsTxt.reason ?? 'no answer.'}`,
    movedTo: null,
  };
}

/** The home page; a short page that only forwards within the site is followed once. */
async function askForHome(run: VisitRun, url: URL): Promise<Fetched> {
  const home = await run.ask({ role: 'home', url });
  const { body } = home.resource;
  if (body === null || body.byteLength > MAX_FORWARDING_BYTES || run.stopped()) return home;
  const { refresh } = linksOf(home.resource);
  if (refresh === null) return home;
  if (!run.isOwn(refresh)) return { ...home, leadsTo: refresh };
  const target = await run.ask({ role: 'home', url: refresh });
  // The home page keeps its own address, whatever page it forwards to.
  return target.resource.body === null ? home : { ...target, resource: { ...target.resource, url: url.href } };
}

/** What ends a visit at the home page; null when there is a page to read. */
function withoutHome({ resource, leadsTo }: Fetched, run: VisitRun): Verdict | null {
  const { outcome, reason, status } = resource;
  if (leadsTo !== null && !run.isOwn(leadsTo)) {
    const moved = forbiddenUrl(leadsTo) === null ? movedDomain(run.domain, leadsTo.hostname) : null;
    return moved !== null
      ? { outcome: 'moved', reason: `The home page leads to ${moved}.`, movedTo: moved }
      : { outcome: 'blocked', reason: LEADS_AWAY, movedTo: null };
  }
  if (outcome !== 'ok' && outcome !== 'unchanged') return { outcome: 'blocked', reason, movedTo: null };
  if (status === 404 || status === 410) {
    return { outcome: 'gone', reason: noHomePage(status), movedTo: null };
  }
  if (status !== null && status >= 200 && status < 300) {
    if (resource.body !== null) return null;
    return { outcome: 'blocked', reason: 'The home page is not a page of text.', movedTo: null };
  }
  return { outcome: 'blocked', reason: `The home page answered with status ${status ?? 'none'}.`, movedTo: null };
}

function linksOf({ body, headers, finalUrl }: Resource): PageLinks {
  return readPageLinks(body ?? new Uint8Array(), headers['content-type'] ?? '', new URL(finalUrl));
}

/** Where nothing is published at the well-known address, a document that the site points at (contract section 2). */
async function askForLinkedNative(
  run: VisitRun,
  wellKnown: Fetched,
  home: Resource,
  links: PageLinks,
  robots: RobotsPolicy,
): Promise<Fetched> {
  if (wellKnown.resource.body !== null) return wellKnown;
  const base = new URL(home.finalUrl);
  const named = robots.summary.lawp === null ? null : URL.parse(robots.summary.lawp, base);
  const target = lawpOfLinkHeader(home.headers.link, base) ?? links.lawp ?? named;
  if (target === null || !run.isOwn(target) || run.stopped()) return wellKnown;
  const linked = await run.ask({ role: 'native', url: target });
  return linked.resource.body === null ? wellKnown : linked;
}

async function askForPages(
  run: VisitRun,
  home: Fetched,
  { links, english: named }: PageLinks,
  robots: RobotsPolicy,
  onPages: (pages: readonly Fetched[]) => void,
): Promise<{ readonly pages: readonly Fetched[]; readonly english: URL | null }> {
  const homeUrl = new URL(home.resource.finalUrl);
  const sitemaps = await askForSitemaps(run, homeUrl, robots);
  const english = named ?? URL.parse(sitemaps.english.get(homeUrl.href) ?? '');
  const chosen = chooseKeyPages({
    home: homeUrl,
    links,
    english,
    sitemap: sitemaps.pages,
    // One of them is the English start page that is asked for by itself.
    limit: run.options.maxPages - (isApart(english, homeUrl) ? 1 : 0),
    mayVisit: (url) => robots.allows(url),
  });
  const answered = new Set([homeUrl.href]);
  const pages: Fetched[] = [];
  for (const url of chosen) {
    if (run.stopped()) break;
    const page = await run.ask({ role: 'page', url });
    // Many addresses, one page: a site that answers everything by a redirect to its home has no more pages.
    if (!answered.has(page.resource.finalUrl)) {
      pages.push(page);
      onPages([...sitemaps.files, ...pages]);
    }
    answered.add(page.resource.finalUrl);
  }
  return { pages: [...sitemaps.files, ...pages], english };
}

async function askForStandards(run: VisitRun, origin: string): Promise<Fetched[]> {
  const probed: Fetched[] = [];
  for (const { standard, paths, accept } of STANDARD_PROBES) {
    let kept: Fetched | null = null;
    for (const path of paths) {
      if (run.stopped()) break;
      const answer = await run.ask({ role: 'standard', standard, accept, url: new URL(path, origin) });
      if (kept === null || answer.resource.body !== null) kept = answer;
      if (answer.resource.body !== null) break;
    }
    if (kept) probed.push(kept);
  }
  return probed;
}

/** Complete when everything asked for came; a page that does not exist counts as an answer. */
function verdictOf(run: VisitRun, seen: readonly Fetched[]): Verdict {
  const stopped = run.stopped();
  if (stopped) return { outcome: 'partial', reason: stopped, movedTo: null };
  const missed = seen.find(({ resource }) => resource.outcome !== 'ok' && resource.outcome !== 'unchanged');
  if (!missed) return { outcome: 'complete', reason: null, movedTo: null };
  const path = new URL(missed.resource.url).pathname;
  return {
    outcome: 'partial',
    reason: `${path} could not be seen: ${missed.resource.reason ?? 'no answer.'}`,
    movedTo: null,
  };
}
