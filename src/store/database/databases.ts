import type { Client } from '@libsql/client';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type * as artifactSchema from './artifact-schema.ts';
import type * as schema from './schema.ts';

/** An open database: queries through `db`, raw statements through `client`. */
export interface OpenDatabase<TSchema extends Record<string, unknown>> {
  readonly db: LibSQLDatabase<TSchema>;
  readonly client: Client;
  /** The file or address, without secrets: for messages. */
  readonly where: string;
  close(): void;
}

export type IndexDatabase = OpenDatabase<typeof schema>;
export type ArtifactDatabase = OpenDatabase<typeof artifactSchema>;
