import type { IndexDatabase } from '../database/databases.ts';
import { knownWords, type LookedUp, STATE } from './known-words.ts';
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
  const phrases = new Map<SearchMatch, readonly string[]>();
  addPhrases(match, phrases);
  const words = new Set([...phrases.values()].flat());
  if (words.size <= FEW) return match;
  const held = await heldOf(index, [...words], lookUp);
  return only(match, (phrase) => phrases.get(phrase)?.every((word) => held.get(word) === true) ?? true);
}

/** Adds the phrases of a match, each with its words. */
function addPhrases(match: SearchMatch, phrases: Map<SearchMatch, readonly string[]>): void {
  if ('all' in match) for (const part of match.all) addPhrases(part, phrases);
  else if ('any' in match) for (const way of match.any) addPhrases(way, phrases);
  else if (!('facet' in match)) phrases.set(match, wordsOf(match));
}

/** Each word of a phrase as FTS5 is asked for it; where the last one may go on, that as well. */
function wordsOf({ words, isBegun }: Extract<SearchMatch, { words: unknown }>): string[] {
  return words.map((word, at) =>
    toSearchMatch(isBegun && at === words.length - 1 ? { words: [word], isBegun } : { words: [word] }),
  );
}

function only(match: SearchMatch, isHeld: (phrase: SearchMatch) => boolean): SearchMatch | null {
  if ('all' in match) {
    const parts = match.all.map((part) => only(part, isHeld)).filter((part) => part !== null);
    return parts.length < match.all.length ? null : { all: parts };
  }
  if ('any' in match) {
    const ways = match.any.map((way) => only(way, isHeld)).filter((way) => way !== null);
    return ways.length === 0 ? null : { any: ways };
  }
  return isHeld(match) ? match : null;
}

/** Whether any site has a word. */
const heldOf = knownWords<boolean>(MOST);

async function lookUp({ client }: IndexDatabase, words: readonly string[]): Promise<LookedUp<boolean>> {
  const { rows } = await client.execute({
    sql: `select ${STATE} as state, (
      select json_group_array(exists (select 1 from site_fts where site_fts match value)) from json_each(?)) as held`,
    args: [JSON.stringify(words)],
  });
  const held = JSON.parse(String(rows[0]?.held)) as number[];
  return { state: String(rows[0]?.state), values: held.map((each) => each === 1) };
}
