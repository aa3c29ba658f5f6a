import { toPageKey } from './parse-query.ts';

/** The page that was asked for, or the one that comes nearest; null when there is no page at all. */
export interface NearestPage {
  readonly key: string | null;
  readonly exact: boolean;
}

/** Endings by which servers tell how a page is made: "/contact.html" is asked for as "/contact", too. */
const ENDING = /\.(?:[xs]?html?|php\d?|aspx?|jsp|cfm)$/;
/** Words that begin alike are one word in two forms ("tarif", "tarifs"); of shorter ones that says little. */
const LEAST_ALIKE = 4;
/** Of so many words of a path each is compared with each. */
const MAX_WORDS = 24;

/**
 * Finds a page by its path (R20): the same path, else the one that shares most leading parts, then most words, shorter
 * first; where none shares anything, the home page.
 * @param keys keys of a document's pages
 * @param path as `toPageKey` gives it
 */
export function nearestPage(keys: readonly string[], path: string): NearestPage {
  const exact = keys.find((key) => toPageKey(key) === path);
  if (exact !== undefined) return { key: exact, exact: true };
  const wanted = partsOf(path);
  const wantedWords = wordsOf(wanted);
  const ranked = keys
    .map((key) => {
      const parts = partsOf(toPageKey(key));
      return { key, parts: sharedParts(parts, wanted), words: sharedWords(wordsOf(parts), wantedWords) };
    })
    .sort((a, b) => b.parts - a.parts || b.words - a.words || a.key.length - b.key.length || (a.key < b.key ? -1 : 1));
  return { key: ranked[0]?.key ?? null, exact: false };
}

function partsOf(path: string): string[] {
  return path.toLowerCase().replace(ENDING, '').split('/').filter(Boolean);
}

function wordsOf(parts: readonly string[]): string[] {
  return parts.flatMap((part) => part.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
}

function sharedWords(words: readonly string[], wanted: readonly string[]): number {
  return wanted.filter((word) => words.some((other) => isAlike(word, other))).length;
}

function isAlike(a: string, b: string): boolean {
  if (a === b) return true;
  return Math.min(a.length, b.length) >= LEAST_ALIKE && (a.startsWith(b) || b.startsWith(a));
}

function sharedParts(parts: readonly string[], wanted: readonly string[]): number {
  const differ = parts.findIndex((part, at) => part !== wanted[at]);
  return differ === -1 ? parts.length : differ;
}
