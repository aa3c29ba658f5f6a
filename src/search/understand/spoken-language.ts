import { CONCEPTS, conceptsOf, DICTIONARY } from './concept-table.ts';
import { usualLanguages } from './everyday-words.ts';
import { languagesOf } from './means-nothing.ts';

/** A small word speaks for its language as much as two others. */
const SMALL = 2;

/**
 * The language in which most words of a question are small ones, among the most usual, or such as tables know; null where several
 * have as many.
 * @param words as `tableKey` gives them
 */
export function spokenLanguage(words: readonly string[]): string | null {
  const votes = new Map<string, number>();
  for (const word of words)
    for (const [language, vote] of votesOf(word)) votes.set(language, (votes.get(language) ?? 0) + vote);
  const [first, second] = [...votes].sort(([, a], [, b]) => b - a);
  return first !== undefined && first[1] > (second?.[1] ?? 0) ? first[0] : null;
}

function votesOf(word: string): ReadonlyMap<string, number> {
  const called = [CONCEPTS, DICTIONARY].flatMap((table) => conceptsOf(word, table).flat());
  const known = called.flatMap(({ key, language }) => (key === word ? [language] : []));
  return new Map([
    ...[...known, ...usualLanguages(word)].map((language) => [language, 1] as const),
    ...[...languagesOf(word)].map((language) => [language, SMALL] as const),
  ]);
}
