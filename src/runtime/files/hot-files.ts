import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { brotliOptions, isWorthPacking, MAX_HELD_BYTES } from '../../publish/packing.ts';
import type { Encoding } from '../answers/accepted-encoding.ts';
import { type FoundFile, findFile, findTwin } from './find-file.ts';

/** A drawn file as it is held. */
export interface HotFile extends FoundFile {
  /** As it is, and compressed where such a twin was drawn; null when it cannot be held: it is long, or cannot be read now. */
  readonly bytes: HeldBytes | null;
}

/** The bytes of a file by their encoding: what was not drawn packed is packed when that is first asked for. */
export interface HeldBytes {
  readonly identity: Buffer;
  /** Null where packing is of no use. */
  readonly packed: Readonly<Record<Encoding, () => Buffer>> | null;
}

/** Finds the file that stands at a path; null when there is none. */
export type FindHotFile = (pathname: string) => HotFile | null;

interface Held {
  readonly file: HotFile;
  /** What holding it costs. */
  readonly bytes: number;
  lookedAt: number;
}

/** A file drawn anew is seen after so long. */
const LOOK_MS = 1000;
const MAX_BYTES = 8 * 1024 * 1024;
/** Of one that is empty: an address can be spelled in many ways, and each is held for itself. */
const ENTRY_BYTES = 2048;

/**
 * Holds the files of a folder that are asked for most in memory, up to 8 MB; those longest unasked go first. Each is
 * looked at on disk once a second at most.
 */
export function hotFiles(folder: string, clock: () => number = Date.now): FindHotFile {
  const held = new Map<string, Held>();
  let bytes = 0;
  const drop = (pathname: string): void => {
    bytes -= held.get(pathname)?.bytes ?? 0;
    held.delete(pathname);
  };
  return (pathname) => {
    const now = clock();
    const known = held.get(pathname);
    if (known && now - known.lookedAt < LOOK_MS) return known.file;
    const found = findFile(folder, pathname);
    if (known && found && known.file.path === found.path && known.file.etag === found.etag) {
      known.lookedAt = now;
      // What was asked for last stands last.
      held.delete(pathname);
      held.set(pathname, known);
      return known.file;
    }
    drop(pathname);
    if (found === null) return null;
    const loaded = loadFile(found);
    const file = { ...found, bytes: loaded };
    if (loaded === null) return file;
    const more = costOf(pathname, loaded);
    held.set(pathname, { file, bytes: more, lookedAt: now });
    bytes += more;
    for (const oldest of held.keys()) {
      if (bytes <= MAX_BYTES) break;
      drop(oldest);
    }
    return file;
  };
}

function loadFile({ path, size }: FoundFile): HeldBytes | null {
  if (size > MAX_HELD_BYTES) return null;
  try {
    const identity = readFileSync(path);
    let br = readTwin(path, '.br');
    if (br === null && !isWorthPacking(path, identity.length)) return { identity, packed: null };
    let gzip: Buffer | null = null;
    const packed = {
      br: () => (br ??= brotliCompressSync(identity, brotliOptions(identity.length))),
      gzip: () => (gzip ??= gzipSync(identity)),
    };
    return { identity, packed };
  } catch {
    // Removed since it was found, or no more files can be opened at the moment.
    return null;
  }
}

function readTwin(path: string, ending: string): Buffer | null {
  const twin = findTwin(path, ending);
  return twin === null ? null : readFileSync(twin);
}

/** Packed forms are counted from the beginning, and as long as they ever are. */
function costOf(pathname: string, { identity, packed }: HeldBytes): number {
  return ENTRY_BYTES + pathname.length + identity.length * (packed === null ? 1 : 2);
}
