import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { IndexDatabase } from './database/databases.ts';
import { claims, grants, keys } from './database/schema.ts';

/** A key as it is stored. */
export interface KeyRow {
  /** Its public name: "k_…". */
  readonly id: string;
  /** SHA-256 of the whole key, hex. */
  readonly hash: string;
  readonly label: string;
  readonly createdAt: string;
  /** To the day. */
  readonly lastUsedAt: string | null;
  readonly revokedAt: string | null;
  /** The key that took its place when it was rotated. */
  readonly replacedBy: string | null;
}

/** A key by the SHA-256 of its text, revoked ones included. */
export async function findKeyByHash({ db }: IndexDatabase, hash: string): Promise<KeyRow | null> {
  const [row] = await db.select().from(keys).where(eq(keys.hash, hash)).limit(1);
  return row ?? null;
}

/** A key by its public name. */
export async function findKey({ db }: IndexDatabase, id: string): Promise<KeyRow | null> {
  const [row] = await db.select().from(keys).where(eq(keys.id, id)).limit(1);
  return row ?? null;
}

/** All keys, oldest first. */
export function listKeyRows({ db }: IndexDatabase): Promise<KeyRow[]> {
  return db.select().from(keys).orderBy(asc(keys.createdAt), asc(keys.id));
}

/** Stores a new key. */
export async function saveKey({ db }: IndexDatabase, row: Pick<KeyRow, 'id' | 'hash' | 'label' | 'createdAt'>) {
  await db.insert(keys).values(row);
}

/** Keeps the day of a key's last use. */
export async function saveKeyUse({ db }: IndexDatabase, id: string, day: string): Promise<void> {
  await db
    .update(keys)
    .set({ lastUsedAt: day })
    .where(and(eq(keys.id, id), sql`${keys.lastUsedAt} is not ${day}`));
}

/** Ends a key. False when it is unknown or was ended before. */
export async function endKey({ db }: IndexDatabase, id: string, at: string): Promise<boolean> {
  const ended = await db
    .update(keys)
    .set({ revokedAt: at })
    .where(and(eq(keys.id, id), isNull(keys.revokedAt)));
  return ended.rowsAffected === 1;
}

/**
 * Puts a new key in the place of another: the old one ends, its claims and its counted grants go over. False when the old one is
 * unknown or ended before; then nothing is stored.
 */
export async function replaceKey(
  { db }: IndexDatabase,
  oldId: string,
  row: Pick<KeyRow, 'id' | 'hash' | 'createdAt'>,
): Promise<boolean> {
  const { id, hash, createdAt } = row;
  const [inserted] = await db.batch([
    db.insert(keys).select(
      db
        .select({
          id: sql<string>`${id}`.as('id'),
          hash: sql<string>`${hash}`.as('hash'),
          label: keys.label,
          createdAt: sql<string>`${createdAt}`.as('created_at'),
          lastUsedAt: sql<null>`null`.as('last_used_at'),
          revokedAt: sql<null>`null`.as('revoked_at'),
          replacedBy: sql<null>`null`.as('replaced_by'),
        })
        .from(keys)
        .where(and(eq(keys.id, oldId), isNull(keys.revokedAt))),
    ),
    db
      .update(keys)
      .set({ revokedAt: createdAt, replacedBy: id })
      .where(and(eq(keys.id, oldId), isNull(keys.revokedAt))),
    db
      .update(claims)
      .set({ keyId: id })
      .where(and(eq(claims.keyId, oldId), sql`exists (select 1 from ${keys} where ${keys.id} = ${id})`)),
    // What was granted goes over as well: a new key is no new allowance.
    db
      .update(grants)
      .set({ bucket: sql`replace(${grants.bucket}, ${oldId}, ${id})` })
      .where(sql`${grants.bucket} glob ${`* ${oldId}`} and exists (select 1 from ${keys} where ${keys.id} = ${id})`),
  ]);
  return inserted.rowsAffected === 1;
}
