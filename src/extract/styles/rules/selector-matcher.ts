import { type ChildNode, type Element, isTag } from 'domhandler';
import { attributeMatches, stateHolds } from './element-states.ts';
import type { Complex, Compound, Condition, Nth } from './selector.ts';

/** Says whether a selector chooses an element of one document. */
export interface SelectorMatcher {
  matches(complex: Complex, element: Element): boolean;
  classesOf(element: Element): ReadonlySet<string>;
  /** The same as selectors write them: ".note". */
  classKeysOf(element: Element): readonly string[];
  /** Counts work that follows from a match as steps. */
  charge(steps: number): void;
  /** True when a hostile page asked for more steps than are taken: from then on nothing matches. */
  isSpent(): boolean;
}

/** Comparisons for one page; of 2,161 honest ones the largest needs half. */
const MAX_STEPS = 2_500_000;
const NO_CLASSES: Classes = { names: new Set(), keys: [] };

interface Classes {
  readonly names: ReadonlySet<string>;
  /** The same with a full stop before each. */
  readonly keys: readonly string[];
}

/** What of a page bears on its styles. */
export interface StyledPage {
  readonly hasScripts?: boolean;
  /** It has no document type: lengths need no unit. */
  readonly isQuirks?: boolean;
  /** Boxes that count as ticked, whatever they are. */
  readonly ticked?: ReadonlySet<Element>;
  /** Where it has several styles, what their matchers have done together. */
  readonly work?: Work;
}

/** Comparisons done so far. */
export interface Work {
  steps: number;
}

/** A matcher for one document, which must not change meanwhile. Bounded, whatever page and selectors. */
export function selectorMatcher(page: StyledPage): SelectorMatcher {
  const matcher = new Matcher(page);
  return {
    matches: (complex, element) => matcher.matches(complex, element),
    classesOf: (element) => matcher.classesOf(element).names,
    classKeysOf: (element) => matcher.classesOf(element).keys,
    charge: (steps) => {
      matcher.work.steps += steps;
    },
    isSpent: () => matcher.work.steps > MAX_STEPS,
  };
}

/** A class for the state that its verbs share: what was counted and remembered. */
class Matcher {
  readonly work: Work;
  private readonly classes = new Map<string, Classes>();
  private readonly positions = new Map<Element, Positions>();
  private readonly page: StyledPage;

  constructor(page: StyledPage) {
    this.page = page;
    this.work = page.work ?? { steps: 0 };
  }

  matches(complex: Complex, element: Element): boolean {
    return this.matchesFrom(complex, 0, element);
  }

  classesOf(element: Element): Classes {
    const written = element.attribs.class;
    if (!written) return NO_CLASSES;
    let classes = this.classes.get(written);
    if (!classes) {
      const names = new Set(written.slice(0, 10_000).split(/\s+/, 500));
      classes = { names, keys: [...names].map((name) => `.${name}`) };
      this.classes.set(written, classes);
    }
    return classes;
  }

  /** Whether the compounds from this one to the left hold, where this one is to stand for the element. */
  private matchesFrom(complex: Complex, at: number, element: Element): boolean {
    const part = complex.parts[at];
    if (!part) return true;
    if (!this.holds(part.compound, element)) return false;
    const next = complex.parts[at + 1];
    if (!next) return true;
    const { combinator } = next;
    if (combinator === 'child') {
      const parent = parentOf(element);
      return parent !== null && this.matchesFrom(complex, at + 1, parent);
    }
    const step = combinator === 'descendant' ? parentOf : previousOf;
    for (let each = step(element); each && this.work.steps <= MAX_STEPS; each = step(each)) {
      if (this.matchesFrom(complex, at + 1, each)) return true;
      if (combinator === 'adjacent') return false;
    }
    return false;
  }

  private holds(compound: Compound, element: Element): boolean {
    if (++this.work.steps > MAX_STEPS) return false;
    if (compound.tag !== null && compound.tag !== element.name) return false;
    for (const id of compound.ids) if (element.attribs.id !== id) return false;
    if (compound.classes.length > 0) {
      const { names } = this.classesOf(element);
      for (const name of compound.classes) if (!names.has(name)) return false;
    }
    for (const condition of compound.conditions) if (!this.meets(condition, element)) return false;
    return true;
  }

