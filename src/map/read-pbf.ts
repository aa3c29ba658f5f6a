import { open } from 'node:fs/promises';
import type { MapElement, MapReading } from './map-element.ts';
import { isOnEarth, type NodePositions, nodePositions } from './node-positions.ts';
import { atPlace, type PbfFile, pbfFault, readBlob, unpack } from './pbf-blobs.ts';
import { readBlock } from './pbf-block.ts';
import type { BlockKinds, BlockReader } from './pbf-things.ts';
import { WireReader } from './pbf-wire.ts';

/** Enough nodes to know where the middle of a building is. */
const REFS_PER_WAY = 8;
const REFS_PER_MEMBER = 4;
const MEMBERS_PER_RELATION = 64;

/** What we can read (https://wiki.openstreetmap.org/wiki/PBF_Format); a file that asks for more is not understood. */
const FEATURES = new Set(['OsmSchema-V0.6', 'DenseNodes']);

/** A block of data that was seen in the first pass. */
interface SeenBlock extends BlockKinds {
  readonly offset: number;
  /** The numbers of its nodes lie between these. */
  readonly firstNode: number;
  readonly lastNode: number;
}

/**
 * Reads the wanted elements of a `.osm.pbf` file, nodes first. A file has nodes before the ways that are made of them, so it
 * is passed over several times: once for nodes, and for which nodes the wanted ways and relations need; then for where those
 * are; then for the ways and relations themselves. Only blocks that hold something for a pass are unpacked again.
 * @throws MapFileError naming the byte, or the signal's reason
 */
export async function* readPbf(path: string, reading: MapReading): AsyncGenerator<MapElement> {
  await using handle = await open(path, 'r');
  const file: PbfFile = { name: path, handle, bytes: (await handle.stat()).size };
  const blocks: SeenBlock[] = [];
  const needed: Needed = { nodes: [], ways: new Set() };
  yield* firstPass(file, reading, blocks, needed);
  const memberNodes = new Map<number, readonly number[]>();
  await visitBlocks(file, reading, needed.ways.size === 0 ? [] : blocks.filter(({ hasWays }) => hasWays), {
    isEveryWay: true,
    onWay: ({ id, refs }) => {
      if (needed.ways.has(id)) memberNodes.set(id, spread(refs(), REFS_PER_MEMBER));
    },
  });
  for (const refs of memberNodes.values()) needed.nodes.push(...refs);
  const positions = nodePositions(needed.nodes);
  needed.nodes.length = 0;
  await fillPositions(file, reading, blocks, positions);
  yield* lastPass(file, reading, blocks, { positions, memberNodes });
}

interface Needed {
  readonly nodes: number[];
  readonly ways: Set<number>;
}

/** What the first pass found in a block, and in all of them. */
interface Found {
  elements: MapElement[];
  firstNode: number;
  lastNode: number;
}

function firstReader(found: Found, needed: Needed): BlockReader {
  return {
    onNodes({ count, ids }) {
      for (let at = 0; at < count; at += 1) {
        const id = ids[at] ?? 0;
        if (id < found.firstNode) found.firstNode = id;
        if (id > found.lastNode) found.lastNode = id;
      }
    },
    onTaggedNode({ id, lat, lon, tags }) {
      if (isOnEarth(lat, lon)) found.elements.push({ id: `node/${id}`, lat, lon, tags });
    },
    onWay: ({ refs }) => void needed.nodes.push(...spread(refs(), REFS_PER_WAY)),
    onRelation({ members }) {
      for (const { kind, id } of members().slice(0, MEMBERS_PER_RELATION)) {
        if (kind === 'way') needed.ways.add(id);
        if (kind === 'node') needed.nodes.push(id);
      }
    },
  };
}

