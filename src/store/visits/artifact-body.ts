import { hash } from 'node:crypto';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** Half of the time of the usual level, for 5 % more bytes. */
const LEVEL = 1;
/** No body is longer; what a damaged row says is another thing. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;

/** SHA-256 of a body, hex: its name in the artifact database. */
export function bodyHash(body: Uint8Array): string {
  return hash('sha256', body);
}

/** Compresses a body for keeping: at once, because handing a page to another thread costs as much as the work. */
export function packBody(body: Uint8Array): Buffer {
  return zstdCompressSync(body, { params: { [constants.ZSTD_c_compressionLevel]: LEVEL } });
}

/**
 * The body that was kept.
 * @param bytes its length
 */
export function unpackBody(packed: Uint8Array, bytes: number): Uint8Array {
  const { buffer, byteOffset, byteLength } = zstdDecompressSync(packed, { chunkSize: roomFor(bytes) });
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** Room for all of it at once, and some more: what is filled to the brim is asked once more. */
function roomFor(bytes: number): number {
  return Math.min(Math.max(bytes, 0), MAX_BODY_BYTES) + 1024;
}
