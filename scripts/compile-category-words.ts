/**
 * Compiles content/categories/words.tsv.br: what forty languages call the kinds of sites we know, and the branches of some of
 * them, out of the translations of the npm package @openstreetmap/id-tagging-schema.
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
/** Kinds that the schema parts further, or names otherwise. */
const PRESETS: Readonly<Record<string, readonly string[]>> = {
  'healthcare/birthing_centre': ['healthcare/birthing_center'],
  'leisure/garden': ['leisure/garden/botanical'],
  'leisure/dance': ['amenity/dancing_school'],
  'amenity/studio': ['amenity/studio/audio'],
  'sport/climbing': ['leisure/sports_centre/climbing'],
  'sport/karting': ['leisure/sports_centre/karting'],
  'sport/shooting': ['leisure/sports_centre/shooting'],
  'craft/carpenter': ['craft/carpenter', 'craft/joiner'],
  'craft/floorer': ['craft/floorer', 'craft/parquet_layer'],
  'craft/insulation': ['craft/insulation', 'craft/insulator'],
  'craft/shoemaker': ['craft/shoemaker', 'shop/shoe_repair'],
  'tourism/apartment': ['tourism/apartment', 'tourism/chalet'],
  'tourism/camp_site': ['tourism/camp_site', 'tourism/caravan_site'],
};
const FILES: Readonly<Record<string, string>> = { no: 'nb', zh: 'zh-CN' };

/** Everyday words of texts about anything, and places that texts name without being of them. */
const UNFIT =
  /^(?:leisure\/(?:park|playground)|office\/company|site\/|tourism\/(?:attraction|information)|amenity\/(?:parking|atm|police|fuel|recycling|bus_station|casino|community_centre|social_facility|storage)|railway\/|aeroway\/|landuse\/farm|shop\/(?:online|art|music|outlet|mall)|office\/(?:government|financial|research|energy_supplier)|man_made\/|amenity\/(?:marketplace|charging_station)|shop\/trade|shop\/(?:water_sports|gift|bag|craft|model|ticket|frame|deli|watches|party)|leisure\/sauna)/;

/**
 * Folded. Halves of a name among them: "sports centre / complex" made every centre one of sports; and a town by the sea is no
 * resort with a beach of its own.
 */
const TOO_COMMON = new Set([
  ...[
    'комплекс квартира администрация суд in gym bank обувь шины игрушки court tailor games maler bar ورشة',
    'مرکز مجتمع complex complesso komplex kompleks komplekss centru gunea συγκροτημα 複合施設 단지 зал',
    'وکالة باشگاه طبیعی ομαδα leasing locazione dostavljac fornecedor organizacia byt pregled uscator osmetic librarie',
    '도장 육아 ekspedisi ob newspaper tutorias פנסיון insulator esoterique 断熱材 製材 展示場',
  ]
    .join(' ')
    .split(' '),
  'station balneaire',
  'salle de jeux',
  'day center',
]);

/** Kinds whose branches people ask for by name: a dermatologist is a doctor, a mosque a place of worship. */
const PARTED = ['amenity/doctors', 'amenity/clinic', 'amenity/place_of_worship', 'amenity/social_facility'];

interface Preset {
  readonly name?: string;
  readonly aliases?: readonly string[];
}

/** The names of some presets that may stand for a kind: one that the schema gives to two kinds of things tells neither. */
function wordsOf(presets: Readonly<Record<string, Preset>>, ids: readonly string[], meanings: Meanings): string[] {
  const words = ids
    .flatMap((id) => [presets[id]?.name ?? '', ...(presets[id]?.aliases ?? [])])
    // Of "doctor / surgery" each half counts.
    .flatMap((name) => name.replace(/\u00ad/g, '').split(/\s*[/・]\s*|\s+·\s+/))
    .map(fold)
    .filter((word) => [...(meanings.get(word) ?? [])].every((id) => ids.includes(id)))
    .filter((word) => /^[^()–]{2,30}$/u.test(word) && !/^-|-$/.test(word) && !TOO_COMMON.has(word));
  return [...new Set(words)];
}

/** Which kinds of things the schema calls so. */
type Meanings = ReadonlyMap<string, ReadonlySet<string>>;

function meaningsIn(presets: Readonly<Record<string, Preset>>): Meanings {
  const meanings = new Map<string, Set<string>>();
  for (const [id, { name }] of Object.entries(presets))
    if (name) meanings.set(fold(name), (meanings.get(fold(name)) ?? new Set()).add(id));
  return meanings;
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Give the folder of the translations.');

const lines: string[] = [];
for (const language of LANGUAGES) {
  const file = FILES[language] ?? language;
  const path = join(folder, `${file}.json`);
  if (!existsSync(path)) throw new Error(`There is no ${path}.`);
  const presets = (JSON.parse(readFileSync(path, 'utf8'))[file]?.presets?.presets ?? {}) as Record<string, Preset>;
  const meanings = meaningsIn(presets);
  for (const { id } of CATEGORIES) {
    const words = UNFIT.test(id) ? [] : wordsOf(presets, PRESETS[id] ?? [id], meanings);
    const parts = PARTED.includes(id) ? Object.keys(presets).filter((part) => part.startsWith(`${id}/`)) : [];
    const branches = new Set(parts.flatMap((part) => wordsOf(presets, [part], meanings)));
    for (const word of words) branches.delete(word);
    const names = [words, [...branches]].map((each) => each.join('|'));
    if (names.some((each) => each !== '')) lines.push([language, id, ...names].join('\t').trimEnd());
  }
}
const packed = brotliCompressSync(lines.join('\n'));
saveTable('content/categories/words.tsv.br', packed, {
  script: 'scripts/compile-category-words.ts',
  source: taggingSchema(folder),
});
process.stdout.write(`${lines.length} lines, ${packed.length} bytes\n`);
