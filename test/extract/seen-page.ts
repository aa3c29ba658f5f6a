import { operatorDomain } from '../../src/core/domain/parse-domain.ts';
import type { Resource, Visit } from '../../src/core/site/visit.ts';
import { parsePage } from '../../src/extract/parse-page.ts';
import type { ParsedPage } from '../../src/extract/parsed-page.ts';

/** An answered HTML page at an address of a made-up site; the home page when the address says nothing else. */
export function answer(html: string | Uint8Array, over: Partial<Resource> = {}): Resource {
  const url = over.url ?? 'https://corner.example/';
  return {
    role: new URL(url).pathname === '/' ? 'home' : 'page',
    url,
    finalUrl: url,
    outcome: 'ok',
    reason: null,
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: typeof html === 'string' ? new TextEncoder().encode(html) : html,
    truncated: false,
    fetchedAt: '2026-11-20T09:00:00.000Z',
    ...over,
  };
}

/** The same, parsed. Throws when it is no page. */
export function seenPage(html: string | Uint8Array, over: Partial<Resource> = {}): ParsedPage {
  const page = parsePage(answer(html, over));
  if (!page) throw new Error('not a page');
  return page;
}

/** A complete visit that saw these resources. */
export function visitOf(resources: readonly Resource[], over: Partial<Visit> = {}): Visit {
  const parsed = operatorDomain('corner.example');
  if (!parsed.ok) throw new Error(parsed.message);
  return {
    domain: parsed.domain,
    startedAt: '2026-11-20T09:00:00.000Z',
    source: 'web',
    outcome: 'complete',
    reason: null,
    movedTo: null,
    robots: { state: 'allowed', aiBots: [], sitemaps: [], lawp: null },
    resources,
    ...over,
  };
}

/** Two sentences nobody would take for anything but prose. */
export const PROSE =
  'We bake bread and cakes in a small shop on the corner of the old market square. Every loaf rests for twenty hours, and we open at seven on weekdays.';