async function* firstPass(
  file: PbfFile,
  { keys, onBytes, signal }: MapReading,
  blocks: SeenBlock[],
  needed: Needed,
): AsyncGenerator<MapElement> {
  const found: Found = { elements: [], firstNode: 0, lastNode: 0 };
  const reader = firstReader(found, needed);
  let hasHeader = false;
  for (let blob = await readBlob(file, 0); blob !== null; blob = await readBlob(file, blob.next)) {
    signal?.throwIfAborted();
    const { type, offset } = blob;
    if (type === 'OSMHeader') {
      hasHeader = true;
      checkHeader(file, offset, unpack(file, blob));
    }
    if (type !== 'OSMData') continue;
    if (!hasHeader) break;
    const bytes = unpack(file, blob);
    Object.assign(found, { firstNode: Number.POSITIVE_INFINITY, lastNode: Number.NEGATIVE_INFINITY, elements: [] });
    const kinds = atPlace(file, offset, () => readBlock(bytes, keys, reader));
    blocks.push({ ...kinds, offset, firstNode: found.firstNode, lastNode: found.lastNode });
    yield* found.elements;
    onBytes?.(blob.next, file.bytes);
  }
  if (!hasHeader) throw pbfFault(file, 0, 'it does not begin with a header of OpenStreetMap');
}

function checkHeader(file: PbfFile, offset: number, bytes: Uint8Array): void {
  const required = atPlace(file, offset, () => {
    const reader = new WireReader(bytes);
    const features: string[] = [];
    while (!reader.isAtEnd) {
      const { number, type } = reader.field();
      if (number === 4) features.push(reader.message(type).text());
      else reader.skip(type);
    }
    return features;
  });
  const unknown = required.filter((feature) => !FEATURES.has(feature));
  if (unknown.length === 0) return;
  throw pbfFault(file, offset, `it asks for ${unknown.slice(0, 3).join(', ').slice(0, 80)}, which we do not read`);
}

async function visitBlocks(
  file: PbfFile,
  { keys, signal }: MapReading,
  blocks: readonly SeenBlock[],
  reader: BlockReader,
): Promise<void> {
  for (const { offset } of blocks) {
    signal?.throwIfAborted();
    const blob = await readBlob(file, offset);
    if (blob) {
      const bytes = unpack(file, blob);
      atPlace(file, offset, () => readBlock(bytes, keys, reader));
    }
  }
}

async function fillPositions(
  file: PbfFile,
  reading: MapReading,
  blocks: readonly SeenBlock[],
  positions: NodePositions,
): Promise<void> {
  const wanted = blocks.filter(
    ({ hasNodes, firstNode, lastNode }) => hasNodes && positions.hasBetween(firstNode, lastNode),
  );
  await visitBlocks(file, reading, wanted, {
    onNodes({ count, ids, lats, lons }) {
      for (let at = 0; at < count; at += 1) positions.set(ids[at] ?? 0, lats[at] ?? 0, lons[at] ?? 0);
    },
  });
}

async function* lastPass(
  file: PbfFile,
  reading: MapReading,
  blocks: readonly SeenBlock[],
  { positions, memberNodes }: { positions: NodePositions; memberNodes: ReadonlyMap<number, readonly number[]> },
): AsyncGenerator<MapElement> {
  for (const block of blocks.filter(({ hasWays, hasRelations }) => hasWays || hasRelations)) {
    const found: MapElement[] = [];
    const add = (id: string, nodes: Iterable<number>, tags: MapElement['tags']): void => {
      const centre = positions.centre(nodes);
      if (centre) found.push({ id, ...centre, tags });
    };
    await visitBlocks(file, reading, [block], {
      onWay: ({ id, tags, refs }) => add(`way/${id}`, spread(refs(), REFS_PER_WAY), tags),
      onRelation({ id, tags, members }) {
        const nodes = members()
          .slice(0, MEMBERS_PER_RELATION)
          .flatMap((member) => (member.kind === 'node' ? [member.id] : (memberNodes.get(member.id) ?? [])));
        add(`relation/${id}`, nodes, tags);
      },
    });
    yield* found;
  }
}

/** At most so many of a list, evenly from all of it. */
function spread(numbers: readonly number[], most: number): readonly number[] {
  if (numbers.length <= most) return numbers;
  return Array.from({ length: most }, (_, at) => numbers[Math.floor((at * numbers.length) / most)] ?? 0);
}
