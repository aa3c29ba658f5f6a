import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { TOPIC_STATUSES } from '../../core/site/site-status.ts';
import type { IndexDatabase } from '../database/databases.ts';
import type { PackedText } from '../database/packed-text.ts';
import { documents, sites } from '../database/schema.ts';
import { loadSites } from '../sites/load-sites.ts';
import { foundDocument } from './found-document.ts';
import type { KeptSite } from './site-words.ts';

/**
 * Sites with the documents by which they are found, in the order asked for; those that are not found are left out.
 * @param domains at most some thousands at a time
 */
export async function loadFoundSites(index: IndexDatabase, domains: readonly string[]): Promise<KeptSite[]> {
  const { db } = index;
  const active = await db
    .select({ domain: sites.domain, json: sql<PackedText>`${documents.json}` })
    .from(sites)
    .innerJoin(documents, and(eq(documents.domain, sites.domain), eq(documents.version, sites.version)))
    .where(and(inArray(sites.domain, [...domains]), inArray(sites.status, TOPIC_STATUSES)));
  const found = new Map(active.map(({ domain, json }) => [domain, json]));
  // Whether others are found depends on more than their document.
  const others = await db
    .select({ domain: sites.domain })
    .from(sites)
    .where(and(inArray(sites.domain, [...domains]), notInArray(sites.status, TOPIC_STATUSES)));
  for (const site of await loadSites(
    index,
    others.map(({ domain }) => domain),
  )) {
    const document = foundDocument(site);
    if (document !== null) found.set(site.domain, JSON.stringify(document));
  }
  return domains.flatMap((domain) => {
    const json = found.get(domain);
    return json === undefined ? [] : [{ domain, json }];
  });
}
