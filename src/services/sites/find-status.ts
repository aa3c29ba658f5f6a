import { eq } from 'drizzle-orm';
import type { IndexDatabase } from '../../store/open-database.ts';
import { sites } from '../../store/schema.ts';

/** The status of a site; null when it is not known. */
export async function findStatus({ db }: IndexDatabase, domain: string): Promise<string | null> {
  const [row] = await db.select({ status: sites.status }).from(sites).where(eq(sites.domain, domain));
  return row?.status ?? null;
}
