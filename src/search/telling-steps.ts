import { wordsOf } from '../language/words-of.ts';
import type { IndexDatabase } from '../store/open-database.ts';
import { kindFacet } from '../store/words/facets.ts';
import type { SearchMatch } from '../store/words/search-match.ts';
import type { SiteHit } from '../store/words/site-hits.ts';
import {
  gatherFew,
  gatherPlain,
  gatherTelling,
  type Holders,
  type LeastTold,
  listHolders,
  type TellingWord,
} from './gather-some.ts';
import { alsoNamed, nearSteps, placeOrNear } from './place-match.ts';
import { anyForm, anyParts, isTelling, kindWords, someOf, textOfWords } from './some-words.ts';
import type { Step } from './step.ts';
import { isEveryday } from './understand/everyday-words.ts';
import { saysOnline } from './understand/means-nothing.ts';
import {
  type AskedCategory,
  type AskedPlace,
  type AskedWords,
  SURE_KIND,
  type Understood,
} from './understand/understood.ts';

/** So much of what the words tell is some of it. */
const SOME: LeastTold = { ofAll: 0.48, ofBest: 0.6, withoutRare: 0.6 };
const ANY: LeastTold = { ofAll: 0, ofBest: 0, withoutRare: 0.6 };
/** In other words, or wherever it is, it may mean something else: who has little of it shares a word by chance. */
export const MOST_OF_IT: LeastTold = { ofAll: 0.7, ofBest: 0.8, withoutRare: 0.7 };
/** Rather than what is of a kind and has none of the words: a word that was taken for a kind may be none. */
const RATHER: LeastTold = { ofAll: 0.25, ofBest: 0.6, withoutRare: 0.6 };

/** Of a long question whoever holds the words that tell most, in the place: the others say why it is asked. */
export function tellingSteps(asked: Understood, least: LeastTold = SOME): Step[] {
  const words = tellingWords(asked);
  return toldSteps(asked, { words, leastWords: LEAST_TELLING }, (holders) => gatherTelling(holders, least));
}

/** The same beside who has all words, and so also of two. */
export function besideSteps(asked: Understood): Step[] {
  const words = tellingWords(asked);
  return toldSteps(asked, { words, leastWords: leastBeside(asked) }, (holders) => gatherTelling(holders, SOME));
}

/** Who has one of two words may be meant beside who has both, but for a kind that is sure: of that, others are none. */
function leastBeside(asked: Understood): number {
  return isSureKind(asked) ? LEAST_TELLING : SEVERAL;
}

/** Of a long question whoever holds nearly all of what the words tell, by several of them. */
export function nearlyAllSteps(asked: Understood): Step[] {
  return toldSteps(asked, { words: tellingWords(asked), leastWords: LEAST_TELLING }, (holders) =>
    gatherTelling(holders, MOST_OF_IT).filter(({ held }) => held === undefined || held.length >= LEAST_TELLING),
  );
}

/** Of a long question whoever holds some of the words, in the order of plain full-text search. */
export function plainSteps(asked: Understood): Step[] {
  const anywhere = asked.place === null || isKindThere(asked) ? asked : { ...asked, place: null };
  // Who does something else online shares a word by chance.
  const words = tellingWords(anywhere).filter(({ words }) => !words.every(saysOnline));
  return toldSteps(anywhere, { words, leastWords: leastBeside(asked) }, (holders) =>
    gatherPlain(holders, LEAST_PLAIN).slice(0, MOST_PLAIN),
  );
}

/** Whether a kind is asked for in a place: who only tells of a place may be elsewhere, and it is a word like others. */
export function isKindThere(asked: Understood): boolean {
  return asked.place !== null && isSureKind(asked);
}

/** Whether a question surely asks for a kind of site. */
export function isSureKind({ category }: Understood): boolean {
  return category !== null && category.confidence >= SURE_KIND;
}

/** Of words that name neither kind nor place whoever holds a few that tell who is meant: asked when nothing else was found. */
export function fewSteps(asked: Understood): Step[] {
  const { category, place, unknownPlace } = asked;
  const words = tellingWords(asked);
  if (category !== null || place !== null || unknownPlace !== null || words.length < SEVERAL) return [];
  return [{ hits: async (index) => gatherFew(index, await holdersOf(index, asked, words)), message: someOf(words) }];
}

function toldSteps(
  asked: Understood,
  { words, leastWords }: { readonly words: readonly AskedWords[]; readonly leastWords: number },
  gather: (holders: Holders) => SiteHit[],
): Step[] {
  const isOneBeside = leastWords > SEVERAL && asked.wanted.filter(isTelling).length < LEAST_BESIDE;
  if (words.length < leastWords || isOneBeside) return [];
  return [
    {
      hits: async (index) => gather(await holdersOf(index, asked, words)),
      message: someOf(words),
      // Who holds the words may be of another kind.
      left: { ...asked, category: null },
    },
  ];
}

