import { findCategory } from '../../places/categories.ts';
import { bareWord, withoutPlural } from './bare-words.ts';
import { conceptsOf } from './concept-table.ts';
import { namesAlike } from './concepts.ts';
import type { MarkedWords } from './marked-words.ts';
import { isGreatTown } from './named-place.ts';
import type { Meaning, QuestionTables } from './question-tables.ts';
import { BEGINNING, isSameWord, sharedLength } from './same-word.ts';
import { isRegion } from './town-within.ts';
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
  const things: { readonly from: number; readonly to: number }[] = [];
  for (const { from, to } of marked.runs()) {
    if (isOnlyHad(marked, tables, from) || things.some((thing) => from < thing.to && to > thing.from)) continue;
    const mayEnd = marked.words.slice(from, to).every(({ isUnspaced }) => !isUnspaced);
    const meanings = meaningsOf(marked.key(from, to), tables, mayEnd);
    const settled = settle(meanings, languages);
    const category = settled === null ? null : findCategory(settled);
    // "Coffee grinder" is a thing of its own, and no kind of café.
    if (settled === null && to - from > 1 && conceptsOf(marked.key(from, to)).length > 0) things.push({ from, to });
    if (category === null) continue;
    const words = marked.texts(from, to);
    marked.take(from, to);
    const isExact = tables.categories.has(marked.key(from, to));
    const isOneKind = new Set(meanings.map(({ value }) => value)).size === 1;
    const confidence = isExact ? (isOneKind ? 0.95 : 0.7) : 0.75;
    return {
      category: {
        id: category.id,
        name: category.name,
        words,
        alike: namesAlike(marked.key(from, to), languages),
        confidence,
      },
      languages: meanings.filter(({ value }) => value === category.id).map(({ language }) => language),
    };
  }
  return null;
}

/** "Hotel with swimming pool": what a thing has is not what it is, where something stands before it. */
function isOnlyHad(marked: MarkedWords, { around }: QuestionTables, from: number): boolean {
  const said = from > 1 ? around.get(marked.key(from - 1, from)) : undefined;
  return said?.some(({ value }) => value === 'with') ?? false;
}

function meaningsOf(key: string, tables: QuestionTables, mayEnd: boolean): readonly Meaning<string>[] {
  const { categories, categoriesBegun } = tables;
  const exact = categories.get(key) ?? meaningsOfThing(key, tables);
  if (exact.length > 0) return exact;
  const bare = categories.get(bareWord(key));
  if (bare !== undefined) return bare;
  if (!mayEnd || key.length <= BEGINNING || isGreatTown(key) || isRegion(key)) return [];
  const near = (categoriesBegun.get(key.slice(0, BEGINNING)) ?? []).filter((known) => isSamePhrase(key, known));
  // The one that shares most is meant.
  const shared = Math.max(...near.map((known) => sharedLength(key, known)));
  const inflected = near.filter((known) => sharedLength(key, known) === shared);
  if (inflected.length > 0) return inflected.flatMap((known) => categories.get(known) ?? []);
  const singular = withoutPlural(key);
  return singular === key ? [] : meaningsOf(singular, tables, mayEnd).filter(({ language }) => language === 'tr');
}

/** Whether each word is the same but for its ending: "книжные магазины". */
function isSamePhrase(asked: string, known: string): boolean {
  if (!asked.includes(' ') && !known.includes(' ')) return isSameWord(asked, known);
  const [words, others] = [asked.split(' '), known.split(' ')];
  return (
    words.length === others.length &&
    words.every((word, at) => word === others[at] || isSameWord(word, others[at] ?? ''))
  );
}

/** Shorter words are other ones in the next language. */
const SHORT = /^[a-z]{1,3}$/;

/** A thing is what its English name is: "Schlüsseldienst" is a locksmith. */
function meaningsOfThing(key: string, { categories, around }: QuestionTables): readonly Meaning<string>[] {
  if (around.has(key) || SHORT.test(key)) return [];
  return conceptsOf(key).flatMap((names) => {
    const languages = names.filter((name) => name.key === key).map(({ language }) => language);
    // The first name is what the thing is, the others may be what is done there.
    const english = names.find(({ language }) => language === 'en')?.key ?? '';
    const kinds = (categories.get(english) ?? []).filter(({ language }) => language === 'en');
    return languages.flatMap((language) => kinds.map(({ value }) => ({ language, value })));
  });
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
