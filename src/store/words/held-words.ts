import type { IndexDatabase } from '../database/databases.ts';
import { knownWords, STATE } from './known-words.ts';
import { type SearchMatch, toSearchMatch } from './search-match.ts';

/** A match of so few words is asked for as it is: to look them up first takes as long. */
const FEW = 8;
/** Of words of so many characters it is remembered whether any site has them. */
const MOST = 100_000;

/**
 * The same sites match, and weigh the same, without the words that no site has. One thing has a hundred names in as many
 * languages, each of which is looked for in every part of the index, and again to be weighed. Null where nothing can match.
 * Words of products are words of their sites as well.
 */
export async function withHeldWords(index: IndexDatabase, match: SearchMatch): Promise<SearchMatch | null> {
  const words = new Set(wordsIn(match));
  if (words.size <= FEW) return match;
  const held = await heldOf(index, [...words]);
  return only(match, (word) => held.get(word) === true);
}

function wordsIn(match: SearchMatch): string[] {
  if ('all' in match) return match.all.flatMap(wordsIn);
  if ('any' in match) return match.any.flatMap(wordsIn);
  return 'facet' in match ? [] : wordsOf(match);
}

/** Each word of a phrase as FTS5 is asked for it; where the last one may go on, that as well. */
function wordsOf({ words, isBegun }: Extract<SearchMatch, { words: unknown }>): string[] {
  return words.map((word, at) =>
    toSearchMatch(isBegun && at === words.length - 1 ? { words: [word], isBegun } : { words: [word] }),
  );
}

function only(match: SearchMatch, isHeld: (word: string) => boolean): SearchMatch | null {
  if ('all' in match) {
    const parts = match.all.map((part) => only(part, isHeld)).filter((part) => part !== null);
    return parts.length < match.all.length ? null : { all: parts };
  }
  if ('any' in match) {
    const ways = match.any.map((way) => only(way, isHeld)).filter((way) => way !== null);
    return ways.length === 0 ? null : { any: ways };
  }
  return 'facet' in match || wordsOf(match).every(isHeld) ? match : null;
}

/** Whether any site has a word. */
const heldOf = knownWords(MOST, async ({ client }, words) => {
  const { rows } = await client.execute({
    sql: `select ${STATE} as state, (
      select json_group_array(exists (select 1 from site_fts where site_fts match value)) from json_each(?)) as held`,
    args: [JSON.stringify(words)],
  });
  const held = JSON.parse(String(rows[0]?.held)) as number[];
  return { state: String(rows[0]?.state), values: held.map((each) => each === 1) };
});
