import { CONCEPTS, conceptsOf, DICTIONARY } from './concept-table.ts';
import { dictionaryWords } from './dictionary-words.ts';
import { usualLanguages } from './everyday-words.ts';
import { languagesOf } from './means-nothing.ts';
import type { Understood } from './understood.ts';

/** A small word speaks for its language as much as two others. */
const SMALL = 2;

/**
 * The language in which most words of a question are small ones, among the most usual, or such as tables know; of several that have as
 * many the one whose dictionary knows forms of most of them (“kuću”). Null where that, too, says no more.
 * @param words as `tableKey` gives them
 */
export function spokenLanguage(words: readonly string[]): string | null {
  const votes = new Map<string, number>();
  for (const word of words)
    for (const [language, vote] of votesOf(word)) votes.set(language, (votes.get(language) ?? 0) + vote);
  const [first, ...others] = bestOf([...votes]);
  if (first === undefined || others.length === 0) return first ?? null;
  const [most, ...more] = bestOf([first, ...others].map((language) => [language, formsIn(words, language)]));
  return most !== undefined && more.length === 0 ? most : null;
}

/** The language that a question says it is in, else the one that its words are of. */
export function languageOf({ language, allWords }: Understood): string | null {
  return language ?? spokenLanguage(allWords);
}

/** Languages that have the most. */
function bestOf(counts: readonly (readonly [string, number])[]): string[] {
  const most = Math.max(...counts.map(([, count]) => count));
  return counts.flatMap(([language, count]) => (count === most ? [language] : []));
}

function formsIn(words: readonly string[], language: string): number {
  return words.filter((word) => dictionaryWords(word, language).length > 0).length;
}

function votesOf(word: string): ReadonlyMap<string, number> {
  const called = [CONCEPTS, DICTIONARY].flatMap((table) => conceptsOf(word, table).flat());
  const known = called.flatMap(({ key, language }) => (key === word ? [language] : []));
  return new Map([
    ...[...known, ...usualLanguages(word)].map((language) => [language, 1] as const),
    ...[...languagesOf(word)].map((language) => [language, SMALL] as const),
  ]);
}
