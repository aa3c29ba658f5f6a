import { beforeEach, describe, expect, test } from 'vitest';
import { readHere } from '../../../src/build/read/read-here.ts';
import { readInPool } from '../../../src/build/read/read-pool.ts';
import { readSites } from '../../../src/build/read/read-sites.ts';
import { CRITERIA_COUNT } from '../../../src/core/readiness/criteria-count.ts';
import { NEVER } from '../../../src/core/site/next-visit.ts';
import { type ArtifactDatabase, type IndexDatabase, openArtifactDatabase } from '../../../src/store/open-database.ts';
import { listLatestVisits, loadTimings } from '../../../src/store/sites/sites-due.ts';
import { saveVisit } from '../../../src/store/visits/save-visit.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { newIndex, rows, shown } from '../../support/test-index.ts';
import { resource, visit } from '../../support/visit.ts';

let index: IndexDatabase;
let location: { readonly url: string };
let artifacts: ArtifactDatabase;
beforeEach(async () => {
  index = await newIndex();
  location = { url: `file:${await temporaryFolder()}/artifacts.db` };
  artifacts = await openArtifactDatabase(location);
  return () => artifacts.close();
});

const FIRST = '2026-03-02T08:00:00.000Z';
const SECOND = '2026-03-09T08:00:00.000Z';
const THIRD = '2026-03-16T08:00:00.000Z';
const blocked = { outcome: 'blocked', reason: 'A bot wall stands in the way.' } as const;

function page(host: string, more = ''): ReturnType<typeof resource>[] {
  const text = 'We bake sourdough bread, rye bread and cinnamon rolls every morning in the middle of Bristol.';
  const html = `<html lang="en"><title>${host}</title><body><main><h1>Bakery ${host}</h1><p>${text}</p>${more}</main></body></html>`;
  return [resource(`https://${host}/`, html, { fetchedAt: FIRST })];
}

async function readDue(): Promise<{ read: number; faults: readonly { domain: string; fault: string }[] }> {
  const { readAll } = readHere(artifacts);
  return readSites({ index, readAll, visits: await listLatestVisits(artifacts), onProgress: () => {} });
}

async function timingOf(host: string) {
  return (await loadTimings(index, [host])).get(host);
}

const oldRules = (host: string) =>
  index.client.execute({ sql: "update sites set rules_version = 'older' where domain = ?", args: [host] });

describe('reading what was kept', () => {
  test('gives each site a document and a score; what was read is not read again', async () => {
    await saveVisit(artifacts, visit('bread.example', FIRST, page('bread.example')));
    expect(await readDue()).toEqual({ read: 1, faults: [] });
    const site = await shown(index, 'bread.example');
    expect(site).toMatchObject({ status: 'active', version: 1, updatedAt: FIRST });
    expect(site.document?.lawp.pages['/']?.content).toContain('sourdough');
    expect(site.scan?.criteria).toHaveLength(CRITERIA_COUNT);
    expect(await readDue()).toEqual({ read: 0, faults: [] });
    expect(await shown(index, 'bread.example')).toEqual(site);
  });

  test.each(['here', 'in processes'])(
    '%s ends between two sites when it is stopped; the next run reads the rest',
    async (where) => {
      const hosts = ['a.example', 'b.example', 'c.example', 'd.example'];
      for (const host of hosts) await saveVisit(artifacts, visit(host, FIRST, page(host)));
      const readAll = where === 'here' ? readHere(artifacts).readAll : readInPool(location);
      const stop = new AbortController();
      const onProgress = ({ done }: { readonly done: number }) => done === 1 && stop.abort(new Error('stopped'));
      const visits = await listLatestVisits(artifacts);
      await expect(readSites({ index, readAll, visits, onProgress, signal: stop.signal })).rejects.toThrow('stopped');
      expect(await readDue()).toEqual({ read: 3, faults: [] });
    },
  );

  test('by new rules that give the same changes nothing that is shown', async () => {
    await saveVisit(artifacts, visit('bread.example', FIRST, page('bread.example')));
    await readDue();
    const [before, timing] = [await shown(index, 'bread.example'), await timingOf('bread.example')];
    await oldRules('bread.example');
    expect(await readDue()).toEqual({ read: 1, faults: [] });
    expect(await shown(index, 'bread.example')).toEqual(before);
    expect(await timingOf('bread.example')).toEqual(timing);
    expect(await rows(index, "select * from scans where domain = 'bread.example'")).toHaveLength(1);
  });

  test('a visit without pages after a good one keeps the document and counts as a failure', async () => {
    await saveVisit(artifacts, visit('wall.example', FIRST, page('wall.example')));
    await readDue();
    const good = await shown(index, 'wall.example');
    await saveVisit(artifacts, visit('wall.example', SECOND, [], blocked));
    expect(await readDue()).toEqual({ read: 1, faults: [] });
    const site = await shown(index, 'wall.example');
    expect(site).toMatchObject({ status: 'blocked', document: good.document, scan: good.scan, changedAt: SECOND });
    expect(await timingOf('wall.example')).toMatchObject({ failures: 1, nextVisitAt: '2026-03-10T08:00:00.000Z' });

    await saveVisit(artifacts, visit('wall.example', THIRD, [], blocked));
    await readDue();
    expect(await timingOf('wall.example')).toMatchObject({ failures: 2, nextVisitAt: '2026-03-18T08:00:00.000Z' });
    expect((await shown(index, 'wall.example')).changedAt).toBe(SECOND);
  });

  test('by new rules neither counts a failure again nor moves the next visit', async () => {
    await saveVisit(artifacts, visit('wall.example', FIRST, page('wall.example')));
    await saveVisit(artifacts, visit('wall.example', SECOND, [], blocked));
    await readDue();
    const timing = await timingOf('wall.example');
    expect(timing).toMatchObject({ failures: 1 });
    await oldRules('wall.example');
    expect(await readDue()).toEqual({ read: 1, faults: [] });
    expect(await timingOf('wall.example')).toEqual(timing);
    expect(await shown(index, 'wall.example')).toMatchObject({ status: 'blocked', version: 1 });
  });

  test('both visits of a site that is new are read, oldest first', async () => {
    await saveVisit(artifacts, visit('both.example', FIRST, page('both.example')));
    await saveVisit(artifacts, visit('both.example', SECOND, [], blocked));
    expect(await readDue()).toEqual({ read: 1, faults: [] });
    expect(await shown(index, 'both.example')).toMatchObject({ status: 'blocked', version: 1, updatedAt: FIRST });
    expect(await readDue()).toEqual({ read: 0, faults: [] });
  });

  test('an interruption between the two visits of a site loses none of them', async () => {
    await saveVisit(artifacts, visit('both.example', FIRST, page('both.example')));
    await saveVisit(artifacts, visit('both.example', SECOND, [], blocked));
    await readDue();
    const { visitKey } = (await timingOf('both.example')) ?? { visitKey: '' };
    const [first = ''] = visitKey.split('+');
    await index.client.execute({
      sql: "update sites set visit_key = ?, status = 'active' where domain = 'both.example'",
      args: [first],
    });
    expect(await readDue()).toEqual({ read: 1, faults: [] });
    expect(await shown(index, 'both.example')).toMatchObject({ status: 'blocked', version: 1 });
    expect(await timingOf('both.example')).toMatchObject({ visitKey });
  });
});