/** The words that tell who is meant: in a place the kind and what is left, elsewhere all. */
export function tellingWords({ category, place, plain, wanted }: Understood): AskedWords[] {
  const kind = category === null ? [] : [kindWords(category)];
  return (place === null ? plain : [...kind, ...wanted]).filter(isTelling);
}

/** What was looked up last for a question. */
interface KnownHolders {
  readonly index: IndexDatabase;
  readonly told: string;
  readonly holders: Promise<Holders>;
}

/** Several steps ask for the same words of a question, one after the other. */
const known = new WeakMap<Understood, KnownHolders>();

/** Who holds each of the words, in the place that is asked for. */
export function holdersOf(index: IndexDatabase, asked: Understood, words: readonly AskedWords[]): Promise<Holders> {
  const before = known.get(asked);
  const told = textOfWords(words);
  if (before?.index === index && before.told === told) return before.holders;
  const telling = words.slice(0, MOST_TELLING).map((word) => tellingWord(asked, word, anyParts));
  const holders = listHolders(index, telling, whereOf(asked));
  known.set(asked, { index, told, holders });
  return holders;
}

/** The same before a kind is asked for without any of the words. */
export function rather(asked: Understood): Step[] {
  return asked.category === null || asked.place !== null ? [] : tellingSteps(asked, RATHER);
}

/** In the place or near it. Whoever names a place that we do not know may be there. */
function whereOf(asked: Understood): SearchMatch[] {
  const { place, unknownPlace } = asked;
  if (unknownPlace !== null) return [{ words: wordsOf(unknownPlace) }];
  if (place === null) return [];
  const around = nearSteps(asked).map(({ cells }) => cells);
  return [{ any: [placeOrNear(asked, place), ...alsoNamed(asked), ...around] }];
}

/**
 * In a place whoever has one of several words may be meant. Where the kind is sure, a word or two beside it must be most of
 * what is told; among more words it may be no kind: "concerts, markets and open-air cinema".
 */
export function withSomeThere(
  asked: Understood,
  { name }: AskedPlace,
  { wanted, where }: { readonly wanted: readonly AskedWords[]; readonly where: readonly SearchMatch[] },
): Step[] {
  const { category } = asked;
  const words = category === null ? wanted : [...inWords(category, wanted.length === 0), ...wanted];
  if (words.length < 2) return [];
  const isSure = (category?.confidence ?? 0) >= SURE_KIND && wanted.filter(isTelling).length < MANY_BESIDE;
  const message = `No site in ${name} has all of “${textOfWords(words)}”; these have some of it.`;
  const told = words.map((word) => tellingWord(asked, word, anyForm));
  // What is known to be of another kind and does not even name this one is none: a restaurant with a “garde-manger”.
  const mayBe =
    isSure && category !== null ? [{ any: [{ facet: kindFacet(null) }, anyForm(kindWords(category))] }] : [];
  const hits = async (index: IndexDatabase) =>
    gatherTelling(await listHolders(index, told, [...where, ...mayBe]), isSure ? SOME : ANY);
  return [{ hits, message, left: { ...asked, category: null } }];
}

/** A kind, or each of its words by itself: who draws logos may not call it "logo design". */
function inWords(category: AskedCategory, isApart: boolean): AskedWords[] {
  return isApart ? category.words.map((word) => ({ words: [word], alike: [] })) : [kindWords(category)];
}

function tellingWord(
  { language }: Understood,
  { words, alike }: AskedWords,
  formsOf: (wanted: AskedWords) => SearchMatch,
): TellingWord {
  return {
    words,
    held: formsOf({ words, alike }),
    own: alike.length === 0 ? null : formsOf({ words, alike: [] }),
    // A question that tells no language is taken for English.
    isEveryday: words.every((word) => isEveryday(language ?? 'en', word)),
  };
}

/** With fewer words each of them is meant. */
const LEAST_TELLING = 3;
/** Of so few words who lacks one may still be meant, beside who has all of them by chance. */
export const SEVERAL = 2;
/** A kind with one word more is asked for without that word instead. */
export const LEAST_BESIDE = 2;
/** Beside so many words a kind may be one of several things. */
const MANY_BESIDE = 3;
const MOST_TELLING = 16;
/** Who tells no more than a third, or much less than the best, shares words with the question by chance. */
export const LEAST_PLAIN = { ofAll: 0.34, ofBest: 0.4 };
/** Farther behind nobody looks. */
export const MOST_PLAIN = 10;
