import { fold } from './fold.ts';
import type { PLACE_MEANINGS } from './hour-words.ts';
import { wordsFor } from './language-tables.ts';

/** What a word of an address, or one beside a number, means. */
type PlaceMeaning = (typeof PLACE_MEANINGS)[number];

/** The words of a meaning in all languages, as they are written and as fold gives them, the longest first. */
export function placeWords(meaning: PlaceMeaning): string[] {
  const words = wordsFor('place').flatMap((row) => (row.meaning === meaning ? row.words : []));
  return [...new Set(words.flatMap((word) => [word, fold(word)]))].sort((a, b) => b.length - a.length);
}
