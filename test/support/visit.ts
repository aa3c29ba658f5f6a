import type { Resource, Visit } from '../../src/core/site/visit.ts';
import { domain } from './site-record.ts';

/** An answer with an HTML page, unless told otherwise. */
export function resource(url: string, body: string | null, more: Partial<Resource> = {}): Resource {
  return {
    role: new URL(url).pathname === '/' ? 'home' : 'page',
    url,
    finalUrl: url,
    outcome: 'ok',
    reason: null,
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: body === null ? null : new TextEncoder().encode(body),
    truncated: false,
    fetchedAt: '2026-03-02T08:00:00.000Z',
    ...more,
  };
}

/** A complete visit of a host at the given moment. */
export function visit(host: string, at: string, resources: readonly Resource[], more: Partial<Visit> = {}): Visit {
  return {
    domain: domain(host),
    startedAt: at,
    source: 'web',
    outcome: 'complete',
    reason: null,
    movedTo: null,
    robots: { state: 'allowed', aiBots: [{ agent: 'GPTBot', allowed: true }], sitemaps: [], lawp: null },
    resources,
    ...more,
  };
}
