/**
 * A text as a pattern that matches it alone: signs with a meaning in regular expressions are escaped.
 * `RegExp.escape` does so in newer engines than the oldest we run on.
 */
export function escapedPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&');
}
