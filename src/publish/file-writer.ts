import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { makeFolder } from '../store/database/make-folder.ts';
import { brotliOptions, DRAWN_PACKED_FROM_BYTES, isWorthPacking, MAX_HELD_BYTES } from './packing.ts';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

const KNOWN_FOLDERS = 1000;

/** Endings of the compressed twins. */
export const ENCODED = ['.br', '.gz'] as const;
/** Where files are written before they appear. */
export const DRAFTS = '.drawing';

/** Writes a file and, for long text, its `.br` beside it, for very long text `.gz` as well. Throws what the system says. */
export type WriteFile = (path: string, content: string | Uint8Array) => Promise<void>;

/**
 * A writer into a folder. Texts are compressed in Node's own threads while the next pages are drawn. Files are written
 * at once: for some kilobytes the round trips of the asynchronous ways cost more than the work. One that says the same is
 * left as it is: some file systems write out a file that replaces another, which takes ten times as long as reading it.
 */
export function fileWriter(folder: string): WriteFile {
  const made = new Set<string>();
  let serial = 0;

  /** Tells whether there was such a file before. */
  function put(path: string, content: Uint8Array): boolean {
    const target = join(folder, path);
    const old = statSync(target, { throwIfNoEntry: false });
    if (old?.size === content.byteLength && readFileSync(target).equals(content)) return true;
    const parent = dirname(target);
    if (!made.has(parent)) {
      makeFolder(parent);
      if (made.size >= KNOWN_FOLDERS) made.clear();
      made.add(parent);
    }
    const draft = join(folder, DRAFTS, String(serial++));
    writeFileSync(draft, content);
    renameSync(draft, target);
    return old !== undefined;
  }

  /** Without content, a twin of what was there before is removed: it says something else. */
  function putTwin(path: string, content: Uint8Array | null, mayBeThere: boolean): void {
    if (content !== null) put(path, content);
    else if (mayBeThere) rmSync(join(folder, path), { force: true });
  }

  return async (path, content) => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const { byteLength } = bytes;
    const isWorth = isWorthPacking(path, byteLength);
    const [br, gz] = await Promise.all([
      isWorth && byteLength > DRAWN_PACKED_FROM_BYTES ? brotliOf(bytes, brotliOptions(byteLength)) : null,
      isWorth && byteLength > MAX_HELD_BYTES ? gzipOf(bytes) : null,
    ]);
    const wasThere = put(path, bytes);
    putTwin(`${path}.br`, br, wasThere);
    putTwin(`${path}.gz`, gz, wasThere);
  };
}
