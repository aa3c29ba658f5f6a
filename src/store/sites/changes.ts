import { desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { SiteChanges } from '../../core/site/changes.ts';
import type { IndexDatabase } from '../database/databases.ts';
import { changes } from '../database/schema.ts';

/** A kept change of a site. */
export interface StoredChange {
  readonly detectedAt: string;
  readonly fromVersion: number;
  readonly toVersion: number;
  readonly changes: SiteChanges;
}

/** A kept change with the site that it is of. */
export interface ChangeOfSite extends StoredChange {
  readonly domain: string;
}

/** The latest change of a site; null when it never changed. */
export async function findLatestChange({ db }: IndexDatabase, domain: string): Promise<StoredChange | null> {
  const [row] = await db.select().from(changes).where(eq(changes.domain, domain)).orderBy(desc(changes.id)).limit(1);
  if (!row) return null;
  return toStoredChange(row);
}

/**
 * The latest changes of each of some sites, newest first; sites without any are left out.
 * @param domains at most some hundreds
 */
export async function listChanges(
  { db }: IndexDatabase,
  domains: readonly string[],
  mostEach: number,
): Promise<ReadonlyMap<string, readonly StoredChange[]>> {
  const newest = sql<number>`row_number() over (partition by ${changes.domain} order by ${changes.id} desc)`;
  const ranked = db
    .select({ id: changes.id, rank: newest.as('rank') })
    .from(changes)
    .where(inArray(changes.domain, [...domains]))
    .as('ranked');
  const wanted = db.select({ id: ranked.id }).from(ranked).where(lte(ranked.rank, mostEach));
  const rows = await db.select().from(changes).where(inArray(changes.id, wanted)).orderBy(desc(changes.id));
  const found = new Map<string, StoredChange[]>();
  for (const row of rows) found.set(row.domain, [...(found.get(row.domain) ?? []), toStoredChange(row)]);
  return found;
}

/** The latest changes of all sites, newest first. */
export async function listLatestChanges({ db }: IndexDatabase, most: number): Promise<readonly ChangeOfSite[]> {
  const rows = await db.select().from(changes).orderBy(desc(changes.id)).limit(most);
  return rows.map((row) => ({ domain: row.domain, ...toStoredChange(row) }));
}

function toStoredChange(row: typeof changes.$inferSelect): StoredChange {
  const { detectedAt, fromVersion, toVersion, json } = row;
  return { detectedAt, fromVersion, toVersion, changes: JSON.parse(json) as SiteChanges };
}
