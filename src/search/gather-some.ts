import type { IndexDatabase } from '../store/open-database.ts';
import type { SearchMatch } from '../store/words/search-match.ts';
import { listHits, type SiteHit } from '../store/words/site-hits.ts';
import { byRank, gatherIds, MAX_COUNTED, WEIGHTS } from './gather-hits.ts';
import { inTitle } from './wanted-match.ts';

/** What hits must tell of what the words tell together, from 0 to 1: of all words, and of those the best hit holds. */
export interface LeastTold {
  readonly ofAll: number;
  readonly ofBest: number;
  /** Of all words, of whoever holds several and none that is rare. */
  readonly withoutRare: number;
}

/** A word that may tell who is meant: in all the ways that it may be said, and as it was asked for. */
export interface TellingWord {
  readonly words: readonly string[];
  readonly held: SearchMatch;
  /** Null where there is no other way. */
  readonly own: SearchMatch | null;
  /** Whether it is an everyday word of the question's language: where few sites have texts in it, it is rare by chance. */
  readonly isEveryday: boolean;
}

/** A word that no more sites hold tells who is meant; no share of them, which would be hundreds in a large index. */
export const RARE = 8;

/** Who holds a word however it is said, and who as it was asked for. */
export interface WordHolders {
  readonly word: TellingWord;
  readonly hits: readonly SiteHit[];
  readonly own: ReadonlySet<number>;
}

/** The holders of each word that have all of what is wanted beside them. */
export interface Holders {
  /** Of words that tell something: what sites by the thousand hold tells nothing. */
  readonly telling: readonly WordHolders[];
  /** What all words tell together. */
  readonly whole: number;
}

/** Looks up who holds each of the words, and all of what is wanted beside them. */
export async function listHolders(
  index: IndexDatabase,
  words: readonly TellingWord[],
  beside: readonly SearchMatch[],
): Promise<Holders> {
  const lists = await Promise.all(words.map((word) => holdersOf(index, word, beside)));
  const telling = lists.filter(({ hits }) => hits.length < MAX_COUNTED);
  // What nobody has in a place may be there in another form; what nobody has anywhere is missing.
  const fewest = beside.length > 0 ? 1 : 0;
  const whole = telling.reduce((sum, { hits }) => sum + weightOf(Math.max(fewest, hits.length)), 0);
  return { telling, whole };
}

/** What a site tells of the words. */
interface Told {
  readonly held: number;
  /** Which of them, as bits in their order. */
  readonly which: number;
  /** Of those as they were asked for. */
  readonly heldOwn: number;
  readonly weight: number;
  /** By what the words tell, and how much of its text they are; smaller is better, as of bm25. */
  readonly rank: number;
  /** The sum of what bm25 gives for each word. */
  readonly plain: number;
}

const NOTHING: Told = { held: 0, which: 0, heldOwn: 0, weight: 0, rank: 0, plain: 0 };

function toldBy(telling: Holders['telling']): ReadonlyMap<number, Told> {
  const told = new Map<number, Told>();
  for (const [at, { hits, own }] of telling.entries()) {
    const weight = weightOf(hits.length);
    const ownWeight = weightOf(own.size);
    const best = Math.min(...hits.map(({ rank }) => rank));
    for (const { searchId, rank } of hits) {
      const before = told.get(searchId) ?? NOTHING;
      const share = best < 0 ? rank / best : 1;
      const tells = own.has(searchId) ? ownWeight : weight;
      told.set(searchId, {
        held: before.held + 1,
        which: before.which | (1 << at),
        heldOwn: before.heldOwn + Number(own.has(searchId)),
        weight: before.weight + tells,
        rank: before.rank - tells * (HELD + (1 - HELD) * share),
        plain: before.plain + rank,
      });
    }
  }
  return told;
}

/** The words that a site holds, where it lacks some. */
function heldBy({ held, which }: Told, { telling }: Holders): Pick<SiteHit, 'held'> {
  if (held === telling.length) return {};
  const words = telling.filter((_word, at) => (which & (1 << at)) !== 0).flatMap(({ word }) => word.words);
  return { held: [...new Set(words)] };
}

