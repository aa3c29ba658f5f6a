import type { Element } from 'domhandler';
import { remembered } from '../../language/word-memo.ts';
import { restOfAnimation } from './animated.ts';
import { type CustomProperties, substitute } from './custom-properties.ts';
import { type Declaration, expandDeclaration } from './declarations.ts';
import { parseStyleAttribute, type StyleSheet } from './parse-style-sheet.ts';
import { type IndexedRule, indexRules, isCustom, needsProperties, type RuleIndex } from './rule-index.ts';
import { type SelectorMatcher, selectorMatcher } from './selector-matcher.ts';

/** What the page says of one element: longhands and their winning values, as far as they bear on being seen. */
export interface ElementStyle {
  /** The same value for elements that the same rules and the same own style hold of, but where custom properties are asked. */
  readonly said: ReadonlyMap<string, string>;
  readonly properties: CustomProperties | null;
}

/** The styles of one page, asked element by element. */
export interface PageStyles {
  /** `weak` are declarations of attributes ("bgcolor"), which every rule overrules. */
  styleOf(element: Element, inherited: CustomProperties | null, weak: readonly Declaration[]): ElementStyle | null;
  /** Whether a rule would show an element that is transparent, were a script to give a class to it or one around it. */
  isRevealed(element: Element): boolean;
  /** True when the page asks for more work than is done: what then comes is not judged. */
  isSpent(): boolean;
}

const WIDE = /^(?:initial|inherit|unset|revert|revert-layer)$/;
const MAX_REMEMBERED = 2_000;
const MAX_ATTRIBUTE = 10_000;
/** Longer ones are hardly ever alike. */
const LONGEST_ALIKE = 300;
const NO_DECLARATIONS: readonly Declaration[] = [];
const MAX_CANDIDATES = 500;
/** Elements with more rules than so many are hardly ever alike. */
const MAX_ALIKE = 40;

/** Makes the rules of a page ready for its elements. */
export function pageStyles(sheet: StyleSheet): PageStyles {
  const matcher = selectorMatcher();
  const index = indexRules(sheet, matcher);
  const known = new Map<string, ElementStyle['said']>();
  const ownOf = propertyReader();
  const matched = new WeakMap<Element, readonly IndexedRule[]>();
  const rulesOf = (element: Element): readonly IndexedRule[] => {
    if (index.size === 0) return [];
    const found = matched.get(element) ?? index.rulesFor(element);
    matched.set(element, found);
    return found;
  };
  return {
    styleOf(element, inherited, weak) {
      const rules = rulesOf(element);
      const inline = element.attribs.style ? inlineOf(element.attribs.style) : NO_DECLARATIONS;
      if (rules.length === 0 && inline.length === 0 && weak.length === 0) return null;
      const around = { inherited, sheet, ownOf };
      const isOwn = weak.length > 0 || rules.length > MAX_ALIKE || inline.some(needsProperties);
      if (isOwn || rules.some(({ usesProperties }) => usesProperties)) return compute(weak, rules, inline, around);
      // Most elements of a page are as many others.
      const key = `${rules.map((rule) => rule.rank).join()} ${element.attribs.style ?? ''}`;
      const said = known.get(key) ?? compute(weak, rules, inline, around).said;
      if (known.size < MAX_REMEMBERED) known.set(key, said);
      return { said, properties: inherited };
    },
    isRevealed: (element) => isRevealed(element, index, matcher),
    isSpent: () => matcher.isSpent(),
  };
}

/** Pages and sites write the same into their elements. */
const inlineOf = remembered(
  (text): readonly Declaration[] => parseStyleAttribute(text.slice(0, MAX_ATTRIBUTE)),
  LONGEST_ALIKE,
);

interface Around {
  readonly inherited: CustomProperties | null;
  readonly sheet: StyleSheet;
  readonly ownOf: ReturnType<typeof propertyReader>;
}

function compute(
  weak: readonly Declaration[],
  rules: readonly IndexedRule[],
  inline: readonly Declaration[],
  { inherited, sheet, ownOf }: Around,
): ElementStyle {
  const own = ownOf(rules, inline);
  const properties = own.size > 0 ? { own, above: inherited } : inherited;
  const { ordinary, important } = inCascade(rules, ({ declarations }) => declarations, inline);
  const said = new Map<string, string>();
  for (const list of [weak, ...ordinary]) fold(list, said, properties);
  if (said.has('animation-name')) fold(restOfAnimation(said, sheet.keyframes), said, properties);
  for (const list of important) fold(list, said, properties);
  settle(said);
  return { said, properties };
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

/** What "initial" stands for where leaving a property out means to inherit it. */
const INITIAL: Readonly<Record<string, string>> = {
  visibility: 'visible',
  color: 'canvastext',
  'font-size': 'medium',
  'line-height': 'normal',
  'letter-spacing': 'normal',
  'text-indent': '0',
  'text-shadow': 'none',
  'white-space': 'normal',
  '-webkit-text-fill-color': 'currentcolor',
  '-webkit-text-security': 'none',
};

/** Replaces words that every property knows by what they stand for; what is left out is inherited or as browsers have it. */
function settle(said: Map<string, string>): void {
  for (const [name, value] of said) {
    if (!WIDE.test(value)) continue;
    if (name === 'display' && value !== 'revert' && value !== 'revert-layer') said.set(name, 'inline');
    else if (value === 'initial' && INITIAL[name] !== undefined) said.set(name, INITIAL[name]);
    else said.delete(name);
  }
}

function fold(list: readonly Declaration[], said: Map<string, string>, properties: CustomProperties | null): void {
  for (const declaration of list) {
    if (isCustom(declaration)) continue;
    const { name, value } = declaration;
    if (name === 'all') said.clear();
    else if (!/\bvar\(/i.test(value)) said.set(name, value);
    else for (const each of resolve(declaration, properties)) said.set(each.name, each.value);
  }
}

/** A declaration that needs custom properties; "unset" where it is not valid with them. */
function resolve(declaration: Declaration, properties: CustomProperties | null): readonly Declaration[] {
  const value = substitute(declaration.value, properties);
  const expanded = value === null ? [] : expandDeclaration({ ...declaration, value: value.toLowerCase() });
  return expanded.length > 0 ? expanded : [{ ...declaration, value: 'unset' }];
}

function isRevealed(element: Element, index: RuleIndex, matcher: SelectorMatcher): boolean {
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
