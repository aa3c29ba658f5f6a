import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { CONTENT_FOLDER } from '../../src/language/content-folder.ts';
import { NO_TOPIC, topicLanguages, topicWords } from '../../src/language/topics/topic-table.ts';
import { tableKey } from '../../src/search/understand/query-words.ts';
import { type Name, packedThings } from './packed-things.ts';
import { writtenWords } from './written-words.ts';

/**
 * All names of things that questions may be about, see packed-things.ts. Languages that have no name for one of them take what the
 * dictionaries say that were written by hand.
 */
export function packedConcepts(): string {
  const things: Name[][] = [];
  const places = new Map<string, number>();
  const keys = new Map<string, Map<number, string>>();
  const add = (english: readonly string[], names: readonly Name[]): void => {
    const known = english.map((key) => places.get(key)).find((place) => place !== undefined);
    const place = known ?? things.length;
    const thing = things[place] ?? [];
    things[place] = thing;
    for (const key of english) if (!places.has(key)) places.set(key, place);
    for (const name of [...english.map((key) => ({ language: 'en', key })), ...names]) {
      const of = keys.get(name.key) ?? new Map<number, string>();
      if (name.key === '' || of.has(place)) continue;
      keys.set(name.key, of.set(place, ''));
      thing.push(name);
    }
  };
  for (const { english, names } of ownRows()) add(english, names);
  for (const language of topicLanguages())
    for (const [key, { topic }] of topicWords(language).folded)
      if (topic !== NO_TOPIC) add([tableKey(topic)], [{ language, key: tableKey(key) }]);
  for (const { english, names } of compiledRows()) add([english], names);
  const hasNames = new Set(things.flatMap((names, place) => names.map(({ language }) => `${place} ${language}`)));
  for (const { language, english, names } of writtenWords()) {
    const isLacking = places.has(english) && !hasNames.has(`${places.get(english)} ${language}`);
    if (!isLacking) continue;
    const called = names.map((key) => ({ language, key }));
    add([english], called);
  }
  return packedThings(things, keys);
}

/** Rows that were written by hand: English names, then "language:names". */
function ownRows(): { readonly english: readonly string[]; readonly names: readonly Name[] }[] {
  const text = readFileSync(new URL('search/concepts.tsv', CONTENT_FOLDER), 'utf8');
  return text.split('\n').flatMap((line) => {
    if (line === '' || line.startsWith('#')) return [];
    const [english = '', ...cells] = line.split('\t');
    const names = cells.flatMap((cell) =>
      cell
        .slice(3)
        .split('|')
        .map((name) => ({ language: cell.slice(0, 2), key: tableKey(name) })),
    );
    return [{ english: english.split('|').map(tableKey), names }];
  });
}

/** Rows of content/search/concepts: a thing in English, and keys of what a language calls it. */
function compiledRows(): { readonly english: string; readonly names: readonly Name[] }[] {
  const packed = readFileSync(new URL('search/concepts/words.tsv.br', CONTENT_FOLDER));
  return brotliDecompressSync(packed)
    .toString('utf8')
    .split('\n')
    .map((line) => {
      const [language = '', english = '', keys = ''] = line.split('\t');
      return { english, names: keys.split('|').map((key) => ({ language, key })) };
    });
}
