import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readVisit } from '../../src/build/read/read-visit.ts';
import { operatorDomain } from '../../src/core/domain/parse-domain.ts';
import type { SiteRecord } from '../../src/core/site/site-record.ts';
import type { Visit } from '../../src/core/site/visit.ts';
import { loopbackDispatcher } from '../../src/crawl/fetch/loopback-dispatcher.ts';
import { waymarkUserAgent } from '../../src/crawl/fetch/visit-options.ts';
import { visitSite } from '../../src/crawl/visit/visit-site.ts';
import { startDemoWeb } from './demo-web.ts';

/** Folder of the bundled web: one folder a site, named by its host. */
export const DEMO_FOLDER = fileURLToPath(new URL('../../content/demo', import.meta.url));

/** Hosts of the bundled web, in alphabetical order. */
export const DEMO_HOSTS: readonly string[] = readdirSync(DEMO_FOLDER, { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() ? entry.name : []))
  .sort();

/** The moment of the visits below: what is read of a site depends on it (hours of this week, ages). */
const VISITED_AT = '2026-11-20T05:00:00Z';

/** Visits the whole bundled web over loopback: by host, the same each time. */
export async function visitDemo(): Promise<ReadonlyMap<string, Visit>> {
  const web = await startDemoWeb();
  const dispatcher = loopbackDispatcher(web);
  const options = {
    dispatcher,
    userAgent: waymarkUserAgent('http://localhost:4321'),
    clock: () => new Date(VISITED_AT),
    delayMs: 5,
    // One of its sites never answers.
    timeoutMs: 5000,
  };
  try {
    const visits = DEMO_HOSTS.map((host) => {
      const parsed = operatorDomain(host);
      if (!parsed.ok) throw new Error(parsed.message);
      return visitSite(parsed.domain, options);
    });
    return new Map((await Promise.all(visits)).map((visit) => [visit.domain, visit]));
  } finally {
    await dispatcher.destroy();
    await web.close();
  }
}

/** Visits the whole bundled web and reads it, when all have answered: reading holds up answers. */
export async function readDemo(): Promise<ReadonlyMap<string, SiteRecord>> {
  return readDemoVisits(await visitDemo());
}

/** What is known of each site of the bundled web by its visit. */
export function readDemoVisits(visits: ReadonlyMap<string, Visit>): ReadonlyMap<string, SiteRecord> {
  return new Map([...visits].map(([host, visit]) => [host, readVisit(visit)]));
}
