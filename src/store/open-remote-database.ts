import { type Client, type Config, createClient } from '@libsql/client/web';
import { drizzle } from 'drizzle-orm/libsql/web';
import type { IndexDatabase } from './database/databases.ts';
import { patientClient } from './database/patient-client.ts';
import * as schema from './database/schema.ts';
import { lastMigration } from './database/schema-version.ts';
import { StoreError, toStoreError } from './database/store-error.ts';
import { wellFormedClient } from './database/well-formed-client.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import type { DatabaseLocation } from './open-database.ts';

const NEWEST = Math.max(...journal.entries.map(({ when }) => when));

/**
 * Opens the served database on a libSQL server with the client that is made of web standards alone: small enough for
 * functions, of which many start at a time. It never changes the schema: the build before them did. A newer one is read,
 * too: until its deploy is published, and after it was taken back (content/decisions/0008-deploys-with-migrations.md).
 * @param location `libsql://…`, `https://…`, `wss://…`
 * @throws StoreError with a sentence that says how to mend it
 */
export async function openRemoteIndexDatabase({
  url,
  authToken,
  patienceMs,
}: DatabaseLocation): Promise<IndexDatabase> {
  const where = url.replace(/\?.*$/, '');
  let client: Client | undefined;
  try {
    const given = { url, ...(authToken === undefined ? {} : { authToken }) };
    const open = (more: Pick<Config, 'fetch'>): Client => createClient({ ...given, ...more });
    const opened = wellFormedClient(patientClient({ open, where, patienceMs }));
    client = opened;
    const db = drizzle(opened, { schema });
    const last = await lastMigration(db, where);
    if (last < NEWEST) {
      throw new StoreError('older_schema', `${where} was not brought to this version yet; run a build on it.`);
    }
    return { db, client, where, close: () => opened.close() };
  } catch (error) {
    client?.close();
    throw toStoreError(error, where);
  }
}
