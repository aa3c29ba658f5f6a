import type { Notice } from '../core/site/facts.ts';
import { transliterate } from '../language/transliterate.ts';
import { type CandidateSite, loadCandidates } from '../store/candidate-sites.ts';
import type { IndexDatabase } from '../store/open-database.ts';
import type { SiteHit } from '../store/site-hits.ts';
import {
  gatherBegunNames,
  gatherExact,
  gatherHeard,
  gatherMisspelt,
  gatherNamed,
  gatherRespaced,
  gatherWithin,
  isMeant,
  isNearlyHeard,
  MAX_COUNTED,
  MAX_RANKED,
} from './gather-hits.ts';
import { withoutLegalForm } from './legal-forms.ts';
import { nothingFound } from './nothing-found.ts';
import { isOpen, type Question, type RankedSite, rankSites } from './rank-sites.ts';
import { MAX_WORDS, stepsOf } from './steps.ts';
import type { Understood } from './understand/understood.ts';
import { withoutCopies } from './without-copies.ts';

/** The sites that a question asks for, best first. */
export interface FoundSubject {
  /** The question as it was answered. */
  readonly asked: Understood;
  readonly sites: readonly RankedSite[];
  /** Sites that meet everything that was understood and have the other words (R83). */
  readonly total: number;
  /** Whether those that were found are known to be open when they should be. */
  readonly isOpenKnown: boolean;
  /** What was left out to find any, or what to ask instead where there is none. */
  readonly notices: readonly Notice[];
}

/**
 * Active sites for a question: those that are of the kind, in the place and have all other words; when there is none, those
 * with less of it, said in a notice. What merely shares a word is no result. The same index always gives the same answer.
 * @param mend understands the question with its slips mended; null where it has none
 */
export async function findSubject(
  index: IndexDatabase,
  question: Question,
  mend: () => Understood | null = () => null,
): Promise<FoundSubject> {
  const { asked } = question;
  const words = asked.allWords.slice(0, MAX_WORDS);
  if (words.length === 0) return none(asked);
  if (asked.isNothing) return findCalledExactly(index, question);
  // A name may sound like a wish: "CNET en Español".
  const called = await loadCandidates(index, await gatherCalled(index, asked));
  const [first, ...less] = stepsOf(asked);
  const direct = await find(index, first, question);
  // Where hardly any site has the words, they may be a name with a slip in it.
  const isUnsure = asked.words.length === 0 && asked.place === null && (asked.category?.confidence ?? 1) < SURE;
  const isName = called.length === 0 && (direct.found.length < FEW || isUnsure);
  const slips = isName ? await findSlips(index, asked) : [];
  const named = [...called, ...slips];
  if (direct.found.length > 0) return answer(direct, named, question);
  if (named.length > 0)
    return answer({ ...direct, message: slips.length > 0 ? similar(asked) : null }, named, question);
  const within = await findWithin(index, asked);
  if (within.length > 0) return answer({ ...direct, message: calledWithin(asked) }, within, question);
  const mended = mend();
  const meant = mended === null ? null : await findSubject(index, { ...question, asked: mended });
  if (meant !== null && meant.sites.length > 0) return { ...meant, notices: [readAs(meant.asked), ...meant.notices] };
  for (const step of less) {
    const found = await find(index, step, question);
    if (found.found.length > 0) return answer(found, [], question);
  }
  return none(asked);
}

/** What means nothing may still be somebody's name, and then all of it: "The Best". */
async function findCalledExactly(index: IndexDatabase, question: Question): Promise<FoundSubject> {
  const { asked } = question;
  const found = await loadCandidates(index, await gatherExact(index, asked.allWords));
  if (found.length === 0) return none(asked);
  return answer({ found, met: asked, more: 0, message: null, isOpenKnown: true }, [], question);
}

/**
 * Called by the words, else by them without a legal form ("Northlight Ltd"), in Latin letters ("Нортлайт"), or without those
 * that only ask ("the Blue Lantern website").
 */
async function gatherCalled(index: IndexDatabase, { allWords, plain }: Understood): Promise<SiteHit[]> {
  const words = allWords.slice(0, MAX_WORDS);
  const telling = plain.flatMap(({ words }) => words);
  const ways = [words, withoutLegalForm(words), words.map(transliterate), ...(telling.length > 1 ? [telling] : [])];
  for (const way of new Map(ways.map((way) => [way.join(' '), way])).values()) {
    const called = await gatherNamed(index, way);
    if (called.length > 0) return called;
  }
  return [];
}

/** A kind by another form of its word: "mozila" is no cinema. */
const SURE = 0.9;
/** With so many sites the words are no name with a slip in it. */
const FEW = 8;
/** A name of more words is looked for as it was written. */
const MAX_MISSPELT = 6;

function none(asked: Understood): FoundSubject {
  return { asked, sites: [], total: 0, isOpenKnown: false, notices: [nothingFound(asked)] };
}

function readAs({ allWords }: Understood): Notice {
  return { code: 'read_as', message: `This was read as “${allWords.join(' ')}”.` };
}

const NOT_OPEN = 'None of these is open then, as far as we know.';

interface Found {
  readonly found: readonly CandidateSite[];
  /** What they meet of the question. */
  readonly met: Understood;
  /** How many more there are, which were not looked at. */
  readonly more: number;
  readonly message: string | null;
  readonly isOpenKnown: boolean;
}

