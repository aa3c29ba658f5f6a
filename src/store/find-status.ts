import { eq } from 'drizzle-orm';
import type { SiteStatus } from '../core/site/facts.ts';
import type { IndexDatabase } from './open-database.ts';
import { sites } from './schema.ts';

/** The status of a site; null when it is not known. */
export async function findStatus({ db }: IndexDatabase, domain: string): Promise<SiteStatus | null> {
  const [row] = await db.select({ status: sites.status }).from(sites).where(eq(sites.domain, domain));
  return row ? (row.status as SiteStatus) : null;
}
