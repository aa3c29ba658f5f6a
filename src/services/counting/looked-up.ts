import type { SearchResponse } from '../search/search.ts';

/** The site that an answer gives to whoever asked for it by its name; null for a subject and for what is not indexed. */
export function lookedUp({ interpreted, results }: Pick<SearchResponse, 'interpreted' | 'results'>): string | null {
  return interpreted.kind === 'topic' ? null : (results[0]?.domain ?? null);
}
