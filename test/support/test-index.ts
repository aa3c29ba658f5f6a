import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { DomainName } from '../../src/core/domain/domain-name.ts';
import type { SiteRecord } from '../../src/core/site/site-record.ts';
import type { StoredSite } from '../../src/core/site/stored-site.ts';
import { loadSites } from '../../src/store/load-sites.ts';
import {
  type ArtifactDatabase,
  type IndexDatabase,
  openArtifactDatabase,
  openIndexDatabase,
} from '../../src/store/open-database.ts';
import { type RememberOptions, remember } from '../../src/store/remember.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A new served database in a file of its own; closed when the suite ends. */
export async function newIndex(): Promise<IndexDatabase> {
  const database = await openIndexDatabase({ url: `file:${join(await temporaryFolder(), 'waymark.db')}` });
  afterAll(() => database.close());
  return database;
}

/** A new database of what was fetched in a file of its own; closed when the suite ends. */
export async function newArtifacts(): Promise<ArtifactDatabase> {
  const database = await openArtifactDatabase({ url: `file:${join(await temporaryFolder(), 'artifacts.db')}` });
  afterAll(() => database.close());
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
  const [site] = await loadSites(index, [domain], () => null);
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
