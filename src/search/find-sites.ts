import { countryName } from '../core/country-name.ts';
import type { Notice } from '../core/site/facts.ts';
import type { IndexDatabase } from '../store/open-database.ts';
import { loadCandidates } from '../store/words/candidate-sites.ts';
import type { SiteHit } from '../store/words/site-hits.ts';
import { calledWithin, findSlips, findWithin, gatherCalled, similar } from './called-sites.ts';
import { OPEN_WORDS } from './filter-words.ts';
import { gatherExact, gatherIds, MAX_COUNTED, MAX_RANKED } from './gather-hits.ts';
import { isOpen } from './is-open.ts';
import { loadInPlace, type PlacedSite } from './namesakes.ts';
import { nothingFound } from './nothing-found.ts';
import { ofKind } from './of-kind.ts';
import { type Question, quoted, type RankedSite, rankSites } from './rank-sites.ts';
import { noneKnown } from './some-words.ts';
import type { Step } from './step.ts';
import { MAX_WORDS, nearKindStep, stepsOf } from './steps.ts';
import { type AskedPlace, SURE_KIND, type Understood } from './understand/understood.ts';
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
  const called = await loadInPlace(index, await gatherCalled(index, asked), asked.place);
  const [first, ...less] = stepsOf(asked);
  const direct = await find(index, first, question);
  // Where hardly any site has the words, they may be a name with a slip in it.
  const isUnsure = asked.words.length === 0 && asked.place === null && (asked.category?.confidence ?? 1) < SURE_KIND;
  const isName = called.length === 0 && (direct.found.length < FEW || isUnsure);
  const slips = isName ? await findSlips(index, asked) : [];
  const named = [...called, ...slips];
  const isOther = named.length === 0 && !direct.isOfKind;
  const near = isOther ? await findNear(index, question) : null;
  if (near !== null) return answer(near, [], question);
  if (direct.found.length > 0) return answer(direct, named, question);
  if (named.length > 0)
    return answer({ ...direct, message: slips.length > 0 ? similar(asked) : null }, named, question);
  const within = await findWithin(index, asked);
  if (within.length > 0) return answer({ ...direct, message: calledWithin(asked) }, within, question);
  const mended = mend();
  const isMeant = mended !== null && (await isSlip(index, asked, mended));
  const meant = isMeant ? await findSubject(index, { ...question, asked: mended }) : null;
  if (meant !== null && meant.sites.length > 0) return { ...meant, notices: [readAs(meant.asked), ...meant.notices] };
  const elsewhere = await findNamesake(index, question, (steps) => steps.slice(0, 1));
  if (elsewhere !== null) return elsewhere;
  for (const step of less) {
    const found = await find(index, step, question);
    if (found.found.length > 0) return answer(found, [], question);
  }
  const last = await findNear(index, question);
  if (last !== null) return answer(last, [], question);
  return (await findNamesake(index, question, (steps) => steps.slice(1))) ?? none(asked);
}

/** What more sites have than what it may have been meant for is no slip: "marie" for "mairie". */
async function isSlip(index: IndexDatabase, asked: Understood, mended: Understood): Promise<boolean> {
  const count = async (some: Understood, other: Understood): Promise<number> => {
    const words = some.allWords.filter((word) => !other.allWords.includes(word));
    if (words.length === 0) return 0;
    return (await gatherIds(index, { all: words.map((word) => ({ words: [word] })) })).size;
  };
  const counts = await Promise.all([count(asked, mended), count(mended, asked)]);
  return counts[0] <= counts[1];
}

async function findNear(index: IndexDatabase, question: Question): Promise<Found | null> {
  const step = nearKindStep(question.asked);
  const near = step === null ? null : await find(index, step, question);
  return near !== null && near.found.length > 0 ? near : null;
}

/** The same in another town of the name: in Córdoba in Spain, where there is none in that of Argentina. */
async function findNamesake(
  index: IndexDatabase,
  question: Question,
  choose: (steps: readonly Step[]) => readonly Step[],
): Promise<FoundSubject | null> {
  const { place, ...rest } = question.asked;
  for (const other of place?.others ?? []) {
    const there = { ...question, asked: { ...rest, place: other } };
    for (const step of choose(stepsOf(there.asked))) {
      const found = await find(index, step, there);
      if (found.found.length === 0) continue;
      const answered = answer(found, [], there);
      return { ...answered, notices: [inOther(place, other), ...answered.notices] };
    }
  }
  return null;
}

function inOther(...places: readonly (AskedPlace | null)[]): Notice {
  const [meant, other] = places.map((place) => `${place?.name}, ${countryName(place?.country ?? '')}`);
  return { code: 'query_relaxed', message: `No site in ${meant} has all of it; these are in ${other}.` };
}

/** What means nothing may still be somebody's name, and then all of it: "The Best". */
async function findCalledExactly(index: IndexDatabase, question: Question): Promise<FoundSubject> {
  const { asked } = question;
  const found = await loadCandidates(index, await gatherExact(index, asked.allWords));
  if (found.length === 0) return none(asked);
  return answer(
    { found, met: asked, more: 0, message: null, ofRegion: null, isOfKind: true, isOpenKnown: true },
    [],
    question,
  );
}

