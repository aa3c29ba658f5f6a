import { type Stats, statSync } from 'node:fs';
import { extname, join } from 'node:path';

/** A drawn file as it stands on disk; nothing of it is read yet. */
export interface FoundFile {
  readonly path: string;
  readonly size: number;
  /** Its Content-Type. */
  readonly type: string;
  readonly etag: string;
  readonly lastModified: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
  '.atom': 'application/atom+xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/vnd.microsoft.icon',
  '.woff2': 'font/woff2',
};
const OTHER_TYPE = 'application/octet-stream';

/**
 * Finds the drawn file of a path: as it stands, or without the ending that addresses leave out. Null for what leads
 * elsewhere, or to a file that is not for others.
 */
export function findFile(folder: string, pathname: string): FoundFile | null {
  const inner = safePath(pathname);
  if (inner === null) return null;
  for (const name of inner === '' ? ['index.html'] : [inner, `${inner}.html`, `${inner}/index.html`]) {
    const path = join(folder, name);
    const stats = statOf(path);
    if (!stats?.isFile()) continue;
    const { size, mtime, mtimeMs } = stats;
    const type = TYPES[extname(path)] ?? OTHER_TYPE;
    return { path, size, type, etag: `W/"${size}-${mtimeMs}"`, lastModified: mtime.toUTCString() };
  }
  return null;
}

/** The path of a twin that was drawn beside a file, such as its compressed form; null when there is none. */
export function findTwin(path: string, ending: string): string | null {
  const twin = `${path}${ending}`;
  return statOf(twin)?.isFile() ? twin : null;
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

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    // ENOTDIR, ENAMETOOLONG: there is no such file.
    return undefined;
  }
}
