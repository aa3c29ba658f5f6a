import { type Element, isTag, type ParentNode } from 'domhandler';
import type { compileSelector } from './selector.ts';
import type { SelectorMatcher } from './selector-matcher.ts';

/** What chooses the roots of a scope; null where a rule is said for the page. */
export type Scope = ReturnType<typeof compileSelector>;

/** How many elements an element stands within the root of a scope; more than any page has where it is in none. */
export function scopeDistance(scope: Scope, element: Element, matcher: SelectorMatcher): number {
  let distance = 0;
  for (let each: ParentNode | null = element; scope && each && isTag(each); each = each.parent, distance++) {
    const root = each;
    if (scope.some((complex) => complex !== 'element' && matcher.matches(complex, root))) return distance;
  }
  return Number.MAX_SAFE_INTEGER;
}
