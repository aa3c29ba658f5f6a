import { wordsOf } from '../language/words-of.ts';
import type { SearchMatch } from '../store/words/search-match.ts';
import { gatherHits } from './gather-hits.ts';
import { gatherTelling, type LeastTold } from './gather-some.ts';
import type { Step } from './step.ts';
import { isSmallWord } from './understand/means-nothing.ts';
import type { AskedCategory, AskedPlace, AskedWords, Understood } from './understand/understood.ts';
import { apartOrAlike } from './wanted-match.ts';
import { begunMatch, partedMatches, wordMatch } from './word-forms.ts';

/** So much of what the words tell is some of it. */
const SOME: LeastTold = { ofAll: 0.48, ofBest: 0.6 };
const ANY: LeastTold = { ofAll: 0, ofBest: 0 };

/** Words that stand next to each other say one thing: "dog grooming" in a place, "noise cancelling headphones" anywhere. */
export function inRuns(wanted: readonly AskedWords[], beside: readonly SearchMatch[]): Step[] {
  if (wanted.length < LEAST_IN_RUN) return [];
  const length = beside.length > 0 ? 2 : 3;
  const all = wanted.flatMap(({ words }) => words);
  const runs = all.slice(length - 1).map((_word, at) => ({ words: all.slice(at, at + length) }));
  const words = [...beside, { any: runs }];
  return [{ hits: (index) => gatherHits(index, { kind: null, words, facets: [], sure: [] }), message: some(wanted) }];
}

/** Fewer words have no run that is not all of them. */
const LEAST_IN_RUN = 3;

/** In a place whoever has one of several words may be meant. */
export function withSomeThere(
  { name }: AskedPlace,
  wanted: readonly AskedWords[],
  where: readonly SearchMatch[],
): Step[] {
  if (wanted.length < 2) return [];
  const message = `No site in ${name} has all of “${textOf(wanted)}”; these have some of it.`;
  return [{ hits: (index) => gatherTelling(index, wanted.map(anyForm), where, ANY), message }];
}

/** Of a long question whoever holds the words that tell most: the others say why it is asked. */
export function withTelling(asked: Understood, where: readonly SearchMatch[]): Step[] {
  const { category, place, plain, wanted, unknownPlace } = asked;
  const kind = category === null ? [] : [kindWords(category)];
  const words = (place === null ? plain : [...kind, ...wanted]).filter(isTelling);
  if (words.length < LEAST_TELLING || wanted.filter(isTelling).length < LEAST_BESIDE) return [];
  const held = words.slice(0, MOST_TELLING).map(anyParts);
  // Whoever names a place that we do not know may be there.
  const there = unknownPlace === null ? where : [{ words: wordsOf(unknownPlace) }];
  const left = { ...asked, category: category === null ? null : { ...category, confidence: DOUBTED } };
  return [{ hits: (index) => gatherTelling(index, held, there, SOME), message: some(words), left }];
}

/** Who holds the words may be of another kind: those of the kind only come before them. */
const DOUBTED = 0.5;

/** With fewer words each of them is meant. */
const LEAST_TELLING = 3;
/** A kind with one word more is asked for without that word instead. */
const LEAST_BESIDE = 2;
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

/** "We know no hotel in Graz that has “sauna”": how a notice begins that tells what was found instead. */
export function noneKnown(kind: AskedCategory, { place, wanted }: Pick<Understood, 'place' | 'wanted'>): string {
  const where = place === null ? '' : ` in ${place.name}`;
  const has = wanted.length === 0 ? '' : ` that has “${textOf(wanted)}”`;
  return `We know no ${kind.name.toLowerCase()}${where}${has}`;
}

/** Words as a text; two things may be said by one word. */
export function textOf(wanted: readonly AskedWords[]): string {
  return [...new Set(wanted.map(({ words }) => words.join(' ')))].join(' ');
}
