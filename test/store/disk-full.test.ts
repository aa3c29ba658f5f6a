import { beforeEach, expect, test } from 'vitest';
import { sampleDomain } from '../../scripts/samples/sample-visit.ts';
import { StoreError } from '../../src/store/database/store-error.ts';
import { takeBuilderLease } from '../../src/store/jobs/builder-lease.ts';
import type { ArtifactDatabase, IndexDatabase } from '../../src/store/open-database.ts';
import { clearArchivePages, finishArchive, saveArchivePages } from '../../src/store/visits/archive-pages.ts';
import { loadVisits } from '../../src/store/visits/load-visit.ts';
import { saveVisit } from '../../src/store/visits/save-visit.ts';
import { siteDocument, siteRecord } from '../support/site-record.ts';
import { newArtifacts, newIndex, rememberRecord, rows, shown } from '../support/test-index.ts';
import { resource, visit } from '../support/visit.ts';

const MONDAY = '2026-03-02T08:00:00.000Z';
const TUESDAY = '2026-03-03T08:00:00.000Z';
let index: IndexDatabase;
let artifacts: ArtifactDatabase;
beforeEach(async () => {
  [index, artifacts] = await Promise.all([newIndex(), newArtifacts()]);
});

/** Lets the file grow no further, as a full disk does. */
async function fill(database: IndexDatabase | ArtifactDatabase): Promise<void> {
  const [count] = await rows(database, 'pragma page_count');
  await database.client.execute(`pragma max_page_count = ${Number(count?.page_count)}`);
}

async function free(database: IndexDatabase | ArtifactDatabase): Promise<void> {
  await database.client.execute('pragma max_page_count = 1000000');
}

async function expectFull(work: Promise<unknown>, where: string): Promise<void> {
  const error = await work.catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(StoreError);
  expect(error).toMatchObject({
    code: 'disk_full',
    message: `The disk of ${where} is full; free some space and start again, nothing is lost.`,
  });
}

/** Text that does not shrink when it is compressed. */
function noise(length: number): string {
  let state = 1;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (state % 90));
  }).join('');
}

test('a full disk is one clear sentence, and what was known stays as it was', async () => {
  await rememberRecord(index, siteRecord('full.example', MONDAY));
  const before = await shown(index, 'full.example');
  const pages = { '/': { title: 'Long', content: noise(200_000) } };
  const changed = siteRecord('full.example', TUESDAY, { document: siteDocument('full.example', { lawp: { pages } }) });
  await fill(index);
  await expectFull(rememberRecord(index, changed), index.where);
  expect(await shown(index, 'full.example')).toEqual(before);

  await free(index);
  await rememberRecord(index, changed);
  expect(await shown(index, 'full.example')).toMatchObject({ version: 2, lastVisitedAt: TUESDAY });
});

test('a visit that does not fit leaves the kept one whole', async () => {
  const kept = visit('artifacts.example', MONDAY, [resource('https://artifacts.example/', 'small')]);
  await saveVisit(artifacts, kept);
  const large = visit('artifacts.example', TUESDAY, [resource('https://artifacts.example/', noise(400_000))]);
  await fill(artifacts);
  await expectFull(saveVisit(artifacts, large), artifacts.where);
  expect((await loadVisits(artifacts, sampleDomain('artifacts.example'))).map((found) => found.visit)).toEqual([kept]);

  await free(artifacts);
  await saveVisit(artifacts, large);
  expect((await loadVisits(artifacts, sampleDomain('artifacts.example'))).map((found) => found.visit)).toEqual([large]);
});

const PAGES_OF_ARCHIVE = [0, 1].map((at) => ({
  domain: sampleDomain('archive.example'),
  resource: resource(`https://archive.example/${at}`, noise(300_000 + at)),
}));

test('records of an archive that do not fit are all or nothing', async () => {
  await fill(artifacts);
  await expectFull(saveArchivePages(artifacts, 'key', 0, PAGES_OF_ARCHIVE), artifacts.where);
  expect(await rows(artifacts, "select * from archive_pages where archive = 'key'")).toEqual([]);
  await free(artifacts);
  await saveArchivePages(artifacts, 'key', 0, PAGES_OF_ARCHIVE);
});

test('every other writer says the same', async () => {
  const refuseWrites =
    "create trigger full_disk before insert on %s begin select raise(fail, 'database or disk is full'); end";
  await saveArchivePages(artifacts, 'key', 0, PAGES_OF_ARCHIVE);
  await artifacts.client.execute(refuseWrites.replace('%s', 'archives'));
  const archive = { key: 'late', name: 'x', pages: 0, sites: 0, finishedAt: MONDAY };
  await expectFull(finishArchive(artifacts, archive), artifacts.where);
  await artifacts.client.execute(
    refuseWrites.replace('full_disk', 'full_clear').replace('insert', 'delete').replace('%s', 'archive_pages'),
  );
  await expectFull(clearArchivePages(artifacts, 'key'), artifacts.where);
  await index.client.execute(refuseWrites.replace('%s', 'meta'));
  await expectFull(
    takeBuilderLease(index, () => 0),
    index.where,
  );
});
