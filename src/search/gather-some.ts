import type { IndexDatabase } from '../store/open-database.ts';
import type { SearchMatch } from '../store/words/search-match.ts';
import { listHits, type SiteHit } from '../store/words/site-hits.ts';
import { byRank, MAX_COUNTED, WEIGHTS } from './gather-hits.ts';

/** What hits must tell of what the words tell together, from 0 to 1: of all words, and of those the best hit holds. */
export interface LeastTold {
  readonly ofAll: number;
  readonly ofBest: number;
}

/** A word that no more sites hold tells who is meant; no share of them, which would be hundreds in a large index. */
export const RARE = 8;

/**
 * Hits that hold the words which tell most, and all of what is wanted beside them: the rarer a word, and the more of a site's
 * text it is, the more it tells. A word that sites by the thousand hold tells nothing.
 */
export async function gatherTelling(
  index: IndexDatabase,
  words: readonly SearchMatch[],
  beside: readonly SearchMatch[],
  least: LeastTold,
): Promise<SiteHit[]> {
  const lists = await Promise.all(
    words.map((word) => listHits(index, { match: { all: [...beside, word] }, most: MAX_COUNTED, weights: WEIGHTS })),
  );
  const telling = lists.filter(({ length }) => length < MAX_COUNTED);
  const told = new Map<number, { readonly held: number; readonly weight: number; readonly rank: number }>();
  for (const hits of telling) {
    const weight = weightOf(hits.length);
    const best = Math.min(...hits.map(({ rank }) => rank));
    for (const { searchId, rank } of hits) {
      const before = told.get(searchId) ?? { held: 0, weight: 0, rank: 0 };
      const share = best < 0 ? rank / best : 1;
      told.set(searchId, {
        held: before.held + 1,
        weight: before.weight + weight,
        rank: before.rank - weight * (HELD + (1 - HELD) * share),
      });
    }
  }
  const rare = new Set(telling.flatMap((hits) => (hits.length <= RARE ? hits.map(({ searchId }) => searchId) : [])));
  // What nobody has in a place may be there in another form; what nobody has anywhere is missing.
  const fewest = beside.length > 0 ? 1 : 0;
  const whole = telling.reduce((sum, { length }) => sum + weightOf(Math.max(fewest, length)), 0);
  const most = MOST_TOLD * whole;
  const some = [...told].filter(([searchId, { held, weight }]) => rare.has(searchId) || (held > 1 && weight >= most));
  const best = Math.min(...some.map(([, { rank }]) => rank));
  return byRank(
    some.flatMap(([searchId, { weight, rank }]) =>
      weight >= least.ofAll * whole && rank <= least.ofBest * best ? { searchId, rank } : [],
    ),
  );
}

/** Whoever holds so much of what the words tell needs no rare one. */
const MOST_TOLD = 0.6;

/** That a word is there at all counts so much; the rest, how much of the text it is. */
const HELD = 0.5;

/** What one of the words tells that so many sites hold, in bits. */
export function weightOf(sites: number): number {
  return Math.log2((2 * MAX_COUNTED) / (1 + sites));
}
