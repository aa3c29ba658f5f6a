import { join } from 'node:path';
import { inject } from 'vitest';
import type { DomainName } from '../../src/core/domain/domain-name.ts';
import type { SiteRecord } from '../../src/core/site/site-record.ts';
import type { StoredSite } from '../../src/core/site/stored-site.ts';
import {
  type ArtifactDatabase,
  type IndexDatabase,
  openArtifactDatabase,
  openIndexDatabase,
} from '../../src/store/open-database.ts';
import { openRemoteIndexDatabase } from '../../src/store/open-remote-database.ts';
import { type RememberOptions, remember } from '../../src/store/remember.ts';
import { loadSites } from '../../src/store/sites/load-sites.ts';
import { atEnd } from './at-end.ts';
import { putEmptyIndex } from './empty-index.ts';
import { startLibsqlServer } from './libsql-server.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { allDone } from './under-way.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the project's tests keep the served database; each project of tests says it. */
    readonly indexPlace: 'file' | 'server';
  }
}

/** A new served database in a file or on a server of its own; closed when the suite ends. */
export async function newIndex(): Promise<IndexDatabase> {
  const database = await (inject('indexPlace') === 'server' ? openOnServer() : openInFile());
  atEnd(async () => {
    await allDone();
    database.close();
  });
  return database;
}

async function openInFile(): Promise<IndexDatabase> {
  return openIndexDatabase({ url: await putEmptyIndex(await temporaryFolder()) });
}

/** As functions open it: they never change the schema, the build does, with the client that has files, too. */
async function openOnServer(): Promise<IndexDatabase> {
  const url = await startLibsqlServer();
  (await openIndexDatabase({ url })).close();
  return openRemoteIndexDatabase({ url });
}

/** A new database of what was fetched, in a file or on a server of its own; closed when the suite ends. */
export async function newArtifacts(): Promise<ArtifactDatabase> {
  const isServed = inject('indexPlace') === 'server';
  const url = isServed ? await startLibsqlServer() : `file:${join(await temporaryFolder(), 'artifacts.db')}`;
  const database = await openArtifactDatabase({ url });
  atEnd(() => database.close());
  return database;
}

/** Remembers a record as the build does; the visit's key is its moment, unless told otherwise. */
export function rememberRecord(
  index: IndexDatabase,
  record: SiteRecord,
  options: Partial<RememberOptions> = {},
): Promise<void> {
  const { startedAt } = record.visit;
  return remember(index, record, {
    rulesVersion: '1.1',
    visitKey: startedAt,
    nextVisitAt: '2027-01-01T00:00:00.000Z',
    ...options,
  });
}

/** A site as it is shown; throws when it is unknown. */
export async function shown(index: IndexDatabase, domain: DomainName | string): Promise<StoredSite> {
  const [site] = await loadSites(index, [domain]);
  if (!site) throw new Error(`${domain} is not in the index`);
  return site;
}

/** The rows of a raw query as plain objects. */
export async function rows(
  database: IndexDatabase | ArtifactDatabase,
  query: string,
): Promise<Record<string, unknown>[]> {
  const { rows: found, columns } = await database.client.execute(query);
  return found.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])));
}
