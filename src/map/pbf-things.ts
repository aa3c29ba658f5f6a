import { MAX_TAGS, MAX_VALUE_CHARACTERS } from './map-element.ts';
import { WireError, WireReader } from './pbf-wire.ts';

/** A tagged thing that has one of the wanted keys. */
interface Tagged {
  readonly id: number;
  readonly tags: ReadonlyMap<string, string>;
}

/** What is told of the things in a block; what nobody asks for is not read. */
export interface BlockReader {
  /** A node with a wanted key; degrees. */
  readonly onTaggedNode?: (node: Tagged & { readonly lat: number; readonly lon: number }) => void;
  /** The nodes of a group, without their tags: numbers and degrees. */
  readonly onNodes?: (nodes: NodeColumns) => void;
  /** A way with a wanted key, or every way where `isEveryWay`. */
  readonly onWay?: (way: Tagged & { readonly refs: () => number[] }) => void;
  readonly isEveryWay?: boolean;
  readonly onRelation?: (relation: Tagged & { readonly members: () => Member[] }) => void;
}

export interface NodeColumns {
  readonly count: number;
  readonly ids: Float64Array;
  readonly lats: Float64Array;
  readonly lons: Float64Array;
}

export interface Member {
  readonly kind: 'node' | 'way' | 'relation';
  readonly id: number;
}

/** What a block has of each kind. */
export interface BlockKinds {
  readonly hasNodes: boolean;
  readonly hasWays: boolean;
  readonly hasRelations: boolean;
}

/** Strings of a block and how its numbers become degrees. */
export interface Frame {
  readonly strings: readonly WireReader[];
  /** 1 for each string that is a wanted key. */
  readonly wanted: Uint8Array;
  readonly hasWanted: boolean;
  readonly granularity: number;
  readonly latOffset: number;
  readonly lonOffset: number;
}

const NANO = 1e-9;
const MEMBER_KINDS = ['node', 'way', 'relation'] as const;

/** Columns are used again for every group: a reader must take what it needs at once. */
let columns = { ids: new Float64Array(8192), lats: new Float64Array(8192), lons: new Float64Array(8192) };

function columnsFor(count: number): typeof columns {
  if (columns.ids.length < count) {
    columns = { ids: new Float64Array(count), lats: new Float64Array(count), lons: new Float64Array(count) };
  }
  return columns;
}

/** Reads nodes packed in columns. */
export function readDense(dense: WireReader, frame: Frame, given: BlockReader): void {
  const parts = new Map<number, WireReader>();
  while (!dense.isAtEnd) {
    const { number, type } = dense.field();
    if (number === 1 || number === 8 || number === 9 || number === 10) parts.set(number, dense.message(type));
    else dense.skip(type);
  }
  const ids = parts.get(1);
  const [lats, lons] = [parts.get(8), parts.get(9)];
  if (!ids || !lats || !lons) return;
  const into = columnsFor(ids.end - ids.position);
  const count = readDeltas(ids, into.ids, 1, 0);
  const { granularity, latOffset, lonOffset } = frame;
  const [latCount, lonCount] = [
    readDeltas(lats, into.lats, granularity * NANO, latOffset * NANO),
    readDeltas(lons, into.lons, granularity * NANO, lonOffset * NANO),
  ];
  if (latCount !== count || lonCount !== count) throw new WireError('nodes and their positions differ in number');
  given.onNodes?.({ count, ...into });
  const pairs = parts.get(10);
  if (given.onTaggedNode && pairs && frame.hasWanted)
    readDenseTags(pairs, frame, { count, ...into }, given.onTaggedNode);
}

/** Sums up differences; gives how many there were. */
function readDeltas(deltas: WireReader, into: Float64Array, factor: number, offset: number): number {
  let sum = 0;
  let count = 0;
  while (!deltas.isAtEnd) {
    sum += deltas.signed();
    into[count++] = factor === 1 ? sum : offset + sum * factor;
  }
  return count;
}

