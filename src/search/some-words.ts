import { wordsOf } from '../language/words-of.ts';
import type { SearchMatch } from '../store/words/search-match.ts';
import { gatherHits } from './gather-hits.ts';
import { gatherMost, gatherTelling, MAX_COMBINED } from './gather-some.ts';
import type { Step } from './step.ts';
import { isSmallWord } from './understand/means-nothing.ts';
import type { AskedCategory, AskedPlace, AskedWords, Understood } from './understand/understood.ts';
import { apartOrAlike, wantedMatch } from './wanted-match.ts';
import { begunMatch, partedMatches, wordMatch } from './word-forms.ts';

/** So many of the words are most of them. */
const MOST = 0.6;

/** With words that stand next to each other, then with most of them: many of a long question only tell why it is asked. */
export function withSome(wanted: readonly AskedWords[], beside: readonly SearchMatch[]): Step[] {
  return wanted.length < 3 ? [] : [inRuns(wanted, beside), most(wanted, beside)];
}

/** Words that stand next to each other say one thing: "dog grooming" in a place, "noise cancelling headphones" anywhere. */
function inRuns(wanted: readonly AskedWords[], beside: readonly SearchMatch[]): Step {
  const length = beside.length > 0 ? 2 : 3;
  const all = wanted.flatMap(({ words }) => words);
  const runs = all.slice(length - 1).map((_word, at) => ({ words: all.slice(at, at + length) }));
  const words = [...beside, { any: runs }];
  return { hits: (index) => gatherHits(index, { kind: null, words, facets: [], sure: [] }), message: some(wanted) };
}

/** Most of the words; the longest ones are the rarest. */
function most(wanted: readonly AskedWords[], beside: readonly SearchMatch[]): Step {
  const longest = wanted.toSorted((a, b) => textOf([b]).length - textOf([a]).length);
  const least = Math.ceil(Math.min(longest.length, MAX_COMBINED) * MOST);
  const message = `No site has all of “${textOf(wanted)}”; these have most of it.`;
  return { hits: (index) => gatherMost(index, longest.map(wantedMatch), beside, least), message };
}

/** In a place whoever has one of several words may be meant. */
export function withSomeThere(
  { name }: AskedPlace,
  wanted: readonly AskedWords[],
  where: readonly SearchMatch[],
): Step[] {
  if (wanted.length < 2) return [];
  const message = `No site in ${name} has all of “${textOf(wanted)}”; these have some of it.`;
  return [{ hits: (index) => gatherMost(index, wanted.map(anyForm), where, 1), message }];
}

/** Of a long question whoever holds the words that tell most: the others say why it is asked. */
export function withTelling(asked: Understood, where: readonly SearchMatch[]): Step[] {
  const { category, place, plain, unknownPlace } = asked;
  const kind = category === null ? [] : [kindWords(category)];
  const words = (place === null ? plain : [...kind, ...asked.wanted]).filter(isTelling);
  if (words.length < LEAST_TELLING) return [];
  const held = words.slice(0, MOST_TELLING).map(anyParts);
  // Whoever names a place that we do not know may be there.
  const there = unknownPlace === null ? where : [{ words: wordsOf(unknownPlace) }];
  const left = { ...asked, category: null };
  return [{ hits: (index) => gatherTelling(index, held, there), message: some(words), left }];
}

/** With fewer words each of them is meant. */
const LEAST_TELLING = 3;
const MOST_TELLING = 16;

/** Whether words are more than such as hold others together. */
export function isTelling({ words }: AskedWords): boolean {
  return !words.every(isSmallWord);
}

/** The kind as a word like others. */
export function kindWords({ words, alike }: AskedCategory): AskedWords {
  return { words, alike };
}

/** The same, and long words also as two: "Kindersitztest". */
export function anyParts(wanted: AskedWords): SearchMatch {
  const parted = wanted.words.map((word): SearchMatch => ({ any: [wordMatch(word), ...partedMatches(word)] }));
  return { any: [anyForm(wanted), { all: parted }] };
}

/** Words or what says the same, also in other forms than texts have them: "Töpferkurs", "déménageur". */
export function anyForm(wanted: AskedWords): SearchMatch {
  return { any: [apartOrAlike(wanted), { all: wanted.words.map(begunMatch) }] };
}

function some(wanted: readonly AskedWords[]): string {
  return `No site has all of “${textOf(wanted)}”; these have some of it.`;
}

/** Words as a text; two things may be said by one word. */
export function textOf(wanted: readonly AskedWords[]): string {
  return [...new Set(wanted.map(({ words }) => words.join(' ')))].join(' ');
}
