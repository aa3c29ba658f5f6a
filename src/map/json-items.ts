import { open } from 'node:fs/promises';
import type { MapReading } from './map-element.ts';
import { MapFileError } from './map-file-error.ts';

/** The largest element that is read: the outline of a country has some megabytes. */
const MAX_ITEM_BYTES = 16 * 1024 * 1024;
/** Elements nest a handful deep. */
const MAX_DEPTH = 64;
const CHUNK_BYTES = 256 * 1024;

const [QUOTE, BACKSLASH, OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [0x22, 0x5c, 0x7b, 0x7d, 0x5b, 0x5d];
const isSpace = (byte: number): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/** Names under which a file of map data keeps its list, one level deep: GeoJSON and Overpass. */
export type ListName = 'features' | 'elements';

/** Of a JSON file one element of its list, and the name of the list. */
export interface JsonItem {
  readonly list: ListName;
  readonly item: unknown;
}

/**
 * Reads a JSON file of any size element by element: those of its list `features` or `elements`, wherever in the file that
 * stands. No more than one element is held at a time.
 * @throws MapFileError naming the byte, or the signal's reason
 */
export async function* readJsonItems(
  path: string,
  { onBytes, signal }: Pick<MapReading, 'onBytes' | 'signal'>,
): AsyncGenerator<JsonItem> {
  await using handle = await open(path, 'r');
  const total = (await handle.stat()).size;
  const scanner = jsonScanner(path);
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  for (let done = 0; ; ) {
    signal?.throwIfAborted();
    const { bytesRead } = await handle.read(chunk, 0, CHUNK_BYTES, done);
    if (bytesRead === 0) break;
    yield* scanner.take(chunk.subarray(0, bytesRead));
    done += bytesRead;
    onBytes?.(done, total);
  }
  scanner.end();
}

interface Scanner {
  take(chunk: Buffer): JsonItem[];
  end(): void;
}

/** Follows braces, brackets and strings byte by byte; what stands between them is JSON.parse's to judge. */
function jsonScanner(name: string): Scanner {
  /** Opening brackets that wait for their end. */
  const open: number[] = [];
  let place = 0;
  let isInString = false;
  let isEscaped = false;
  /** The last string at depth 1, a key of the document. */
  let key = '';
  let keyBytes: number[] | null = null;
  let list: ListName | null = null;
  let parts: Buffer[] = [];
  let held = 0;
  let hasList = false;
  let hasEnded = false;
  const fault = (what: string): MapFileError =>
    new MapFileError(
      `${name} cannot be read at byte ${place}: ${what}. Save the extract again; nothing of it was taken in.`,
    );

  const begin = (byte: number): void => {
    if (hasEnded) throw fault('something follows the end of the document');
    if (open.length === 0 && byte !== OPEN_BRACE) throw fault('it is no JSON document of map data');
    if (open.length >= MAX_DEPTH) throw fault(`it nests deeper than ${MAX_DEPTH} levels`);
    if (byte === OPEN_BRACKET && open.length === 1 && (key === 'features' || key === 'elements')) {
      list = key;
      hasList = true;
    }
    open.push(byte === OPEN_BRACE ? CLOSE_BRACE : CLOSE_BRACKET);
  };
  const isInItem = (): boolean => list !== null && open.length >= 3;
  const finish = (): JsonItem => {
    const text = Buffer.concat(parts, held).toString('utf8');
    parts = [];
    held = 0;
    try {
      return { list: list as ListName, item: JSON.parse(text) as unknown };
    } catch {
      throw fault('the element that ends here is no JSON');
    }
  };

  const inString = (byte: number): void => {
    const isEnd = byte === QUOTE && !isEscaped;
    isEscaped = byte === BACKSLASH && !isEscaped;
    if (!isEnd && keyBytes && keyBytes.length < 16) keyBytes.push(byte);
    if (!isEnd) return;
    isInString = false;
    if (keyBytes) key = String.fromCharCode(...keyBytes);
    keyBytes = null;
  };

  return {
    take(chunk) {
      const items: JsonItem[] = [];
      let start = isInItem() ? 0 : -1;
      for (let at = 0; at < chunk.length; at += 1, place += 1) {
        const byte = chunk[at] ?? 0;
        if (isInString) {
          inString(byte);
        } else if (byte === QUOTE) {
          isInString = true;
          keyBytes = open.length === 1 ? [] : null;
          if (open.length === 0) throw fault('it is no JSON document of map data');
        } else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
          begin(byte);
          if (list !== null && open.length === 3) start = at;
        } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
          if (open.pop() !== byte) throw fault('a bracket is closed that was not opened');
          if (list !== null && open.length === 2) {
            parts.push(chunk.subarray(start, at + 1));
            held += at + 1 - start;
            start = -1;
            items.push(finish());
          }
          if (list !== null && open.length === 1) list = null;
          hasEnded ||= open.length === 0;
        } else if (open.length === 0 && !isSpace(byte) && !(place < 3 && byte >= 0xbb)) {
          throw fault(hasEnded ? 'something follows the end of the document' : 'it is no JSON document of map data');
        }
      }
      if (start >= 0) {
        parts.push(Buffer.from(chunk.subarray(start)));
        held += chunk.length - start;
        if (held > MAX_ITEM_BYTES) throw fault(`an element has more than ${MAX_ITEM_BYTES / 1024 / 1024} MB`);
      }
      return items;
    },
    end() {
      if (open.length > 0 || isInString) throw fault('the file ends within the document');
      if (!hasList) throw fault('it has no list "features" (GeoJSON) or "elements" (Overpass)');
    },
  };
}
