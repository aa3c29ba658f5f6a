import type { IndexDatabase } from './databases.ts';

/** Asks the database for one row of its own: true when it answers, also with nothing in it. Throws what it throws. */
export async function checkDatabase({ client }: IndexDatabase): Promise<boolean> {
  await client.execute('select domain from sites limit 1');
  return true;
}
