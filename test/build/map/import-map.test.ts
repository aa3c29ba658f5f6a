import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { type PbfThing, pbfBlock, pbfHeader } from '../../../scripts/samples/pbf-writer.ts';
import { importMap, removeMap } from '../../../src/build/map/import-map.ts';
import { readHere } from '../../../src/build/read/read-here.ts';
import { readSites } from '../../../src/build/read/read-sites.ts';
import { listQueuedJobs } from '../../../src/store/jobs/jobs.ts';
import type { ArtifactDatabase, IndexDatabase } from '../../../src/store/open-database.ts';
import { listKeptVisits } from '../../../src/store/sites/sites-due.ts';
import { saveVisit } from '../../../src/store/visits/save-visit.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { newArtifacts, newIndex, rows, shown } from '../../support/test-index.ts';
import { resource, visit } from '../../support/visit.ts';

const folder = await temporaryFolder();
let artifacts: ArtifactDatabase;
let index: IndexDatabase;
beforeEach(async () => {
  [artifacts, index] = await Promise.all([newArtifacts(), newIndex()]);
});
const VISITED = '2026-03-02T08:00:00.000Z';

/** A site of one page with these words on it. */
async function keep(host: string, name: string, words = ''): Promise<void> {
  const text = 'We bake sourdough bread, rye bread and cinnamon rolls every morning, and sell them over the counter.';
  const html = `<html lang="en"><title>${name}</title><main><h1>${name}</h1><p>${text}</p>${words}</main></html>`;
  const page = resource(`https://${host}/`, html, { fetchedAt: VISITED });
  await saveVisit(artifacts, visit(host, VISITED, [page]));
  await read([host]);
}

async function read(domains: readonly string[], since: string | null = null): Promise<void> {
  const visits = await listKeptVisits(artifacts, domains as never);
  const anew = new Map(since === null ? [] : domains.map((domain) => [domain, since]));
  expect(
    await readSites({ index, readAll: readHere(artifacts).readAll, visits, anew, onProgress: () => {} }),
  ).toMatchObject({ faults: [] });
}

interface Imports {
  readonly dataset?: string;
  readonly file?: string;
}

/** Imports things, and renews the sites that are told; gives those. */
async function imported(things: readonly PbfThing[], at: string, { dataset = 'island', file }: Imports = {}) {
  const path = join(folder, file ?? `${dataset}.osm.pbf`);
  if (file === undefined) await writeFile(path, Buffer.concat([pbfHeader(), pbfBlock(things)]));
  const result = await importMap({ index, artifacts, file: path, dataset, now: new Date(at), onProgress: () => {} });
  return { ...result, told: await renewTold(at) };
}

async function renewTold(at: string): Promise<string[]> {
  const jobs = await listQueuedJobs(index, 'map', 100);
  const told = jobs.map(({ domain }) => domain).sort();
  await read(told, at);
  await index.client.execute("update jobs set status = 'done'");
  return told;
}

let next = 1;
function node(tags: Record<string, string>, id = next++): PbfThing {
  return { type: 'node', id, lat: 56.1567 + id / 1000, lon: 10.2108, tags };
}

async function business(host: string) {
  const { document } = await shown(index, host);
  return { ...document?.lawp.business, origin: document?.businessOrigin, map: document?.map };
}

const BAKERY = {
  name: 'Crumb Island',
  shop: 'bakery',
  website: 'https://www.crumb-island.com/',
  phone: '+45 86 12 34 56',
  opening_hours: 'Mo-Fr 07:00-17:00; PH off',
  'addr:street': 'Havnegade',
  'addr:housenumber': '4',
  'addr:postcode': '8000',
  'addr:city': 'Aarhus',
};

/** A bakery that is known, and is on the map. */
async function importIsland() {
  await keep('crumb-island.com', 'Crumb Island');
  return imported([node(BAKERY, 11)], '2026-03-03T08:00:00.000Z');
}

