import { type BoundedMap, boundedMap } from '../../core/bounded-map.ts';
import type { IndexDatabase } from '../database/databases.ts';

/** What is remembered of texts of an index as long as nobody writes words. */
export type KnownWords<Value> = (index: IndexDatabase, texts: readonly string[]) => Promise<ReadonlyMap<string, Value>>;

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

/**
 * Remembers what is looked up, for each index by itself.
 * @param most characters of texts of which something is remembered
 * @param lookUp asks for state and values by one statement
 */
export function knownWords<Value>(
  most: number,
  lookUp: (index: IndexDatabase, texts: readonly string[]) => Promise<LookedUp<Value>>,
): KnownWords<Value> {
  const memories = new WeakMap<IndexDatabase, Memory<Value>>();
  return async (index, texts) => {
    const memory = memories.get(index) ?? { state: '', values: boundedMap<Value>(most, (_value, text) => text.length) };
    memories.set(index, memory);
    const { state } = memory;
    const known = new Map<string, Value | undefined>();
    for (const text of texts) known.set(text, memory.values.get(text));
    let unknown = [...known.keys()].filter((text) => known.get(text) === undefined);
    let looked = await lookUp(index, unknown);
    if (looked.state !== state && unknown.length < known.size) {
      unknown = [...known.keys()];
      looked = await lookUp(index, unknown);
    }
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
    return known as Map<string, Value>;
  };
}
