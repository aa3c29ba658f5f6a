import { readFileSync, type Stats, statSync } from 'node:fs';
import { extname, join } from 'node:path';

/** A drawn file as it is sent: the bytes of each encoding, and what is said of them. */
export interface HotFile {
  readonly type: string;
  readonly etag: string;
  readonly lastModified: string;
  /** As it is, and compressed where such a twin was drawn. */
  readonly bytes: { readonly identity: Buffer; readonly br: Buffer | null; readonly gzip: Buffer | null };
}

/** Finds the file that stands at a path; null when it is too large to be held, or there is none. */
export type FindHotFile = (pathname: string) => HotFile | null;

interface Held {
  readonly file: HotFile;
  readonly path: string;
  readonly stamp: string;
  readonly size: number;
  lookedAt: number;
}

/** A file drawn anew is seen after so long. */
const LOOK_MS = 1000;
const MAX_FILE_BYTES = 256 * 1024;
const MAX_BYTES = 16 * 1024 * 1024;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/**
 * Holds the files of a folder that are asked for most in memory, up to 16 MB; those longest unasked go first. Each is
 * looked at on disk once a second at most.
 */
export function hotFiles(folder: string, clock: () => number = Date.now): FindHotFile {
  const held = new Map<string, Held>();
  let bytes = 0;
  const drop = (pathname: string): void => {
    bytes -= held.get(pathname)?.size ?? 0;
    held.delete(pathname);
  };
  return (pathname) => {
    const now = clock();
    const known = held.get(pathname);
    if (known && now - known.lookedAt < LOOK_MS) return known.file;
    const found = findFile(folder, pathname);
    if (known && found && known.path === found.path && known.stamp === found.stamp) {
      known.lookedAt = now;
      // What was asked for last stands last.
      held.delete(pathname);
      held.set(pathname, known);
      return known.file;
    }
    drop(pathname);
    const file = found && loadFile(found);
    if (!file) return null;
    const size = sizeOf(file);
    held.set(pathname, { file, path: found.path, stamp: found.stamp, size, lookedAt: now });
    bytes += size;
    for (const oldest of held.keys()) {
      if (bytes <= MAX_BYTES) break;
      drop(oldest);
    }
    return file;
  };
}

interface FoundFile {
  readonly path: string;
  readonly stats: Stats;
  readonly stamp: string;
}

/** The file of a path: as it stands, or without the ending that addresses leave out. */
function findFile(folder: string, pathname: string): FoundFile | null {
  const inner = safePath(pathname);
  if (inner === null) return null;
  for (const name of inner === '' ? ['index.html'] : [inner, `${inner}.html`, `${inner}/index.html`]) {
    const path = join(folder, name);
    const stats = statOf(path);
    if (stats?.isFile()) return { path, stats, stamp: `${stats.size} ${stats.mtimeMs}` };
  }
  return null;
}

/** The path below the folder; null for what leads elsewhere, or to a file that is not for others. */
function safePath(pathname: string): string | null {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  const parts = path.replace(/^\/|\/$/g, '').split('/');
  const isSafe = parts.every((part, at) => (part !== '' || parts.length === 1) && !part.startsWith('.') && at < 8);
  return isSafe && !/[\0\\]/.test(path) ? parts.join('/') : null;
}

function loadFile({ path, stats }: FoundFile): HotFile | null {
  const type = TYPES[extname(path)];
  if (type === undefined || stats.size > MAX_FILE_BYTES) return null;
  try {
    const etag = `W/"${stats.size}-${Math.floor(stats.mtimeMs)}"`;
    const bytes = { identity: readFileSync(path), br: readTwin(`${path}.br`), gzip: readTwin(`${path}.gz`) };
    return { type, etag, lastModified: stats.mtime.toUTCString(), bytes };
  } catch {
    // Removed since it was found.
    return null;
  }
}

function readTwin(path: string): Buffer | null {
  return statOf(path)?.isFile() ? readFileSync(path) : null;
}

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    // ENOTDIR, ENAMETOOLONG: there is no such file.
    return undefined;
  }
}

function sizeOf({ bytes: { identity, br, gzip } }: HotFile): number {
  return identity.length + (br?.length ?? 0) + (gzip?.length ?? 0);
}
