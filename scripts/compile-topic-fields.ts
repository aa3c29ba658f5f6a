/**
 * Compiles content/topics/fields/words.tsv.br: what many languages call sports, branches of medicine, sorts of clothes and
 * crops, out of the translations of the npm package @openstreetmap/id-tagging-schema.
 *
 *   npm install --prefix <folder> @openstreetmap/id-tagging-schema@7.2.0
 *   node scripts/compile-topic-fields.ts <folder>/node_modules/@openstreetmap/id-tagging-schema/dist/translations
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { saveTable } from './tables/compiled-table.ts';
import { taggingSchema } from './tables/tagging-schema.ts';
import { TOPIC_LANGUAGES, topicLines } from './tables/topic-lines.ts';

const FILES: Readonly<Record<string, string>> = { no: 'nb', zh: 'zh-CN' };

/** Field → its choices that sites are about, by the topic in English. */
const FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sport: topics(`
    soccer>football, tennis, basketball, baseball, equestrian>riding, swimming, athletics, running, climbing, table_tennis>table tennis, golf, volleyball,
    beachvolleyball>beach volleyball, motor>motor sport, american_football>American football, futsal, cricket, padel, cycling, motocross, karting>kart racing, badminton, chess,
    rugby_union>rugby, handball, yoga, gymnastics, skiing, ice_hockey>ice hockey, scuba_diving>scuba diving, canoe>canoeing, billiards, ice_skating>ice skating,
    orienteering, ski_jumping>ski jumping, curling, darts, speedway, horse_racing>horse racing, fitness>fitness training`),
  clothes: topics(`
    women>women's clothes, men>men's clothes, children>children's clothes, underwear, wedding>wedding clothes, sports>sportswear, workwear, suits, hats, babies>baby clothes,
    swimwear, maternity>maternity clothes, socks`),
  'healthcare/speciality': topics(`
    acupuncture, cardiology, dermatology, endocrinology, fertility, gastroenterology, gynaecology, homeopathy, naturopathy, nephrology, neurology, oncology, ophthalmology,
    orthodontics, osteopathy, paediatrics, plastic_surgery>plastic surgery, psychiatry, radiology, reflexology, reiki, rheumatology, surgery, urology, vaccination, hypnosis,
    podiatry, chiropractic, radiotherapy, neurosurgery, ayurveda`),
  crop: topics(`
    rice, wheat, vegetable>vegetables, lavender, barley, maize, cotton, strawberry>strawberries, tobacco, asparagus, potato>potatoes, hop>hops`),
};

function topics(list: string): Readonly<Record<string, string>> {
  const pairs = list.split(',').map((pair) => pair.trim().split('>'));
  return Object.fromEntries(pairs.map(([choice = '', topic]) => [choice, topic ?? choice]));
}

type Fields = Readonly<Record<string, { readonly options?: Readonly<Record<string, string | { title?: string }>> }>>;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Give the folder of the translations.');

function fieldsIn(language: string): Fields {
  const file = FILES[language] ?? language;
  const path = join(folder ?? '', `${file}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8'))[file]?.presets?.fields ?? {}) : {};
}

function nameOf(option: string | { title?: string } | undefined): string[] {
  const name = typeof option === 'string' ? option : option?.title;
  return name === undefined ? [] : name.replace(/\u00ad/g, '').split(/\s*\/\s*/);
}

const lines = TOPIC_LANGUAGES.flatMap((language) => {
  const fields = fieldsIn(language);
  const names = new Map<string, string[]>();
  for (const [field, choices] of Object.entries(FIELDS))
    for (const [choice, topic] of Object.entries(choices)) {
      const found = nameOf(fields[field]?.options?.[choice]);
      if (found.length > 0) names.set(topic, [...(names.get(topic) ?? []), ...found]);
    }
  return topicLines(language, names);
});
const packed = brotliCompressSync(lines.join('\n'));
saveTable('content/topics/fields/words.tsv.br', packed, {
  script: 'scripts/compile-topic-fields.ts',
  source: taggingSchema(folder),
});
process.stdout.write(`${lines.length} names, ${packed.length} bytes\n`);
