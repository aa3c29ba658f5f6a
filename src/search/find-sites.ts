import type { Notice } from '../core/site/facts.ts';
import { findCategory } from '../places/categories.ts';
import {
  type CandidateQuery,
  type CandidateSite,
  type GeoBox,
  listCandidates,
  type WordWeights,
} from '../store/candidate-sites.ts';
import type { IndexDatabase } from '../store/open-database.ts';
import type { SearchMatch } from '../store/search-match.ts';
import { nearSpellings } from './near-spellings.ts';
import { isOpen, type RankedSite, rankSites } from './rank-sites.ts';
import type { AskedCategory, AskedPlace, Understood } from './understand/understood.ts';
import { wordMatch } from './word-forms.ts';
import { wordsOf } from './words-of.ts';

/** Hits are counted up to here (R15). */
export const MAX_COUNTED = 1000;

/** A query of more words is cut: the first ones say what is meant. */
const MAX_WORDS = 12;

const WEIGHTS: WordWeights = { name: 10, topic: 6, titles: 4, content: 1.5, original: 1 };

/** The sites that a question asks for, best first. */
export interface FoundSubject {
  readonly sites: readonly RankedSite[];
  /** Sites that meet everything that was understood and have the other words (R83). */
  readonly total: number;
  /** Whether those that were found are known to be open when they should be. */
  readonly isOpenKnown: boolean;
  /** What was left out to find any. */
  readonly notices: readonly Notice[];
}

/** One way to ask: all that is wanted first, then less and less. */
interface Step extends Pick<CandidateQuery, 'match' | 'actions' | 'box'> {
  /** What has to be said when only this way finds any. */
  readonly message: string | null;
}

/**
 * Active sites for a question: those that are of the kind, in the place and have all other words; when there is none, those
 * with less of it, said in a notice. What merely shares a word is no result. The same index always gives the same answer.
 */
export async function findSubject(index: IndexDatabase, asked: Understood, now: Date): Promise<FoundSubject> {
  const words = asked.allWords.slice(0, MAX_WORDS);
  if (words.length === 0) return NONE;
  const named = await find(index, { match: { words, column: 'name' }, message: null });
  for (const step of stepsOf(asked)) {
    const candidates = ofKind(await find(index, step), asked);
    const open = candidates.filter((site) => isOpen(site, asked, now) === true);
    const found = asked.filters.open === undefined || open.length === 0 ? candidates : open;
    const all = [...new Map([...named, ...found].map((site) => [site.domain, site])).values()];
    if (all.length === 0) continue;
    const sites = rankSites(all, asked, now);
    const isUnsure = asked.filters.open !== undefined && open.length === 0;
    const messages = found.length === 0 ? [] : [step.message, isUnsure ? NOT_OPEN : null];
    const notices = messages.flatMap((message) => (message === null ? [] : { code: 'query_relaxed', message }));
    return { sites, total: Math.min(sites.length, MAX_COUNTED), isOpenKnown: !isUnsure, notices };
  }
  const sites = rankSites(named, asked, now);
  return { ...NONE, sites, total: Math.min(sites.length, MAX_COUNTED) };
}

/** Where some are known to be of the kind, what is known to be of another and only mentions it is none. */
function ofKind(sites: readonly CandidateSite[], { category }: Understood): readonly CandidateSite[] {
  const isOf = ({ categoryId }: CandidateSite): boolean => categoryId === category?.id;
  return category === null || !sites.some(isOf)
    ? sites
    : sites.filter((site) => isOf(site) || site.categoryId === null);
}

const NONE: FoundSubject = { sites: [], total: 0, isOpenKnown: false, notices: [] };
const NOT_OPEN = 'Of no site that was found is it known that it is open then.';

function find(index: IndexDatabase, { match, actions, box }: Step): Promise<CandidateSite[]> {
  const more = { ...(actions ? { actions } : {}), ...(box ? { box } : {}) };
  return listCandidates(index, { match, weights: WEIGHTS, most: MAX_COUNTED, ...more });
}

