import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DrawPicture, PictureOrder } from '../../prints/pictures/draw-picture.ts';

export interface KeptPicturesInput {
  /** Theirs alone: what stands there is counted, and removed when it is too much. */
  readonly folder: string;
  readonly draw: DrawPicture;
  readonly mostBytes?: number;
  /** Takes the cause when a picture could not be kept; it is given all the same. */
  readonly onFault: (cause: unknown) => void;
}

/** Some 20,000 badges. */
const MAX_BYTES = 128 * 1024 * 1024;
/** Part of them that stays when older ones go, so that not each new picture looks through all. */
const STAYS = 0.75;
/** To be raised when the same picture comes to be drawn otherwise. */
const DRAWING = 1;

/**
 * Draws each picture once and keeps it in a folder under a name made from what it shows: what changes has another name,
 * and the oldest go when there are too many. Several askers of the same picture wait for one drawing.
 */
export function keptPictures({ folder, draw, mostBytes = MAX_BYTES, onFault }: KeptPicturesInput): DrawPicture {
  const underWay = new Map<string, ReturnType<DrawPicture>>();
  /** Null until the folder was looked through. */
  let bytes: number | null = null;
  let keeping = Promise.resolve();

  const keep = async (name: string, png: Uint8Array): Promise<void> => {
    await mkdir(folder, { recursive: true });
    const draft = join(folder, `${name}.${randomUUID()}`);
    await writeFile(draft, png);
    await rename(draft, join(folder, name));
    bytes = bytes === null || bytes + png.length > mostBytes ? await sweep(folder, mostBytes) : bytes + png.length;
  };
  const drawAndKeep = async (name: string, order: PictureOrder): ReturnType<DrawPicture> => {
    const png = await draw(order);
    if (png !== null) keeping = keeping.then(() => keep(name, png)).catch(onFault);
    await keeping;
    return png;
  };
  return async (order) => {
    const name = nameOf(order);
    const known = underWay.get(name);
    if (known) return known;
    const found = readKept(join(folder, name)).then((png) => png ?? drawAndKeep(name, order));
    underWay.set(name, found);
    try {
      return await found;
    } finally {
      underWay.delete(name);
    }
  };
}

/** The date in what a picture says is not in what it shows. */
function nameOf({ choices, scale }: PictureOrder): string {
  const shown = choices.map(({ spoken: _, ...picture }) => picture);
  const text = JSON.stringify({ DRAWING, scale, shown });
  return `${createHash('sha256').update(text).digest('hex').slice(0, 40)}.png`;
}

async function readKept(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(path));
  } catch {
    // Not drawn yet, or not to be read: it is drawn.
    return null;
  }
}

/** Removes the oldest when all together are too large. @returns the bytes that are left */
async function sweep(folder: string, mostBytes: number): Promise<number> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const path = join(folder, name);
      const { size, mtimeMs } = await stat(path);
      return { path, size, mtimeMs };
    }),
  );
  let left = files.reduce((sum, { size }) => sum + size, 0);
  if (left <= mostBytes) return left;
  for (const { path, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (left <= mostBytes * STAYS) break;
    await rm(path, { force: true });
    left -= size;
  }
  return left;
}
