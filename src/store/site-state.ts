import { eq } from 'drizzle-orm';
import type { SiteStatus } from '../core/site/facts.ts';
import type { IndexDatabase } from './open-database.ts';
import { sites } from './schema.ts';

/** What is known of a site at least. */
export interface SiteState {
  readonly status: SiteStatus;
  /** Version of the document that is shown; null when the site was never read. */
  readonly version: number | null;
}

/** The state of a site; null when it is not known. */
export async function findState({ db }: IndexDatabase, domain: string): Promise<SiteState | null> {
  const [row] = await db
    .select({ status: sites.status, version: sites.version })
    .from(sites)
    .where(eq(sites.domain, domain));
  return row ? { ...row, status: row.status as SiteStatus } : null;
}

/** The status of a site; null when it is not known. */
export async function findStatus(index: IndexDatabase, domain: string): Promise<SiteStatus | null> {
  return (await findState(index, domain))?.status ?? null;
}
