import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type PbfThing, pbfBlob, pbfBlock, pbfHeader } from '../../scripts/samples/pbf-writer.ts';
import type { MapElement } from '../../src/map/map-element.ts';
import { readMapFile } from '../../src/map/read-map-file.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const KEYS = new Set(['website']);
const folder = await temporaryFolder();

async function read(name: string, bytes: string | Buffer): Promise<MapElement[]> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return readAll(path);
}

async function readAll(path: string): Promise<MapElement[]> {
  const elements: MapElement[] = [];
  for await (const element of readMapFile(path, { keys: KEYS })) elements.push(element);
  return elements;
}

const shown = ({ id, lat, lon, tags }: MapElement) =>
  `${id} ${lat.toFixed(4)} ${lon.toFixed(4)} ${tags.get('website')} ${tags.get('name')}`;

const node = (id: number, lat: number, lon: number, name = ''): PbfThing => ({
  type: 'node',
  id,
  lat,
  lon,
  ...(name === '' ? {} : { tags: { name, website: `https://${name}.example` } }),
});
const BAKERY = 'node/7 56.1500 -10.2000 https://bager.example bager';

describe('a PBF file', () => {
  it('gives tagged nodes, and ways and relations with the middle of the nodes they are made of', async () => {
    const found = await read(
      'small.osm.pbf',
      Buffer.concat([
        pbfHeader(),
        pbfBlock([node(3, 10, 20), node(4, 10, 22), node(5, 12, 22), node(7, 56.15, -10.2, 'bager')]),
        pbfBlock([node(90, 40, 50), node(91, 42, 52), node(-5, 1, 1, 'old')], { isDense: false }),
        pbfBlock([
          { type: 'way', id: 1, refs: [3, 4, 5, 3], tags: { website: 'https://hall.example', name: 'hall' } },
          { type: 'way', id: 2, refs: [90, 91] },
          { type: 'way', id: 3, refs: [777], tags: { website: 'https://nowhere.example' } },
        ]),
        pbfBlock([
          {
            type: 'relation',
            id: 8,
            members: [
              { type: 'way', id: 2 },
              { type: 'node', id: 90 },
              { type: 'relation', id: 8 },
            ],
            tags: { website: 'https://mall.example', name: 'mall' },
          },
        ]),
      ]),
    );
    expect(found.map(shown)).toEqual([
      BAKERY,
      'node/-5 1.0000 1.0000 https://old.example old',
      'way/1 11.0000 21.0000 https://hall.example hall',
      'relation/8 41.0000 51.0000 https://mall.example mall',
    ]);
  });

  it.each([true, false])(
    'gives of the nodes those with a wanted key, whatever else they bear (dense: %s)',
    async (isDense) => {
      const nodes: PbfThing[] = [
        { type: 'node', id: 1, lat: 1, lon: 1, tags: { name: 'bench', amenity: 'bench' } },
        { type: 'node', id: 2, lat: 2, lon: 2, tags: { website: 'https://only.example' } },
        { type: 'node', id: 3, lat: 3, lon: 3, tags: { name: 'mill', website: 'https://mill.example' } },
      ];
      const found = await read(`wanted-${isDense}.osm.pbf`, Buffer.concat([pbfHeader(), pbfBlock(nodes, { isDense })]));
      expect(found.map(({ id }) => id)).toEqual(['node/2', 'node/3']);
    },
  );

  const good = Buffer.concat([pbfHeader(), pbfBlock([node(7, 56.15, -10.2, 'bager')])]);
  const broken: readonly [what: string, bytes: Buffer, message: RegExp][] = [
    ['that ends early', good.subarray(0, -9), /ends within a block/],
    ['with noise after its blocks', Buffer.concat([good, Buffer.alloc(40, 0xaa)]), /byte \d+: no block begins here/],
    ['with noise for a block', Buffer.concat([pbfHeader(), pbfBlob('OSMData', Buffer.alloc(64, 0xff))]), /byte 5\d: /],
    ['whose block is a bomb', Buffer.concat([pbfHeader(), pbfBlob('OSMData', Buffer.alloc(30e6))]), /hundred times/],
    ['whose block is larger than it says', pbfBlob('OSMHeader', Buffer.alloc(5000), 10), /does not unpack/],
    ['whose block is beyond all bounds', pbfBlob('OSMHeader', Buffer.alloc(10), 2 ** 40), /more than the format/],
    ['that asks for history', pbfHeader(['HistoricalInformation']), /asks for HistoricalInformation/],
    ['without a header', pbfBlock([node(1, 1, 1)]), /header of OpenStreetMap/],
  ];
  it.each(broken)('%s is refused with the place', async (_what, bytes, message) => {
    await expect(read('broken.osm.pbf', bytes)).rejects.toThrow(message);
  });

  it('that was changed at any byte gives its elements, or is refused as a file', async () => {
    for (let at = 0; at < good.length; at += 1) {
      const bytes = Buffer.from(good);
      bytes[at] = (bytes[at] ?? 0) ^ 0x55;
      await read('changed.osm.pbf', bytes).catch((error: Error) => expect(error.name).toBe('MapFileError'));
    }
  });
});

