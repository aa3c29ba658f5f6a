/**
 * Compiles content/search/concepts/words.tsv.br: what forty languages call cuisines, diets, sports, crafts and places to go, out
 * of the translations of the npm package @openstreetmap/id-tagging-schema.
 *
 *   npm install --prefix <folder> @openstreetmap/id-tagging-schema@7.2.0
 *   node scripts/compile-search-concepts.ts <folder>/node_modules/@openstreetmap/id-tagging-schema/dist/translations
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { tableKey } from '../src/search/understand/query-words.ts';
import { saveTable } from './tables/compiled-table.ts';
import { taggingSchema } from './tables/tagging-schema.ts';

const LANGUAGES =
  'en de fr es it pt nl da sv no fi pl cs sk hu ro bg ru uk be el tr ja zh ko ar he fa hi id ms vi th hr sr sl lt lv et ca eu gl is mk sq'.split(
    ' ',
  );
const FILES: Readonly<Record<string, string>> = { no: 'nb', zh: 'zh-CN' };

/** Things that people look for; not roads, fences and the like. */
const PRESETS =
  /^(?:(?:shop|craft|amenity|leisure|tourism|office|healthcare|sport|club)\/[a-z_]+|aeroway\/aerodrome|railway\/station)$/;
/** Fields whose choices people look for. */
const FIELDS = ['cuisine', 'diet_multi', 'sport', 'healthcare/speciality', 'clothes', 'religion'];
/** Fields that people look for themselves. */
const LABELS = ['delivery', 'takeaway', 'wheelchair', 'outdoor_seating', 'drive_through'];
/** Names that say nothing by themselves. */
const UNFIT = new Set('regional local other yes no none general various children women men raw'.split(' '));

type Option = string | { readonly title?: string };
interface Schema {
  readonly presets?: Readonly<Record<string, { readonly name?: string; readonly aliases?: readonly string[] }>>;
  readonly fields?: Readonly<
    Record<string, { readonly label?: string; readonly options?: Readonly<Record<string, Option>> }>
  >;
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Give the folder of the translations.');

function schemaIn(language: string): Schema {
  const file = FILES[language] ?? language;
  const path = join(folder ?? '', `${file}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8'))[file]?.presets ?? {}) : {};
}

/** Id of each thing → its names, parted by slashes. */
function namesIn({ presets = {}, fields = {} }: Schema): Map<string, string> {
  const named = Object.entries(presets).flatMap(([id, { name, aliases = [] }]) =>
    name && PRESETS.test(id) ? [[id, [name, ...aliases].join(' / ')] as const] : [],
  );
  const chosen = FIELDS.flatMap((field) =>
    Object.entries(fields[field]?.options ?? {}).flatMap(([choice, option]) => {
      const name = typeof option === 'string' ? option : option.title;
      return name === undefined ? [] : [[`${field} ${choice}`, name] as const];
    }),
  );
  const labels = LABELS.flatMap((field) => {
    const label = fields[field]?.label;
    return label === undefined ? [] : [[field, label] as const];
  });
  return new Map([...named, ...chosen, ...labels]);
}

/** The keys of a name; of "doctor / surgery" each half counts. */
function keysOf(name: string): string[] {
  return name
    .replace(/\u00ad/g, '')
    .split(/\s*[/・·,]\s*/)
    .filter((part) => /^[^()–]{2,40}$/u.test(part) && !/^-|-$/.test(part))
    .map(tableKey)
    .filter((key) => key.length > 1 && !UNFIT.has(key));
}

const english = namesIn(schemaIn('en'));
const lines: string[] = [];
for (const language of LANGUAGES) {
  const meanings = new Map<string, Set<string>>();
  const names = [...namesIn(schemaIn(language))].map(([id, name]) => ({ id, keys: keysOf(name) }));
  for (const { id, keys } of names)
    for (const key of keys)
      meanings.set(key, (meanings.get(key) ?? new Set()).add(keysOf(english.get(id) ?? '')[0] ?? ''));
  for (const { id, keys } of names) {
    const topic = keysOf(english.get(id) ?? '')[0];
    // A name that the schema gives to two things tells neither.
    const words = [...new Set(keys)].filter((key) => meanings.get(key)?.size === 1 && key !== topic);
    if (topic !== undefined && words.length > 0) lines.push([language, topic, words.join('|')].join('\t'));
  }
}
const packed = brotliCompressSync(lines.join('\n'));
saveTable('content/search/concepts/words.tsv.br', packed, {
  script: 'scripts/compile-search-concepts.ts',
  source: taggingSchema(folder),
});
process.stdout.write(`${lines.length} names, ${packed.length} bytes\n`);
