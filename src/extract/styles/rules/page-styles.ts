import { type Element, isTag } from 'domhandler';
import { remembered } from '../../../language/word-memo.ts';
import { foldAll, settle } from '../values/wide-keywords.ts';
import { restOfAnimation } from './animated.ts';
import { aroundOf, containerIn } from './containers.ts';
import { styleQueryHolds } from './css-conditions.ts';
import type { CustomProperties } from './custom-properties.ts';
import { type Declaration, expandDeclaration, isOpenValue, isPlacing } from './declarations.ts';
import { isRevealed, mayGrow } from './other-states.ts';
import { parseStyleAttribute, type StyleSheet } from './parse-style-sheet.ts';
import {
  type IndexedRule,
  indexRules,
  isCustom,
  isLayerReverted,
  needsProperties,
  type RuleIndex,
} from './rule-index.ts';
import type { PseudoBox } from './selector.ts';
import { type StyledPage, selectorMatcher } from './selector-matcher.ts';
import { MAX_REMEMBERED, styleKey, styleMemory } from './style-memory.ts';
import { type Answering, settleValue } from './value-calls.ts';

/** What the page says of one element: longhands and their winning values, as far as they bear on being seen. */
export interface ElementStyle {
  /** The same value for elements that the same rules and the same own style hold of, among the same custom properties where these are asked. */
  readonly said: ReadonlyMap<string, string>;
  readonly properties: CustomProperties | null;
}

/** The styles of one page, asked element by element. */
export interface PageStyles {
  /**
   * `weak` are declarations of attributes ("bgcolor"), which every rule overrules; `generations`: how many elements
   * within this one inherit what it says.
   */
  styleOf(
    element: Element,
    inherited: CustomProperties | null,
    weak: readonly Declaration[],
    generations?: number,
  ): ElementStyle | null;
  /** What is said of a box beside an element's own; null where it has none. */
  boxStyleOf(element: Element, box: PseudoBox, properties: CustomProperties | null): ElementStyle['said'] | null;
  /** Whether such a box of any element may be placed over others. */
  readonly hasPlacedBoxes: boolean;
  /** Whether a rule would show an element that is transparent, were a script to give a class to it or one around it. */
  isRevealed(element: Element): boolean;
  /** Whether a rule would give another height to an element, were it in a state or of a class that it is not. */
  mayGrow(element: Element): boolean;
  /** True when the page asks for more work than is done: what then comes is not judged. */
  isSpent(): boolean;
}

/** What is said to be inherited is looked for so far up. */
const MAX_GENERATIONS = 6;
const MAX_ATTRIBUTE = 10_000;
/** Longer ones are hardly ever alike. */
const LONGEST_ALIKE = 300;
const NO_DECLARATIONS: readonly Declaration[] = [];
/** Elements with more rules than so many are hardly ever alike. */
const MAX_ALIKE = 40;

