import { toPageKey } from './parse-query.ts';

/** The page that was asked for, or the one that comes nearest; null when there is no page at all. */
export interface NearestPage {
  readonly key: string | null;
  readonly exact: boolean;
}

/**
 * Finds a page by its path (R20): the same path, else the one that shares most leading parts, shorter first, then the
 * home page.
 * @param keys keys of a document's pages
 * @param path as `toPageKey` gives it
 */
export function nearestPage(keys: readonly string[], path: string): NearestPage {
  const exact = keys.find((key) => toPageKey(key) === path);
  if (exact !== undefined) return { key: exact, exact: true };
  const wanted = path.toLowerCase().split('/').filter(Boolean);
  const ranked = keys
    .map((key) => ({ key, shared: sharedParts(toPageKey(key).toLowerCase().split('/').filter(Boolean), wanted) }))
    .sort((a, b) => b.shared - a.shared || a.key.length - b.key.length || (a.key < b.key ? -1 : 1));
  return { key: ranked[0]?.key ?? null, exact: false };
}

function sharedParts(parts: readonly string[], wanted: readonly string[]): number {
  const differ = parts.findIndex((part, at) => part !== wanted[at]);
  return differ === -1 ? parts.length : differ;
}
