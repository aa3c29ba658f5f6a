import { toIndexText } from '../../language/search-text.ts';
import type { Facet } from './facets.ts';

/** The columns of words in the search index. */
export type SearchColumn = 'name' | 'topic' | 'titles' | 'content' | 'original';

/** What a site must hold: words next to each other, something that is known of it, all of several things, or any of them. */
export type SearchMatch =
  | {
      readonly words: readonly string[];
      readonly column?: SearchColumn;
      /** The last word may go on. */
      readonly isBegun?: true;
    }
  | { readonly facet: Facet }
  | { readonly all: readonly SearchMatch[] }
  | { readonly any: readonly SearchMatch[] };

/** The same as SQLite's full-text search (FTS5) writes it; every word is quoted, so that none is read as an operator. */
export function toSearchMatch(match: SearchMatch): string {
  if ('all' in match) return `(${match.all.map(toSearchMatch).join(' AND ')})`;
  if ('any' in match) return `(${match.any.map(toSearchMatch).join(' OR ')})`;
  if ('facet' in match) return `"${match.facet}"`;
  const { words, column, isBegun } = match;
  const text = `"${toIndexText(words.join(' ')).replaceAll('"', '""')}"${isBegun ? '*' : ''}`;
  return column === undefined ? text : `${column} : ${text}`;
}

/** The same sites match, each way to say a thing being looked for once. Not for words that are weighed: a twin counts there. */
export function withoutTwins(match: SearchMatch): SearchMatch {
  if ('all' in match) return { all: match.all.map(withoutTwins) };
  if (!('any' in match)) return match;
  const ways = match.any.map(withoutTwins).flatMap((way) => ('any' in way ? way.any : [way]));
  return { any: [...new Map(ways.map((way) => [toSearchMatch(way), way])).values()] };
}
