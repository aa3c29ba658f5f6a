import { sql } from 'drizzle-orm';
import type { IndexDatabase } from '../store/open-database.ts';

/** Asks the database for one row of its own: true when it answers. Throws what it throws. */
export async function checkDatabase({ db }: IndexDatabase): Promise<boolean> {
  await db.get(sql`select domain from sites limit 1`);
  return true;
}