async function find(
  index: IndexDatabase,
  step: ReturnType<typeof stepsOf>[number] | undefined,
  { asked, now }: Question,
): Promise<Found> {
  const hits = (await step?.hits(index)) ?? [];
  const { open, agents, siteLanguage } = asked.filters;
  // Some of what they must meet is known only of those that are loaded.
  const isPlain = open === undefined && agents === undefined && siteLanguage === undefined;
  const looked = hits.slice(0, isPlain ? MAX_RANKED : MAX_COUNTED);
  const candidates = ofKind(await load(index, looked, asked), asked, step?.left === undefined);
  const known = candidates.filter((site) => isOpen(site, asked, now) === true);
  const isUnsure = open !== undefined && known.length === 0;
  const found = open === undefined || isUnsure ? candidates : known;
  const more = hits.length - looked.length;
  return { found, met: step?.left ?? asked, more, message: step?.message ?? null, isOpenKnown: !isUnsure };
}

function answer(
  { found, met, more, message, isOpenKnown }: Found,
  named: readonly CandidateSite[],
  question: Question,
): FoundSubject {
  const all = [...new Map([...named, ...found].map((site) => [site.domain, site])).values()];
  const sites = withoutCopies(rankSites(all, { ...question, asked: met }));
  const messages = [message, found.length > 0 && !isOpenKnown ? NOT_OPEN : null];
  const notices = messages.flatMap((message) => (message === null ? [] : { code: 'query_relaxed', message }));
  return { asked: question.asked, sites, total: Math.min(sites.length + more, MAX_COUNTED), isOpenKnown, notices };
}

/**
 * Where some are known to be of a kind that is sure, what is known to be of another and only mentions it is none. Without
 * the other words of the question nothing else is.
 */
function ofKind(
  sites: readonly CandidateSite[],
  { category }: Understood,
  hasWords: boolean,
): readonly CandidateSite[] {
  if (category === null || category.confidence < SURE) return sites;
  const isOf = ({ categoryId }: CandidateSite): boolean => categoryId === category.id;
  if (hasWords && !sites.some(isOf)) return sites;
  return sites.filter((site) => isOf(site) || (hasWords && site.categoryId === null));
}

async function load(index: IndexDatabase, hits: readonly SiteHit[], asked: Understood): Promise<CandidateSite[]> {
  const sites = await loadCandidates(index, hits);
  return sites.filter((site) => isWanted(site, asked));
}

/** Its language and what it gives agents are never left out. */
function isWanted({ language, native, executable }: CandidateSite, { filters }: Understood): boolean {
  const { agents, siteLanguage } = filters;
  const isMet = agents === undefined || (agents === 'native' ? native : executable);
  return isMet && (siteLanguage === undefined || language === siteLanguage);
}

/** Names one slip away: "cornr bakery"; where there is none, names that begin so. */
async function findSlips(index: IndexDatabase, asked: Understood): Promise<CandidateSite[]> {
  const { category, place, allWords } = asked;
  const isPlaced = category !== null && place !== null;
  if (isPlaced || allWords.length > MAX_MISSPELT) return [];
  for (const words of calledSo(asked)) {
    const [near, exact] = await Promise.all([gatherMisspelt(index, words), gatherRespaced(index, words)]);
    const misspelt = (await loadCandidates(index, near)).filter((site) => isMeant(site, words));
    const found = [...(await loadCandidates(index, exact)), ...misspelt];
    if (found.length > 0) return found;
  }
  const heard = await loadCandidates(index, await gatherHeard(index, allWords));
  const meant = heard.filter((site) => isMeant(site, allWords, isNearlyHeard));
  return meant.length > 0 ? meant : loadCandidates(index, await gatherBegunNames(index, allWords));
}

/** So much of what was asked for must be left to be a name. */
const MOST_OF_NAME = 0.6;

/** All words, and those that do not only ask: "the flpor barn". */
function calledSo({ allWords, plain }: Understood): (readonly string[])[] {
  const telling = plain.flatMap(({ words }) => words);
  const isMost = telling.join('').length >= MOST_OF_NAME * allWords.join('').length;
  return isMost && telling.length < allWords.length ? [allWords, telling] : [allWords];
}

/** Whose name is a part of the question, beside what is understood of it. */
async function findWithin(
  index: IndexDatabase,
  { allWords, wanted, category, place }: Understood,
): Promise<CandidateSite[]> {
  const words = allWords.slice(0, MAX_WORDS);
  const understood = [category, place].map((part) => part?.words.join('') ?? '');
  // A single word is too often the name of somebody who was not meant, where more is understood or a table knows it.
  const isPlain = category === null && place === null;
  const unknown = wanted.filter(({ alike }) => isPlain && alike.length === 0).flatMap(({ words }) => words);
  const common = words.filter((word) => word.length < LEAST_ALONE || !unknown.includes(word));
  return loadCandidates(index, await gatherWithin(index, words, [...understood, ...common]));
}

const LEAST_ALONE = 6;

function calledWithin({ allWords }: Understood): string {
  return `No site has all of “${allWords.join(' ')}”; a part of it is the name of these.`;
}

function similar({ allWords }: Understood): string {
  return `No site has “${allWords.join(' ')}”; these have a similar name.`;
}
