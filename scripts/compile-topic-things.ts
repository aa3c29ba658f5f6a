/**
 * Compiles content/topics/things/words.tsv.br: what many languages call the things that sites are about, out of the names
 * of pictographs in the npm package cldr-annotations-full.
 *
 *   npm install --prefix <folder> cldr-annotations-full@48.2.0
 *   node scripts/compile-topic-things.ts <folder>/node_modules/cldr-annotations-full
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { saveTable, versionIn } from './tables/compiled-table.ts';
import { TOPIC_LANGUAGES, topicLines } from './tables/topic-lines.ts';
import { TOPIC_THINGS } from './tables/topic-things.ts';

const FILES: Readonly<Record<string, string>> = { tl: 'fil' };

type Annotations = Readonly<Record<string, { readonly tts?: readonly string[] }>>;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Give the folder of the package.');

function namesIn(language: string): Annotations {
  const path = join(folder ?? '', 'annotations', FILES[language] ?? language, 'annotations.json');
  return JSON.parse(readFileSync(path, 'utf8')).annotations.annotations;
}

const signs = Object.entries(namesIn('en')).flatMap(([sign, { tts }]) => {
  const topic = TOPIC_THINGS.get(tts?.[0] ?? '');
  return topic === undefined ? [] : [{ sign, topic }];
});
const missing = [...TOPIC_THINGS.values()].filter((topic) => !signs.some((each) => each.topic === topic));
if (missing.length > 0) throw new Error(`No pictograph is named for: ${missing.join(', ')}.`);

const lines = TOPIC_LANGUAGES.flatMap((language) => {
  const names = namesIn(language);
  return topicLines(language, new Map(signs.map(({ sign, topic }) => [topic, names[sign]?.tts ?? []])));
});
const packed = brotliCompressSync(lines.join('\n'));
saveTable('content/topics/things/words.tsv.br', packed, {
  script: 'scripts/compile-topic-things.ts',
  source: {
    name: 'CLDR',
    takenFrom: `npm package cldr-annotations-full ${versionIn(folder)}`,
    licence: 'Unicode-3.0',
    address: 'https://cldr.unicode.org',
  },
});
process.stdout.write(`${lines.length} names, ${packed.length} bytes\n`);
