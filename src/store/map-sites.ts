import { eq, gt, inArray } from 'drizzle-orm';
import type { IndexDatabase } from './database/databases.ts';
import { businesses, mapElements, sites } from './database/schema.ts';

/** What a site is found by on the open map, beside its domain. */
export interface SiteKeys {
  readonly domain: string;
  readonly name: string | null;
  readonly telephone: string | null;
  readonly city: string | null;
  readonly country: string | null;
}

const PER_QUERY = 1000;

/** All sites with business details, in the order of their names. */
export async function* listSiteKeys({ db }: IndexDatabase): AsyncGenerator<SiteKeys> {
  for (let after = ''; ; ) {
    const rows = await db
      .select({
        domain: businesses.domain,
        name: sites.name,
        telephone: businesses.telephone,
        city: businesses.city,
        country: businesses.country,
      })
      .from(businesses)
      .innerJoin(sites, eq(sites.domain, businesses.domain))
      .where(gt(businesses.domain, after))
      .orderBy(businesses.domain)
      .limit(PER_QUERY);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PER_QUERY) return;
    after = last.domain;
  }
}

/** Sites of these registrable domains, by them; at most some hundreds are asked for. */
export async function findSitesOf(
  { db }: IndexDatabase,
  registrableDomains: readonly string[],
): Promise<{ readonly domain: string; readonly registrableDomain: string }[]> {
  if (registrableDomains.length === 0) return [];
  return db
    .select({ domain: sites.domain, registrableDomain: sites.registrableDomain })
    .from(sites)
    .where(inArray(sites.registrableDomain, [...registrableDomains]));
}

/** Sites whose details come from one of these elements; at most some hundreds are asked for. */
export async function findSitesOnMap({ db }: IndexDatabase, elements: readonly string[]): Promise<string[]> {
  if (elements.length === 0) return [];
  const rows = await db
    .selectDistinct({ domain: mapElements.domain })
    .from(mapElements)
    .where(inArray(mapElements.element, [...elements]));
  return rows.map(({ domain }) => domain);
}