function stepsOf(asked: Understood): Step[] {
  const { category, place, filters } = asked;
  const words = asked.words.slice(0, MAX_WORDS);
  const free = words.map(wordMatch);
  const what = category === null ? [] : [kindMatch(category)];
  const where = place === null ? [] : [placeMatch(place)];
  const all = [...what, ...where, ...free];
  if (all.length === 0) return [];
  const actions = filters.actions ? { actions: filters.actions } : {};
  return [
    { match: { all }, ...actions, message: null },
    ...(filters.actions ? [{ match: { all }, message: NOT_OFFERED }] : []),
    ...nearSteps(asked, [...what, ...free]),
    ...(words.length >= 3 ? [{ match: { all: [...what, ...where, mostOf(words)] }, message: fewer(words) }] : []),
    ...(all.length === 1 ? begun(words) : []),
    ...misspelt(asked.allWords),
    ...(category && words.length > 0 ? [{ match: { all: [...what, ...where] }, message: without(words) }] : []),
    ...(category && place ? [{ match: { all: [...what, ...free] }, message: elsewhere(category, place) }] : []),
  ];
}

const NOT_OFFERED = 'Of no site that was found is it known that it can be done online.';

/** What lies around a town, when the town itself has none. */
function nearSteps({ place, category }: Understood, others: readonly SearchMatch[]): Step[] {
  if (place === null || category === null || place.lat === null || place.lon === null) return [];
  const message = place.isNear ? null : `None is in ${place.name} itself; these are near it.`;
  return [{ match: { all: others }, box: boxAround(place.lat, place.lon), message }];
}

const NEAR_DEGREES = 0.36;

/** About 40 km to each side. */
function boxAround(lat: number, lon: number): GeoBox {
  const wide = NEAR_DEGREES / Math.max(0.1, Math.cos((lat * Math.PI) / 180));
  return { south: lat - NEAR_DEGREES, north: lat + NEAR_DEGREES, west: lon - wide, east: lon + wide };
}

/** A single word that nobody has may be the beginning of one. */
function begun([word = '']: readonly string[]): Step[] {
  return word.length < 3 ? [] : [{ match: { words: [word], isBegun: true }, message: null }];
}

/** So many words are combined; of more the longest ones, which are the rarest. */
const MAX_COMBINED = 7;
const MOST = 0.6;

/** A name of more words is looked for as it was written. */
const MAX_MISSPELT = 4;

/** Names one slip away: "cornr bakery". */
function misspelt(words: readonly string[]): Step[] {
  if (words.length === 0 || words.length > MAX_MISSPELT) return [];
  const together = words.join('');
  const apart: SearchMatch = { all: words.map(nearNames) };
  const match = words.length === 1 ? apart : { any: [apart, { words: [together], column: 'name' as const }] };
  return [{ match, message: `No site has “${words.join(' ')}”; these have a similar name.` }];
}

function nearNames(word: string): SearchMatch {
  const near = nearSpellings(word).map((spelling) => ({ words: [spelling], column: 'name' as const }));
  return { any: [{ words: [word], column: 'name' }, ...near] };
}

/** Most of the words, in any combination. */
function mostOf(words: readonly string[]): SearchMatch {
  const longest = words.toSorted((a, b) => b.length - a.length).slice(0, MAX_COMBINED);
  const least = Math.ceil(longest.length * MOST);
  return { any: combinations(longest, least).map((some) => ({ all: some.map(wordMatch) })) };
}

function combinations(words: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return words.flatMap((word, at) => combinations(words.slice(at + 1), size - 1).map((rest) => [word, ...rest]));
}

function fewer(words: readonly string[]): string {
  return `No site has all of “${words.join(' ')}”; these have most of it.`;
}

function without(words: readonly string[]): string {
  return `No site that was found has “${words.join(' ')}”; these are without it.`;
}

function elsewhere(category: AskedCategory, place: AskedPlace): string {
  return `No ${category.name.toLowerCase()} in ${place.name} is indexed; these are elsewhere.`;
}

/** Of the kind by what we know of it, or by its own words. */
function kindMatch({ id, words }: AskedCategory): SearchMatch {
  const kind = findCategory(id);
  return anyPhrase([wordsOf(kind?.name ?? ''), wordsOf(kind?.plural ?? ''), words]);
}

function placeMatch({ name, words }: AskedPlace): SearchMatch {
  return anyPhrase([wordsOf(name), words]);
}

function anyPhrase(phrases: readonly (readonly string[])[]): SearchMatch {
  const distinct = new Map(phrases.filter((words) => words.length > 0).map((words) => [words.join(' '), { words }]));
  return { any: [...distinct.values()] };
}
