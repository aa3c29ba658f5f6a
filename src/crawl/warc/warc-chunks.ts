import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { constants, crc32, createInflateRaw, inflateRawSync } from 'node:zlib';

/** A piece of an archive, unpacked. */
export interface WarcChunk {
  readonly bytes: Uint8Array;
  /** Where it stands in the file: its first byte, or for packed files the start of its gzip member. */
  readonly offset: number;
  readonly packed: boolean;
  /** A gzip member starts here. */
  readonly fresh: boolean;
}

/** Told of what cannot be unpacked: the file offset and one sentence. */
export type ReportProblem = (offset: number, message: string) => void;

const PLAIN_CHUNK = 1024 * 1024;
/** Nearly every archive packs each record on its own, and nearly every record fits here. */
const WINDOW = 1024 * 1024;
/** A member that unpacks to more is read as a stream. */
const MAX_AT_ONCE = 16 * 1024 * 1024;
const STREAM_CHUNK = 256 * 1024;
/** Unpacked so many bytes at a time: most records take one or two. */
const AT_ONCE_CHUNK = 64 * 1024;
const TRAILER_BYTES = 8;

/** The pieces of an unpacked archive, in order. */
export async function* plainChunks(file: FileHandle, from = 0): AsyncGenerator<WarcChunk> {
  for (let offset = from; ; ) {
    const bytes = await readAt(file, offset, PLAIN_CHUNK);
    if (bytes.byteLength === 0) return;
    yield { bytes, offset, packed: false, fresh: false };
    offset += bytes.byteLength;
  }
}

/**
 * The pieces of a packed archive, gzip member by gzip member. A damaged member is reported and passed over: reading goes
 * on at the next place in the file that looks like a member.
 */
export async function* gzipChunks(file: FileHandle, report: ReportProblem): AsyncGenerator<WarcChunk> {
  let window: Uint8Array = new Uint8Array();
  let windowAt = 0;
  for (let offset = 0; ; ) {
    if (offset < windowAt || offset + WINDOW / 4 > windowAt + window.byteLength) {
      window = await readAt(file, offset, WINDOW);
      windowAt = offset;
    }
    const rest = window.subarray(offset - windowAt);
    if (rest.byteLength === 0) return;
    const member = unpackAtOnce(rest);
    if (member.kind === 'whole') {
      yield { bytes: member.bytes, offset, packed: true, fresh: true };
      offset += member.length;
      continue;
    }
    // The window may only have been too short.
    if (member.kind === 'short' && windowAt !== offset) {
      window = new Uint8Array();
      windowAt = -1;
      continue;
    }
    if (member.kind !== 'damaged') {
      const end = yield* streamMember(file, offset, report);
      if (end !== null) {
        offset = end;
        continue;
      }
    } else {
      report(offset, member.message);
    }
    const next = await findMember(file, offset + 1);
    if (next === null) return;
    offset = next;
  }
}

type Unpacked =
  | { readonly kind: 'whole'; readonly bytes: Uint8Array; readonly length: number }
  | { readonly kind: 'short' | 'large' }
  | { readonly kind: 'damaged'; readonly message: string };

function unpackAtOnce(bytes: Uint8Array): Unpacked {
  const header = gzipHeaderLength(bytes);
  if (header === 'short') return { kind: 'short' };
  if (header === null) return { kind: 'damaged', message: 'There is no packed record here, but something else.' };
  try {
    // With `info` the result is { buffer, engine }, which the types do not know.
    const result = inflateRawSync(bytes.subarray(header), {
      info: true,
      maxOutputLength: MAX_AT_ONCE,
      chunkSize: AT_ONCE_CHUNK,
    }) as unknown as {
      buffer: Buffer;
      engine: { bytesWritten: number };
    };
    const end = header + result.engine.bytesWritten;
    if (end + TRAILER_BYTES > bytes.byteLength) return { kind: 'short' };
    const trailer = new DataView(bytes.buffer, bytes.byteOffset + end, TRAILER_BYTES);
    if (trailer.getUint32(0, true) !== crc32(result.buffer)) {
      return { kind: 'damaged', message: 'The packed record is damaged: its checksum is wrong.' };
    }
    return { kind: 'whole', bytes: result.buffer, length: end + TRAILER_BYTES };
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    if (code === 'Z_BUF_ERROR') return { kind: 'short' };
    if (code === 'ERR_BUFFER_TOO_LARGE') return { kind: 'large' };
    return { kind: 'damaged', message: 'The packed record is damaged and cannot be unpacked.' };
  }
}