function readDenseTags(
  pairs: WireReader,
  frame: Frame,
  { count, ids, lats, lons }: NodeColumns,
  onTaggedNode: NonNullable<BlockReader['onTaggedNode']>,
): void {
  for (let at = 0; at < count && !pairs.isAtEnd; at += 1) {
    const start = pairs.position;
    let isWanted = false;
    for (let key = pairs.varint(); key !== 0; key = pairs.isAtEnd ? 0 : pairs.varint()) {
      isWanted ||= frame.wanted[key] === 1;
      pairs.varint();
    }
    if (!isWanted) continue;
    const numbers = new WireReader(pairs.bytes, start, pairs.position);
    const tags = new Map<string, string>();
    for (let key = numbers.varint(); key !== 0; key = numbers.isAtEnd ? 0 : numbers.varint()) {
      addTag(tags, frame, key, numbers.varint());
    }
    onTaggedNode({ id: ids[at] ?? 0, lat: lats[at] ?? 0, lon: lons[at] ?? 0, tags });
  }
}

function addTag(tags: Map<string, string>, { strings }: Frame, key: number, value: number): void {
  const [name, text] = [strings[key], strings[value]];
  if (!name || !text) throw new WireError('a tag names a text that the block does not have');
  if (tags.size < MAX_TAGS) tags.set(name.text(), text.text().slice(0, MAX_VALUE_CHARACTERS));
}

/** Number, tags and whatever else a node, way or relation has in fields of its own. */
function readThing(reader: WireReader, frame: Frame) {
  let id: number | null = null;
  let [keys, values]: [WireReader | null, WireReader | null] = [null, null];
  const more = new Map<number, WireReader>();
  const numbers = new Map<number, number>();
  while (!reader.isAtEnd) {
    const { number, type } = reader.field();
    if (number === 1) id = reader.varint();
    else if (number === 2) keys = reader.message(type);
    else if (number === 3) values = reader.message(type);
    else if (type === 0) numbers.set(number, reader.signed());
    else if (type === 2) more.set(number, reader.message(type));
    else reader.skip(type);
  }
  if (id === null) throw new WireError('a thing in it has no number');
  return { id, more, numbers, tags: keys && values ? readTags(keys, values, frame) : null };
}

/** The tags of a thing; null when none of them is wanted. */
function readTags(keys: WireReader, values: WireReader, frame: Frame): Map<string, string> | null {
  const numbers: number[] = [];
  let isWanted = false;
  while (!keys.isAtEnd) {
    const key = keys.varint();
    isWanted ||= frame.wanted[key] === 1;
    numbers.push(key);
  }
  if (!isWanted) return null;
  const tags = new Map<string, string>();
  for (const key of numbers) addTag(tags, frame, key, values.varint());
  return tags;
}

/** Reads a node that stands by itself. */
export function readNode(reader: WireReader, frame: Frame, { onNodes, onTaggedNode }: BlockReader): void {
  const { id: zigzag, numbers, tags } = readThing(reader, frame);
  const id = zigzag % 2 === 0 ? zigzag / 2 : -(zigzag + 1) / 2;
  const lat = (frame.latOffset + (numbers.get(8) ?? 0) * frame.granularity) * NANO;
  const lon = (frame.lonOffset + (numbers.get(9) ?? 0) * frame.granularity) * NANO;
  if (onNodes) {
    const into = columnsFor(1);
    [into.ids[0], into.lats[0], into.lons[0]] = [id, lat, lon];
    onNodes({ count: 1, ...into });
  }
  if (tags !== null) onTaggedNode?.({ id, lat, lon, tags });
}

/** Reads a way. */
export function readWay(reader: WireReader, frame: Frame, { onWay, isEveryWay }: BlockReader): void {
  const { id, more, tags } = readThing(reader, frame);
  if (tags === null && !isEveryWay) return;
  onWay?.({ id, tags: tags ?? NO_TAGS, refs: () => deltasOf(more.get(8)) });
}

/** Reads a relation. */
export function readRelation(
  reader: WireReader,
  frame: Frame,
  onRelation: NonNullable<BlockReader['onRelation']>,
): void {
  const { id, more, tags } = readThing(reader, frame);
  if (tags === null) return;
  const members = (): Member[] => {
    const types = more.get(10);
    return deltasOf(more.get(9)).map((member) => {
      const kind = types && !types.isAtEnd ? MEMBER_KINDS[types.varint()] : undefined;
      if (kind === undefined) throw new WireError('a relation has a member of no known kind');
      return { kind, id: member };
    });
  };
  onRelation({ id, tags, members });
}

const NO_TAGS: ReadonlyMap<string, string> = new Map();

function deltasOf(packed: WireReader | undefined): number[] {
  const numbers: number[] = [];
  let sum = 0;
  while (packed && !packed.isAtEnd) {
    sum += packed.signed();
    numbers.push(sum);
  }
  return numbers;
}
