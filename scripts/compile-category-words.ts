/**
 * Compiles content/categories/words.tsv.br: what forty languages call the kinds of sites we know, out of the translations
 * of the npm package @openstreetmap/id-tagging-schema.
 *
 *   npm install --prefix <folder> @openstreetmap/id-tagging-schema@7.2.0
 *   node scripts/compile-category-words.ts <folder>/node_modules/@openstreetmap/id-tagging-schema/dist/translations
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fold } from '../src/language/fold.ts';
import { CATEGORIES } from '../src/places/categories.ts';
import { saveTable } from './tables/compiled-table.ts';
import { taggingSchema } from './tables/tagging-schema.ts';

const LANGUAGES =
  'en de fr es it pt nl da sv no fi pl cs sk hu ro bg ru uk be el tr ja zh ko ar he fa id vi th hr sr sl lt lv et ca eu gl is mk sq'.split(
    ' ',
  );
const FILES: Readonly<Record<string, string>> = { no: 'nb', zh: 'zh-CN' };

/** Everyday words of texts about anything, and places that texts name without being of them. */
const UNFIT =
  /^(?:leisure\/(?:park|playground)|office\/company|site\/|tourism\/(?:attraction|information)|amenity\/(?:parking|atm|police|fuel|recycling|bus_station|casino|community_centre|social_facility|storage)|railway\/|aeroway\/|landuse\/|shop\/(?:online|art|music|outlet|mall)|office\/(?:government|financial|research|energy_supplier)|man_made\/|shop\/(?:gift|bag|craft|model|ticket|frame|deli|watches|party)|leisure\/sauna)/;

/** Folded. Halves of a name among them: "sports centre / complex" made every centre one of sports. */
const TOO_COMMON = new Set(
  [
    'комплекс квартира администрация суд in gym bank обувь шины игрушки court tailor games maler bar ورشة',
    'مرکز مجتمع complex complesso komplex kompleks komplekss centru gunea συγκροτημα 複合施設 단지 зал',
    'وکالة باشگاه طبیعی ομαδα leasing locazione dostavljac fornecedor organizacia byt pregled uscator osmetic librarie',
    '도장 육아 ekspedisi ob',
  ]
    .join(' ')
    .split(' '),
);

interface Preset {
  name?: string;
  terms?: string[] | string;
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Give the folder of the translations.');

const lines: string[] = [];
for (const language of LANGUAGES) {
  const file = FILES[language] ?? language;
  const path = join(folder, `${file}.json`);
  if (!existsSync(path)) throw new Error(`There is no ${path}.`);
  const presets = (JSON.parse(readFileSync(path, 'utf8'))[file]?.presets?.presets ?? {}) as Record<string, Preset>;
  const meanings = new Map<string, Set<string>>();
  for (const [id, { name }] of Object.entries(presets))
    if (name) meanings.set(fold(name), (meanings.get(fold(name)) ?? new Set()).add(id));
  for (const { id } of CATEGORIES) {
    const name = presets[id]?.name;
    if (!name || UNFIT.test(id)) continue;
    // A name that the schema gives to two kinds of things tells neither; of "doctor / surgery" each half counts.
    const words = name
      .replace(/\u00ad/g, '')
      .split(/\s*[/・·]\s*/)
      .map(fold)
      .filter((word) => (meanings.get(word)?.size ?? 1) === 1 && /^[^()–]{2,30}$/u.test(word) && !/^-|-$/.test(word))
      .filter((word) => !TOO_COMMON.has(word));
    if (words.length > 0) lines.push([language, id, words.join('|')].join('\t'));
  }
}
const packed = brotliCompressSync(lines.join('\n'));
saveTable('content/categories/words.tsv.br', packed, {
  script: 'scripts/compile-category-words.ts',
  source: taggingSchema(folder),
});
process.stdout.write(`${lines.length} names, ${packed.length} bytes\n`);