/** With so many sites the words are no name with a slip in it. */
const FEW = 8;

function none(asked: Understood): FoundSubject {
  return { asked, sites: [], total: 0, isOpenKnown: false, notices: [nothingFound(asked)] };
}

function readAs({ allWords }: Understood): Notice {
  return { code: 'read_as', message: `This was read as “${allWords.join(' ')}”.` };
}

/** Said of sites of which none is known to be open when it was asked for. */
function notOpen({ filters: { open } }: Understood): string {
  return `None of these is ${open === undefined ? 'open' : OPEN_WORDS[open]}, as far as we know.`;
}

interface Found {
  readonly found: readonly PlacedSite[];
  /** What they meet of the question. */
  readonly met: Understood;
  /** How many more there are, which were not looked at. */
  readonly more: number;
  readonly message: string | null;
  /** What is to be said of a region that they name. */
  readonly ofRegion: string | null;
  /** Whether somebody is of the kind that is asked for, as far as we know; true where nobody is found. */
  readonly isOfKind: boolean;
  readonly isOpenKnown: boolean;
}

async function find(index: IndexDatabase, step: Step | undefined, { asked, now }: Question): Promise<Found> {
  const hits = (await step?.hits(index)) ?? [];
  const { open, agents, siteLanguage } = asked.filters;
  // Some of what they must meet is known only of those that are loaded.
  const isPlain = open === undefined && agents === undefined && siteLanguage === undefined;
  const looked = hits.slice(0, isPlain ? MAX_RANKED : MAX_COUNTED);
  const met = step?.left ?? asked;
  const { sites: candidates, isOfKind } = await ofKind(index, await load(index, looked, asked), {
    asked: met,
    isWhole: step?.left === undefined,
  });
  const known = candidates.filter((site) => isOpen(site, asked, now) === true);
  const isUnsure = open !== undefined && known.length === 0;
  const found = open === undefined || isUnsure ? candidates : known;
  const more = hits.length - looked.length;
  const message = step?.message ?? (isOfKind ? null : onlyMention(met));
  const ofRegion = met.place?.kind === 'region' ? namedOnly(met.place, found) : null;
  return { found, met, more, message, ofRegion, isOfKind, isOpenKnown: !isUnsure };
}

function onlyMention({ category, place, wanted }: Understood): string | null {
  if (category === null || category.confidence < SURE_KIND) return null;
  return `${noneKnown(category, { place, wanted })}; these only mention ${quoted(category.words)}.`;
}

function answer(
  { found, met, more, message, ofRegion, isOpenKnown }: Found,
  named: readonly PlacedSite[],
  question: Question,
): FoundSubject {
  const all = [...new Map([...named, ...found].map((site) => [site.domain, site])).values()];
  const sites = withoutCopies(rankSites(all, { ...question, asked: met }));
  const messages = [message, leftOut(met), ofRegion, found.length > 0 && !isOpenKnown ? notOpen(question.asked) : null];
  const notices = messages.flatMap((message) => (message === null ? [] : { code: 'query_relaxed', message }));
  return { asked: question.asked, sites, total: Math.min(sites.length + more, MAX_COUNTED), isOpenKnown, notices };
}

function leftOut({ denied }: Understood): string | null {
  const said = denied.map((each) => `“${each}”`).join(' and ');
  return said === '' ? null : `${said} was left out: we do not know what a site is not.`;
}

function namedOnly(place: AskedPlace, found: readonly PlacedSite[]): string | null {
  const unknown = found.filter(({ isInRegion = null }) => isInRegion === null).length;
  if (unknown === 0) return null;
  if (unknown === found.length) return `We do not know which sites are in ${place.name}; these name it.`;
  return `Some of these only name ${place.name}: we do not know whether they are there.`;
}

async function load(index: IndexDatabase, hits: readonly SiteHit[], asked: Understood): Promise<PlacedSite[]> {
  const sites = await loadInPlace(index, hits, asked.place);
  return sites.filter((site) => isWanted(site, asked));
}

/** Outside of a region; in a town of the name in another country; in another state, where it is plain which of them is meant. */
function isElsewhere(site: PlacedSite, place: AskedPlace | null): boolean {
  if (place === null) return false;
  const { placeName, placeCountry, isNamesake, isInRegion } = site;
  if (place.kind === 'region') return (placeCountry !== null && placeCountry !== place.country) || isInRegion === false;
  if (place.name !== placeName) return false;
  return place.country !== placeCountry || (isNamesake === true && place.others.length === 0);
}

/** Its language, what it gives agents and the country of its town are never left out. */
function isWanted(site: PlacedSite, { filters, place }: Understood): boolean {
  const { agents, siteLanguage } = filters;
  const isMet = agents === undefined || (agents === 'native' ? site.native : site.executable);
  return isMet && !isElsewhere(site, place) && (siteLanguage === undefined || site.language === siteLanguage);
}
