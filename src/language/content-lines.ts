import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { CONTENT_FOLDER } from './content-folder.ts';

const [LINE_END, RETURN] = [10, 13];

/**
 * The lines of a table, each made when it is asked for. Parted from one string, which has two bytes for each letter, they
 * would hold all of it, and be garbage all at once.
 * @param path below `content`, of a file in UTF-8; one that ends with "br" is packed
 */
export function* contentLines(path: string): Generator<string> {
  const file = readFileSync(new URL(path, CONTENT_FOLDER));
  const bytes = path.endsWith('br') ? brotliDecompressSync(file) : file;
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(LINE_END, start);
    const end = found === -1 ? bytes.length : found;
    yield bytes.toString('utf8', start, bytes[end - 1] === RETURN ? end - 1 : end);
    start = end + 1;
  }
}
