import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { datasetName, importCommand } from '../../scripts/terminal/import-command.ts';
import { exitCodeOf } from '../../scripts/terminal/run-command.ts';
import { listQueuedJobs } from '../../src/store/jobs/jobs.ts';
import { countMapPoints } from '../../src/store/map-points.ts';
import { openArtifactDatabase, openIndexDatabase } from '../../src/store/open-database.ts';
import { findSuggestion } from '../../src/store/suggestions.ts';
import { atEnd } from '../support/at-end.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = await temporaryFolder();
const settings = { DATA_DIR: folder };
const index = await openIndexDatabase({ url: `file:${folder}/waymark.db` });
const artifacts = await openArtifactDatabase({ url: `file:${folder}/artifacts.db` });
atEnd(() => {
  index.close();
  artifacts.close();
});

function shop(id: number, website: string, kind: Record<string, string> = { shop: 'books' }) {
  return { type: 'node', id, lat: 56.15, lon: 10.2, tags: { name: `Shop ${id}`, website, ...kind } };
}

async function extract(name: string, elements: readonly object[]): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, JSON.stringify({ elements }));
  return path;
}

test('an extract is imported under the name of what it covers, and forgotten under it', async () => {
  const path = await extract('aarhus-latest.json', [shop(1, 'https://one.com'), shop(2, 'https://two.com')]);
  await importCommand([path, '--json'], settings);
  expect(await countMapPoints(artifacts, 'aarhus')).toBe(2);
  await importCommand(['--remove', 'aarhus', '--json'], settings);
  expect(await countMapPoints(artifacts, 'aarhus')).toBe(0);
  await expect(importCommand(['--remove', 'aarhus'], settings)).rejects.toThrow('nothing was imported yet');
});

test('new sites are suggested only when asked for, as many as asked for, and never private or others’ ones', async () => {
  const path = await extract('new.json', [
    shop(1, 'http://192.168.0.1/'),
    shop(2, 'http://intranet.local/'),
    shop(3, 'https://shop.example/'),
    shop(4, 'https://guide-of-shops.com/shops/4'),
    shop(5, 'https://no-kind.com/', {}),
    shop(6, 'https://www.facebook.com/shop6'),
    shop(7, 'https://www.first-books.com/'),
    shop(8, 'https://second-books.com'),
    shop(9, 'https://third-books.com'),
  ]);
  const queued = async () => (await listQueuedJobs(index, 'visit', 20)).map(({ domain }) => domain);
  await importCommand([path, '--json'], settings);
  expect(await queued()).toEqual([]);
  await importCommand([path, '--propose', '2', '--json'], settings);
  expect(await queued()).toEqual(['first-books.com', 'second-books.com']);
  expect(await findSuggestion(index, 'first-books.com')).toMatchObject({ status: 'queued' });
  await importCommand([path, '--propose', '20', '--json'], settings);
  expect(await queued()).toEqual(['first-books.com', 'second-books.com', 'third-books.com']);
});

test('a wrong call ends with 2, a file that cannot be read with 1', async () => {
  const broken = join(folder, 'broken.json');
  await writeFile(broken, '{"elements": [');
  const codes = [
    [],
    ['a.pbf', 'b.pbf'],
    ['a.pbf', '--propose', 'many'],
    ['a.pbf', '--propose', '1e3'],
    ['a.pbf', '--dataset', '???'],
    ['--remove', 'x', 'a.pbf'],
    ['--unknown'],
  ].map((words) => exitCodeOf(() => importCommand(words, settings)));
  expect(await Promise.all(codes)).toEqual([2, 2, 2, 2, 2, 2, 2]);
  expect(await exitCodeOf(() => importCommand([broken], settings))).toBe(1);
  expect(await exitCodeOf(() => importCommand([join(folder, 'none.pbf')], settings))).toBe(1);
});

test.each([
  ['/maps/denmark-latest.osm.pbf', 'denmark'],
  ['denmark-261201.osm.pbf', 'denmark'],
  ['Denmark', 'denmark'],
  ['Cafés of Århus 2026-12-01.geojson', 'cafés-of-århus-2026-12-01'],
  ['baden-wuerttemberg.osm.pbf', 'baden-wuerttemberg'],
])('%s is of %s', (file, name) => {
  expect(datasetName(file)).toBe(name);
});
