import { deflateSync } from 'node:zlib';

/** A node, way or relation to be written. */
export type PbfThing =
  | { readonly type: 'node'; readonly id: number; readonly lat: number; readonly lon: number; readonly tags?: Tags }
  | { readonly type: 'way'; readonly id: number; readonly refs: readonly number[]; readonly tags?: Tags }
  | { readonly type: 'relation'; readonly id: number; readonly members: readonly PbfMember[]; readonly tags?: Tags };

export interface PbfMember {
  readonly type: 'node' | 'way' | 'relation';
  readonly id: number;
}

type Tags = Readonly<Record<string, string>>;

/** The header that every file begins with. */
export function pbfHeader(features: readonly string[] = ['OsmSchema-V0.6', 'DenseNodes']): Buffer {
  return pbfBlob('OSMHeader', Buffer.concat(features.map((feature) => bytesField(4, Buffer.from(feature)))));
}

/** A block of things of one type, packed by zlib; nodes in columns unless `isDense` is false. */
export function pbfBlock(things: readonly PbfThing[], { isDense = true } = {}): Buffer {
  const strings = new Map([['', 0]]);
  const numberOf = (text: string): number => {
    const known = strings.get(text);
    if (known !== undefined) return known;
    strings.set(text, strings.size);
    return strings.size - 1;
  };
  const nodes = things.filter((thing) => thing.type === 'node');
  const others = things.filter((thing) => thing.type !== 'node');
  const group = [
    ...(isDense && nodes.length > 0 ? [bytesField(2, denseNodes(nodes, numberOf))] : []),
    ...(isDense ? [] : nodes.map((node) => bytesField(1, plainNode(node, numberOf)))),
    ...others.map((thing) => bytesField(thing.type === 'way' ? 3 : 4, wayOrRelation(thing, numberOf))),
  ];
  const table = [...strings.keys()].map((text) => bytesField(1, Buffer.from(text)));
  return pbfBlob('OSMData', Buffer.concat([bytesField(1, Buffer.concat(table)), bytesField(2, Buffer.concat(group))]));
}

/** A blob with its header; `claims` replaces what it says of its size unpacked. */
export function pbfBlob(type: string, raw: Buffer, claims: number = raw.length): Buffer {
  const blob = Buffer.concat([numberField(2, claims), bytesField(3, deflateSync(raw, { level: 1 }))]);
  const header = Buffer.concat([bytesField(1, Buffer.from(type)), numberField(3, blob.length)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(header.length);
  return Buffer.concat([length, header, blob]);
}

type Node = Extract<PbfThing, { type: 'node' }>;
type NumberOf = (text: string) => number;

function denseNodes(nodes: readonly Node[], numberOf: NumberOf): Buffer {
  const tags = nodes.flatMap((node) => [
    ...Object.entries(node.tags ?? {}).flatMap(([key, value]) => [numberOf(key), numberOf(value)]),
    0,
  ]);
  return Buffer.concat([
    bytesField(1, deltas(nodes.map(({ id }) => id))),
    bytesField(8, deltas(nodes.map(({ lat }) => units(lat)))),
    bytesField(9, deltas(nodes.map(({ lon }) => units(lon)))),
    bytesField(10, Buffer.concat(tags.map(varint))),
  ]);
}

function plainNode({ id, lat, lon, tags }: Node, numberOf: NumberOf): Buffer {
  return Buffer.concat([
    numberField(1, zigzag(id)),
    tagFields(tags, numberOf),
    numberField(8, zigzag(units(lat))),
    numberField(9, zigzag(units(lon))),
  ]);
}

const MEMBER_TYPES = ['node', 'way', 'relation'];

function wayOrRelation(thing: Exclude<PbfThing, Node>, numberOf: NumberOf): Buffer {
  const head = [numberField(1, thing.id), tagFields(thing.tags, numberOf)];
  if (thing.type === 'way') return Buffer.concat([...head, bytesField(8, deltas(thing.refs))]);
  return Buffer.concat([
    ...head,
    bytesField(8, Buffer.concat(thing.members.map(() => varint(0)))),
    bytesField(9, deltas(thing.members.map(({ id }) => id))),
    bytesField(10, Buffer.concat(thing.members.map(({ type }) => varint(MEMBER_TYPES.indexOf(type))))),
  ]);
}

function tagFields(tags: Tags = {}, numberOf: NumberOf): Buffer {
  const entries = Object.entries(tags);
  if (entries.length === 0) return Buffer.alloc(0);
  return Buffer.concat([
    bytesField(2, Buffer.concat(entries.map(([key]) => varint(numberOf(key))))),
    bytesField(3, Buffer.concat(entries.map(([, value]) => varint(numberOf(value))))),
  ]);
}

const units = (degrees: number): number => Math.round(degrees * 1e7);
const zigzag = (value: number): number => (value < 0 ? -value * 2 - 1 : value * 2);

function deltas(values: readonly number[]): Buffer {
  return Buffer.concat(values.map((value, at) => varint(zigzag(value - (at === 0 ? 0 : (values[at - 1] ?? 0))))));
}

function numberField(number: number, value: number): Buffer {
  return Buffer.concat([varint(number * 8), varint(value)]);
}

function bytesField(number: number, bytes: Buffer): Buffer {
  return Buffer.concat([varint(number * 8 + 2), varint(bytes.length), bytes]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return Buffer.from([...bytes, rest]);
}
