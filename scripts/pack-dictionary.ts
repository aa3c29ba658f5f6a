/**
 * Puts content/search/dictionary/written into packed.br beside it, in place of what that had of these languages.
 *
 *   node scripts/pack-dictionary.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { CONTENT_FOLDER } from '../src/language/content-folder.ts';
import { digestOf, madeSchema } from './tables/compiled-table.ts';
import { packedNames, unpackedNames, withWritten } from './tables/dictionary-names.ts';
import { writtenWords } from './tables/written-words.ts';

const TABLE = new URL('search/dictionary/packed.br', CONTENT_FOLDER);
const MADE = new URL('made.json', TABLE);

const text = packedNames(
  withWritten(unpackedNames(brotliDecompressSync(readFileSync(TABLE)).toString()), writtenWords()),
);
const packed = brotliCompressSync(text);
const made = madeSchema.parse(JSON.parse(readFileSync(MADE, 'utf8')));
writeFileSync(TABLE, packed);
writeFileSync(MADE, `${JSON.stringify({ ...made, tableDigest: digestOf(packed) }, null, 2)}\n`);
process.stdout.write(`${text.split('\n').length} lines, ${text.length} letters, ${packed.length} bytes\n`);
