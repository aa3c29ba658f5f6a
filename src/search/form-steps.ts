import type { SearchMatch } from '../store/words/search-match.ts';
import { gatherBegun, gatherHits } from './gather-hits.ts';
import { anyForm, anyParts } from './some-words.ts';
import type { Step } from './step.ts';
import type { AskedWords } from './understand/understood.ts';
import { mayEnd } from './word-forms.ts';

/** Words in other forms than texts have them, "Töpferkurs", "déménageur", then long ones as two. Whoever has all is meant. */
export function inflected(wanted: readonly AskedWords[], beside: readonly SearchMatch[]): Step[] {
  if (wanted.length === 0 || !wanted.some(({ words }) => words.some(mayEnd))) return [];
  return [anyForm, anyParts].map((formsOf) => {
    const words = [...beside, ...wanted.map(formsOf)];
    return { hits: (index) => gatherHits(index, { kind: null, words, facets: [], sure: [] }), message: null };
  });
}

/** A single word that nobody has may be the beginning of one. */
export function begun([word = '', ...more]: readonly string[]): Step[] {
  if (word.length < 3 || more.length > 0) return [];
  return [{ hits: (index) => gatherBegun(index, word), message: null }];
}