/** Makes the rules of a page ready for its elements. Scripts may define elements of their own names. */
export function pageStyles(sheet: StyleSheet, { isQuirks = false, ...page }: StyledPage = {}): PageStyles {
  const matcher = selectorMatcher(page);
  const index = indexRules(sheet, matcher);
  const known = styleMemory<ElementStyle>();
  const ownOf = propertyReader();
  const rulesOf = ruleFinder(index);
  const styleOf: PageStyles['styleOf'] = (element, inherited, weak, generations = 0) => {
    const rules = rulesOf(element);
    const inline = element.attribs.style ? inlineOf(element.attribs.style) : NO_DECLARATIONS;
    if (rules.length === 0 && inline.length === 0 && weak.length === 0) return null;
    // Most elements of a page are as many others.
    const key = rules.length > MAX_ALIKE ? null : styleKey(rules, element.attribs.style, weak);
    const asks = rules.some(({ usesProperties }) => usesProperties) || inline.some(needsProperties);
    const before = key === null ? undefined : known.get(key, asks ? inherited : null);
    if (before) return asks ? before : { said: before.said, properties: inherited };
    let isOfElement = false;
    const saidAround = () => {
      isOfElement = true;
      const { parent } = element;
      if (!parent || !isTag(parent) || generations >= MAX_GENERATIONS) return undefined;
      return styleOf(parent, inherited, NO_DECLARATIONS, generations + 1)?.said;
    };
    const itself = () => {
      isOfElement = true;
      return element;
    };
    const fresh = compute(weak, rules, inline, { inherited, sheet, ownOf, itself, isQuirks, saidAround });
    if (key !== null && !isOfElement && (asks || fresh.properties === inherited))
      known.set(key, asks ? inherited : null, fresh);
    return fresh;
  };
  return {
    styleOf,
    boxStyleOf: boxReader(index, { sheet, ownOf, isQuirks }),
    hasPlacedBoxes: BEFORE_AND_AFTER.some((box) => index.hasBox(box, isPlacing)),
    isRevealed: (element) => isRevealed(element, index, matcher),
    mayGrow: (element) => mayGrow(element, index, matcher),
    isSpent: () => matcher.isSpent(),
  };
}

/** Finds the rules that choose an element, once. */
function ruleFinder(index: RuleIndex): (element: Element) => readonly IndexedRule[] {
  const matched = new Map<Element, readonly IndexedRule[]>();
  return (element) => {
    if (index.size === 0) return NO_RULES;
    const before = matched.get(element);
    if (before) return before;
    const found = index.rulesFor(element);
    matched.set(element, found);
    return found;
  };
}

const NO_RULES: readonly IndexedRule[] = [];

/** Reads what is said of the boxes beside an element's own. */
function boxReader(index: RuleIndex, shared: Pick<Around, 'sheet' | 'ownOf' | 'isQuirks'>): PageStyles['boxStyleOf'] {
  return (element, box, properties) => {
    const rules = index.rulesForBox(element, box);
    if (rules.length === 0) return null;
    const around = { ...shared, inherited: properties, itself: () => element, saidAround: () => undefined };
    const { said } = compute(NO_DECLARATIONS, rules, NO_DECLARATIONS, around);
    return box === 'details-content' || /^(?!none|normal)/.test(said.get('content') ?? 'none') ? said : null;
  };
}

const BEFORE_AND_AFTER: readonly PseudoBox[] = ['before', 'after'];

/** Pages and sites write the same into their elements. */
const inlineOf = remembered(
  (text): readonly Declaration[] => parseStyleAttribute(text.slice(0, MAX_ATTRIBUTE)),
  LONGEST_ALIKE,
);

interface Around {
  readonly inherited: CustomProperties | null;
  readonly sheet: StyleSheet;
  readonly ownOf: ReturnType<typeof propertyReader>;
  /** Lengths need no units. */
  readonly isQuirks: boolean;
  /** The element that is asked for. */
  itself(): Element;
  /** What is said of the element around. */
  saidAround(): ElementStyle['said'] | undefined;
}

function compute(
  weak: readonly Declaration[],
  matched: readonly IndexedRule[],
  inline: readonly Declaration[],
  { inherited, sheet, ownOf, itself, isQuirks, saidAround }: Around,
): ElementStyle {
  const rules = matched.filter(({ queries }) => queries.every((query) => styleQueryHolds(query, aroundOf(inherited))));
  const own = ownOf(rules, inline);
  const properties = own.size > 0 ? { own, above: inherited } : inherited;
  const { ordinary, important } = inCascade(rules, ({ declarations }) => declarations, inline);
  const said = new Map<string, string>();
  const registry = { registered: sheet.registered, isOwn: properties !== inherited };
  const below: ElementStyle['said'] = NONE;
  const asking = { properties, itself, functions: sheet.functions, registry, isQuirks, below };
  const isReverting = inline.some(isLayerReverted) || rules.some(({ revertsLayer }) => revertsLayer);
  // What attributes say is below all layers, and the element's own style above them.
  const layers = isReverting ? [null, ...rules.map(({ layer }) => layer), null] : [];
  for (const [at, list] of [weak, ...ordinary].entries()) {
    if (isReverting && (at === 0 || at > rules.length || layers[at] !== layers[at - 1])) asking.below = new Map(said);
    fold(list, said, asking);
  }
  if (said.has('animation-name')) fold(restOfAnimation(said, sheet.keyframes), said, asking);
  for (const list of important) fold(list, said, asking);
  settle(said, saidAround);
  const container = containerIn(said);
  return { said, properties: container ? { own: NONE, above: properties, container } : properties };
}

