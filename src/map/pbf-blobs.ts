import type { FileHandle } from 'node:fs/promises';
import { inflateSync, zstdDecompressSync } from 'node:zlib';
import { MapFileError } from './map-file-error.ts';
import { WireError, WireReader } from './pbf-wire.ts';

/** Bounds of the format (https://wiki.openstreetmap.org/wiki/PBF_Format): a header, and a blob before and after packing. */
const MAX_HEADER_BYTES = 64 * 1024;
const MAX_BLOB_BYTES = 32 * 1024 * 1024;
/** Blocks of real extracts shrink to a third or a quarter; what shrinks to a hundredth is made to harm. */
const MAX_RATIO = 100;
const MIN_BOMB_BYTES = 1024 * 1024;

/** One block of a file, still packed. */
export interface PbfBlob {
  /** "OSMHeader", "OSMData", or a type that nobody knows. */
  readonly type: string;
  /** Where it begins in the file. */
  readonly offset: number;
  /** Where the next one begins. */
  readonly next: number;
  readonly packed: Uint8Array;
}

/** An open file of blocks. */
export interface PbfFile {
  readonly name: string;
  readonly handle: FileHandle;
  readonly bytes: number;
}

/**
 * Reads the block that begins at an offset; null at the end of the file.
 * @throws MapFileError naming the byte
 */
export async function readBlob(file: PbfFile, offset: number): Promise<PbfBlob | null> {
  if (offset >= file.bytes) return null;
  const length = (await readAt(file, offset, 4)).readUInt32BE();
  if (length > MAX_HEADER_BYTES) {
    const what = offset === 0 ? 'it does not begin like a PBF file' : 'no block begins here';
    throw pbfFault(file, offset, what);
  }
  const header = await readAt(file, offset + 4, length);
  const { type, size } = atPlace(file, offset, () => parseHeader(header));
  if (size > MAX_BLOB_BYTES) throw pbfFault(file, offset, `a block claims ${size} bytes, more than the format allows`);
  const start = offset + 4 + length;
  return { type, offset, next: start + size, packed: await readAt(file, start, size) };
}

/**
 * The content of a block, unpacked.
 * @throws MapFileError naming the byte
 */
export function unpack(file: PbfFile, { offset, packed }: PbfBlob): Uint8Array {
  return atPlace(file, offset, () => parseBlob(packed));
}

/** Does what may find that the bytes are no PBF, and says where they are. */
export function atPlace<T>(file: PbfFile, offset: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof WireError) throw pbfFault(file, offset, error.message);
    throw error;
  }
}

/** What is wrong with a file, and where. */
export function pbfFault({ name }: PbfFile, offset: number, what: string): MapFileError {
  return new MapFileError(
    `${name} cannot be read at byte ${offset}: ${what}. Download the extract again; nothing of it was taken in.`,
  );
}

async function readAt(file: PbfFile, offset: number, length: number): Promise<Buffer> {
  if (offset + length > file.bytes) throw pbfFault(file, offset, 'the file ends within a block');
  const buffer = Buffer.allocUnsafe(length);
  let done = 0;
  while (done < length) {
    const { bytesRead } = await file.handle.read(buffer, done, length - done, offset + done);
    if (bytesRead === 0) throw pbfFault(file, offset, 'the file ends within a block');
    done += bytesRead;
  }
  return buffer;
}

function parseHeader(bytes: Uint8Array): { type: string; size: number } {
  const reader = new WireReader(bytes);
  let [type, size] = ['', 0];
  while (!reader.isAtEnd) {
    const field = reader.field();
    if (field.number === 1) type = reader.message(field.type).text();
    else if (field.number === 3) size = reader.varint();
    else reader.skip(field.type);
  }
  return { type, size };
}

/** How a blob may be packed, by the number of its field. */
const PACKINGS: Readonly<Record<number, string>> = { 1: 'raw', 3: 'zlib', 4: 'lzma', 5: 'bzip2', 6: 'lz4', 7: 'zstd' };

function parseBlob(bytes: Uint8Array): Uint8Array {
  const reader = new WireReader(bytes);
  let rawSize = 0;
  let data: { readonly packing: string; readonly bytes: Uint8Array } | null = null;
  while (!reader.isAtEnd) {
    const field = reader.field();
    const packing = PACKINGS[field.number];
    if (field.number === 2) rawSize = reader.varint();
    else if (packing !== undefined) data = { packing, bytes: reader.message(field.type).rest() };
    else reader.skip(field.type);
  }
  if (data === null) throw new WireError('a block holds no data');
  if (data.packing === 'raw') return data.bytes;
  if (rawSize > MAX_BLOB_BYTES) throw new WireError(`a block unpacks to ${rawSize} bytes, more than the format allows`);
  if (rawSize > MIN_BOMB_BYTES && rawSize > data.bytes.length * MAX_RATIO) {
    throw new WireError('a block unpacks to more than a hundred times its size, as no real extract does');
  }
  return inflate(data.packing, data.bytes, rawSize);
}

function inflate(packing: string, bytes: Uint8Array, rawSize: number): Uint8Array {
  if (packing !== 'zlib' && packing !== 'zstd') {
    throw new WireError(`its blocks are packed by ${packing}, which we do not read; pack them by zlib`);
  }
  const unpacked = tryInflate(packing, bytes, rawSize);
  if (unpacked?.length !== rawSize) throw new WireError('a block does not unpack to what it announces');
  return unpacked;
}

function tryInflate(packing: 'zlib' | 'zstd', bytes: Uint8Array, rawSize: number): Uint8Array | null {
  try {
    const options = { maxOutputLength: Math.max(rawSize, 1) };
    return packing === 'zlib' ? inflateSync(bytes, options) : zstdDecompressSync(bytes, options);
  } catch {
    return null;
  }
}
