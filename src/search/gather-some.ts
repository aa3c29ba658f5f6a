import type { IndexDatabase } from '../store/open-database.ts';
import type { SearchMatch } from '../store/words/search-match.ts';
import { listHits, type SiteHit } from '../store/words/site-hits.ts';
import { byRank, gatherIds, MAX_COUNTED, WEIGHTS } from './gather-hits.ts';

/** What hits must tell of what the words tell together, from 0 to 1: of all words, and of those the best hit holds. */
export interface LeastTold {
  readonly ofAll: number;
  readonly ofBest: number;
  /** Of all words, of whoever holds several and none that is rare. */
  readonly withoutRare: number;
}

/** A word that may tell who is meant: in all the ways that it may be said, and as it was asked for. */
export interface TellingWord {
  readonly held: SearchMatch;
  /** Null where there is no other way. */
  readonly own: SearchMatch | null;
}

/** A word that no more sites hold tells who is meant; no share of them, which would be hundreds in a large index. */
export const RARE = 8;

/**
 * Hits that hold the words which tell most, and all of what is wanted beside them: the rarer a word, and the more of a site's
 * text it is, the more it tells. A word that sites by the thousand hold tells nothing.
 */
export async function gatherTelling(
  index: IndexDatabase,
  words: readonly TellingWord[],
  beside: readonly SearchMatch[],
  least: LeastTold,
): Promise<SiteHit[]> {
  const lists = await Promise.all(words.map((word) => holdersOf(index, word, beside)));
  const telling = lists.filter(({ hits }) => hits.length < MAX_COUNTED);
  const told = new Map<number, { readonly held: number; readonly weight: number; readonly rank: number }>();
  for (const { hits, own } of telling) {
    const weight = weightOf(hits.length);
    const ownWeight = weightOf(own.size);
    const best = Math.min(...hits.map(({ rank }) => rank));
    for (const { searchId, rank } of hits) {
      const before = told.get(searchId) ?? { held: 0, weight: 0, rank: 0 };
      const share = best < 0 ? rank / best : 1;
      const tells = own.has(searchId) ? ownWeight : weight;
      told.set(searchId, {
        held: before.held + 1,
        weight: before.weight + tells,
        rank: before.rank - tells * (HELD + (1 - HELD) * share),
      });
    }
  }
  const rare = new Set(
    telling.flatMap(({ hits }) => (hits.length <= RARE ? hits.map(({ searchId }) => searchId) : [])),
  );
  // What nobody has in a place may be there in another form; what nobody has anywhere is missing.
  const fewest = beside.length > 0 ? 1 : 0;
  const whole = telling.reduce((sum, { hits }) => sum + weightOf(Math.max(fewest, hits.length)), 0);
  const most = least.withoutRare * whole;
  const some = [...told].filter(([searchId, { held, weight }]) => rare.has(searchId) || (held > 1 && weight >= most));
  const best = Math.min(...some.map(([, { rank }]) => rank));
  return byRank(
    some.flatMap(([searchId, { weight, rank }]) =>
      weight >= least.ofAll * whole && rank <= least.ofBest * best ? { searchId, rank } : [],
    ),
  );
}

/** Who holds a word however it is said, and who as it was asked for: in other words it may mean less. */
async function holdersOf(
  index: IndexDatabase,
  { held, own }: TellingWord,
  beside: readonly SearchMatch[],
): Promise<{ readonly hits: readonly SiteHit[]; readonly own: ReadonlySet<number> }> {
  const list = (word: SearchMatch): Promise<SiteHit[]> =>
    listHits(index, { match: { all: [...beside, word] }, most: MAX_COUNTED, weights: WEIGHTS });
  const hits = await list(held);
  if (own === null) return { hits, own: new Set(hits.map(({ searchId }) => searchId)) };
  const ids = await gatherIds(index, { all: [...beside, own] });
  const isOnlyOwn = hits.length === MAX_COUNTED && ids.size > 0 && ids.size < MAX_COUNTED;
  return { hits: isOnlyOwn ? await list(own) : hits, own: ids };
}

/** That a word is there at all counts so much; the rest, how much of the text it is. */
const HELD = 0.5;

/** What one of the words tells that so many sites hold, in bits. */
export function weightOf(sites: number): number {
  return Math.log2((2 * MAX_COUNTED) / (1 + sites));
}
