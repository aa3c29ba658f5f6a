import type { SearchMatch } from '../store/words/search-match.ts';
import { gatherHits, gatherMost, MAX_COMBINED } from './gather-hits.ts';
import type { Step } from './step.ts';
import type { AskedPlace, AskedWords } from './understand/understood.ts';
import { apartOrAlike, wantedMatch } from './wanted-match.ts';
import { begunMatch } from './word-forms.ts';

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
  const words = wanted.map((each): SearchMatch => ({ any: [apartOrAlike(each), { all: each.words.map(begunMatch) }] }));
  const message = `No site in ${name} has all of “${textOf(wanted)}”; these have some of it.`;
  return [{ hits: (index) => gatherMost(index, words, where, 1), message }];
}

function some(wanted: readonly AskedWords[]): string {
  return `No site has all of “${textOf(wanted)}”; these have some of it.`;
}

/** Words as a text; two things may be said by one word. */
export function textOf(wanted: readonly AskedWords[]): string {
  return [...new Set(wanted.map(({ words }) => words.join(' ')))].join(' ');
}
