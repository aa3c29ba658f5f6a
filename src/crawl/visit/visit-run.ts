import type { DomainName } from '../../core/domain/domain-name.ts';
import { registrableDomain } from '../../core/domain/registrable-domain.ts';
import type { Resource, ResourceRole, StandardId } from '../../core/site/visit.ts';
import { type Fetched, fetchResource } from '../fetch/fetch-resource.ts';
import { startTurns, type Turns } from '../fetch/politeness.ts';
import type { SettledOptions } from '../fetch/visit-options.ts';
import { type RobotsPolicy, readRobots } from '../robots/robots.ts';

/** What is asked of `VisitRun.ask`; the rest follows from the role. */
export interface Ask {
  readonly role: ResourceRole;
  readonly url: URL;
  readonly standard?: StandardId;
  readonly accept?: string;
}

/** The robots.txt of one origin: the answer, what decided its outcome, and what it lets us do. */
export interface OriginRobots {
  readonly fetched: Fetched;
  readonly policy: RobotsPolicy;
}

/** One visit while it goes on: its turns, what robots.txt allows where, and why it must stop, if it must. */
export interface VisitRun {
  readonly domain: DomainName;
  readonly options: SettledOptions;
  readonly turns: Turns;
  /** Asks for an address unless robots.txt or the guard forbid it; waits and tries once more when told to wait. */
  ask(what: Ask): Promise<Fetched>;
  /** robots.txt of the address's origin; fetched at most once. */
  robotsOf(url: URL): Promise<OriginRobots>;
  /** True for http and https addresses of the same registrable domain. */
  isOwn(url: URL): boolean;
  /** Why nothing more may be asked for, one sentence; null while all is well. */
  stopped(): string | null;
}

const TIME_IS_SPENT = 'The time for this visit was spent; what is left waits for a later visit.';
const HTML = 'text/html, application/xhtml+xml;q=0.9, */*;q=0.1';
/** Accept header of a JSON document. */
export const JSON_DOCUMENT = 'application/json, application/*+json;q=0.9, */*;q=0.1';
const MIB = 1024 * 1024;

/** Accept header, size and redirects by role (contract sections 2, 4 and 13). */
const LIMITS: Readonly<Record<ResourceRole, { accept: string; maxBytes: number; maxRedirects: number }>> = {
  robots: { accept: 'text/plain, */*;q=0.1', maxBytes: 500 * 1024, maxRedirects: 5 },
  native: { accept: JSON_DOCUMENT, maxBytes: MIB, maxRedirects: 3 },
  home: { accept: HTML, maxBytes: 2 * MIB, maxRedirects: 5 },
  page: { accept: HTML, maxBytes: 2 * MIB, maxRedirects: 5 },
  english: { accept: HTML, maxBytes: 2 * MIB, maxRedirects: 3 },
  sitemap: {
    accept: 'application/xml, text/xml;q=0.9, text/plain;q=0.5, */*;q=0.1',
    maxBytes: 2 * MIB,
    maxRedirects: 5,
  },
  standard: { accept: '*/*', maxBytes: 256 * 1024, maxRedirects: 3 },
  style: { accept: 'text/css, */*;q=0.1', maxBytes: 512 * 1024, maxRedirects: 3 },
};

/** Starts a visit of a site. Nothing is asked for yet. */
export function startRun(domain: DomainName, options: SettledOptions): VisitRun {
  const site = registrableDomain(domain);
  const pause = options.pauses?.of(site);
  const turns = startTurns({ ...options, ...(pause ? { pause } : {}) });
  let stop: string | null = null;

  // An address of another scheme has no origin whose robots.txt could be asked for.
  const isOwn = (url: URL) => /^https?:$/.test(url.protocol) && registrableDomain(url.hostname) === site;

  const permit = async (url: URL, role: ResourceRole): Promise<string | null> =>
    role === 'robots' ? null : refusalOf((await robotsOf(url)).policy, url);

  const ask = async (what: Ask): Promise<Fetched> => {
    options.onStep?.({ role: what.role, url: what.url.href });
    const request = requestFor(what, isOwn);
    const context = { options, turns, permit };
    const first = await fetchResource(request, context);
    if (first.resource.outcome !== 'throttled') return first;
    const waitMs = first.retryAfterMs;
    if (waitMs === null || waitMs > options.maxDelayMs) {
      stop = first.resource.reason;
      return first;
    }
    turns.holdOff(waitMs);
    const second = await fetchResource(request, context);
    if (second.resource.outcome === 'throttled') stop = second.resource.reason;
    return second;
  };

  const robotsOf = robotsByOrigin((url) => ask({ role: 'robots', url }), turns);

  const stopped = (): string | null => {
    if (stop !== null) return stop;
    if (options.mustEnd?.() || turns.remainingMs() <= 0) stop = TIME_IS_SPENT;
    return stop;
  };

  return { domain, options, turns, ask, robotsOf, isOwn, stopped };
}

function requestFor(what: Ask, isOwn: (url: URL) => boolean) {
  const limits = LIMITS[what.role];
  return {
    ...limits,
    ...what,
    accept: what.accept ?? limits.accept,
    follow: followOf(what, isOwn),
  };
}

function followOf({ role, url }: Ask, isOwn: (url: URL) => boolean): (url: URL) => boolean {
  // RFC 9309 lets robots.txt be redirected anywhere.
  if (role === 'robots') return () => true;
  const site = registrableDomain(url.hostname);
  return role === 'english' ? (next) => registrableDomain(next.hostname) === site : isOwn;
}

/** Why robots.txt forbids an address, one sentence; null when it does not. */
function refusalOf(policy: RobotsPolicy, url: URL): string | null {
  if (policy.allows(url)) return null;
  return policy.summary.state === 'unreachable'
    ? 'robots.txt could not be read, so nothing else was asked for.'
    : 'robots.txt does not allow this address.';
}

/** Asks each origin once for its robots.txt, and goes as slowly as it wishes. */
function robotsByOrigin(ask: (url: URL) => Promise<Fetched>, turns: Turns): (url: URL) => Promise<OriginRobots> {
  const robots = new Map<string, Promise<OriginRobots>>();

  // A redirect from https://example.com/robots.txt to https://www.example.com/robots.txt speaks for both.
  const shareWithFinalOrigin = ({ finalUrl }: Resource, fetching: Promise<OriginRobots>): void => {
    const url = new URL(finalUrl);
    if (url.pathname === '/robots.txt' && !robots.has(url.origin)) robots.set(url.origin, fetching);
  };

  return (url) => {
    const known = robots.get(url.origin);
    if (known) return known;
    const fetching = ask(new URL('/robots.txt', url.origin)).then((fetched) => {
      const policy = readRobots(fetched.resource);
      if (policy.crawlDelaySeconds !== null) turns.slowDown(policy.crawlDelaySeconds * 1_000);
      shareWithFinalOrigin(fetched.resource, fetching);
      return { fetched, policy };
    });
    robots.set(url.origin, fetching);
    return fetching;
  };
}
