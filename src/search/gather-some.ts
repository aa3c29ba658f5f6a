import type { IndexDatabase } from '../store/open-database.ts';
import type { SearchMatch } from '../store/words/search-match.ts';
import { listHits, type SiteHit } from '../store/words/site-hits.ts';
import { byRank, MAX_COUNTED } from './gather-hits.ts';

/** So many words are combined; of more the first ones. */
export const MAX_COMBINED = 7;

/** Hits that hold at least so many of the words, and all of what is wanted beside them; the rarer the words, the better. */
export async function gatherMost(
  index: IndexDatabase,
  words: readonly SearchMatch[],
  beside: readonly SearchMatch[],
  least: number,
): Promise<SiteHit[]> {
  const list = async (all: readonly SearchMatch[], most: number): Promise<number[]> => {
    const hits = await listHits(index, { match: { all: [...beside, ...all] }, most });
    return hits.map(({ searchId }) => searchId);
  };
  const some = words.slice(0, MAX_COMBINED);
  const held = await Promise.all(some.map(async (word) => ({ word, ids: await list([word], MAX_COUNTED) })));
  held.sort((a, b) => a.ids.length - b.ids.length);
  // Whoever holds so many of them holds one of the rarest.
  const rarest = held.slice(0, some.length - least + 1);
  const anyRare: SearchMatch = { any: rarest.map(({ word }) => word) };
  const counts = new Map<number, { held: number; rank: number }>();
  for (const { word, ids } of held) {
    const isWhole = ids.length < MAX_COUNTED;
    const holders = isWhole ? ids : await list([anyRare, word], MAX_COUNTED * rarest.length);
    for (const id of holders) {
      const before = counts.get(id) ?? { held: 0, rank: 0 };
      counts.set(id, { held: before.held + 1, rank: before.rank - weightOf(ids.length) });
    }
  }
  const hits = [...counts].flatMap(([searchId, { held, rank }]) => (held >= least ? { searchId, rank } : []));
  return byRank(hits).slice(0, MAX_COUNTED);
}

/** A word that no more sites hold tells who is meant; no share of them, which would be hundreds in a large index. */
const RARE = 8;
/** A site is told by so much of what the words tell together. */
const LEAST_TOLD = 0.4;
/** And by so much of what the best one is told by. */
const NEAR_BEST = 0.7;

/**
 * Hits that hold the words which tell most: of a long question the rare ones. Each has two of them at least, and one that
 * hardly any other has; a word that sites by the thousand hold tells nothing.
 */
export async function gatherTelling(
  index: IndexDatabase,
  words: readonly SearchMatch[],
  beside: readonly SearchMatch[],
): Promise<SiteHit[]> {
  const lists = await Promise.all(
    words.map((word) => listHits(index, { match: { all: [...beside, word] }, most: MAX_COUNTED })),
  );
  const telling = lists.filter(({ length }) => length < MAX_COUNTED);
  const told = new Map<number, { readonly held: number; readonly weight: number }>();
  for (const hits of telling) {
    for (const { searchId } of hits) {
      const before = told.get(searchId) ?? { held: 0, weight: 0 };
      told.set(searchId, { held: before.held + 1, weight: before.weight + weightOf(hits.length) });
    }
  }
  const rare = new Set(telling.flatMap((hits) => (hits.length <= RARE ? hits.map(({ searchId }) => searchId) : [])));
  const some = [...told].filter(([searchId, { held }]) => held > 1 && rare.has(searchId));
  // What nobody has in a place may be there in another form; what nobody has anywhere is missing.
  const least = beside.length > 0 ? 1 : 0;
  const whole = telling.reduce((sum, { length }) => sum + weightOf(Math.max(least, length)), 0);
  const best = Math.max(...some.map(([, { weight }]) => weight));
  const enough = Math.max(LEAST_TOLD * whole, NEAR_BEST * best);
  return byRank(some.flatMap(([searchId, { weight }]) => (weight >= enough ? { searchId, rank: -weight } : [])));
}

/** What one of the words tells that so many sites hold. */
function weightOf(sites: number): number {
  return 1 / Math.log2(2 + sites);
}
