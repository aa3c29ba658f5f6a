import { sampleAnswer, sampleVisit } from '../../scripts/samples/sample-visit.ts';
import type { Resource, Visit } from '../../src/core/site/visit.ts';

/** An answer with an HTML page, unless told otherwise. */
export function resource(url: string, body: string | null, more: Partial<Resource> = {}): Resource {
  return sampleAnswer(url, body, { fetchedAt: '2026-03-02T08:00:00.000Z', ...more });
}

/** A complete visit of a host at the given moment. */
export function visit(host: string, at: string, resources: readonly Resource[], more: Partial<Visit> = {}): Visit {
  return sampleVisit(host, resources, {
    startedAt: at,
    robots: { state: 'allowed', aiBots: [{ agent: 'GPTBot', allowed: true }], sitemaps: [], lawp: null },
    ...more,
  });
}
