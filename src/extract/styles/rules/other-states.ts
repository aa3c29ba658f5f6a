import type { Element } from 'domhandler';
import type { RuleIndex } from './rule-index.ts';
import type { SelectorMatcher } from './selector-matcher.ts';

const MAX_CANDIDATES = 500;
const HEIGHTS: ReadonlySet<string> = new Set(['height', 'max-height', '-webkit-line-clamp', 'overflow-y']);

/** Whether a rule would give another height to an element, were it in a state or of a class that it is not. */
export function mayGrow(element: Element, index: RuleIndex, matcher: SelectorMatcher): boolean {
  let looked = 0;
  for (const { complex, declarations } of index.candidates(element)) {
    if (++looked > MAX_CANDIDATES) return true;
    if (declarations.some(({ name }) => HEIGHTS.has(name)) && !matcher.matches(complex, element)) return true;
  }
  return false;
}

/** Whether a rule would show an element that is transparent, were a script to give a class to it or one around it. */
export function isRevealed(element: Element, index: RuleIndex, matcher: SelectorMatcher): boolean {
  const classes = matcher.classesOf(element);
  let looked = 0;
  for (const { complex, declarations } of index.candidates(element)) {
    if (++looked > MAX_CANDIDATES) return false;
    const opacity = declarations.find(({ name }) => name === 'opacity')?.value;
    if (
      opacity === undefined
        ? !declarations.some(({ name }) => name === 'animation-name')
        : Number.parseFloat(opacity) < 0.1
    )
      continue;
    if (matcher.matches(complex, element)) continue;
    const compound = complex.parts[0]?.compound;
    const fits = compound && (compound.tag === null || compound.tag === element.name);
    const added = compound?.classes.filter((name) => !classes.has(name)).length ?? 0;
    if (fits && (added > 0 || complex.parts.length > 1)) return true;
  }
  return false;
}
