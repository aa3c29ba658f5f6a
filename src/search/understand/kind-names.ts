import { wordsOf } from '../../language/words-of.ts';
import { questionTables } from './question-tables.ts';
import type { LikeWords } from './understood.ts';

/** A kind has that many names at most in a question to the index. */
const MAX_NAMES = 160;

let names: ReadonlyMap<string, readonly string[]> | null = null;
/** Of the kinds that were asked for. */
const split = new Map<string, readonly LikeWords[]>();

/** What all languages of the tables call a kind of site, and what it sells and does. */
export function namesOfKind(id: string): readonly LikeWords[] {
  names ??= readNames();
  const known = split.get(id) ?? (names.get(id) ?? []).slice(0, MAX_NAMES).map((key) => ({ words: wordsOf(key) }));
  split.set(id, known);
  return known;
}

function readNames(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [key, meanings] of questionTables().categories)
    for (const id of new Set(meanings.map(({ value }) => value))) found.set(id, [...(found.get(id) ?? []), key]);
  return found;
}
