import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** SHA-256 of a body, hex: its name in the artifact database. */
export function bodyHash(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}

/** Compresses a body for keeping. */
export function packBody(body: Uint8Array): Promise<Buffer> {
  return compress(body);
}

/** The body that was kept. */
export async function unpackBody(packed: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await decompress(packed));
}
