import { soundOf, soundSpellings } from '../language/sounds.ts';
import { isNearly, spellingKeys } from '../language/spellings.ts';
import { transliterate } from '../language/transliterate.ts';
import { namesOf, wordsOf } from '../language/words-of.ts';
import type { IndexDatabase } from '../store/open-database.ts';
import type { CandidateSite } from '../store/words/candidate-sites.ts';
import { kindFacet, nameFacet } from '../store/words/facets.ts';
import type { SearchMatch } from '../store/words/search-match.ts';
import { listHits, listNamed, listSpelt, type SiteHit, type WordWeights } from '../store/words/site-hits.ts';
import { respaced, withoutSmallWords } from './name-slips.ts';

/** Hits are counted up to here (R15). */
export const MAX_COUNTED = 1000;

/** So many sites are looked at closely: those that are surest, then those with the best words. */
export const MAX_RANKED = 150;

/** How much words count by where they stand. */
export const WEIGHTS: WordWeights = { name: 10, topic: 6, titles: 4, content: 1.5, original: 1 };

/** A kind that is asked for: its id, and the words that name it. */
export interface KindMatch {
  readonly id: string;
  readonly match: SearchMatch;
}

/** What sites must hold. */
export interface HitParts {
  readonly kind: KindMatch | null;
  /** Words. */
  readonly words: readonly SearchMatch[];
  /** What is known of them; it is no word that could be weighed. */
  readonly facets: readonly SearchMatch[];
  /** What is known of those that are meant above all. */
  readonly sure: readonly SearchMatch[];
}

/** Ids of hits, which are not weighed. */
export async function gatherIds(index: IndexDatabase, match: SearchMatch): Promise<ReadonlySet<number>> {
  const hits = await listHits(index, { match, most: MAX_COUNTED });
  return new Set(hits.map(({ searchId }) => searchId));
}

/**
 * Hits that hold all of it. Where some are known to be of the kind, what is known to be of another and only mentions it is
 * none. Where there are many, those that are surest come first, then those with the best words.
 */
export async function gatherHits(index: IndexDatabase, { kind, words, facets, sure }: HitParts): Promise<SiteHit[]> {
  const said = kind === null ? words : [kind.match, ...words];
  const weighed = await listHits(index, { match: { all: said }, most: MAX_COUNTED, weights: WEIGHTS });
  const isSettled = facets.length === 0 && (weighed.length <= MAX_RANKED || (kind === null && sure.length === 0));
  if (weighed.length === 0 || isSettled) return byRank(weighed);
  const ranks = new Map(weighed.map(({ searchId, rank }) => [searchId, rank]));
  const list = async (all: readonly SearchMatch[]): Promise<number[]> => {
    const hits = await listHits(index, { match: { all }, most: MAX_COUNTED });
    return hits.map(({ searchId }) => searchId);
  };
  const [members, known] = await Promise.all([
    listMembers({ kind, words, facets }, list),
    sure.length === 0 ? [] : list([...sure, ...words, ...facets]),
  ]);
  const surest = new Set(known);
  const hits = byRank([...surest, ...members.filter((id) => !surest.has(id))].map(toHit));
  return [
    ...hits.filter(({ searchId }) => surest.has(searchId)),
    ...hits.filter(({ searchId }) => !surest.has(searchId)),
  ].slice(0, MAX_COUNTED);

  function toHit(searchId: number): SiteHit {
    return { searchId, rank: ranks.get(searchId) ?? 0 };
  }
}

/** The sites that are of the kind, or of none that is known and mention it; without such, all that mention it. */
async function listMembers(
  { kind, words, facets }: Omit<HitParts, 'sure'>,
  list: (all: readonly SearchMatch[]) => Promise<number[]>,
): Promise<number[]> {
  if (kind === null) return list([...words, ...facets]);
  const said = [kind.match, ...words, ...facets];
  const [known, ofNone] = await Promise.all([
    list([{ facet: kindFacet(kind.id) }, ...words, ...facets]),
    list([{ facet: kindFacet(null) }, ...said]),
  ]);
  return known.length === 0 ? list(said) : [...new Set([...known, ...ofNone])];
}

/** Best first. */
export function byRank(hits: readonly SiteHit[]): SiteHit[] {
  return hits.toSorted((a, b) => a.rank - b.rank || a.searchId - b.searchId);
}

/** Hits whose names hold the words next to each other; first the one that is called exactly so. */
export async function gatherNamed(index: IndexDatabase, words: readonly string[]): Promise<SiteHit[]> {
  const hits = await listNames(index, { words });
  const exact = hits.length < MAX_RANKED ? [] : await gatherExact(index, words);
  return distinct([...exact, ...hits]);
}

/** Hits that are called exactly so. */
export async function gatherExact(index: IndexDatabase, words: readonly string[]): Promise<SiteHit[]> {
  const facet = nameFacet(words.join(''));
  return facet === null ? [] : listNames(index, { facet });
}

/**
 * Hits that are called exactly as some neighbouring words ("bus timetable of the Blue Lantern"), `least` of them,
 * but none of `but`.
 */
