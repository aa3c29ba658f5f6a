import { toSearchText } from './search-text.ts';

/** The words of a text as the index holds them, in their order. */
export function wordsOf(text: string): string[] {
  return toSearchText(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** The words by which a site is called: those of its name, and of its domain but for the ending. */
export function namesOf(domain: string, name: string): string[] {
  const label = domain.slice(0, domain.lastIndexOf('.'));
  return [...new Set(wordsOf(`${name} ${label}`))];
}
