import { CONCEPTS, DICTIONARY } from './concept-table.ts';
import { conceptsNamed, namesAlike, partsOf } from './concepts.ts';
import { isLanguageName } from './find-site-language.ts';
import { type FoundCategory, impliedCategory } from './implied-category.ts';
import type { MarkedWords } from './marked-words.ts';
import { isSmallWord } from './means-nothing.ts';
import { tableKey } from './query-words.ts';
import type { Meaning, PhraseTable } from './question-tables.ts';
import { searchTable } from './search-table.ts';

/** What is to be done, and to what, is said in no more words each. */
const MOST_WORDS = 3;
/** Between them stand no more: "repair of my roof". */
const MOST_BETWEEN = 2;

/** Words of a question. */
interface Run {
  readonly from: number;
  /** Behind its last word. */
  readonly to: number;
}

interface ServiceTables {
  /** What is done, by all words for it, each in its language. */
  readonly deeds: PhraseTable<string>;
  /** Ids of categories by what is done and to what: `repair|roof`. */
  readonly services: ReadonlyMap<string, string>;
}

let tables: ServiceTables | null = null;

/** Read at the first question: whoever asks none does not pay for it. */
function serviceTables(): ServiceTables {
  tables ??= readTables();
  return tables;
}

/**
 * The kind of site that does what is asked for, where its words say what is to be done and to what: a roofer for "fix my roof"
 * and "Dach reparieren". Takes these words; the thing is looked for all the same. Null where they say no such thing.
 * @param languages that other words speak for, surest first
 * @param word that must be one of these words
 */
export function takeService(
  marked: MarkedWords,
  languages: readonly string[],
  word: Run | null = null,
): FoundCategory | null {
  const { deeds } = serviceTables();
  const runs = [...marked.runs(MOST_WORDS)];
  for (const deed of runs) {
    const done = deeds.get(marked.key(deed.from, deed.to)) ?? [];
    for (const thing of done.length === 0 ? [] : runs) {
      if (!areBeside(marked, deed, thing) || (word !== null && !holds(deed, word) && !holds(thing, word))) continue;
      const key = marked.key(thing.from, thing.to);
      const id = serviceOf(done, [key], languages);
      if (id === null) continue;
      const said = { words: marked.texts(thing.from, thing.to), alike: namesAlike(key, languages) };
      const [first, last] = inOrder(deed, thing);
      const words = [first, last].flatMap(({ from, to }) => marked.texts(from, to));
      marked.take(first.from, last.to);
      return impliedCategory(id, languages, { words, narrower: said });
    }
  }
  return null;
}

/** The same of one long word: "Dachreparatur". It is looked for as it is. */
export function takeServiceInWord(marked: MarkedWords, languages: readonly string[]): FoundCategory | null {
  for (const { text } of marked.rest()) {
    for (const { firsts, last } of partsOf(text)) {
      const done = serviceTables().deeds.get(last) ?? [];
      const id = serviceOf(done, firsts, languages);
      if (id !== null) return impliedCategory(id, languages, { words: [text], narrower: null });
    }
  }
  return null;
}

function inOrder(one: Run, other: Run): readonly [Run, Run] {
  return one.from < other.from ? [one, other] : [other, one];
}

function holds(run: Run, word: Run): boolean {
  return run.from <= word.from && run.to >= word.to;
}

/** Whether nothing but small words stands between them. */
function areBeside(marked: MarkedWords, one: Run, other: Run): boolean {
  const [{ to: from }, { from: to }] = inOrder(one, other);
  return from <= to && to - from <= MOST_BETWEEN && marked.words.slice(from, to).every(({ text }) => isSmallWord(text));
}

/** The kind that does something to a thing, which is called by one of some words. */
function serviceOf(
  deeds: readonly Meaning<string>[],
  keys: readonly string[],
  languages: readonly string[],
): string | null {
  const { services } = serviceTables();
  for (const { value, language } of deeds) {
    for (const thing of keys.flatMap((key) => englishOf(key, language, languages))) {
      const id = services.get(`${value}|${singular(thing)}`);
      if (id !== undefined) return id;
    }
  }
  return null;
}

/**
 * A word as it is, and what tables call it in English, and dictionaries where the other language is spoken: they take 10 MB, which
 * English questions can do without.
 */
function englishOf(key: string, spoken: string, languages: readonly string[]): string[] {
  const tables = spoken === 'en' ? [CONCEPTS] : [CONCEPTS, DICTIONARY];
  const concepts = tables.flatMap((table) => conceptsNamed(key, [spoken, ...languages], table));
  const names = concepts.flat().flatMap((name) => (name.language === 'en' ? [name.key] : []));
  return isLanguageName(key) ? [key, 'language', ...names] : [key, ...names];
}

/** Of either form of an English noun the same. */
function singular(noun: string): string {
  return noun.replace(/s$/, '');
}

function readTables(): ServiceTables {
  const named = searchTable('deeds.tsv').flatMap(([english = '', ...others]) =>
    [`en:${english}`, ...others].flatMap((cell) =>
      cell
        .slice(3)
        .split('|')
        .map((name) => ({ key: tableKey(name), language: cell.slice(0, 2), value: english.split('|')[0] ?? '' })),
    ),
  );
  const deeds = Map.groupBy(named, ({ key }) => key);
  const services = new Map(
    searchTable('services.tsv').flatMap(([id = '', done = '', things = '']) =>
      done
        .split(' / ')
        .flatMap((deed) => things.split(' / ').map((thing) => [`${deed}|${singular(tableKey(thing))}`, id] as const)),
    ),
  );
  return { deeds, services };
}