/** Hits that hold the words which tell most: the rarer a word, and the more of a site's text it is, the more it tells. */
export function gatherTelling(holders: Holders, least: LeastTold): SiteHit[] {
  const { telling, whole } = holders;
  const told = toldBy(telling);
  const rare = new Set(
    telling.flatMap(({ hits }) => (hits.length <= RARE ? hits.map(({ searchId }) => searchId) : [])),
  );
  const most = least.withoutRare * whole;
  const some = [...told].filter(([searchId, { held, weight }]) => rare.has(searchId) || (held > 1 && weight >= most));
  const best = Math.min(...some.map(([, { rank }]) => rank));
  return byRank(
    some.flatMap(([searchId, site]) =>
      site.weight >= least.ofAll * whole && site.rank <= least.ofBest * best
        ? { searchId, rank: site.rank, ...heldBy(site, holders) }
        : [],
    ),
  );
}

/**
 * Hits as plain full-text search orders them: by the sum of what bm25 gives them for each word.
 * @param least what a hit must tell of what all words tell, and have of what bm25 gives the best
 */
export function gatherPlain(holders: Holders, least: Omit<LeastTold, 'withoutRare'>): SiteHit[] {
  const { telling, whole } = holders;
  const some = [...toldBy(telling)].filter(([, { weight }]) => weight >= least.ofAll * whole);
  const best = Math.min(...some.map(([, { plain }]) => plain));
  return byRank(
    some.flatMap(([searchId, site]) =>
      site.plain <= least.ofBest * best ? { searchId, rank: site.plain, ...heldBy(site, holders) } : [],
    ),
  );
}

/**
 * Where nobody holds most of the words, whoever holds such as tell who is meant: two of them as they were asked for, one of
 * which hardly anybody else has, or one that is in its name or a title and hardly anywhere else. Where nobody has one of the
 * words the very thing may be missing: then only who is alone with a word, has it in its name or a title, and tells more.
 */
export async function gatherFew(index: IndexDatabase, holders: Holders): Promise<SiteHit[]> {
  const { telling, whole } = holders;
  const isMissing = telling.some(({ hits }) => hits.length === 0);
  const special = telling.filter(({ word }) => !word.isEveryday);
  const rare = new Set(special.flatMap(({ own }) => (own.size <= HARDLY_ANY ? [...own] : [])));
  const mostTitled = isMissing ? 1 : HARDLY_ANY_TITLED;
  const titled = special.filter(({ own }) => own.size > 0 && own.size <= mostTitled);
  const titles = await Promise.all(titled.map(({ word }) => gatherIds(index, inTitle(word.own ?? word.held))));
  const isTitled = new Set(titles.flatMap((ids) => [...ids]));
  const least = (isMissing ? MORE_TELL : FEW_TELL) * whole;
  return byRank(
    [...toldBy(telling)].flatMap(([searchId, site]) => {
      const isMeant = isTitled.has(searchId) || (!isMissing && site.heldOwn > 1 && rare.has(searchId));
      return isMeant && site.weight >= least ? { searchId, rank: site.rank, ...heldBy(site, holders) } : [];
    }),
  );
}

/** A word that no more sites have as it was asked for tells who is meant together with another; by itself, in a title. */
const HARDLY_ANY = 3;
const HARDLY_ANY_TITLED = 2;
/** So much of what the words tell; and so much where one of them is nobody's. */
const FEW_TELL = 0.3;
const MORE_TELL = 0.4;

/** In other words than it was asked for it may mean less. */
async function holdersOf(
  index: IndexDatabase,
  word: TellingWord,
  beside: readonly SearchMatch[],
): Promise<WordHolders> {
  const { held, own } = word;
  const list = (word: SearchMatch): Promise<SiteHit[]> =>
    listHits(index, { match: { all: [...beside, word] }, most: MAX_COUNTED, weights: WEIGHTS });
  const [hits, ids] = await Promise.all([list(held), own && gatherIds(index, { all: [...beside, own] })]);
  if (own === null || ids === null) return { word, hits, own: new Set(hits.map(({ searchId }) => searchId)) };
  const isOnlyOwn = hits.length === MAX_COUNTED && ids.size > 0 && ids.size < MAX_COUNTED;
  return { word, hits: isOnlyOwn ? await list(own) : hits, own: ids };
}

/** That a word is there at all counts so much; the rest, how much of the text it is. */
const HELD = 0.5;

/** What one of the words tells that so many sites hold, in bits. */
export function weightOf(sites: number): number {
  return Math.log2((2 * MAX_COUNTED) / (1 + sites));
}
