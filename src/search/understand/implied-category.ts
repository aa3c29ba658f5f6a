import { findCategory } from '../../places/categories.ts';
import { namesAlike } from './concepts.ts';
import type { AskedCategory, AskedWords } from './understood.ts';

/** A kind of site with the languages whose words name it. */
export interface FoundCategory {
  readonly category: AskedCategory;
  readonly languages: readonly string[];
  /** A dish, a branch of the kind, or a thing that is seen to there, that the same words ask for. */
  readonly narrower: AskedWords | null;
}

/** How sure a kind is that nobody named. */
const IMPLIED = 0.7;

/**
 * A kind of site that no word names, but what is to be done there: who books a table means a restaurant. Null without an id
 * of one.
 * @param languages that the words of the question speak for, surest first
 * @param said the words that say so, where any do, and the thing among them
 */
export function impliedCategory(
  id: string | null,
  languages: readonly string[],
  said: { readonly words: readonly string[]; readonly narrower: AskedWords | null } | null = null,
): FoundCategory | null {
  const category = id === null ? null : findCategory(id);
  if (category === null) return null;
  const word = category.name.toLowerCase();
  const alike = namesAlike(word, languages);
  const words = said?.words ?? [word];
  return {
    category: { id: category.id, name: category.name, words, alike, confidence: IMPLIED },
    narrower: said?.narrower ?? null,
    languages: [],
  };
}
