import { open } from 'node:fs/promises';
import type { MapElement, MapReading } from './map-element.ts';
import { MapFileError } from './map-file-error.ts';
import { readJson } from './read-json.ts';
import { readPbf } from './read-pbf.ts';

/**
 * Reads the wanted elements of a file of map data: PBF, GeoJSON or an answer of the Overpass API, told by its first bytes
 * whatever its name is.
 * @throws MapFileError with a sentence that says what to do, or the signal's reason
 */
export async function* readMapFile(path: string, reading: MapReading): AsyncGenerator<MapElement> {
  const first = await firstByte(path);
  // JSON begins with a brace, perhaps after white space or a byte order mark; PBF with the length of a header, below 64 KB.
  yield* first === 0 ? readPbf(path, reading) : readJson(path, reading);
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder; name the file in it',
  EACCES: 'you may not read it',
};

async function firstByte(path: string): Promise<number> {
  try {
    await using handle = await open(path, 'r');
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    if (bytesRead === 0) throw new MapFileError(`${path} is empty. Download the extract again.`);
    if (buffer[0] === 0x1f && buffer[1] === 0x8b) {
      throw new MapFileError(`${path} is packed by gzip. Unpack it first: gunzip ${path}`);
    }
    return buffer[0] ?? 0;
  } catch (error) {
    if (error instanceof MapFileError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw new MapFileError(`Cannot read ${path}: ${REASONS[code] ?? code}.`);
  }
}
