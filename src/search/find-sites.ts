import type { Notice } from '../core/site/facts.ts';
import { isNearly } from '../language/spellings.ts';
import { namesOf, wordsOf } from '../language/words-of.ts';
import { findCategory } from '../places/categories.ts';
import { cellsAround } from '../places/geo-cells.ts';
import { type CandidateSite, loadCandidates } from '../store/candidate-sites.ts';
import { actionFacet, cellFacet, kindFacet, placeFacet } from '../store/facets.ts';
import type { IndexDatabase } from '../store/open-database.ts';
import type { SearchMatch } from '../store/search-match.ts';
import type { SiteHit } from '../store/site-hits.ts';
import {
  gatherBegun,
  gatherHits,
  gatherMisspelt,
  gatherMost,
  gatherNamed,
  type HitParts,
  type KindMatch,
  MAX_COUNTED,
  MAX_RANKED,
} from './gather-hits.ts';
import { isOpen, type RankedSite, rankSites } from './rank-sites.ts';
import type { AskedCategory, AskedPlace, Understood } from './understand/understood.ts';
import { wordMatch } from './word-forms.ts';

/** A query of more words is cut: the first ones say what is meant. */
const MAX_WORDS = 12;

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
interface Step {
  readonly hits: (index: IndexDatabase) => Promise<SiteHit[]>;
  /** Whether a hit is what is meant, where only its row can tell. */
  readonly isMeant?: (site: CandidateSite) => boolean;
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
  const called = await gatherNamed(index, words);
  const named = await loadCandidates(index, called);
  for (const step of stepsOf(asked)) {
    const hits = await step.hits(index);
    // Which are open is known of those that are loaded.
    const looked = hits.slice(0, asked.filters.open === undefined ? MAX_RANKED : MAX_COUNTED);
    const loaded = await loadCandidates(index, looked);
    const candidates = ofKind(step.isMeant ? loaded.filter(step.isMeant) : loaded, asked);
    const open = candidates.filter((site) => isOpen(site, asked, now) === true);
    const found = asked.filters.open === undefined || open.length === 0 ? candidates : open;
    const all = [...new Map([...named, ...found].map((site) => [site.domain, site])).values()];
    if (all.length === 0) continue;
    const sites = rankSites(all, asked, now);
    const isUnsure = asked.filters.open !== undefined && open.length === 0;
    const messages = found.length === 0 ? [] : [step.message, isUnsure ? NOT_OPEN : null];
    const notices = messages.flatMap((message) => (message === null ? [] : { code: 'query_relaxed', message }));
    const total = Math.min(sites.length + hits.length - looked.length, MAX_COUNTED);
    return { sites, total, isOpenKnown: !isUnsure, notices };
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

function stepsOf(asked: Understood): Step[] {
  const { category, place, filters } = asked;
  const words = asked.words.slice(0, MAX_WORDS);
  const free = words.map(wordMatch);
  const kind = category === null ? null : kindMatch(category);
  const what = kind === null ? [] : [kind.match];
  const where = place === null ? [] : [placeMatch(place)];
  const sure = surest(asked);
  const count = what.length + where.length + free.length;
  if (count === 0) return [];
  const whole = (parts: Partial<HitParts>, message: string | null): Step => ({
    hits: (index) => gatherHits(index, { kind, words: [], facets: [], sure, ...parts }),
    message,
  });
  const offered = filters.actions?.map((id) => ({ facet: actionFacet(id) }));
  const all = [...where, ...free];
  return [
    ...(offered ? [whole({ words: all, facets: [{ any: offered }] }, null)] : []),
    whole({ words: all }, offered ? NOT_OFFERED : null),
    ...nearSteps(asked).map(({ cells, message }) => whole({ words: [cells, ...free], sure: [] }, message)),
    ...(words.length >= 3 ? [most(words, [...what, ...where])] : []),
    ...(count === 1 ? begun(words) : []),
    ...misspelt(asked.allWords),
    ...(category && words.length > 0 ? [whole({ words: where }, without(words))] : []),
    ...(category && place ? [whole({ words: free, sure: [] }, elsewhere(category, place))] : []),
  ];
}

/** What is known of the sites that are meant above all: those of the kind, in the place. */
function surest({ category, place }: Understood): SearchMatch[] {
  const kind = category === null ? [] : [{ facet: kindFacet(category.id) }];
  if (place === null) return kind;
  return [...kind, { facet: placeFacet(place.kind === 'country' ? null : place.name, place.country) }];
}

const NOT_OFFERED = 'Of no site that was found is it known that it can be done online.';

/** What lies around a town, when the town itself has none. */
function nearSteps({
  place,
  category,
}: Understood): { readonly cells: SearchMatch; readonly message: string | null }[] {
  if (place === null || category === null || place.lat === null || place.lon === null) return [];
  const message = place.isNear ? null : `None is in ${place.name} itself; these are near it.`;
  const cells = cellsAround(place.lat, place.lon, NEAR_KM).map((cell) => ({ facet: cellFacet(cell) }));
  return [{ cells: { any: cells }, message }];
}

/** To each side. */
const NEAR_KM = 40;

/** A single word that nobody has may be the beginning of one. */
function begun([word = '']: readonly string[]): Step[] {
  return word.length < 3 ? [] : [{ hits: (index) => gatherBegun(index, word), message: null }];
}

/** Most of the words; the longest ones are the rarest. */
function most(words: readonly string[], beside: readonly SearchMatch[]): Step {
  const longest = words.toSorted((a, b) => b.length - a.length);
  return { hits: (index) => gatherMost(index, longest.map(wordMatch), beside), message: fewer(words) };
}

/** A name of more words is looked for as it was written. */
const MAX_MISSPELT = 4;

/** Names a slip away: "cornr bakery". */
function misspelt(words: readonly string[]): Step[] {
  if (words.length === 0 || words.length > MAX_MISSPELT) return [];
  const isMeant = ({ domain, name }: CandidateSite): boolean => {
    const names = namesOf(domain, name);
    return names.includes(words.join('')) || words.every((word) => names.some((other) => isNearly(word, other)));
  };
  const message = `No site has “${words.join(' ')}”; these have a similar name.`;
  return [{ hits: (index) => gatherMisspelt(index, words), isMeant, message }];
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
function kindMatch({ id, words }: AskedCategory): KindMatch {
  const kind = findCategory(id);
  return { id, match: anyPhrase([wordsOf(kind?.name ?? ''), wordsOf(kind?.plural ?? ''), words]) };
}

function placeMatch({ name, words }: AskedPlace): SearchMatch {
  return anyPhrase([wordsOf(name), words]);
}

function anyPhrase(phrases: readonly (readonly string[])[]): SearchMatch {
  const distinct = new Map(phrases.filter((words) => words.length > 0).map((words) => [words.join(' '), { words }]));
  return { any: [...distinct.values()] };
}
