import { type BoundedMap, boundedMap } from '../../core/bounded-map.ts';
import type { IndexDatabase } from '../database/databases.ts';

/**
 * What is remembered of texts of an index as long as nobody writes words.
 * @param lookUp asks for what is not known yet; not called where all is
 */
export type KnownWords<Value> = (
  index: IndexDatabase,
  texts: readonly string[],
  lookUp: LookUp<Value>,
) => Promise<ReadonlyMap<string, Value>>;

/** Asks for the state, and for what an index says of texts beside those that are known, by one statement. */
export type LookUp<Value> = (
  index: IndexDatabase,
  texts: readonly string[],
  known: ReadonlyMap<string, Value>,
) => Promise<LookedUp<Value>>;

/** What an index says of texts, and its state at that moment: see `STATE`. */
export interface LookedUp<Value> {
  readonly state: string;
  /** In the order of the texts. */
  readonly values: readonly Value[];
}

/** FTS5 keeps in row 10 which parts the index has, and how much was ever written to it: no two states have the same. */
export const STATE = '(select hex(block) from site_fts_data where id = 10)';

interface Memory<Value> {
  /** Another one after each writing. */
  state: string;
  readonly values: BoundedMap<Value>;
}

/** What one search is told of the index: its state, once it was asked for. */
interface Moment {
  readonly index: IndexDatabase;
  state: string | null;
}

const moments = new WeakMap<IndexDatabase, Moment>();

/**
 * The index for one search, which asks for its state once: what is remembered in that state holds to the end of the search,
 * though others write meanwhile.
 */
export function atOneMoment(index: IndexDatabase): IndexDatabase {
  const view = { ...index };
  moments.set(view, { index: moments.get(index)?.index ?? index, state: null });
  return view;
}

/**
 * Remembers what is looked up, for each index by itself.
 * @param most characters of texts of which something is remembered
 */
export function knownWords<Value>(most: number): KnownWords<Value> {
  const memories = new WeakMap<IndexDatabase, Memory<Value>>();
  return async (view, texts, lookUp) => {
    const moment = moments.get(view) ?? { index: view, state: null };
    const { index } = moment;
    const memory = memories.get(index) ?? { state: '', values: boundedMap<Value>(most, (_value, text) => text.length) };
    memories.set(index, memory);
    const { state } = memory;
    const known = new Map<string, Value>();
    for (const text of texts) {
      const value = memory.values.get(text);
      if (value !== undefined) known.set(text, value);
    }
    const distinct = [...new Set(texts)];
    let unknown = distinct.filter((text) => !known.has(text));
    if (unknown.length === 0 && moment.state === state) return known;
    let looked = await lookUp(index, unknown, known);
    if (looked.state !== state && known.size > 0) {
      known.clear();
      unknown = distinct;
      looked = await lookUp(index, unknown, known);
    }
    moment.state = looked.state;
    // Others may have looked meanwhile.
    if (looked.state !== memory.state) {
      memory.values.clear();
      memory.state = looked.state;
    }
    for (const [at, text] of unknown.entries()) {
      const value = looked.values[at];
      if (value === undefined) continue;
      known.set(text, value);
      memory.values.set(text, value);
    }
    return known;
  };
}
