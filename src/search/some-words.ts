import type { SearchMatch } from '../store/words/search-match.ts';
import { gatherHits } from './gather-hits.ts';
import type { Step } from './step.ts';
import { isSmallWord } from './understand/means-nothing.ts';
import type { AskedCategory, AskedWords, Understood } from './understand/understood.ts';
import { apartOrAlike } from './wanted-match.ts';
import { begunMatch, partedMatches, wordMatch } from './word-forms.ts';

/** Words that stand next to each other say one thing: "dog grooming" in a place, "noise cancelling headphones" anywhere. */
export function inRuns(wanted: readonly AskedWords[], beside: readonly SearchMatch[]): Step[] {
  if (wanted.length < LEAST_IN_RUN) return [];
  const length = beside.length > 0 ? 2 : 3;
  const all = wanted.flatMap(({ words }) => words);
  const runs = all.slice(length - 1).map((_word, at) => ({ words: all.slice(at, at + length) }));
  const words = [...beside, { any: runs }];
  return [{ hits: (index) => gatherHits(index, { kind: null, words, facets: [], sure: [] }), message: someOf(wanted) }];
}

/** Fewer words have no run that is not all of them. */
const LEAST_IN_RUN = 3;

/** Whether words are more than such as hold others together. */
export function isTelling({ words }: Pick<AskedWords, 'words'>): boolean {
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

/** Says that what was found has only some of the words. */
export function someOf(wanted: readonly AskedWords[]): string {
  return `No site has all of “${textOfWords(wanted)}”; these have some of it.`;
}

/** Says that what was found lacks words. */
export function without(wanted: readonly AskedWords[]): string {
  return `No site found has “${textOfWords(wanted)}”; these are without it.`;
}

/** "We know no hotel in Graz that has “sauna”": how a notice begins that tells what was found instead. */
export function noneKnown(kind: AskedCategory, { place, wanted }: Pick<Understood, 'place' | 'wanted'>): string {
  const where = place === null ? '' : ` in ${place.name}`;
  const has = wanted.length === 0 ? '' : ` that has “${textOfWords(wanted)}”`;
  return `We know no ${kind.name.toLowerCase()}${where}${has}`;
}

/** Words as a text; two things may be said by one word. */
export function textOfWords(wanted: readonly AskedWords[]): string {
  return [...new Set(wanted.map(({ words }) => words.join(' ')))].join(' ');
}
