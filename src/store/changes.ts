import { desc, eq } from 'drizzle-orm';
import type { SiteChanges } from '../core/site/changes.ts';
import type { IndexDatabase } from './databases.ts';
import { changes } from './schema.ts';

/** A kept change of a site. */
export interface StoredChange {
  readonly detectedAt: string;
  readonly fromVersion: number;
  readonly toVersion: number;
  readonly changes: SiteChanges;
}

/** The latest change of a site; null when it never changed. */
export async function findLatestChange({ db }: IndexDatabase, domain: string): Promise<StoredChange | null> {
  const [row] = await db.select().from(changes).where(eq(changes.domain, domain)).orderBy(desc(changes.id)).limit(1);
  if (!row) return null;
  const { detectedAt, fromVersion, toVersion, json } = row;
  return { detectedAt, fromVersion, toVersion, changes: JSON.parse(json) as SiteChanges };
}
