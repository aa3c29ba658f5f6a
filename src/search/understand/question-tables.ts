import { DAYS, type Day } from '../../core/lawp/days.ts';
import { DAY_WORDS } from '../../language/day-words.ts';
import { CATEGORIES } from '../../places/categories.ts';
import { categoryNames } from '../../places/category-words.ts';
import { stemIn } from './noun-stems.ts';
import { tableKey } from './query-words.ts';
import { BEGINNING } from './same-word.ts';
import { searchTable } from './search-table.ts';

/** What the words around the thing that is looked for can say (content/search/README.md). */
const QUESTION_MEANINGS = [
  'in',
  'near',
  'here',
  'with',
  'not',
  'open_now',
  'open_today',
  'open',
  'open_late',
  'open_always',
  'cheap',
  'dear',
  'under',
  'over',
  'between',
  'book_table',
  'reserve_table',
  'book_appointment',
  'order',
  'native',
  'executable',
  'site',
  'in_language',
  'of_words',
  'ask',
  'fact',
] as const;
export type QuestionMeaning = (typeof QUESTION_MEANINGS)[number];

/** What a phrase means in a language. */
export interface Meaning<Value> {
  readonly language: string;
  readonly value: Value;
}

/**
 * Whether a phrase says something else in the language that is spoken than what is looked for.
 * @param all its meanings
 * @param meant those that are looked for
 * @param languages that other words speak for, surest first
 */
export function saysElse(
  all: readonly Meaning<unknown>[],
  meant: readonly Meaning<unknown>[],
  languages: readonly string[],
): boolean {
  const spoken = languages.find((each) => [...all, ...meant].some(({ language }) => language === each));
  return spoken !== undefined && !meant.some(({ language }) => language === spoken);
}

/** Key of a phrase → what it means in each language that has it. */
export type PhraseTable<Value> = ReadonlyMap<string, readonly Meaning<Value>[]>;

/** All that is known of the words of questions. */
export interface QuestionTables {
  readonly around: PhraseTable<QuestionMeaning>;
  /** Ids of categories. */
  readonly categories: PhraseTable<string>;
  /** The same, by the first letters of their phrases: for words with another ending. */
  readonly categoriesBegun: ReadonlyMap<string, readonly string[]>;
  /** Of the categories' phrases those of dishes and branches ("dermatologist"): who asks for one asks for its word as well. */
  readonly narrower: PhraseTable<string>;
  /** Ids of categories by language and stem: for words with another ending. A stem that is of several kinds tells none. */
  readonly stems: ReadonlyMap<string, string>;
  readonly days: PhraseTable<Day>;
}

let tables: QuestionTables | null = null;

/** Read at the first question: whoever asks none does not pay for it. */
export function questionTables(): QuestionTables {
  tables ??= readTables();
  return tables;
}

function readTables(): QuestionTables {
  const dishes = readRows('dishes.tsv');
  const names = categoryNames();
  const categories = phraseTable([...englishNames(), ...readRows('goods.tsv'), ...dishes, ...names]);
  return {
    around: phraseTable(readRows('words.tsv'), {
      mayMeanMore: true,
    }) as PhraseTable<QuestionMeaning>,
    categories,
    narrower: phraseTable([...dishes, ...names.filter(({ isBranch }) => isBranch)]),
    categoriesBegun: Map.groupBy(
      [...categories.keys()].filter((key) => key.length >= BEGINNING),
      (key) => key.slice(0, BEGINNING),
    ),
    stems: stemsIn(categories),
    days: phraseTable(
      [...DAY_WORDS].flatMap(([language, names]) =>
        // Two letters are a word in some other language.
        names.flatMap((words, at) =>
          words.filter((word) => word.length > 2).map((phrase) => ({ language, value: DAYS[at] ?? 'Mo', phrase })),
        ),
      ),
    ),
  };
}

/** Under which a language's phrase stands in `stems`. */
export function stemKey(key: string, language: string): string {
  return `${language} ${stemIn(key, language)}`;
}

function stemsIn(categories: PhraseTable<string>): Map<string, string> {
  const stems = new Map<string, string>();
  const several = new Set<string>();
  for (const [key, meanings] of categories) {
    for (const { language, value } of meanings) {
      const stem = stemKey(key, language);
      if ((stems.get(stem) ?? value) !== value) several.add(stem);
      stems.set(stem, value);
    }
  }
  for (const stem of several) stems.delete(stem);
  return stems;
}

interface Row<Value> extends Meaning<Value> {
  readonly phrase: string;
}

function readRows(name: string): Row<string>[] {
  return searchTable(name).flatMap(([language = '', value = '', phrases = '']) =>
    phrases.split(' / ').map((phrase) => ({ language, value, phrase })),
  );
}

function englishNames(): Row<string>[] {
  return CATEGORIES.flatMap(({ id, name, plural }) =>
    [name, plural].map((phrase) => ({ language: 'en', value: id, phrase })),
  );
}

/** The first row of a language for a phrase counts, unless it may mean several things there. */
function phraseTable<Value>(
  rows: readonly Row<Value>[],
  { mayMeanMore = false }: { readonly mayMeanMore?: boolean } = {},
): PhraseTable<Value> {
  const table = new Map<string, readonly Meaning<Value>[]>();
  const alone = meaningsAlone<Value>();
  for (const { language, value, phrase } of rows) {
    const key = tableKey(phrase);
    const known = table.get(key) ?? [];
    if (
      key !== '' &&
      !known.some((meaning) => meaning.language === language && (!mayMeanMore || meaning.value === value))
    ) {
      const only = alone(language, value);
      table.set(key, known.length === 0 ? only : [...known, ...only]);
    }
  }
  return table;
}

/** What a phrase means that means nothing else: most do, and hundreds mean the same. */
function meaningsAlone<Value>(): (language: string, value: Value) => readonly [Meaning<Value>] {
  const made = new Map<string, readonly [Meaning<Value>]>();
  return (language, value) => {
    const key = `${language} ${value}`;
    const before = made.get(key);
    if (before) return before;
    const meanings = [{ language, value }] as const;
    made.set(key, meanings);
    return meanings;
  };
}