describe('an imported place', () => {
  test('gives the site of its domain what that does not say itself, with category, place and time zone', async () => {
    expect(await importIsland()).toMatchObject({
      points: 1,
      changed: 1,
      removed: 0,
      told: ['crumb-island.com'],
    });
    const site = await shown(index, 'crumb-island.com');
    expect(site.document?.lawp.business).toEqual({
      address: { street: 'Havnegade 4', postcode: '8000', city: 'Aarhus', country: 'DK' },
      telephone: '+45 86 12 34 56',
      opening_hours: [{ days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '07:00', closes: '17:00' }],
      closed_on_public_holidays: true,
      geo: { lat: 56.1677, lon: 10.2108 },
      source: 'map',
    });
    expect(site.document).toMatchObject({
      businessOrigin: 'map',
      category: { id: 'shop/bakery' },
      place: { name: 'Aarhus', timeZone: 'Europe/Copenhagen' },
      map: { elements: ['node/11'], parts: ['address', 'telephone', 'opening_hours', 'geo', 'category', 'place'] },
    });
    expect(site.scan?.criteria.find(({ id }) => id === 'business')).toMatchObject({
      state: 'met',
      evidence: {
        url: 'https://www.openstreetmap.org/node/11',
        found: 'Address, opening hours and phone on OpenStreetMap',
      },
    });
    expect(site).toMatchObject({ version: 2, updatedAt: '2026-03-03T08:00:00.000Z' });
    const [change] = await rows(index, "select json from changes where domain = 'crumb-island.com'");
    expect(JSON.parse(String(change?.json))).toMatchObject({ business: {}, criteria: { gained: ['business'] } });
  });

  test('imported again changes nothing, and nothing is told', async () => {
    await importIsland();
    const before = await shown(index, 'crumb-island.com');
    expect(await imported([node(BAKERY, 11)], '2026-03-04T08:00:00.000Z')).toMatchObject({ changed: 0, told: [] });
    expect(await shown(index, 'crumb-island.com')).toEqual(before);
    // Read anew by other rules it still says since when.
    await index.client.execute("update sites set rules_version = 'older'");
    await read(['crumb-island.com']);
    expect(await shown(index, 'crumb-island.com')).toEqual(before);
  });

  test('that says something else changes what is shown', async () => {
    await importIsland();
    const moved = { ...BAKERY, phone: '+45 86 00 00 01' };
    expect(await imported([node(moved, 11)], '2026-03-05T08:00:00.000Z')).toMatchObject({ changed: 1 });
    expect(await business('crumb-island.com')).toMatchObject({ telephone: '+45 86 00 00 01' });
  });

  test('of a second dataset stays when the first is imported again, and goes with its own', async () => {
    await importIsland();
    await keep('fjord-cheese.com', 'Fjord Cheese');
    const dairy = { name: 'Fjord Cheese', shop: 'cheese', website: 'fjord-cheese.com', phone: '+45 97 00 00 01' };
    const second = { dataset: 'mainland' };
    expect(await imported([node(dairy, 31)], '2026-03-06T08:00:00.000Z', second)).toMatchObject({
      removed: 0,
      told: ['fjord-cheese.com'],
    });
    expect(await imported([node(BAKERY, 11)], '2026-03-06T09:00:00.000Z')).toMatchObject({ removed: 0 });
    expect(await business('fjord-cheese.com')).toMatchObject({ telephone: '+45 97 00 00 01', origin: 'map' });
    const now = new Date('2026-03-06T10:00:00.000Z');
    await removeMap({ index, artifacts, dataset: 'mainland', now, onProgress: () => {} });
    expect(await renewTold(now.toISOString())).toEqual(['fjord-cheese.com']);
    expect(await business('fjord-cheese.com')).toEqual({ origin: null, map: undefined });
    expect(await business('crumb-island.com')).toMatchObject({ origin: 'map' });
  });

  test('that is in the extract no longer is taken from the site', async () => {
    await importIsland();
    const other = node({ name: 'Somebody', phone: '+45 55 55 55 50' });
    expect(await imported([other], '2026-03-07T08:00:00.000Z')).toMatchObject({
      removed: 1,
      told: ['crumb-island.com'],
    });
    expect(await business('crumb-island.com')).toEqual({ origin: null, map: undefined });
    expect((await shown(index, 'crumb-island.com')).scan?.criteria.find(({ id }) => id === 'business')?.state).toBe(
      'not_met',
    );
    expect(await rows(index, 'select * from map_elements')).toEqual([]);
  });

  test('never replaces what the site says; what it confirms counts, and what it says otherwise is told', async () => {
    const text = '<p>Quay Road 5, Whitby YO21 3PU</p><p>Phone: +44 1947 600 111</p>';
    await keep('quay-bread.co.uk', 'Quay Bread', `<address>${text}</address>`);
    expect(await business('quay-bread.co.uk')).toMatchObject({ telephone: '+44 1947 600 111', origin: 'text' });
    const onMap = {
      name: 'Quay Bread',
      website: 'https://quay-bread.co.uk',
      phone: '+44 1947 600111',
      email: 'us@quay-bread.co.uk',
    };
    await imported([node({ ...onMap, opening_hours: 'Sa 09:00-12:00' })], '2026-03-08T08:00:00.000Z');
    const site = await shown(index, 'quay-bread.co.uk');
    expect(site.document?.map).toMatchObject({ confirms: ['telephone'] });
    expect(site.document?.lawp.business).toMatchObject({ telephone: '+44 1947 600 111', email: 'us@quay-bread.co.uk' });
    expect(site.scan?.criteria.find(({ id }) => id === 'business')).toMatchObject({ state: 'met' });
    const wrong = { ...onMap, phone: '+44 1947 600222' };
    await imported([node(wrong)], '2026-03-09T08:00:00.000Z');
    const later = await shown(index, 'quay-bread.co.uk');
    expect(later.document?.lawp.business).toMatchObject({ telephone: '+44 1947 600 111' });
    expect(later.document?.notices).toContainEqual({
      code: 'map_differs',
      message: 'OpenStreetMap says otherwise: phone +44 1947 600222. What the site itself says is shown.',
    });
    expect(later.scan?.criteria.find(({ id }) => id === 'business')?.state).toBe('not_met');
  });
});

describe('a file that cannot be read', () => {
  test('changes nothing, even where it ends after many places', async () => {
    await importIsland();
    const before = await shown(index, 'crumb-island.com');
    const bytes = Buffer.concat([pbfHeader(), pbfBlock([node({ website: 'https://nobody.com' })]), Buffer.alloc(3)]);
    await writeFile(join(folder, 'cut.osm.pbf'), bytes);
    await expect(imported([], '2026-03-11T08:00:00.000Z', { file: 'cut.osm.pbf' })).rejects.toThrow(/ends within/);
    await writeFile(join(folder, 'none.geojson'), '{"features": []}');
    await expect(imported([], '2026-03-11T09:00:00.000Z', { file: 'none.geojson' })).rejects.toThrow(/--remove island/);
    expect(await renewTold('2026-03-11T10:00:00.000Z')).toEqual([]);
    expect(await shown(index, 'crumb-island.com')).toEqual(before);
  });
});
