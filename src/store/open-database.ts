import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client, Config } from '@libsql/client';
import { createClient } from '@libsql/client/sqlite3';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { drizzle } from 'drizzle-orm/libsql/sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { percentDecoded } from '../core/percent-decoded.ts';
import * as artifactSchema from './database/artifact-schema.ts';
import type { ArtifactDatabase, IndexDatabase, OpenDatabase } from './database/databases.ts';
import { giveBackRoom } from './database/give-back-room.ts';
import { keptStatements } from './database/kept-statements.ts';
import { makeFolder } from './database/make-folder.ts';
import { namedClient } from './database/named-client.ts';
import { patientClient } from './database/patient-client.ts';
import { reopeningClient } from './database/reopening-client.ts';
import * as schema from './database/schema.ts';
import { lastMigration, newerSchema, unknownSchema } from './database/schema-version.ts';
import { toStoreError } from './database/store-error.ts';
import { wellFormedClient } from './database/well-formed-client.ts';
import { renewSearch } from './words/renew-search.ts';

export type { ArtifactDatabase, IndexDatabase, OpenDatabase };

export interface DatabaseLocation {
  /** `file:…`, `libsql://…`, `http(s)://…`, `ws(s)://…`. */
  readonly url: string;
  readonly authToken?: string;
  /** Milliseconds within which a server has to answer; by default a minute. */
  readonly patienceMs?: number;
}

/** A database says "busy" at once unless told to wait. */
const BUSY_TIMEOUT_MS = 5000;
/** Of a new file: of the default of 4096, where hardly two documents have room, a third stays empty. */
const PAGE_BYTES = 8192;
/** The upper pages of all tables of 100,000 sites: the 2 MB of the default are read again for each search. */
const INDEX_CACHE_KB = 16_000;
/** Bodies are read once: a larger cache is filled by them, twice in each process that reads, and nothing is found in it. */
const ARTIFACTS_CACHE_KB = 2000;

/**
 * Opens the served database and brings it to this version's schema, in one transaction; then its search index to this
 * version's rules.
 * @throws StoreError with a sentence that says how to mend it
 */
export async function openIndexDatabase(location: DatabaseLocation): Promise<IndexDatabase> {
  const index = await open(location, {
    tables: schema,
    folder: 'migrations',
    isRefetchable: false,
    cacheKb: INDEX_CACHE_KB,
  });
  try {
    const isRenewed = await renewSearch(index);
    if (isRenewed && isFile(location)) await giveBackRoom(index.client);
    return index;
  } catch (error) {
    index.close();
    throw toStoreError(error, index.where);
  }
}

/**
 * Opens the builder's database of what was fetched.
 * @throws StoreError with a sentence that says how to mend it
 */
export function openArtifactDatabase(location: DatabaseLocation): Promise<ArtifactDatabase> {
  return open(location, {
    tables: artifactSchema,
    folder: 'artifact-migrations',
    isRefetchable: true,
    cacheKb: ARTIFACTS_CACHE_KB,
  });
}

interface DatabaseKind<TSchema> {
  readonly tables: TSchema;
  /** Of its migrations. */
  readonly folder: string;
  /** Whether it holds nothing but fetched pages. */
  readonly isRefetchable: boolean;
  /** Of each of its connections. */
  readonly cacheKb: number;
}

async function open<TSchema extends Record<string, unknown>>(
  location: DatabaseLocation,
  { tables, folder, isRefetchable, cacheKb }: DatabaseKind<TSchema>,
): Promise<OpenDatabase<TSchema>> {
  const where = isFile(location) ? filePath(location.url) : location.url.replace(/\?.*$/, '');
  const name = { where, isRefetchable };
  let client: Client | undefined;
  try {
    if (isFile(location)) makeFolder(dirname(where));
    const opened = namedClient(
      await (isFile(location) ? openFile(location.url, cacheKb) : openServer(location, where)),
      name,
    );
    client = opened;
    const db = drizzle(opened, { schema: tables });
    await bringToThisVersion(db, fileURLToPath(new URL(folder, import.meta.url)), where);
    return { db, client: opened, where, close: () => opened.close() };
  } catch (error) {
    client?.close();
    throw toStoreError(error, name);
  }
}

function isFile({ url }: DatabaseLocation): boolean {
  return url.startsWith('file:');
}

/** The path of `file:relative`, `file:/absolute` or `file:///absolute`, percent-decoded as the driver does. */
function filePath(url: string): string {
  return percentDecoded(url.replace(/^file:(\/\/(?=\/))?/, '').replace(/[?#].*$/, ''));
}

function openFile(url: string, cacheKb: number): Promise<Client> {
  const cache = `cache_size = -${cacheKb}`;
  return reopeningClient({
    // Pragmas hold for one connection only; queries of a file never run side by side anyway.
    open: (timeout) =>
      keptStatements(createClient({ url, timeout, concurrency: 1 }), {
        path: filePath(url),
        waitMs: timeout,
        pragmas: [cache],
      }),
    async setUp(client) {
      await client.execute(`pragma page_size = ${PAGE_BYTES}`);
      // Of a new file as well: what is left empty can be given back.
      await client.execute('pragma auto_vacuum = incremental');
      await client.execute('pragma journal_mode = wal');
      await client.execute('pragma synchronous = normal');
      await client.execute(`pragma ${cache}`);
    },
    waitMs: BUSY_TIMEOUT_MS,
  });
}

async function openServer({ url, authToken, patienceMs }: DatabaseLocation, where: string): Promise<Client> {
  const given = { url, ...(authToken === undefined ? {} : { authToken }) };
  // Who opens a file does not load what speaks to servers: 16 MB in each thread.
  const servers = await import('@libsql/client');
  const open = (more: Pick<Config, 'fetch'>): Client => servers.createClient({ ...given, ...more });
  return wellFormedClient(patientClient({ open, where, patienceMs }));
}

async function bringToThisVersion<TSchema extends Record<string, unknown>>(
  db: LibSQLDatabase<TSchema>,
  migrationsFolder: string,
  where: string,
): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder });
  const newest = Math.max(...known.map((migration) => migration.folderMillis));
  const last = await lastMigration(db, where);
  if (last > newest) throw newerSchema(where);
  if (last === newest) return;
  if (last > 0 && known.every((migration) => migration.folderMillis !== last)) throw unknownSchema(where);
  try {
    await migrate(db, { migrationsFolder });
  } catch (error) {
    // Another process that started at the same moment may have been faster.
    if ((await lastMigration(db, where)) !== newest) throw error;
  }
}
