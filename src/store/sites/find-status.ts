import { eq } from 'drizzle-orm';
import type { SiteStatus } from '../../core/site/facts.ts';
import type { IndexDatabase } from '../database/databases.ts';
import { sites } from '../database/schema.ts';

/** What a site is, and why it is not active. */
export interface KnownStatus {
  readonly status: SiteStatus;
  readonly statusReason: string | null;
}

/** The status of a site; null when it is not known. */
export async function findStatus({ db }: IndexDatabase, domain: string): Promise<KnownStatus | null> {
  const columns = { status: sites.status, statusReason: sites.statusReason };
  const [row] = await db.select(columns).from(sites).where(eq(sites.domain, domain));
  return row ? { ...row, status: row.status as SiteStatus } : null;
}
