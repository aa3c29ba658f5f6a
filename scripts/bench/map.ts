/*
 * Reads and imports a generated extract of OpenStreetMap: processor time and peak memory of each, beside a floor that only
 * unpacks the same blocks. Each runs in a process of its own.
 *   npm run bench:map [-- --nodes 1000000]
 *   npm run bench:map -- --file denmark-latest.osm.pbf
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importMap } from '../../src/build/map/import-map.ts';
import { MAP_KEYS } from '../../src/build/map/to-map-point.ts';
import { readBlob, unpack } from '../../src/map/pbf-blobs.ts';
import { readMapFile } from '../../src/map/read-map-file.ts';
import { openArtifactDatabase, openIndexDatabase } from '../../src/store/open-database.ts';
import { type PbfThing, pbfBlock, pbfHeader } from '../samples/pbf-writer.ts';
import { readArguments } from '../terminal/read-arguments.ts';
import { randomOf } from './random-of.ts';
import { timed } from './timed.ts';

interface Work {
  readonly kind: 'floor' | 'read' | 'import';
  readonly file: string;
  readonly folder: string;
}

/** As many as real extracts have in a block. */
const PER_BLOCK = 8000;
/** Of a country about one node in eight has tags, one of 300 a web site or phone number; there are a tenth as many ways. */
const SHARES = { tagged: 1 / 8, reachable: 1 / 300, ways: 1 / 10 };

if (process.send) process.on('message', (work: Work) => void workOff(work));
else await main();

async function main(): Promise<void> {
  const { values } = readArguments({
    options: { nodes: { type: 'string', default: '1000000' }, file: { type: 'string' } },
  });
  const folder = await mkdtemp(join(tmpdir(), 'waymark-bench-'));
  try {
    const file = values.file ?? (await generate(join(folder, 'extract.osm.pbf'), Number(values.nodes)));
    const megabytes = (await stat(file)).size / 1e6;
    console.log(`${megabytes.toFixed(1)} MB\nwhat            cpu s   × floor   MB/s of cpu   found      peak MB`);
    let floorMs = 0;
    for (const kind of ['floor', 'read', 'import'] as const) {
      const { processorMs, found, peakMb } = await inProcess({ kind, file, folder });
      floorMs ||= processorMs;
      const cells = [
        kind.padEnd(14),
        (processorMs / 1000).toFixed(2).padStart(6),
        (processorMs / floorMs).toFixed(2).padStart(9),
        (megabytes / (processorMs / 1000)).toFixed(1).padStart(13),
        found.toLocaleString('en-GB').padStart(9),
        String(peakMb).padStart(12),
      ];
      console.log(cells.join(' '));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Outcome {
  readonly processorMs: number;
  readonly found: number;
  readonly peakMb: number;
}

async function inProcess(work: Work): Promise<Outcome> {
  const child = fork(fileURLToPath(import.meta.url));
  child.send(work);
  const [outcome] = (await once(child, 'message')) as [Outcome];
  child.disconnect();
  return outcome;
}

async function workOff(work: Work): Promise<void> {
  const { value: found, processorMs } = await timed(() => WORKS[work.kind](work));
  const peakMb = Math.round(process.resourceUsage().maxRSS / 1024);
  process.send?.({ processorMs, found, peakMb } satisfies Outcome);
}

const WORKS: Readonly<Record<Work['kind'], (work: Work) => Promise<number>>> = {
  async floor({ file }) {
    await using handle = await open(file, 'r');
    const pbf = { name: file, handle, bytes: (await handle.stat()).size };
    let blocks = 0;
    for (let blob = await readBlob(pbf, 0); blob !== null; blob = await readBlob(pbf, blob.next)) {
      unpack(pbf, blob);
      blocks += 1;
    }
    return blocks;
  },
  async read({ file }) {
    let found = 0;
    for await (const _ of readMapFile(file, { keys: MAP_KEYS })) found += 1;
    return found;
  },
  async import({ file, folder }) {
    const index = await openIndexDatabase({ url: `file:${folder}/index.db` });
    const artifacts = await openArtifactDatabase({ url: `file:${folder}/artifacts.db` });
    const options = { index, artifacts, file, dataset: 'bench', now: new Date(), onProgress: () => {} };
    const { points } = await importMap(options);
    artifacts.close();
    index.close();
    return points;
  },
};

/** Writes an extract of so many nodes, with ways and relations of them. */
async function generate(path: string, nodes: number): Promise<string> {
  await using handle = await open(path, 'w');
  const random = randomOf(20261122);
  await handle.write(pbfHeader());
  const writeBlocks = async (count: number, thingOf: (id: number) => PbfThing): Promise<void> => {
    for (let first = 1; first <= count; first += PER_BLOCK) {
      const size = Math.min(PER_BLOCK, count - first + 1);
      await handle.write(pbfBlock(Array.from({ length: size }, (_, at) => thingOf(first + at))));
    }
  };
  await writeBlocks(nodes, (id) => ({
    type: 'node',
    id: id * 3,
    lat: 54.5 + random() * 3,
    lon: 8 + random() * 7,
    ...tagsOf(id, random),
  }));
  await writeBlocks(Math.floor(nodes * SHARES.ways), (id) => {
    const first = Math.ceil(random() * (nodes - 12)) * 3;
    return { type: 'way', id, refs: [0, 3, 6, 9, 12, 15, 18, 0].map((more) => first + more), ...tagsOf(id, random) };
  });
  await writeBlocks(Math.floor(nodes / 1000), (id) => ({
    type: 'relation',
    id,
    members: [{ type: 'way', id }],
    ...tagsOf(id, random),
  }));
  return path;
}

function tagsOf(id: number, random: () => number): { readonly tags?: Record<string, string> } {
  if (random() < SHARES.reachable) {
    const tags = {
      name: `Butik ${id}`,
      shop: 'clothes',
      website: `https://butik-${id}.example/`,
      'addr:city': 'Aarhus',
    };
    return {
      tags: { ...tags, opening_hours: 'Mo-Fr 10:00-17:30; Sa 10:00-14:00', phone: `+45 86 ${100000 + (id % 900000)}` },
    };
  }
  if (random() > SHARES.tagged) return {};
  return { tags: { 'addr:street': `Vej ${id % 5000}`, 'addr:housenumber': String(id % 200), source: 'survey' } };
}
