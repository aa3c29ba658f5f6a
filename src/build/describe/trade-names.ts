import { wordsFor } from '../../language/language-tables.ts';

/** Kinds by what firms are called after. Elsewhere these words are no kind: news is of construction, too. */
const BY_WORD = new Map(
  wordsFor('trade').flatMap(({ meaning, words }) => words.map((word) => [word, meaning] as const)),
);

/** The kind that the last word of an English name tells: "Upland Construction", "Lakeside Dermatology"; null where it is the only one. */
export function tradeOf(words: readonly string[]): string | null {
  const last = words.length > 1 ? words.at(-1) : undefined;
  return (last && BY_WORD.get(last.toLowerCase())) ?? null;
}
