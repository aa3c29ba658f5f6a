import { findCategory } from '../../places/categories.ts';
import { citiesNamed } from '../../places/gazetteer.ts';
import type { MarkedWords } from './marked-words.ts';
import { BEGINNING, type Meaning, type QuestionTables } from './question-tables.ts';
import type { AskedCategory } from './understood.ts';

/** A kind of site with the languages whose words name it. */
export interface FoundCategory {
  readonly category: AskedCategory;
  readonly languages: readonly string[];
}

/**
 * Takes the kind of site that a question names out of its words: the longest phrase, also with another ending ("zahnärzte",
 * "bakeries", "стоматологии"). Null when none does, or one phrase means several kinds and no language is sure.
 * @param languages that other words speak for, surest first
 */
export function takeCategory(
  marked: MarkedWords,
  tables: QuestionTables,
  languages: readonly string[],
): FoundCategory | null {
  for (const { from, to } of marked.runs()) {
    const isOneWord = to - from === 1 && marked.words[from]?.isUnspaced === false;
    const meanings = meaningsOf(marked.key(from, to), tables, isOneWord);
    const settled = settle(meanings, languages);
    const category = settled === null ? null : findCategory(settled);
    if (category === null) continue;
    const words = marked.texts(from, to);
    marked.take(from, to);
    return {
      category: { id: category.id, name: category.name, words },
      languages: meanings.filter(({ value }) => value === category.id).map(({ language }) => language),
    };
  }
  return null;
}

function meaningsOf(
  key: string,
  { categories, categoriesBegun }: QuestionTables,
  isOneWord: boolean,
): readonly Meaning<string>[] {
  const exact = categories.get(key);
  if (exact) return exact;
  if (!isOneWord || key.length <= BEGINNING || isGreatTown(key)) return [];
  const near = (categoriesBegun.get(key.slice(0, BEGINNING)) ?? []).filter((known) => isSameWord(key, known));
  // The one that shares most is meant.
  const shared = Math.max(...near.map((known) => sharedLength(key, known)));
  return near.filter((known) => sharedLength(key, known) === shared).flatMap((known) => categories.get(known) ?? []);
}

/** "Paris" is no "parish". */
function isGreatTown(name: string): boolean {
  return (citiesNamed(name)[0]?.population ?? 0) >= GREAT_POPULATION;
}

const GREAT_POPULATION = 100_000;
const MAX_ENDING = 3;

/** Whether two words differ in their endings only. */
function isSameWord(asked: string, known: string): boolean {
  const shared = sharedLength(asked, known);
  const lost = known.length - shared;
  return (
    shared >= BEGINNING && asked.length - shared <= MAX_ENDING && lost <= (shared >= 8 ? 2 : 1) && shared > lost + 3
  );
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** The one kind that is meant, or null. */
function settle(meanings: readonly Meaning<string>[], languages: readonly string[]): string | null {
  const ids = new Set(meanings.map(({ value }) => value));
  if (ids.size <= 1) return [...ids][0] ?? null;
  for (const language of [...languages, 'en']) {
    const said = new Set(meanings.filter((meaning) => meaning.language === language).map(({ value }) => value));
    if (said.size === 1) return [...said][0] ?? null;
  }
  const [most, next] = [...ids]
    .map((id) => ({ id, count: meanings.filter(({ value }) => value === id).length }))
    .sort((a, b) => b.count - a.count);
  return most && next && most.count > 1 && most.count > 2 * next.count ? most.id : null;
}
