import { onTestFinished } from 'vitest';
import { sampleDomain } from '../../scripts/samples/sample-visit.ts';
import type { Visit } from '../../src/core/site/visit.ts';
import type { VisitOptions } from '../../src/crawl/fetch/visit-options.ts';
import { visitSite } from '../../src/crawl/visit/visit-site.ts';
import { type Routes, type SiteServer, serveSites } from '../support/site-server.ts';

/** A web of some sites that ends with the test. */
export async function serve(sites: Record<string, Routes>): Promise<SiteServer> {
  const server = await serveSites(sites);
  onTestFinished(() => server.close());
  return server;
}

/** Visits a site of a web, without the pauses of the real one. */
export async function visit(
  server: SiteServer,
  name = 'shop.example',
  changes: Partial<VisitOptions> = {},
): Promise<Visit> {
  return visitSite(sampleDomain(name), {
    dispatcher: server.dispatcher,
    userAgent: 'WaymarkBot/1.0 (+https://waymark.example/bot)',
    clock: () => new Date('2026-01-01T00:00:00.000Z'),
    delayMs: 1,
    ...changes,
  });
}
