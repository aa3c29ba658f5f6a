import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasLibsqlServer } from '../../scripts/processes/libsql-process.ts';
import { createServices } from '../../src/services/create-services.ts';
import { openIndexDatabase } from '../../src/store/open-database.ts';
import { openRemoteIndexDatabase } from '../../src/store/open-remote-database.ts';
import { serviceDeps } from '../support/api.ts';
import { startLibsqlServer } from '../support/libsql-server.ts';

const MIGRATIONS = new URL('../../src/store/migrations/', import.meta.url);

test.runIf(hasLibsqlServer)(
  'functions go on reading and writing when the next deploy has added to the schema',
  async () => {
    const url = await startLibsqlServer();
    const built = await openIndexDatabase({ url });
    await built.client.batch([
      'alter table suggestions add column asked_by text',
      'create table later (id integer primary key)',
      `insert into __drizzle_migrations (hash, created_at) values ('later', ${Date.now() + 1e9})`,
    ]);
    built.close();
    const index = await openRemoteIndexDatabase({ url });
    const services = createServices(serviceDeps(index, () => new Date()));
    expect(await services.suggestSite({ domain: 'example.com', path: '/' })).toMatchObject({ ok: true });
    expect(await services.getSuggestion({ domain: 'example.com' })).toMatchObject({
      ok: true,
      value: { status: 'queued' },
    });
    index.close();
  },
);

test('migrations only add: what runs on the schema before them still does', () => {
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
  const taking = files.filter((name) => {
    const sql = readFileSync(new URL(name, MIGRATIONS), 'utf8');
    return /\b(drop (table|column)|rename (to|column))\b/i.test(sql);
  });
  expect(taking, 'Mend: add beside the old, and take the old away a release later').toEqual([]);
});
