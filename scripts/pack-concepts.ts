/**
 * Packs content/search/concepts/packed.br out of concepts.tsv, the topics, the compiled words beside it and the dictionaries that were
 * written by hand, all in content.
 *
 *   node scripts/pack-concepts.ts
 */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { CONTENT_FOLDER } from '../src/language/content-folder.ts';
import { packedConcepts } from './tables/packed-concepts.ts';

const text = packedConcepts();
const packed = brotliCompressSync(text);
writeFileSync(new URL('search/concepts/packed.br', CONTENT_FOLDER), packed);
process.stdout.write(`${text.split('\n').length} lines, ${packed.length} bytes\n`);
