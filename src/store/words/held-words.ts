import { type BoundedMap, boundedMap } from '../../core/bounded-map.ts';
import type { IndexDatabase } from '../database/databases.ts';
import { type SearchMatch, toSearchMatch } from './search-match.ts';

/** A match of so few words is asked for as it is: to look them up first takes as long. */
const FEW = 8;
/** Of so many words it is remembered whether any site has them. */
const MOST = 10_000;

/**
 * The same sites match, and weigh the same, without the words that no site has. One thing has a hundred names in as many
 * languages, each of which is looked for in every part of the index, and again to be weighed. Null where nothing can match.
 * Words of products are words of their sites as well.
 */
export async function withHeldWords(index: IndexDatabase, match: SearchMatch): Promise<SearchMatch | null> {
  const words = new Set(wordsIn(match));
  return words.size <= FEW ? match : only(match, await heldOf(index, [...words]));
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

function only(match: SearchMatch, held: ReadonlySet<string>): SearchMatch | null {
  if ('all' in match) {
    const parts = match.all.map((part) => only(part, held)).filter((part) => part !== null);
    return parts.length < match.all.length ? null : { all: parts };
  }
  if ('any' in match) {
    const ways = match.any.map((way) => only(way, held)).filter((way) => way !== null);
    return ways.length === 0 ? null : { any: ways };
  }
  return 'facet' in match || wordsOf(match).every((word) => held.has(word)) ? match : null;
}

/** What is remembered of an index as long as nobody writes words. */
interface Memory {
  /** Another one after each writing. */
  state: string;
  readonly isHeld: BoundedMap<boolean>;
}

const memories = new WeakMap<IndexDatabase, Memory>();

async function heldOf(index: IndexDatabase, words: readonly string[]): Promise<ReadonlySet<string>> {
  const memory = memories.get(index) ?? { state: '', isHeld: boundedMap<boolean>(MOST, () => 1) };
  memories.set(index, memory);
  const unknown = words.filter((word) => memory.isHeld.get(word) === undefined);
  let looked = { words: unknown, ...(await lookUp(index, unknown)) };
  if (looked.state !== memory.state) {
    memory.isHeld.clear();
    if (unknown.length < words.length) looked = { words: [...words], ...(await lookUp(index, words)) };
    memory.state = looked.state;
  }
  for (const word of looked.words) memory.isHeld.set(word, looked.held.has(word));
  return new Set(words.filter((word) => memory.isHeld.get(word)));
}

interface Looked {
  readonly state: string;
  readonly held: ReadonlySet<string>;
}

/** FTS5 keeps in row 10 which parts the index has, and how much was ever written to it: no two states have the same. */
async function lookUp({ client }: IndexDatabase, words: readonly string[]): Promise<Looked> {
  const { rows } = await client.execute({
    sql: `select (select hex(block) from site_fts_data where id = 10) as state, (
      select json_group_array(value) from json_each(?)
      where exists (select 1 from site_fts where site_fts match value)) as held`,
    args: [JSON.stringify(words)],
  });
  return { state: String(rows[0]?.state), held: new Set(JSON.parse(String(rows[0]?.held)) as string[]) };
}
