import { listMatchingSites, type MatchingSites, type WordWeights } from '../store/matching-sites.ts';
import type { IndexDatabase } from '../store/open-database.ts';
import type { AnyOf } from '../store/word-match.ts';
import { wordsOf } from './words-of.ts';

/** Hits are counted up to here (R15). */
export const MAX_COUNTED = 1000;

/** A query of more words is cut: the first ones say what is meant. */
const MAX_WORDS = 24;

/** So many sites with all words, and those with only some of them are not asked for. */
const ENOUGH = 3;

const WEIGHTS: WordWeights = { name: 10, topic: 6, titles: 4, content: 1.5, original: 1 };

/**
 * Active sites whose words match: first those with all words, then, when these are too few, those with any.
 * Ranked by bm25; equal ranks by score, then domain, so that the same index always gives the same answer.
 * @param limit how many domains are wanted
 */
export async function findTopic(index: IndexDatabase, text: string, limit: number): Promise<MatchingSites> {
  const words = [...new Set(wordsOf(text).slice(0, MAX_WORDS))];
  if (words.length === 0) return { domains: [], total: 0 };
  const match = (anyOf: AnyOf) => listMatchingSites(index, { anyOf, weights: WEIGHTS, counted: MAX_COUNTED, limit });
  const all = await match([words]);
  if (all.total >= ENOUGH || words.length === 1) return all;
  const any = await match(words.map((word) => [word]));
  const domains = [...new Set([...all.domains, ...any.domains])].slice(0, limit);
  return { domains, total: any.total };
}
