import { readdirSync, readFileSync } from 'node:fs';
import { CONTENT_FOLDER } from '../../src/language/content-folder.ts';
import { tableKey } from '../../src/search/understand/query-words.ts';

/** What a language calls a thing, as keys of a table, the usual name first. */
export interface Written {
  readonly language: string;
  readonly english: string;
  readonly names: readonly string[];
}

const FOLDER = new URL('search/dictionary/written/', CONTENT_FOLDER);

/** Without its tone marks a word of one syllable is many words of this language. */
const TONAL = 'vi';

/**
 * The dictionaries that were written by hand, a file for each language: "english<tab>name / name".
 * @throws Error for a line of another form
 */
export function writtenWords(): readonly Written[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.tsv'));
  return files.sort().flatMap((file) => {
    const lines = readFileSync(new URL(file, FOLDER), 'utf8').split('\n');
    return lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => readLine(line, file));
  });
}

function readLine(line: string, file: string): Written {
  const [english = '', called = '', ...more] = line.split('\t');
  const names = called.split(' / ').map(tableKey);
  if (more.length > 0 || [english, ...names].some((each) => each === ''))
    throw new Error(`A line of ${file} is not "english<tab>name / name": ${line}`);
  const language = file.slice(0, 2);
  const isPlain = (name: string): boolean => language !== TONAL || name.includes(' ');
  return { language, english: tableKey(english), names: names.filter(isPlain) };
}
