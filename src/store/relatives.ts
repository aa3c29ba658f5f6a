import { and, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { DomainName } from '../core/domain/domain-name.ts';
import { registrableDomain } from '../core/domain/registrable-domain.ts';
import { LISTED_STATUSES } from '../core/site/site-status.ts';
import type { IndexDatabase } from './open-database.ts';
import { sites } from './schema.ts';

/** The listed sites that were ever read of the same registrable domain, best first, without the site itself. */
export async function listRelatives({ db }: IndexDatabase, domain: DomainName, limit: number): Promise<DomainName[]> {
  const rows = await db
    .select({ domain: sites.domain })
    .from(sites)
    .where(
      and(
        eq(sites.registrableDomain, registrableDomain(domain)),
        ne(sites.domain, domain),
        inArray(sites.status, LISTED_STATUSES),
        isNotNull(sites.version),
      ),
    )
    .orderBy(desc(sites.score), sites.domain)
    .limit(limit);
  return rows.map((row) => row.domain as DomainName);
}
