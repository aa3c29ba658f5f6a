import { sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { notOurs, StoreError } from './store-error.ts';

/**
 * When the newest migration in this database was made, epoch milliseconds; 0 for an empty database.
 * @throws StoreError when it holds tables of something else
 */
export async function lastMigration<TSchema extends Record<string, unknown>>(
  db: LibSQLDatabase<TSchema>,
  where: string,
): Promise<number> {
  const tables = await db.values<[string]>(sql`select name from sqlite_master where type = 'table'`);
  if (tables.some((row) => row[0] === '__drizzle_migrations')) {
    const applied = await db.values<[number]>(sql`select max(created_at) from __drizzle_migrations`);
    return Number(applied[0]?.[0] ?? 0);
  }
  if (tables.length > 0) throw notOurs(where);
  return 0;
}

/** A database that a later Waymark has changed. */
export function newerSchema(where: string): StoreError {
  return new StoreError(
    'newer_schema',
    `${where} was made by a newer version of Waymark; update Waymark, or set DATA_DIR to another folder.`,
  );
}

/** A database that a Waymark made whose migrations are not ours: a trial from before they were settled, or a branch. */
export function unknownSchema(where: string): StoreError {
  return new StoreError(
    'unknown_schema',
    `${where} was made by a version of Waymark that this one cannot follow; move it away, or set DATA_DIR to another folder.`,
  );
}
