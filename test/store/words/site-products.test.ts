import type { InStatement } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { expect, test } from 'vitest';
import { clientWith } from '../../../src/store/database/client-with.ts';
import * as schema from '../../../src/store/database/schema.ts';
import { openIndexDatabase } from '../../../src/store/open-database.ts';
import { listMatchingProducts } from '../../../src/store/words/site-products.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

test('what orders the products that match is read without their rows', async () => {
  const index = await openIndexDatabase({ url: `file:${await temporaryFolder()}/waymark.db` });
  const asked: InStatement[] = [];
  const client = clientWith(
    {
      execute: (statement: InStatement) => {
        asked.push(statement);
        return index.client.execute(statement);
      },
    },
    () => index.client,
  );
  const match = { words: ['lamp'] };
  const query = { match, maxPriceEur: 50, minPriceEur: 5, dearFirst: false, looked: 500, limit: 100 };
  await listMatchingProducts({ ...index, client, db: drizzle(client, { schema }) }, query);
  const [hits] = asked as { readonly sql: string; readonly args: [] }[];
  const { rows } = await index.client.execute({ sql: `explain query plan ${hits?.sql}`, args: hits?.args ?? [] });
  const plan = rows.map(({ detail }) => String(detail));
  expect(plan).toContainEqual(expect.stringMatching(/^SEARCH products USING COVERING INDEX products_priced/));
  index.close();
});