export async function gatherWithin(
  index: IndexDatabase,
  words: readonly string[],
  { but, least }: { readonly but: readonly string[]; readonly least: number },
): Promise<SiteHit[]> {
  const runs = words.flatMap((_word, from) =>
    RUN_LENGTHS.filter((length) => length >= least && from + length <= words.length).map((length) =>
      words.slice(from, from + length),
    ),
  );
  const names = new Set(runs.map((run) => run.join('')));
  for (const name of but) names.delete(name);
  const facets = [...names].flatMap((name) => nameFacet(name) ?? []);
  return facets.length === 0 ? [] : listNames(index, { any: facets.map((facet) => ({ facet })) });
}

const RUN_LENGTHS = [1, 2, 3, 4, 5];

/** Hits with a word that begins so: of any length in names; elsewhere only where few words can begin so. */
export async function gatherBegun(index: IndexDatabase, word: string): Promise<SiteHit[]> {
  const match: SearchMatch = { words: [word], isBegun: true };
  const named = await listNames(index, match);
  if (word.length < LONG_BEGINNING) return named;
  return distinct([...(await listHits(index, { match, most: MAX_COUNTED, weights: WEIGHTS })), ...named]);
}

/** Shorter beginnings are those of too many words. */
const LONG_BEGINNING = 5;

/** Hits whose names a slip may have made into the words ("cornr bakery"): some of them were not meant, see `isMeant`. */
export async function gatherMisspelt(index: IndexDatabase, words: readonly string[]): Promise<SiteHit[]> {
  const plain = wordsOf(words.join(' '));
  if (plain.length === 0) return [];
  // A slip in a short word ("tha") is seen when names are compared.
  const telling = plain.filter((word) => word.length >= LEAST_TELLING);
  const apart: SearchMatch = { all: (telling.length > 0 ? telling : plain).map(anySpelling) };
  const together = plain.length === 1 ? [] : [anySpelling(plain.join(''))];
  const hits = await listSpelt(index, { match: { any: [apart, ...together] }, most: MAX_COUNTED });
  return hits.slice(0, MAX_RANKED);
}

const LEAST_TELLING = 4;

/**
 * Hits of whose names one word is nearly one of the words, or sounds like it, where few are called so: the others may have
 * more slips in them. Most of them were not meant, see `isMeant`.
 */
export async function gatherHeard(index: IndexDatabase, words: readonly string[]): Promise<SiteHit[]> {
  const telling = wordsOf(words.join(' ')).filter((word) => word.length >= LEAST_TELLING);
  const lists = await Promise.all(
    telling.map((word) => {
      const match: SearchMatch = { any: [word, ...soundSpellings(word)].map(anySpelling) };
      return listSpelt(index, { match, most: MAX_HEARD });
    }),
  );
  return distinct(lists.filter((hits) => hits.length < MAX_HEARD).flat());
}

/** What so many names have tells none of them. */
const MAX_HEARD = 60;

/** Whether a site's names are nearly the words: each of them, or all as one. */
export function isMeant(
  { domain, name }: Pick<CandidateSite, 'domain' | 'name'>,
  words: readonly string[],
  isLike: (word: string, other: string) => boolean = isNearly,
): boolean {
  const names = namesOf(domain, name);
  const isNamed = (word: string): boolean => names.some((other) => isLike(word, other));
  const together = words.join('');
  return words.every(isNamed) || isNamed(together) || wholeNames(domain, name).some((each) => isNearly(together, each));
}

/** Whether a word is nearly another one, or sounds like it. */
export function isNearlyHeard(word: string, other: string): boolean {
  if (isNearly(word, other)) return true;
  const mayBe = word.length >= LEAST_TELLING && Math.abs(word.length - other.length) <= MOST_SILENT;
  return mayBe && soundOf(word) === soundOf(other);
}

/** Two spellings of one sound differ by no more letters. */
const MOST_SILENT = 3;

/** A site's name and its domain's, each as one word. */
function wholeNames(domain: string, name: string): string[] {
  return [name, domain.split('.')[0] ?? ''].map((each) => wordsOf(each).join(''));
}

/** Hits whose names are the words but for their spaces, or a small word among them: "MusicHouse", "leafandkettle". */
export async function gatherRespaced(index: IndexDatabase, words: readonly string[]): Promise<SiteHit[]> {
  const whole = words.join('');
  const keys = [...new Set([whole, transliterate(whole), ...withoutSmallWords(whole)])];
  const ways: SearchMatch[] = [
    ...keys.flatMap((key) => nameFacet(key) ?? []).map((facet) => ({ facet })),
    ...respaced(words).map((words) => ({ words })),
  ];
  return ways.length === 0 ? [] : listNames(index, { any: ways });
}

/** Hits whose names begin with the words, the last of which may go on: "stillwater stud". */
export async function gatherBegunNames(index: IndexDatabase, words: readonly string[]): Promise<SiteHit[]> {
  return words.length > 1 ? listNames(index, { words, isBegun: true }) : [];
}

function anySpelling(word: string): SearchMatch {
  return { any: spellingKeys(word).map((key) => ({ words: [key] })) };
}

function listNames(index: IndexDatabase, match: SearchMatch): Promise<SiteHit[]> {
  return listNamed(index, { match, most: MAX_RANKED, weight: WEIGHTS.name });
}

/** Each site once, as it comes first. */
function distinct(hits: readonly SiteHit[]): SiteHit[] {
  return [...new Map(hits.toReversed().map((hit) => [hit.searchId, hit])).values()].reverse();
}
