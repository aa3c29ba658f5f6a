import { eq } from 'drizzle-orm';
import type { IndexDatabase } from './database/databases.ts';
import { meta } from './database/schema.ts';

const KEY = 'signing_key';

/**
 * The text of the key that requests to sites are signed with. The first who asks leaves theirs; whoever asks at the same
 * time gets that one, too.
 * @param make makes one, asked only where none is kept
 */
export async function keepSigningKey({ db }: IndexDatabase, make: () => Promise<string>): Promise<string> {
  const kept = await findKey(db);
  if (kept !== null) return kept;
  await db
    .insert(meta)
    .values({ key: KEY, value: await make() })
    .onConflictDoNothing();
  const now = await findKey(db);
  if (now === null) throw new Error('The signing key that was kept is gone.');
  return now;
}

async function findKey(db: IndexDatabase['db']): Promise<string | null> {
  const [row] = await db.select({ value: meta.value }).from(meta).where(eq(meta.key, KEY));
  return row?.value ?? null;
}