describe('archives', () => {
  test('a site of an archive is never due', async () => {
    await saveVisit(
      artifacts,
      visit('archived.example', FIRST, page('archived.example'), { source: 'warc', outcome: 'partial' }),
    );
    await readDue();
    expect(await timingOf('archived.example')).toMatchObject({ nextVisitAt: NEVER });
  });

  test('a newer archive changes nothing about when a site is visited', async () => {
    await saveVisit(artifacts, visit('mixed.example', FIRST, page('mixed.example')));
    await readDue();
    const { nextVisitAt } = (await timingOf('mixed.example')) ?? {};
    await saveVisit(
      artifacts,
      visit('mixed.example', SECOND, page('mixed.example', '<p>New.</p>'), { source: 'warc', outcome: 'partial' }),
    );
    await readDue();
    expect(await timingOf('mixed.example')).toMatchObject({ nextVisitAt });
    expect((await shown(index, 'mixed.example')).updatedAt).toBe(SECOND);
  });

  test('an older archive gives a document to a site that we could not read, and leaves its status', async () => {
    await saveVisit(artifacts, visit('late.example', SECOND, [], blocked));
    await readDue();
    expect(await shown(index, 'late.example')).toMatchObject({ status: 'blocked', document: null });
    await saveVisit(
      artifacts,
      visit('late.example', FIRST, page('late.example'), { source: 'warc', outcome: 'partial' }),
    );
    await readDue();
    const site = await shown(index, 'late.example');
    expect(site).toMatchObject({ status: 'blocked', statusReason: expect.stringMatching(/\w/), updatedAt: FIRST });
    expect(site.document?.lawp.pages['/']?.content).toContain('sourdough');
  });
});

describe('a fault of ours', () => {
  test('costs only its own site, and is told', async () => {
    const hosts = ['ok-1.example', 'broken.example', 'ok-2.example'];
    for (const host of hosts) await saveVisit(artifacts, visit(host, FIRST, page(host)));
    await artifacts.client.execute({
      sql: "update artifacts set body = ? where hash = (select hash from visit_artifacts where domain = 'broken.example')",
      args: [new Uint8Array([1, 2, 3])],
    });
    const { read, faults } = await readDue();
    expect(read).toBe(2);
    expect(faults.map(({ domain }) => domain)).toEqual(['broken.example']);
    expect(await shown(index, 'ok-2.example')).toMatchObject({ version: 1 });
  });

  test('many sites are read by several processes and none is left out', async () => {
    const hosts = Array.from({ length: 45 }, (_, at) => `crowd${at}.example`);
    for (const host of hosts) await saveVisit(artifacts, visit(host, FIRST, page(host)));
    const done: number[] = [];
    const visits = (await listLatestVisits(artifacts)).filter(({ domain }) => domain.startsWith('crowd'));
    const result = await readSites({
      index,
      readAll: readInPool(location, { readers: 2 }),
      visits,
      onProgress: (step) => done.push(step.done),
    });
    expect(result).toEqual({ read: 45, faults: [] });
    expect(done).toEqual(Array.from({ length: 46 }, (_, at) => at));
    expect(await rows(index, "select domain from sites where domain like 'crowd%' and version = 1")).toHaveLength(45);
  });

  test('a database that can take no more ends the reading with its sentence', async () => {
    const [count] = await rows(index, 'pragma page_count');
    await index.client.execute(`pragma max_page_count = ${Number(count?.page_count)}`);
    const long = `<p>${'A long and plain sentence about the many kinds of bread. '.repeat(4000)}</p>`;
    for (let at = 0; at < 30; at++)
      await saveVisit(artifacts, visit(`late${at}.example`, FIRST, page(`late${at}.example`, long)));
    await expect(readDue()).rejects.toMatchObject({ code: 'disk_full' });
    await index.client.execute('pragma max_page_count = 1000000');
    expect((await readDue()).faults).toEqual([]);
    expect(await rows(index, "select domain from sites where domain like 'late%' and version = 1")).toHaveLength(30);
  });
});
