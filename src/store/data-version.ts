import type { IndexDatabase } from './open-database.ts';

/**
 * A number that is another one as soon as anybody else has written to the database file; what this connection writes itself
 * does not change it (SQLite, `pragma data_version`). Null for a database server, which does not tell.
 */
export async function findDataVersion({ client }: IndexDatabase): Promise<number | null> {
  if (client.protocol !== 'file') return null;
  const { rows } = await client.execute('pragma data_version');
  return Number(rows[0]?.data_version);
}
