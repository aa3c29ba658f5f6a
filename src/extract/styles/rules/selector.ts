import { type AttributeSelector, isTraversal, type PseudoSelector, parse, type Selector, SelectorType } from 'css-what';
import { wordTable } from '../../../core/word-table.ts';
import { NEVER_MATCHING, PSEUDO_CLASSES, toNth } from './pseudo-classes.ts';

/** How a compound stands to the one on its right. */
export type Combinator = 'descendant' | 'child' | 'adjacent' | 'sibling';

/** A position among siblings, counted from 1: `a * n + b`. */
export interface Nth {
  readonly a: number;
  readonly b: number;
  readonly fromEnd: boolean;
  readonly ofType: boolean;
  readonly of: readonly Complex[] | null;
}

/** One condition on an element that is neither its name, its id nor a class. */
export type Condition =
  | { readonly kind: 'attribute'; readonly test: AttributeSelector }
  | { readonly kind: 'any'; readonly of: readonly Complex[] }
  | { readonly kind: 'none'; readonly of: readonly Complex[] }
  | { readonly kind: 'has'; readonly of: readonly Complex[] }
  | { readonly kind: 'nth'; readonly nth: Nth }
  | { readonly kind: 'state'; readonly name: string; readonly data: string }
  | { readonly kind: 'never'; readonly name: string };

/** Conditions on one element. */
export interface Compound {
  readonly tag: string | null;
  readonly ids: readonly string[];
  readonly classes: readonly string[];
  readonly conditions: readonly Condition[];
}

/** Boxes that are drawn for an element beside its own, and may hide what is in it. */
export type PseudoBox = 'before' | 'after' | 'details-content';
const PSEUDO_BOXES: ReadonlySet<string> = new Set(['before', 'after', 'details-content']);

/** A selector without commas: compounds from right to left, each with how it stands to the one before it here. */
export interface Complex {
  readonly parts: readonly { readonly compound: Compound; readonly combinator: Combinator }[];
  /** Ids, classes and names as one number; the larger wins. */
  readonly specificity: number;
  /** The box beside the element itself that is chosen: "before"; null for the element. */
  readonly box: PseudoBox | null;
  /** For `:has()`: how the leftmost compound stands to the element in question. */
  readonly lead: Combinator | null;
}

const COMBINATORS: Readonly<Partial<Record<SelectorType, Combinator>>> = {
  [SelectorType.Descendant]: 'descendant',
  [SelectorType.Child]: 'child',
  [SelectorType.Adjacent]: 'adjacent',
  [SelectorType.Sibling]: 'sibling',
};
const ID = 1_000_000;
const CLASS = 1_000;

/** Compiles a list of selectors; "element" stands for one that only a pseudo-element is chosen by. Null when not valid. */
export function compileSelector(text: string): readonly (Complex | 'element')[] | null {
  try {
    const compiled = parse(text).map((tokens) => toComplex(tokens));
    return compiled.every((each) => each !== null) ? compiled : null;
  } catch {
    return null;
  }
}

function toComplex(written: readonly Selector[]): Complex | 'element' | null {
  // What is said of the first line is said of all the text of most elements.
  const last = written.at(-1);
  const box =
    last?.type === SelectorType.PseudoElement && PSEUDO_BOXES.has(last.name) ? (last.name as PseudoBox) : null;
  const own = box === null ? written : toOwnTokens(written);
  const tokens = own.filter((token) => token.type !== SelectorType.PseudoElement || token.name !== 'first-line');
  const parts: { compound: Compound; combinator: Combinator }[] = [];
  let lead: Combinator | null = null;
  let specificity = 0;
  let start = 0;
  let combinator: Combinator = 'descendant';
  if (tokens.some(({ type }) => type === SelectorType.PseudoElement)) return isForeign(tokens) ? null : 'element';
  for (let at = 0; at <= tokens.length; at++) {
    const token = tokens[at];
    if (token && !isTraversal(token)) continue;
    const next = token ? COMBINATORS[token.type] : 'descendant';
    if (next === undefined) return null;
    const simple = tokens.slice(start, at);
    if (simple.length === 0) {
      if (at > 0 || !token) return null;
      lead = next;
    } else {
      const weighed = toCompound(simple);
      if (!weighed) return null;
      parts.unshift({ compound: weighed.compound, combinator });
      specificity += weighed.specificity;
    }
    // What stands before a combinator stands so to what comes after it.
    combinator = next;
    start = at + 1;
  }
  return { parts: relate(parts), specificity, box, lead };
}

/** The tokens that choose the element of a box: "::before" alone is that of any. */
function toOwnTokens(written: readonly Selector[]): readonly Selector[] {
  const tokens = written.slice(0, -1);
  const end = tokens.at(-1);
  return end === undefined || isTraversal(end)
    ? [...tokens, { type: SelectorType.Universal, namespace: null }]
    : tokens;
}

