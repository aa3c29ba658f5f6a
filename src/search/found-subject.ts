import type { Notice } from '../core/site/facts.ts';
import { OPEN_WORDS } from './filter-words.ts';
import { MAX_COUNTED } from './gather-hits.ts';
import type { Found } from './met-sites.ts';
import type { PlacedSite } from './namesakes.ts';
import { nothingFound } from './nothing-found.ts';
import { type Question, quoted, type RankedSite, rankSites } from './rank-sites.ts';
import { noneKnown } from './some-words.ts';
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
  /** Whether something was left out to find any. */
  readonly isRelaxed: boolean;
  /** Whether they have something of the words beside the kind and the place, where there are any. */
  readonly isOfWords: boolean;
  /** Whether they were found by words further down their pages. */
  readonly isFurther: boolean;
  /** Whether some of them are called so. */
  readonly isNamed: boolean;
  /** Whether it has to be said that none is known to be in the place: whoever is called so is meant wherever he is. */
  readonly saysPlace: boolean;
}

/** What was found as the answer to a question, with those that are called so. */
export function toSubject(
  { found, met, more, message, isAround, isOfKind, isOpenKnown, isFurther }: Found,
  named: readonly PlacedSite[],
  question: Question,
): FoundSubject {
  const all = [...new Map([...named, ...found].map((site) => [site.domain, site])).values()];
  const sites = withoutCopies(rankSites(all, { ...question, asked: met }));
  const ofOther = message === null && named.length === 0 && !isOfKind ? maybeOther(met) : null;
  const messages = [message, ofOther, leftOut(met), found.length > 0 && !isOpenKnown ? notOpen(question.asked) : null];
  const notices = messages.flatMap((message) => (message === null ? [] : { code: 'query_relaxed', message }));
  const total = Math.min(sites.length + more, MAX_COUNTED);
  return {
    asked: question.asked,
    sites,
    total,
    isOpenKnown,
    notices,
    isRelaxed: message !== null,
    isOfWords: met.wanted.length > 0 || question.asked.wanted.length === 0,
    isFurther,
    isNamed: named.length > 0,
    saysPlace: named.length === 0 && !isAround,
  };
}

/** Said of sites of other kinds than the one that a word may mean. */
function maybeOther({ category, place }: Understood): string | null {
  if (category === null) return null;
  return `${noneKnown(category, { place, wanted: [] })}, if ${quoted(category.words)} means one; these have the words.`;
}

/** Said of sites of which none is known to be open when it was asked for. */
function notOpen({ filters: { open } }: Understood): string {
  return `None of these is ${open === undefined ? 'open' : OPEN_WORDS[open]}, as far as we know.`;
}

function leftOut({ denied }: Understood): string | null {
  const said = denied.map((each) => `“${each}”`).join(' and ');
  return said === '' ? null : `${said} was left out: we do not know what a site is not.`;
}

/** The answer where there is none. */
export function noSubject(asked: Understood): FoundSubject {
  return {
    asked,
    sites: [],
    total: 0,
    isOpenKnown: false,
    notices: [nothingFound(asked)],
    isRelaxed: false,
    isOfWords: false,
    isFurther: false,
    isNamed: false,
    saysPlace: false,
  };
}