/** What is declared of an element in the order of the cascade: the ordinary, then what is important. */
function inCascade(
  rules: readonly IndexedRule[],
  of: (rule: IndexedRule) => readonly Declaration[],
  inline: readonly Declaration[],
): { readonly ordinary: Declaration[][]; readonly important: Declaration[][] } {
  const marked = rules.filter(({ hasImportant }) => hasImportant).sort((a, b) => a.importantRank - b.importantRank);
  return {
    ordinary: [...rules.map(of), inline].map((each) => each.filter(({ important }) => !important)),
    important: [...marked.map(of), inline].map((each) => each.filter(({ important }) => important)),
  };
}

/** The custom properties that rules and the element's own style set, the rules' by their ranks: most elements share them. */
function propertyReader(): (
  rules: readonly IndexedRule[],
  inline: readonly Declaration[],
) => ReadonlyMap<string, string> {
  const known = new Map<string, ReadonlyMap<string, string>>();
  const read = (rules: readonly IndexedRule[], inline: readonly Declaration[]): ReadonlyMap<string, string> => {
    const { ordinary, important } = inCascade(rules, ({ custom }) => custom, inline);
    return new Map([...ordinary, ...important].flat().map(({ name, value }) => [name, value]));
  };
  return (rules, inline) => {
    const setting = rules.filter(({ custom }) => custom.length > 0);
    const own = inline.filter(isCustom);
    if (own.length > 0) return read(setting, own);
    if (setting.length === 0) return NONE;
    const key = setting.map(({ rank }) => rank).join();
    const found = known.get(key) ?? read(setting, own);
    if (known.size < MAX_REMEMBERED) known.set(key, found);
    return found;
  };
}

const NONE: ReadonlyMap<string, string> = new Map();

function fold(
  list: readonly Declaration[],
  said: Map<string, string>,
  asking: Answering & Pick<Around, 'isQuirks'> & { readonly below: ElementStyle['said'] },
): void {
  for (const declaration of list) {
    if (isLayerReverted(declaration)) {
      revert(declaration.name, said, asking.below);
      continue;
    }
    if (isCustom(declaration) || (declaration.isQuirk && !asking.isQuirks)) continue;
    const { name, value } = declaration;
    if (name === 'all') foldAll(value, said);
    else if (!isOpenValue(value)) said.set(name, value);
    else for (const each of resolve(declaration, asking)) said.set(each.name, each.value);
  }
}

/** Back to what was said below the layer of a rule: of one property, or of all. */
function revert(name: string, said: Map<string, string>, below: ElementStyle['said']): void {
  for (const each of name === 'all' ? [...said.keys(), ...below.keys()] : [name]) {
    const before = below.get(each);
    if (before === undefined) said.delete(each);
    else said.set(each, before);
  }
}

/** A declaration that needs custom properties; "unset" where it is not valid with them. */
function resolve(declaration: Declaration, answering: Answering): readonly Declaration[] {
  const value = settleValue(declaration.value, answering);
  const expanded = value === null ? [] : expandDeclaration({ ...declaration, value: value.trim().toLowerCase() });
  return expanded.length > 0 ? expanded : [{ ...declaration, value: 'unset' }];
}