  private meets(condition: Condition, element: Element): boolean {
    switch (condition.kind) {
      case 'attribute':
        return attributeMatches(condition.test, element);
      case 'any':
        return condition.of.some((each) => this.matches(each, element));
      case 'none':
        return !condition.of.some((each) => this.matches(each, element));
      case 'has':
        return condition.of.some((each) => this.has(each, element));
      case 'nth':
        return this.isNth(condition.nth, element);
      case 'state':
        if (condition.name === 'checked' && this.page.ticked?.has(element)) return true;
        if (condition.name === 'defined') return this.page.hasScripts === true || !element.name.includes('-');
        return stateHolds(condition.name, condition.data, element);
      case 'never':
        return false;
    }
  }

  /** `:has()`: something after or within the element that is chosen. What stands left of it is not looked at. */
  private has(complex: Complex, element: Element): boolean {
    const { lead } = complex;
    if (lead === 'adjacent' || lead === 'sibling') {
      for (let each = nextOf(element); each && this.work.steps <= MAX_STEPS; each = nextOf(each)) {
        if (this.matches(complex, each)) return true;
        if (lead === 'adjacent') return false;
      }
      return false;
    }
    return this.holdsWithin(element.children, complex, lead !== 'child' || complex.parts.length > 1);
  }

  private holdsWithin(nodes: readonly ChildNode[], complex: Complex, deep: boolean): boolean {
    for (const node of nodes) {
      if (!isTag(node)) continue;
      this.work.steps += 3;
      if (this.work.steps > MAX_STEPS) return false;
      if (this.matches(complex, node) || (deep && this.holdsWithin(node.children, complex, deep))) return true;
    }
    return false;
  }

  private isNth({ a, b, fromEnd, ofType, of }: Nth, element: Element): boolean {
    if (of && !of.some((each) => this.matches(each, element))) return false;
    const place = of ? this.placeAmong(of, fromEnd, element) : this.placeOf(element, fromEnd, ofType);
    const rest = place - b;
    return a === 0 ? rest === 0 : rest / a >= 0 && Number.isInteger(rest / a);
  }

  private placeAmong(of: readonly Complex[], fromEnd: boolean, element: Element): number {
    const step = fromEnd ? nextOf : previousOf;
    let place = 1;
    for (let each = step(element); each && this.work.steps <= MAX_STEPS; each = step(each)) {
      if (of.some((complex) => this.matches(complex, each as Element))) place++;
    }
    return place;
  }

  private placeOf(element: Element, fromEnd: boolean, ofType: boolean): number {
    let positions = this.positions.get(element);
    if (!positions) {
      for (const [each, place] of countSiblings(element)) this.positions.set(each, place);
      positions = this.positions.get(element);
    }
    if (!positions) return 1;
    if (ofType) return fromEnd ? positions.typeTotal.count - positions.inType + 1 : positions.inType;
    return fromEnd ? positions.total - positions.inAll + 1 : positions.inAll;
  }
}

interface Positions {
  readonly inAll: number;
  readonly inType: number;
  readonly total: number;
  readonly typeTotal: { count: number };
}

function countSiblings(element: Element): [Element, Positions][] {
  const siblings = (element.parent?.children ?? [element]).filter(isTag);
  const types = new Map<string, { count: number }>();
  return siblings.map((each, at) => {
    const typeTotal = types.get(each.name) ?? { count: 0 };
    types.set(each.name, typeTotal);
    typeTotal.count++;
    return [each, { inAll: at + 1, inType: typeTotal.count, total: siblings.length, typeTotal }];
  });
}

function parentOf({ parent }: Element): Element | null {
  return parent && isTag(parent) ? parent : null;
}

function previousOf(element: Element): Element | null {
  for (let node = element.prev; node; node = node.prev) if (isTag(node)) return node;
  return null;
}

function nextOf(element: Element): Element | null {
  for (let node = element.next; node; node = node.next) if (isTag(node)) return node;
  return null;
}
