import {
  type BlockKinds,
  type BlockReader,
  type Frame,
  readDense,
  readNode,
  readRelation,
  readWay,
} from './pbf-things.ts';
import { WireReader } from './pbf-wire.ts';

/**
 * Reads a block of nodes, ways and relations (OSMData).
 * @param keys those that make a thing wanted
 * @throws WireError
 */
export function readBlock(bytes: Uint8Array, keys: ReadonlySet<string>, given: BlockReader): BlockKinds {
  const reader = new WireReader(bytes);
  let table: WireReader | null = null;
  const groups: WireReader[] = [];
  const numbers: Record<number, number> = { 17: 100, 19: 0, 20: 0 };
  while (!reader.isAtEnd) {
    const { number, type } = reader.field();
    if (number === 1) table = reader.message(type);
    else if (number === 2) groups.push(reader.message(type));
    else if (number in numbers) numbers[number] = asSigned64(reader.varint());
    else reader.skip(type);
  }
  const strings = table === null ? [] : readStrings(table);
  const wanted = Uint8Array.from(strings, (text) => (isOneOf(text, keys) ? 1 : 0));
  const frame: Frame = {
    strings,
    wanted,
    hasWanted: wanted.includes(1),
    granularity: numbers[17] ?? 100,
    latOffset: numbers[19] ?? 0,
    lonOffset: numbers[20] ?? 0,
  };
  const kinds = { hasNodes: false, hasWays: false, hasRelations: false };
  for (const group of groups) readGroup(group, frame, given, kinds);
  return kinds;
}

/** Large unsigned numbers stand for negative ones (two's complement). */
function asSigned64(value: number): number {
  return value >= 2 ** 63 ? value - 2 ** 64 : value;
}

function readStrings(table: WireReader): WireReader[] {
  const strings: WireReader[] = [];
  while (!table.isAtEnd) {
    const { number, type } = table.field();
    if (number === 1) strings.push(table.message(type));
    else table.skip(type);
  }
  return strings;
}

function isOneOf(text: WireReader, keys: ReadonlySet<string>): boolean {
  return text.end - text.position <= 32 && keys.has(text.text());
}

function readGroup(
  group: WireReader,
  frame: Frame,
  given: BlockReader,
  kinds: { hasNodes: boolean; hasWays: boolean; hasRelations: boolean },
): void {
  while (!group.isAtEnd) {
    const { number, type } = group.field();
    if (number === 1 || number === 2) {
      kinds.hasNodes = true;
      const part = group.message(type);
      if (given.onTaggedNode || given.onNodes) {
        if (number === 2) readDense(part, frame, given);
        else readNode(part, frame, given);
      }
    } else if (number === 3) {
      kinds.hasWays = true;
      if (given.onWay && (frame.hasWanted || given.isEveryWay)) readWay(group.message(type), frame, given);
      else group.skip(type);
    } else if (number === 4) {
      kinds.hasRelations = true;
      if (given.onRelation && frame.hasWanted) readRelation(group.message(type), frame, given.onRelation);
      else group.skip(type);
    } else group.skip(type);
  }
}
