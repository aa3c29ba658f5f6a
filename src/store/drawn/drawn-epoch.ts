import { eq } from 'drizzle-orm';
import type { IndexDatabase } from '../database/databases.ts';
import { meta } from '../database/schema.ts';

const KEY = 'drawn_epoch';

/** What the last whole drawing was made with; null before the first. */
export async function findDrawnEpoch({ db }: IndexDatabase): Promise<string | null> {
  const [row] = await db.select().from(meta).where(eq(meta.key, KEY));
  return row?.value ?? null;
}

/** Keeps what a whole drawing was made with. */
export async function saveDrawnEpoch({ db }: IndexDatabase, value: string): Promise<void> {
  const row = { key: KEY, value };
  await db.insert(meta).values(row).onConflictDoUpdate({ target: meta.key, set: row });
}

/** The statement that forgets it: the next drawing is a whole one. */
export function forgetDrawnEpochStatement({ db }: IndexDatabase) {
  return db.delete(meta).where(eq(meta.key, KEY));
}
