import type { IndexDatabase } from '../store/open-database.ts';
import type { SiteHit } from '../store/words/site-hits.ts';
import { gatherIds } from './gather-hits.ts';
import { gatherPlain } from './gather-some.ts';
import { kindWords, someOf } from './some-words.ts';
import type { Step } from './step.ts';
import { holdersOf, isKindThere, LEAST_PLAIN, MOST_PLAIN, SEVERAL, tellingWords } from './telling-steps.ts';
import type { Understood } from './understand/understood.ts';
import { inTitle, wantedMatch } from './wanted-match.ts';

/** Of two words, which nobody has both, whoever is about the one that tells more: has it in its name or a title. */
export function aboutSteps(asked: Understood): Step[] {
  const words = tellingWords(asked);
  if (words.length !== SEVERAL || asked.unknownPlace !== null) return [];
  const hits = async (index: IndexDatabase): Promise<SiteHit[]> => {
    const holders = await holdersOf(index, asked, words);
    const [first, second] = holders.telling.toSorted((a, b) => a.hits.length - b.hits.length);
    // Where nobody has one of the words the very thing is missing.
    if (first === undefined || second === undefined || first.hits.length === 0) return [];
    const about = await gatherIds(index, inTitle(first.word.held));
    return gatherPlain(holders, LEAST_PLAIN)
      .filter(({ searchId }) => about.has(searchId))
      .slice(0, MOST_PLAIN);
  };
  return [{ hits, message: someOf(words), left: { ...asked, category: null } }];
}

/**
 * Whoever holds much of what the words tell, by several of them, in the order of plain full-text search: asked last. In a place
 * only who names it, and of a kind there, who has all of it and calls itself so.
 */
export function muchSteps(asked: Understood): Step[] {
  const { category, place, plain, unknownPlace } = asked;
  const there = isKindThere(asked) ? category : null;
  // What was looked up for the question itself is not looked up again.
  const any = category === null && place === null ? asked : { ...asked, category: null, place: null, wanted: plain };
  const words = tellingWords(any);
  const ofAll = words.length < LONG ? MUCH : MUCH_OF_LONG;
  const hits = async (index: IndexDatabase): Promise<SiteHit[]> => {
    const holders = await holdersOf(index, any, words);
    const isCalled = there === null ? null : await gatherIds(index, inTitle(wantedMatch(kindWords(there))));
    const special = new Set(holders.telling.flatMap(({ word }) => (word.isEveryday ? [] : word.words)));
    // Who names a town of that name may be in another, where the question says which.
    const isThere = (held: readonly string[]): boolean =>
      place === null || (!place.isWithin && place.words.every((word) => held.includes(word)));
    const isMuch = (held: SiteHit['held']): boolean =>
      held === undefined ||
      (isCalled === null && isThere(held) && held.length >= SEVERAL && held.some((word) => special.has(word)));
    return gatherPlain(holders, { ofAll, ofBest: LEAST_OF_BEST })
      .filter(({ searchId, held }) => isMuch(held) && (isCalled?.has(searchId) ?? true))
      .slice(0, MOST_LAST);
  };
  return words.length < SEVERAL || unknownPlace !== null ? [] : [{ hits, message: someOf(words), left: any }];
}

/** In a long question many words only say why it is asked. */
const LONG = 4;
const MUCH = 0.6;
const MUCH_OF_LONG = 0.45;
const LEAST_OF_BEST = 0.6;
const MOST_LAST = 5;
