import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { PublishError } from './publish-error.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** What fits into one packet with its headers comes no faster when it is smaller. */
const COMPRESS_FROM_BYTES = 1300;
const BROTLI_QUALITY = 5;
const ENCODED = ['.br', '.gz'] as const;
const TEMP = '.drawing';
const MARKER = '.drawn';

/** The folder that is served. Every file appears by rename, whole. */
export interface PublicFolder {
  /** Writes a file and, for text above 1.3 KB, its `.br` and `.gz` beside it. */
  write(path: string, content: string | Uint8Array): Promise<void>;
  /** Removes a file and its compressed twins, or a whole folder; nothing happens when there is none. */
  remove(path: string): void;
  /** What `mark` was last given; null for a folder that we did not draw. */
  readMark(): string | null;
  mark(text: string): void;
}

/**
 * Opens the folder, and makes it when it is not there. Half-written files of a killed run are removed.
 * @throws PublishError when the folder cannot be written
 */
export function openPublicFolder(folder: string): PublicFolder {
  const temp = join(folder, TEMP);
  const made = new Set<string>();
  let serial = 0;

  guarded(folder, () => {
    rmSync(temp, { recursive: true, force: true });
    mkdirSync(temp, { recursive: true });
  });

  // Synchronous on purpose: a write takes some microseconds, a round trip through the thread pool ten times that, and
  // the pool's threads are busy compressing.
  function put(path: string, content: string | Uint8Array): void {
    const target = join(folder, path);
    const parent = dirname(target);
    guarded(folder, () => {
      if (!made.has(parent)) mkdirSync(parent, { recursive: true });
      if (made.size > 1000) made.clear();
      made.add(parent);
      const draft = join(temp, String(serial++));
      writeFileSync(draft, content);
      renameSync(draft, target);
    });
  }

  function drop(path: string): void {
    guarded(folder, () => rmSync(join(folder, path), { recursive: true, force: true }));
  }

  return {
    async write(path, content) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      const texts = compressible(path) && bytes.byteLength > COMPRESS_FROM_BYTES;
      const [small, gz] = texts ? await Promise.all([brotli(bytes, brotliOptions(bytes)), gzipped(bytes)]) : [];
      put(path, bytes);
      if (small !== undefined && gz !== undefined) {
        put(`${path}.br`, small);
        put(`${path}.gz`, gz);
      } else if (compressible(path)) {
        for (const ending of ENCODED) if (existsSync(join(folder, `${path}${ending}`))) drop(`${path}${ending}`);
      }
    },
    remove(path) {
      for (const ending of ['', ...ENCODED]) drop(`${path}${ending}`);
      made.clear();
    },
    readMark: () => readOptional(join(folder, MARKER)),
    mark: (text) => put(MARKER, text),
  };
}

function brotliOptions(bytes: Uint8Array): { params: Record<number, number> } {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      // A window no larger than the text: the usual 4 MB would be set aside for every page.
      [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.byteLength),
    },
  };
}

function windowBits(size: number): number {
  return Math.min(Math.max(Math.ceil(Math.log2(size + 16)), 10), 22);
}

function compressible(path: string): boolean {
  return !/\.(?:woff2|png)$/.test(path);
}

function readOptional(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // Not there, or not ours: both mean that nothing is drawn here yet.
    return null;
  }
}

/** What an operator can mend, by the code of the system. */
const MENDS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full; free some space and run it again, what is drawn stays',
  EDQUOT: 'the disk quota is used up; free some space and run it again, what is drawn stays',
  EROFS: 'the disk cannot be written to; choose another folder',
  EACCES: 'writing there is not allowed; change the rights of the folder or choose another',
  EPERM: 'writing there is not allowed; change the rights of the folder or choose another',
  ENOTDIR: 'a file stands where a folder should be; remove it or choose another folder',
  EEXIST: 'a file stands where a folder should be; remove it or choose another folder',
};

function guarded(folder: string, action: () => void): void {
  try {
    action();
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    const mend = MENDS[code];
    if (mend === undefined) throw cause;
    throw new PublishError(`Pages cannot be written to ${folder}: ${mend}.`, { cause });
  }
}
