import { and, desc, eq } from 'drizzle-orm';
import type { SiteDocument } from '../../core/site/site-record.ts';
import type { IndexDatabase } from '../database/databases.ts';
import { documents } from '../database/schema.ts';

/** What we last made of a site's own pages, also where its owner speaks for it since; null when we never did. */
export async function findReadDocument({ db }: IndexDatabase, domain: string): Promise<SiteDocument | null> {
  const [row] = await db
    .select({ json: documents.json })
    .from(documents)
    .where(and(eq(documents.domain, domain), eq(documents.source, 'built')))
    .orderBy(desc(documents.version))
    .limit(1);
  return row ? (JSON.parse(row.json) as SiteDocument) : null;
}
