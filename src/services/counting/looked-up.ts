import type { SearchResponse } from '../search/search.ts';

/** What an answer took the query for, and the names of what it found. */
interface NamedResults extends Pick<SearchResponse, 'interpreted'> {
  readonly results: readonly { readonly domain: string }[];
}

/** The site that an answer gives to whoever asked for it by its name; null for a subject and for what is not indexed. */
export function lookedUp({ interpreted, results }: NamedResults): string | null {
  return interpreted.kind === 'topic' ? null : (results[0]?.domain ?? null);
}
