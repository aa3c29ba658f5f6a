import type { DomainName } from '../domain/domain-name.ts';

/** The remote's side of one request: never thrown, always a value. */
export type FetchOutcome =
  /** A whole answer came (of any status below 500 that is not a refusal). */
  | 'ok'
  /** 304: the body is the one kept from the visit before. */
  | 'unchanged'
  /** The site does not want us: robots.txt, 401, 403, 451, a bot wall. */
  | 'refused'
  /** 429 or 503 with Retry-After. */
  | 'throttled'
  /** No usable answer: DNS, connection, time-out, 5xx, too large to decode, redirect loop, forbidden address. */
  | 'failed'
  /** An archive does not hold this address, so nothing is known of it (R64). */
  | 'unseen';

/** `english`: the site's own English start page where it is no page of the home page's host and path. */
export type ResourceRole = 'robots' | 'native' | 'home' | 'sitemap' | 'page' | 'english' | 'standard' | 'style';

/** The unscored panel "Standards seen", in its order. */
export const STANDARD_IDS = [
  'robots',
  'sitemap',
  'schema_org',
  'security_txt',
  'llms_txt',
  'markdown',
  'mcp_server_card',
  'a2a_agent_card',
  'ard',
  'api_catalog',
] as const;
export type StandardId = (typeof STANDARD_IDS)[number];

/** One address asked for during a visit, and what came back. */
export type Resource = ResourceWith<Uint8Array>;

/** An answer whose body is of that kind: its bytes, or what stands for them where they are kept elsewhere. */
export interface ResourceWith<Body> {
  readonly role: ResourceRole;
  /** Which standard was probed; only with role "standard". */
  readonly standard?: StandardId;
  /** The address asked for. */
  readonly url: string;
  /** The address that answered, after redirects. */
  readonly finalUrl: string;
  readonly outcome: FetchOutcome;
  /** Why it is not ok: one plain sentence for a site owner. */
  readonly reason: string | null;
  readonly status: number | null;
  /** Names in lower case; several values joined by ", ". */
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes after content decoding, before charset decoding; null when there are none. */
  readonly body: Body | null;
  /** The body was cut at the size limit. */
  readonly truncated: boolean;
  /** ISO 8601 UTC. */
  readonly fetchedAt: string;
}

/** Whether a bot may read the home page, and the lines of robots.txt that say so; null where none does. */
export interface BotRule {
  readonly agent: string;
  readonly allowed: boolean;
  readonly lines: string | null;
}

/** What robots.txt says to us and to the well-known AI bots (RFC 9309). */
export interface RobotsSummary {
  readonly state: 'allowed' | 'restricted' | 'disallowed' | 'opted_out' | 'unreachable' | 'unseen';
  /** AI user agents named in the file, and whether they may read "/". */
  readonly aiBots: readonly { readonly agent: string; readonly allowed: boolean }[];
  /** How the best known bots of AI services are treated; absent in visits of earlier versions, and where there is no file. */
  readonly bots?: readonly BotRule[];
  readonly sitemaps: readonly string[];
  /** A `LAWP:` line, if any. */
  readonly lawp: string | null;
}

/** Outcomes of visits that saw pages. */
export const SAW_PAGES: readonly string[] = ['complete', 'partial'] satisfies Visit['outcome'][];

/** True when the site gave the answer we came for; after any other visit we come back later each time. */
export function wasAnswered({ outcome }: Pick<Visit, 'outcome'>): boolean {
  return SAW_PAGES.includes(outcome) || outcome === 'opted_out';
}

/** Everything that one visit of one site gathered; readers are pure functions over this value. */
export type Visit = VisitWith<Uint8Array>;

/** A visit whose bodies are of that kind. */
export interface VisitWith<Body> {
  readonly domain: DomainName;
  /** ISO 8601 UTC; for an archive the date of its earliest record of the site (R64). */
  readonly startedAt: string;
  readonly source: 'web' | 'warc';
  /**
   * complete: all that we wanted was seen; partial: the home page or another page was seen, something was not;
   * blocked: we could not read the site; opted_out: robots.txt names WaymarkBot and shuts it out;
   * moved: the home page leads to another site; gone: the name leads to no public address any more, or the home page is 404/410.
   */
  readonly outcome: 'complete' | 'partial' | 'blocked' | 'opted_out' | 'moved' | 'gone';
  /** Why it is not complete: one plain sentence. */
  readonly reason: string | null;
  readonly movedTo: DomainName | null;
  readonly robots: RobotsSummary;
  /** In the order they were asked for; at most one each of robots, native, home. */
  readonly resources: readonly ResourceWith<Body>[];
}
