import type { InputError } from './problem.ts';

/** Longest query, in code points (R23). */
const MOST_CHARACTERS = 500;
const DEFAULT_LIMIT = 5;
const MOST_RESULTS = 50;

/** A search that can be answered, or what is wrong with it. */
export type SearchParameters =
  | { readonly ok: true; readonly query: string; readonly limit: number }
  | { readonly ok: false; readonly errors: readonly InputError[] };

/**
 * Reads `q` (or `query`) and `limit` of a search address (R23).
 * @param rawQuery the query string as it was sent, without "?": invalid UTF-8 must be seen before it is decoded
 */
export function readSearchParameters(rawQuery: string): SearchParameters {
  if (hasInvalidUtf8(rawQuery)) return wrong('q', 'q must be UTF-8, percent-encoded.');
  const parameters = new URLSearchParams(rawQuery);
  const given = [...parameters.getAll('q'), ...parameters.getAll('query')];
  if (given.length > 1) return wrong('q', 'q is given more than once; give it once.');
  const query = readQuery(given[0]);
  if (!query.ok) return query;
  const limits = parameters.getAll('limit');
  const limit = Number(limits[0] ?? DEFAULT_LIMIT);
  if (
    limits.length > 1 ||
    (limits[0] !== undefined && !/^\d{1,3}$/.test(limits[0])) ||
    limit < 1 ||
    limit > MOST_RESULTS
  ) {
    return wrong('limit', `limit must be a whole number from 1 to ${MOST_RESULTS}.`);
  }
  return { ok: true, query: query.query, limit };
}

function readQuery(given: string | undefined): SearchParameters {
  if (given === undefined) return wrong('q', 'q is missing: add ?q= with a domain or what you are looking for.');
  // Tab and line feed are spaces; other control characters are not text.
  const query = given.replace(/[\t\n]/g, ' ').trim();
  if (query === '') return wrong('q', 'q is empty: give a domain or what you are looking for.');
  if ([...query].length > MOST_CHARACTERS)
    return wrong('q', `q is longer than ${MOST_CHARACTERS} characters; shorten it.`);
  if (/\p{Cc}/u.test(query)) return wrong('q', 'q holds control characters; leave them out.');
  if (!query.isWellFormed()) return wrong('q', 'q holds half a character (a lone surrogate); leave it out.');
  return { ok: true, query, limit: DEFAULT_LIMIT };
}

function wrong(path: string, message: string): SearchParameters {
  return { ok: false, errors: [{ path, message }] };
}

/** True when the percent-encoded bytes are no UTF-8, or stand for a lone surrogate. */
function hasInvalidUtf8(rawQuery: string): boolean {
  try {
    decodeURIComponent(rawQuery.replace(/%(?![0-9a-f]{2})/gi, '%25'));
    return false;
  } catch {
    return true;
  }
}
