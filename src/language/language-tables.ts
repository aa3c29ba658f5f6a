import { readdirSync } from 'node:fs';
import { CONTENT_FOLDER } from './content-folder.ts';
import { contentLines } from './content-lines.ts';

/**
 * How words count: as a whole label, as the beginning or the end of one, as the name of a kind of site, what firms of that
 * kind are called after, or what they need, of a day, or of a month, as a word of opening hours, of prices, or of addresses,
 * or as a part of an order to an AI agent.
 */
export const WORD_USES = [
  'label',
  'begins',
  'ends',
  'site',
  'trade',
  'needed',
  'day',
  'month',
  'hour',
  'price',
  'place',
  'order',
] as const;
export type WordUse = (typeof WORD_USES)[number];

/** One line of a language's table (content/language). */
export interface WordRow {
  /** ISO 639-1. */
  readonly language: string;
  readonly use: WordUse;
  /** What the words mean: an idea in English for a label, an action's id, a category's id, a day in English, a part of an order. */
  readonly meaning: string;
  /** Lower case, accents kept, the commonest first. */
  readonly words: readonly string[];
}

/**
 * Reads the lines of one language's table: use, meaning and words with tabs between, the words parted by " / ".
 *
 * @throws Error naming the line that is not of this form
 */
export function parseLanguageTable(language: string, lines: Iterable<string>): WordRow[] {
  return [...lines].flatMap((line, index) => {
    if (line === '' || line.startsWith('#')) return [];
    const [name, meaning = '', list = '', ...more] = line.split('\t');
    const use = WORD_USES.find((known) => known === name);
    if (use === undefined || meaning === '' || list === '' || more.length > 0)
      throw new Error(
        `content/language/${language}.tsv, line ${index + 1}: not "use, meaning, words" with tabs between, each filled in.`,
      );
    return { language, use, meaning, words: list.split(' / ') };
  });
}

function readTables(): WordRow[] {
  const folder = new URL('language/', CONTENT_FOLDER);
  const files = readdirSync(folder).filter((name) => /^[a-z]{2}\.tsv$/.test(name));
  return files.sort().flatMap((name) => parseLanguageTable(name.slice(0, 2), contentLines(`language/${name}`)));
}

let latest: WeakRef<readonly WordRow[]> | null = null;

/**
 * The lines that tell of one use, language after language, in the order of their tables. All are let go when who asks has
 * what it wants of them, and read anew for who asks later: to be asked once for a use.
 */
export function wordsFor(use: WordUse): readonly WordRow[] {
  const held = latest?.deref();
  const rows = held ?? readTables();
  if (!held) latest = new WeakRef(rows);
  return rows.filter((row) => row.use === use);
}
