import type { InStatement } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { clientWith } from '../../src/store/database/client-with.ts';
import * as schema from '../../src/store/database/schema.ts';
import { type IndexDatabase, openIndexDatabase } from '../../src/store/open-database.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** How SQLite goes about the first statement of a question to an index, a line each step. */
export async function firstPlan(ask: (index: IndexDatabase) => Promise<unknown>): Promise<string[]> {
  const index = await openIndexDatabase({ url: `file:${await temporaryFolder()}/waymark.db` });
  const asked: InStatement[] = [];
  const execute = (statement: InStatement) => {
    asked.push(statement);
    return index.client.execute(statement);
  };
  const client = clientWith({ execute }, () => index.client);
  await ask({ ...index, client, db: drizzle(client, { schema }) });
  const [first] = asked as { readonly sql: string; readonly args: [] }[];
  const { rows } = await index.client.execute({ sql: `explain query plan ${first?.sql}`, args: first?.args ?? [] });
  index.close();
  return rows.map(({ detail }) => String(detail));
}
