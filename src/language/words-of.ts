import { toSearchText } from './search-text.ts';

/** The words of a text as the index holds them, in their order. */
export function wordsOf(text: string): string[] {
  return toSearchText(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}
