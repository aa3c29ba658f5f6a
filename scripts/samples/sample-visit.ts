import type { DomainName } from '../../src/core/domain/domain-name.ts';
import { operatorDomain } from '../../src/core/domain/parse-domain.ts';
import type { Resource, Visit } from '../../src/core/site/visit.ts';

/** When samples are answered. */
export const AT = '2026-11-20T05:14:00Z';

/**
 * An answer of a made-up site, as the crawler hands it over: a page in HTML, read whole, unless told otherwise.
 * @param body text (UTF-8), bytes, or null where none was kept
 */
export function sampleAnswer(url: string, body: string | Uint8Array | null, more: Partial<Resource> = {}): Resource {
  return {
    role: new URL(url).pathname === '/' ? 'home' : 'page',
    url,
    finalUrl: url,
    outcome: 'ok',
    reason: null,
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
    truncated: false,
    fetchedAt: AT,
    ...more,
  };
}

/** The canonical name of a made-up site. @throws when the host is no name of a site */
export function sampleDomain(host: string): DomainName {
  const parsed = operatorDomain(host);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.domain;
}

/** A complete visit of a made-up site whose robots.txt allows all. @throws when the host is no name of a site */
export function sampleVisit(host: string, resources: readonly Resource[], more: Partial<Visit> = {}): Visit {
  return {
    domain: sampleDomain(host),
    startedAt: AT,
    source: 'web',
    outcome: 'complete',
    reason: null,
    movedTo: null,
    robots: { state: 'allowed', aiBots: [], sitemaps: [], lawp: null },
    resources,
    ...more,
  };
}
