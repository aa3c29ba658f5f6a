import { and, eq } from 'drizzle-orm';
import { documents } from './database/schema.ts';
import type { IndexDatabase } from './open-database.ts';

/** When the first document of a site was made, ISO 8601 UTC; null for a site that was never read. */
export async function findFirstReading({ db }: IndexDatabase, domain: string): Promise<string | null> {
  const [row] = await db
    .select({ createdAt: documents.createdAt })
    .from(documents)
    .where(and(eq(documents.domain, domain), eq(documents.version, 1)));
  return row?.createdAt ?? null;
}
