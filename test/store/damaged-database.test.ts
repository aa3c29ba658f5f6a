import { copyFile, open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { openArtifactDatabase, openIndexDatabase } from '../../src/store/open-database.ts';
import { countSites } from '../../src/store/sites/site-counts.ts';
import { listLatestVisits } from '../../src/store/sites/sites-due.ts';
import { saveVisit } from '../../src/store/visits/save-visit.ts';
import { siteRecord } from '../support/site-record.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { rememberRecord } from '../support/test-index.ts';
import { resource, visit } from '../support/visit.ts';

const AT = '2026-03-02T08:00:00.000Z';
/** Bytes of one page of a file. */
const PAGE = 4096;
/** What was written is in the file itself. */
const CHECKPOINT = 'pragma wal_checkpoint(truncate)';
const folder = await temporaryFolder();
const urlOf = (name: string): string => pathToFileURL(join(folder, name)).href;

beforeAll(async () => {
  const index = await openIndexDatabase({ url: urlOf('whole-index.db') });
  for (let at = 0; at < 20; at++) await rememberRecord(index, siteRecord(`site-${at}.example`, AT));
  await index.client.execute(CHECKPOINT);
  index.close();
  const artifacts = await openArtifactDatabase({ url: urlOf('whole-artifacts.db') });
  for (let at = 0; at < 20; at++)
    await saveVisit(
      artifacts,
      visit(`site-${at}.example`, AT, [resource(`https://site-${at}.example/`, `page ${at}`)]),
    );
  await artifacts.client.execute(CHECKPOINT);
  artifacts.close();
});

/** A copy of a file of ours in which a part of each page is spoilt. */
async function spoil(whole: string, name: string, firstPage: number): Promise<string> {
  const path = join(folder, name);
  await copyFile(join(folder, whole), path);
  const file = await open(path, 'r+');
  const { size } = await stat(path);
  for (let page = firstPage; page < size / PAGE; page++) await file.write(Buffer.alloc(64, 0xa5), 0, 64, page * PAGE);
  await file.close();
  return path;
}

describe('a damaged file', () => {
  test('of the index is told by its name and its mend, whoever reads it', async () => {
    const path = await spoil('whole-index.db', 'index.db', 1);
    const use = async () => {
      const index = await openIndexDatabase({ url: pathToFileURL(path).href });
      try {
        return [await countSites(index), await index.client.execute('select * from sites')];
      } finally {
        index.close();
      }
    };
    const fault = await use().then(String, toldOf);
    expect(fault).toEqual([
      'damaged',
      `${path} is damaged; put a backup in its place, or move it away with its -wal and -shm files: sites are read again at the next build, but keys, claims and what owners saved are only in a backup.`,
    ]);
  });

  test('of fetched pages is told by its name and its mend', async () => {
    const path = await spoil('whole-artifacts.db', 'artifacts.db', 2);
    const use = async () => {
      const artifacts = await openArtifactDatabase({ url: pathToFileURL(path).href });
      try {
        return await listLatestVisits(artifacts);
      } finally {
        artifacts.close();
      }
    };
    expect(await use().then(String, toldOf)).toEqual([
      'damaged',
      `${path} is damaged; put a backup in its place, or move it away with its -wal and -shm files: it is made anew, and the pages in it are fetched again.`,
    ]);
  });

  test('whose first bytes are others is none of ours, as any other file', async () => {
    const path = await spoil('whole-index.db', 'other.db', 0);
    const opened = openIndexDatabase({ url: pathToFileURL(path).href });
    expect(await opened.then(String, toldOf)).toEqual([
      'not_a_database',
      `${path} is not a Waymark database; move it away, or set DATA_DIR to another folder.`,
    ]);
  });
});

/** Of a fault, or of what caused it: the library of queries wraps what it was thrown. */
function toldOf(fault: { code?: unknown; message: string; cause?: unknown }): unknown {
  return fault.code === undefined && fault.cause instanceof Error ? toldOf(fault.cause) : [fault.code, fault.message];
}