describe('a GeoJSON file', () => {
  const feature = <T extends object>(id: unknown, geometry: unknown, properties: T) => ({
    type: 'Feature',
    id,
    geometry,
    properties,
  });
  const point = { type: 'Point', coordinates: [-10.2, 56.15] };
  const tags = { website: 'https://bager.example', name: 'bager' };

  it('gives points, and other shapes by their middle, by whatever name tools give them', async () => {
    const outline = {
      type: 'Polygon',
      coordinates: [
        [
          [20, 10],
          [22, 10],
          [22, 12],
          [20, 10],
        ],
      ],
    };
    const features = [
      feature('node/7', point, tags),
      feature('w9', outline, tags),
      feature('a8', outline, tags),
      feature(undefined, point, { ...tags, '@type': 'way', '@id': 5 }),
      feature(undefined, point, { '@id': 'relation/6', tags }),
      feature('node/1', point, { name: 'no web site' }),
      feature('node/2', null, tags),
      feature('node/3', { type: 'Point', coordinates: [500, 95] }, tags),
      { nothing: [[[1]]] },
    ];
    const file = JSON.stringify({ type: 'FeatureCollection', features, after: { features: [1, '}'] } }, null, 1);
    const found = await read('some.geojson', `\ufeff${file}\n`);
    expect(found.map(({ id }) => id)).toEqual(['node/7', 'way/9', 'way/4', 'way/5', 'relation/6']);
    expect(found.slice(0, 2).map(shown)).toEqual([BAKERY, 'way/9 11.0000 21.0000 https://bager.example bager']);
  });

  it('of many pieces is read the same, wherever a piece ends', async () => {
    const named = (at: number) => feature(`node/${at}`, point, { ...tags, name: `"\\{[${'æ'.repeat(at % 900)}` });
    const features = Array.from({ length: 1500 }, (_, at) => named(at));
    const found = await read('large.geojson', JSON.stringify({ features }));
    expect(found).toHaveLength(1500);
    const isWhole = ({ id, tags: { size }, tags: read }: MapElement): boolean =>
      size === 2 && read.get('name') === named(Number(id.slice(5))).properties.name;
    expect(found.filter((element) => !isWhole(element)).map(({ id }) => id)).toEqual([]);
  });
});

describe('an answer of Overpass', () => {
  it('gives nodes, and ways and relations with a centre, bounds or outline', async () => {
    const tags = { website: 'https://bager.example', name: 'bager' };
    const elements = [
      { type: 'node', id: 7, lat: 56.15, lon: -10.2, tags },
      { type: 'way', id: 1, center: { lat: 11, lon: 21 }, tags },
      { type: 'relation', id: 2, bounds: { minlat: 10, minlon: 20, maxlat: 12, maxlon: 22 }, tags },
      { type: 'way', id: 3, geometry: [{ lat: 10, lon: 20 }, null, { lat: 12, lon: 22 }], tags },
      { type: 'way', id: 4, nodes: [1, 2], tags },
      { type: 'node', id: 5, lat: 'x', lon: {}, tags: 'website' },
      { type: 'area', id: 6, lat: 1, lon: 1, tags },
    ];
    const found = await read('answer.json', JSON.stringify({ version: 0.6, elements }));
    const middle = '11.0000 21.0000 https://bager.example bager';
    expect(found.map(shown)).toEqual([BAKERY, `way/1 ${middle}`, `relation/2 ${middle}`, `way/3 ${middle}`]);
  });
});

describe('a file of neither form', () => {
  const broken: readonly [what: string, text: string | Buffer, message: RegExp][] = [
    ['that is empty', '', /is empty/],
    ['of HTML', '<html>', /byte 0: it is no JSON/],
    ['without a list', '{"type": "FeatureCollection"}', /no list "features"/],
    ['that ends early', '{"features": [{"a": 1', /ends within the document/],
    ['with brackets that cross', '{"features": [{]}', /byte 15: a bracket/],
    ['with words for an element', '{"features": [{"a": b}]}', /byte 21: the element/],
    ['that nests without end', `{"features": [${'['.repeat(1e5)}`, /deeper than 64/],
    ['with an endless element', Buffer.from(`{"elements": [{"a": "${'x'.repeat(17e6)}`), /more than 16 MB/],
    ['of several documents', '{"features": []}{"features": []}', /byte 16: something follows/],
    ['of gzip', Buffer.from([0x1f, 0x8b, 8]), /gunzip/],
  ];
  it.each(broken)('%s is refused with the place', async (_what, text, message) => {
    await expect(read('other.json', text)).rejects.toThrow(message);
  });

  it('that is not there is named', async () => {
    const missing = join(folder, 'nothing.pbf');
    await expect(readAll(missing)).rejects.toThrow(/no such file/);
  });
});
