import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/** What fits into one packet with its headers comes no faster when it is smaller. */
const COMPRESS_FROM_BYTES = 1300;
const BROTLI_QUALITY = 5;
const KNOWN_FOLDERS = 1000;
/** A server packs shorter files by gzip when that is first asked for, and holds them in memory: few ask for it. */
export const MAX_HELD_BYTES = 256 * 1024;

/** Endings of the compressed twins. */
export const ENCODED = ['.br', '.gz'] as const;
/** Where files are written before they appear. */
export const DRAFTS = '.drawing';

/** Writes a file and, for longer text, its `.br` beside it, for very long text `.gz` as well. Throws what the system says. */
export type WriteFile = (path: string, content: string | Uint8Array) => Promise<void>;

/**
 * A writer into a folder. Texts are compressed in Node's own threads while the next pages are drawn. Files are written
 * at once: for some kilobytes the round trips of the asynchronous ways cost more than the work.
 */
export function fileWriter(folder: string): WriteFile {
  const made = new Set<string>();
  let serial = 0;

  function put(path: string, content: Uint8Array): void {
    const target = join(folder, path);
    const parent = dirname(target);
    if (!made.has(parent)) {
      mkdirSync(parent, { recursive: true });
      if (made.size >= KNOWN_FOLDERS) made.clear();
      made.add(parent);
    }
    const draft = join(folder, DRAFTS, String(serial++));
    writeFileSync(draft, content);
    renameSync(draft, target);
  }

  /** A twin of what stood there before says something else. */
  function putTwin(path: string, content: Uint8Array | null): void {
    if (content !== null) return put(path, content);
    const old = join(folder, path);
    if (existsSync(old)) rmSync(old);
  }

  return async (path, content) => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    if (!isText(path)) return put(path, bytes);
    const [br, gz] = await Promise.all([
      bytes.byteLength > COMPRESS_FROM_BYTES ? brotli(bytes) : null,
      bytes.byteLength > MAX_HELD_BYTES ? gzipOf(bytes) : null,
    ]);
    put(path, bytes);
    putTwin(`${path}.br`, br);
    putTwin(`${path}.gz`, gz);
  };
}

function brotli(bytes: Uint8Array): Promise<Buffer> {
  return brotliOf(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      // A window no larger than the text: the usual 4 MB would be set aside for every page.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(Math.ceil(Math.log2(bytes.byteLength + 16)), 10), 22),
    },
  });
}

function isText(path: string): boolean {
  return !/\.(?:woff2|png)$/.test(path);
}
