import { copyFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { sampleDomain } from '../../../scripts/samples/sample-visit.ts';
import { takeInArchive } from '../../../src/build/visit/take-in-archive.ts';
import type { Progress } from '../../../src/core/progress.ts';
import { WarcFileError } from '../../../src/crawl/warc/warc-file-error.ts';
import type { ArtifactDatabase } from '../../../src/store/open-database.ts';
import { loadVisits } from '../../../src/store/visits/load-visit.ts';
import { saveVisit } from '../../../src/store/visits/save-visit.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { newArtifacts, rows } from '../../support/test-index.ts';
import { resource, visit } from '../../support/visit.ts';
import { httpAnswer, packEach, pageRecord, warcRecord } from '../../support/warc-file.ts';

const folder = await temporaryFolder();
const clock = () => new Date('2026-03-02T08:00:00.000Z');
const HOSTS = ['a.example', 'b.example', 'c.example'];

async function archive(name: string, parts: readonly Uint8Array[]): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, Buffer.concat(parts));
  return path;
}

/** Pages of the sites in turn, so that each site's records lie far from each other. */
function pages(perSite: number): Buffer[] {
  return Array.from({ length: perSite }, (_, at) =>
    HOSTS.map((host) => pageRecord(`https://${host}/${at === 0 ? '' : `page-${at}`}`, `<p>Page ${at} of ${host}</p>`)),
  ).flat();
}

async function keptRows(database: ArtifactDatabase): Promise<unknown[]> {
  return Promise.all(
    ['site_visits', 'visit_artifacts', 'archive_pages', 'archives'].map((table) =>
      rows(database, `select * from ${table}`),
    ),
  );
}

describe('an archive', () => {
  test('becomes one kept visit a site, without asking anyone', async () => {
    const database = await newArtifacts();
    const path = await archive('three.warc.gz', packEach(pages(5)));
    const told: Progress[] = [];
    const taken = await takeInArchive({ database, path, clock, onProgress: (step) => told.push(step) });
    expect(taken).toEqual({ name: 'three.warc.gz', pages: 15, sites: 3, broken: [] });
    for (const host of HOSTS) {
      const [kept] = await loadVisits(database, sampleDomain(host));
      expect(kept?.visit).toMatchObject({
        source: 'warc',
        outcome: 'partial',
        startedAt: expect.stringMatching(/^2026-01-02T03:04:05/),
      });
      const home = kept?.visit.resources.find(({ role }) => role === 'home');
      expect(new TextDecoder().decode(home?.body ?? undefined)).toBe(`<p>Page 0 of ${host}</p>`);
      expect(kept?.visit.resources.filter(({ role }) => role === 'page')).toHaveLength(4);
    }
    expect(told.at(-1)).toMatchObject({ phase: 'visit', done: 3, total: 3 });
    expect(await rows(database, 'select * from archive_pages')).toEqual([]);
  });

  test('of many small sites is written in few transactions', async () => {
    const database = await newArtifacts();
    const sites = Array.from({ length: 60 }, (_, at) => pageRecord(`https://small-${at}.example/`));
    const path = await archive('many.warc.gz', packEach(sites));
    const transactions = vi.spyOn(database.client, 'batch');
    expect(await takeInArchive({ database, path, clock, onProgress: () => {} })).toMatchObject({ sites: 60 });
    expect(transactions.mock.calls.length).toBeLessThan(6);
    expect(await rows(database, 'select count(*) visits from site_visits')).toEqual([{ visits: 60 }]);
  });

  test('that was taken in whole is not read again, wherever it lies; one that changed is', async () => {
    const database = await newArtifacts();
    const path = await archive('again.warc', pages(1));
    expect(await takeInArchive({ database, path, clock, onProgress: () => {} })).toMatchObject({ pages: 3, sites: 3 });
    const before = await keptRows(database);
    expect(await takeInArchive({ database, path, clock, onProgress: () => {} })).toEqual({
      name: 'again.warc',
      pages: 0,
      sites: 0,
      broken: [],
    });
    expect(await keptRows(database)).toEqual(before);
    await copyFile(path, join(folder, 'kept.warc'));
    await utimes(path, new Date(), new Date('2026-05-05T00:00:00Z'));
    expect(await takeInArchive({ database, path, clock, onProgress: () => {} })).toMatchObject({ pages: 3, sites: 3 });
  });

  test('interrupted at any moment ends the same when it is taken in again', async () => {
    const path = await archive('long.warc', pages(50));
    const whole = await newArtifacts();
    let steps = 0;
    await takeInArchive({ database: whole, path, clock, onProgress: () => steps++ });
    const interrupted = await newArtifacts();
    for (let at = 1; at <= steps; at++) {
      let step = 0;
      const killed = takeInArchive({
        database: interrupted,
        path,
        clock,
        onProgress: () => {
          if (++step === at) throw new Error('killed');
        },
      });
      await expect(killed).rejects.toThrow('killed');
    }
    await takeInArchive({ database: interrupted, path, clock, onProgress: () => {} });
    expect(await keptRows(interrupted)).toEqual(await keptRows(whole));
  });

  test('with broken records gives the rest, and says where each of them is', async () => {
    const database = await newArtifacts();
    const good = pageRecord('https://a.example/', '<p>Good</p>');
    const broken = warcRecord({ url: 'https://b.example/', block: 'this is no HTTP answer at all' });
    const late = pageRecord('https://c.example/', '<p>Late</p>');
    const taken = await takeInArchive({
      database,
      path: await archive('broken.warc', [good, broken, late]),
      clock,
      onProgress: () => {},
    });
    expect(taken).toMatchObject({ pages: 2, sites: 2 });
    expect(taken.broken).toHaveLength(1);
    expect(taken.broken[0]).toMatch(new RegExp(`^broken\\.warc, byte ${good.byteLength}: \\S`));
  });

  test('that is none is refused with a sentence, and nothing is kept of it', async () => {
    const database = await newArtifacts();
    const path = await archive('letter.warc', [Buffer.from('Dear operator, this is only a letter.\n'.repeat(50))]);
    const refused = await takeInArchive({ database, path, clock, onProgress: () => {} }).catch(
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(WarcFileError);
    expect(await keptRows(database)).toEqual([[], [], [], []]);

    // The same database again: an archive older than what is kept leaves it alone.
    const newer = visit('a.example', '2026-02-01T00:00:00.000Z', [resource('https://a.example/', 'seen by ourselves')]);
    await saveVisit(database, newer);
    const answer = httpAnswer('<p>Older</p>');
    const older = warcRecord({ url: 'https://a.example/', date: '2026-01-02T03:04:05Z', block: answer });
    await takeInArchive({ database, path: await archive('older.warc', [older]), clock, onProgress: () => {} });
    expect((await loadVisits(database, sampleDomain('a.example'))).map((kept) => kept.visit)).toEqual([newer]);
  });
});