/** Moves each combinator from the right compound, after which it was read, to the left one. */
function relate(parts: readonly { compound: Compound; combinator: Combinator }[]): Complex['parts'] {
  return parts.map(({ compound }, at) => ({ compound, combinator: parts[at - 1]?.combinator ?? 'descendant' }));
}

/** Pseudo-elements of other makers make a rule invalid. */
function isForeign(tokens: readonly Selector[]): boolean {
  return tokens.some((token) => token.type === SelectorType.PseudoElement && /^-(?:moz|ms|o)-/.test(token.name));
}

interface Weighed {
  readonly compound: Compound;
  readonly specificity: number;
}

function toCompound(tokens: readonly Selector[]): Weighed | null {
  const ids: string[] = [];
  const classes: string[] = [];
  const conditions: Condition[] = [];
  let tag: string | null = null;
  let specificity = 0;
  for (const [at, token] of tokens.entries()) {
    if (token.type === SelectorType.Tag || token.type === SelectorType.Universal) {
      // Behind another condition a name is no selector.
      if (at > 0) return null;
      if (token.type === SelectorType.Tag) {
        tag = token.name.toLowerCase();
        specificity += 1;
      }
    } else if (token.type === SelectorType.Attribute) {
      specificity += token.name === 'id' && token.ignoreCase === 'quirks' ? ID : CLASS;
      if (token.name === 'id' && token.ignoreCase === 'quirks') ids.push(token.value);
      else if (token.name === 'class' && token.ignoreCase === 'quirks') classes.push(token.value);
      else conditions.push({ kind: 'attribute', test: { ...token, name: token.name.toLowerCase() } });
    } else {
      const condition = token.type === SelectorType.Pseudo ? toCondition(token) : null;
      if (!condition) return null;
      conditions.push(condition.condition);
      specificity += condition.specificity;
    }
  }
  return { compound: { tag, ids, classes, conditions }, specificity };
}

function toCondition({ name, data }: PseudoSelector): { condition: Condition; specificity: number } | null {
  if (Array.isArray(data)) return toListCondition(name, data.map(toComplex));
  const text = typeof data === 'string' ? data : '';
  if (name.startsWith('nth-')) return toNthCondition(name, text);
  if (name === '-webkit-any') {
    const list = compileSelector(text);
    return list ? toListCondition('is', list) : null;
  }
  if (NEVER_MATCHING.has(name)) return { condition: { kind: 'never', name }, specificity: CLASS };
  const positions = POSITIONS[name];
  if (positions) return { condition: { kind: 'nth', nth: positions }, specificity: CLASS };
  return PSEUDO_CLASSES.has(name) ? { condition: { kind: 'state', name, data: text }, specificity: CLASS } : null;
}

function toListCondition(
  name: string,
  list: readonly (Complex | 'element' | null)[],
): { condition: Condition; specificity: number } | null {
  const of = ofElements(list);
  const forgiving = name === 'is' || name === 'where' || name === 'matches';
  if (!forgiving && of.length < list.length) return null;
  const kind = name === 'not' ? 'none' : name === 'has' ? 'has' : forgiving ? 'any' : null;
  if (kind === null) return { condition: { kind: 'never', name }, specificity: CLASS };
  return {
    condition: { kind, of },
    specificity: name === 'where' ? 0 : Math.max(0, ...of.map((each) => each.specificity)),
  };
}

/** Those that choose an element and no box beside it. */
export function ofElements(list: readonly (Complex | 'element' | null)[]): Complex[] {
  return list.filter((each) => each !== null && each !== 'element').filter(({ box }) => box === null);
}

const position = (fromEnd: boolean, ofType: boolean): Nth => ({ a: 0, b: 1, fromEnd, ofType, of: null });
const POSITIONS = wordTable<Nth>({
  'first-child': position(false, false),
  'last-child': position(true, false),
  'first-of-type': position(false, true),
  'last-of-type': position(true, true),
});

function toNthCondition(name: string, text: string): { condition: Condition; specificity: number } | null {
  const [formula = '', list] = text.split(/\s+of\s+/, 2);
  const nth = toNth(formula);
  const compiled = list === undefined ? null : compileSelector(list);
  if (!nth || !/^nth-(?:last-)?(?:child|of-type)$/.test(name) || (list !== undefined && !compiled)) return null;
  const of = compiled && ofElements(compiled);
  const specificity = CLASS + Math.max(0, ...(of ?? []).map((each) => each.specificity));
  const whole = { ...nth, fromEnd: name.includes('last'), ofType: name.endsWith('type'), of };
  return { condition: { kind: 'nth', nth: whole }, specificity };
}
