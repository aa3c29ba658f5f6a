import { desc, eq } from 'drizzle-orm';
import type { SiteDocument } from '../../core/site/site-record.ts';
import type { IndexDatabase } from '../database/databases.ts';
import { documents } from '../database/schema.ts';

/** The latest documents that were shown of a domain, newest first. */
export async function loadPastDocuments(
  { db }: IndexDatabase,
  domain: string,
  limit: number,
): Promise<readonly SiteDocument[]> {
  const rows = await db
    .select({ json: documents.json })
    .from(documents)
    .where(eq(documents.domain, domain))
    .orderBy(desc(documents.version))
    .limit(limit);
  return rows.map(({ json }) => JSON.parse(json) as SiteDocument);
}