/** Length of a gzip header (RFC 1952), "short" when the bytes end within it, null when it is none. */
function gzipHeaderLength(bytes: Uint8Array): number | 'short' | null {
  if (bytes.byteLength < 10) return bytes[0] === 0x1f ? 'short' : null;
  const flags = bytes[3] ?? 0;
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b || bytes[2] !== 8 || (flags & 0xe0) !== 0) return null;
  let at = 10;
  if (flags & 4) at += 2 + (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0);
  for (const flag of [8, 16]) {
    if (!(flags & flag)) continue;
    const end = bytes.indexOf(0, at);
    if (end === -1) return 'short';
    at = end + 1;
  }
  if (flags & 2) at += 2;
  return at < bytes.byteLength ? at : 'short';
}

/** Unpacks one large member piece by piece. Gives the offset behind it, or null when it is damaged or breaks off. */
async function* streamMember(
  file: FileHandle,
  offset: number,
  report: ReportProblem,
): AsyncGenerator<WarcChunk, number | null> {
  const header = gzipHeaderLength(await readAt(file, offset, STREAM_CHUNK));
  if (typeof header !== 'number') {
    report(offset, 'The file breaks off here.');
    return null;
  }
  const inflate = createInflateRaw({ chunkSize: STREAM_CHUNK, finishFlush: constants.Z_FINISH });
  const source = Readable.from(rawChunks(file, offset + header), { objectMode: false, highWaterMark: STREAM_CHUNK });
  source.on('error', (error) => inflate.destroy(error));
  source.pipe(inflate);
  let fresh = true;
  try {
    for await (const bytes of inflate as AsyncIterable<Uint8Array>) {
      yield { bytes, offset, packed: true, fresh };
      fresh = false;
    }
    return offset + header + inflate.bytesWritten + TRAILER_BYTES;
  } catch (error) {
    const broken = (error as { code?: unknown }).code === 'Z_BUF_ERROR';
    report(
      offset,
      broken ? 'The file breaks off within this record.' : 'The packed record is damaged and cannot be unpacked.',
    );
    return null;
  } finally {
    source.unpipe(inflate);
    source.destroy();
    inflate.destroy();
  }
}

async function* rawChunks(file: FileHandle, from: number): AsyncGenerator<Uint8Array> {
  for (let offset = from; ; ) {
    const bytes = await readAt(file, offset, STREAM_CHUNK);
    if (bytes.byteLength === 0) return;
    yield bytes;
    offset += bytes.byteLength;
  }
}

/** The next place that starts like a gzip member and unpacks to a WARC record; null at the end of the file. */
async function findMember(file: FileHandle, from: number): Promise<number | null> {
  for (let at = from; ; ) {
    const bytes = await readAt(file, at, WINDOW);
    if (bytes.byteLength < 18) return null;
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let found = buffer.indexOf(GZIP_MAGIC); found !== -1; found = buffer.indexOf(GZIP_MAGIC, found + 1)) {
      if (startsWithRecord(bytes.subarray(found))) return at + found;
    }
    if (bytes.byteLength < WINDOW) return null;
    // A member may start at the window's edge.
    at += bytes.byteLength - 1024;
  }
}

const GZIP_MAGIC = Buffer.from([0x1f, 0x8b, 8]);

function startsWithRecord(bytes: Uint8Array): boolean {
  const header = gzipHeaderLength(bytes);
  if (typeof header !== 'number') return false;
  try {
    const start = inflateRawSync(bytes.subarray(header, header + 4_096), { finishFlush: constants.Z_SYNC_FLUSH });
    return start.subarray(0, 5).toString('latin1') === 'WARC/';
  } catch {
    return false;
  }
}

async function readAt(file: FileHandle, offset: number, length: number): Promise<Uint8Array> {
  const buffer = new Uint8Array(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(buffer, filled, length - filled, offset + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return buffer.subarray(0, filled);
}
