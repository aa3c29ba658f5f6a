/**
 * What is looked for by words: any of these sets, each of them with all its words. `[['rye', 'bread'], ['cake']]` is
 * found where both "rye" and "bread" stand, and where "cake" stands.
 */
export type AnyOf = readonly (readonly string[])[];

/** The same as SQLite's full-text search (FTS5) writes it; every word is quoted, so that none is read as an operator. */
export function toMatch(anyOf: AnyOf): string {
  return anyOf.map((words) => `(${words.map(quoted).join(' AND ')})`).join(' OR ');
}

function quoted(word: string): string {
  return `"${word.replaceAll('"', '""')}"`;
}
