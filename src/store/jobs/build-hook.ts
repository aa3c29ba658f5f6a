import { and, eq, sql } from 'drizzle-orm';
import type { IndexDatabase } from '../database/databases.ts';
import { meta } from '../database/schema.ts';

const KEY = 'build_hook';

/**
 * Keeps that a build was asked for. False when one was asked for since `notBefore` and has not begun yet: it will find
 * all that waits, so that asking again would only build twice.
 */
export async function noteBuildHook({ db }: IndexDatabase, at: string, notBefore: string): Promise<boolean> {
  const noted = await db
    .insert(meta)
    .values({ key: KEY, value: at })
    .onConflictDoUpdate({ target: meta.key, set: { value: at }, setWhere: sql`${meta.value} < ${notBefore}` });
  return noted.rowsAffected === 1;
}

/** Keeps another moment than `at`, when the build that was asked for then could not be. */
export async function moveBuildHook({ db }: IndexDatabase, at: string, to: string): Promise<void> {
  await db
    .update(meta)
    .set({ value: to })
    .where(and(eq(meta.key, KEY), eq(meta.value, at)));
}

/** Forgets that a build was asked for: it has begun. */
export async function forgetBuildHook({ db }: IndexDatabase): Promise<void> {
  await db.delete(meta).where(eq(meta.key, KEY));
}
