/**
 * Compiles content/ngrams/ngrams.tsv.br, the beginnings, ends and parts of words by which languages are told
 * apart, out of the npm package eld (Efficient Language Detector), whose own form of them takes 100 MB in memory.
 *
 *   node scripts/compile-ngrams.ts node_modules/eld
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';
import { saveTable, versionIn } from './tables/compiled-table.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Give the folder of the package.');
const load = (path: string) => import(pathToFileURL(resolve(folder, 'src', path)).href);
const { ngramsData } = z
  .object({
    ngramsData: z.object({
      languages: z.record(z.string(), z.string()),
      ngrams: z.record(z.string(), z.record(z.string(), z.int().min(0).max(255))),
    }),
  })
  .parse(await load('ngrams/medium.js'));
const { dictionary } = z.object({ dictionary: z.array(z.string()) }).parse(await load('dictionary.js'));

// The package writes bytes above 127 as letters of its own.
const byteOf = new Map(dictionary.map((letter, byte) => [letter, byte] as const).filter(([letter]) => letter !== ' '));

function hexOf(ngram: string): string {
  const bytes = [...ngram].map((letter) => {
    const byte = letter === ' ' ? 32 : byteOf.get(letter);
    if (byte === undefined) throw new Error(`"${ngram}" has a letter that stands for no byte.`);
    return byte;
  });
  return Buffer.from(bytes).toString('hex').padStart(12, '0');
}

const lines = Object.entries(ngramsData.ngrams).map(([ngram, scores]) => {
  const said = Object.entries(scores).map(([at, score]) => `${ngramsData.languages[at]}${score}`);
  return `${hexOf(ngram)}\t${said.join(' ')}`;
});
const packed = brotliCompressSync(lines.sort().join('\n'));
saveTable('content/ngrams/ngrams.tsv.br', packed, {
  script: 'scripts/compile-ngrams.ts',
  source: {
    name: 'Efficient Language Detector',
    takenFrom: `npm package eld ${versionIn(folder)}, src/ngrams/medium.js`,
    licence: 'Apache License 2.0',
    address: 'https://github.com/nitotm/efficient-language-detector-js',
  },
});
process.stdout.write(`${lines.length} n-grams, ${packed.length} bytes\n`);
