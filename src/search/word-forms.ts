import type { SearchMatch } from '../store/search-match.ts';

/** Plain letters that may carry a plural's s. */
const LATIN = /^[a-z]{3,}$/;

/** A word, with and without the s of a plural: "boots" finds "boot", and "boot" finds "boots". */
export function wordMatch(word: string): SearchMatch {
  const other = otherNumber(word);
  return other === null ? { words: [word] } : { any: [{ words: [word] }, { words: [other] }] };
}

/** The forms that `wordMatch` takes for one word. */
export function wordForms(word: string): readonly string[] {
  const other = otherNumber(word);
  return other === null ? [word] : [word, other];
}

function otherNumber(word: string): string | null {
  if (!LATIN.test(word)) return null;
  if (!word.endsWith('s')) return `${word}s`;
  return word.endsWith('ss') || word.length < 4 ? null : word.slice(0, -1);
}
