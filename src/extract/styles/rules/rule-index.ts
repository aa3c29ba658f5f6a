import type { Element } from 'domhandler';
import { ancestorKeys, askedOfAncestors } from './ancestor-keys.ts';
import { type Declaration, isOpenValue } from './declarations.ts';
import { layersInOrder } from './layer-order.ts';
import type { StyleRule, StyleSheet } from './parse-style-sheet.ts';
import { type BucketFinder, bucketFinder } from './rule-buckets.ts';
import { type Scope, scopeDistance } from './scope-distance.ts';
import { type Complex, compileSelector, type PseudoBox } from './selector.ts';
import type { SelectorMatcher } from './selector-matcher.ts';

/** One selector of a rule, with the places that the cascade gives to what it declares. */
export interface IndexedRule {
  readonly complex: Complex;
  /** What it asks of elements around: keys of `ancestorKeys`. */
  readonly asked: readonly string[];
  /** What it says of looks. */
  readonly declarations: readonly Declaration[];
  /** What it asks of the custom properties around. */
  readonly queries: readonly string[];
  /** What it says of custom properties. */
  readonly custom: readonly Declaration[];
  readonly scope: Scope;
  /** Its place among ordinary declarations: the larger wins. */
  rank: number;
  /** The place of the first rule that weighs as much. */
  tier: number;
  /** Its place among declarations with `!important`, where layers count the other way round. */
  importantRank: number;
  readonly hasImportant: boolean;
  /** Its cascade layer. */
  readonly layer: string;
  /** It takes back what its layer says. */
  readonly revertsLayer: boolean;
  /** It sets custom properties, or needs them. */
  readonly usesProperties: boolean;
}

/** The rules of a page, found by what they ask of the element itself. */
export interface RuleIndex {
  readonly size: number;
  /** The rules that choose an element, the weakest first. */
  rulesFor(element: Element): readonly IndexedRule[];
  /** The rules that choose a box beside an element's own. */
  rulesForBox(element: Element, box: PseudoBox): readonly IndexedRule[];
  /** Whether any rule chooses such a box and says what `says` asks for. */
  hasBox(box: PseudoBox, says: (declaration: Declaration) => boolean): boolean;
  /** All rules that choose something by a name, an id, a class or an attribute: ".note", "#x", "p", "[hidden]". */
  candidates(element: Element): Iterable<IndexedRule>;
}

/** A match costs about as much as so many comparisons, and each declaration as one. */
const COST_OF_MATCH = 12;
/** Looking up what a rule asks of the elements around is a part of a comparison. */
const COST_OF_LOOK_UP = 0.25;
/** More than these are not judged; 2 MB of ordinary rules have fewer. */
const MAX_SELECTORS = 50_000;

/** Compiles the rules of a sheet and puts them into their order. */
export function indexRules(sheet: StyleSheet, matcher: SelectorMatcher): RuleIndex {
  const compiled = compileAll(sheet);
  // What is not judged is not read.
  if (compiled === null) matcher.charge(Number.POSITIVE_INFINITY);
  const rules = rank(compiled ?? [], sheet.layers);
  const own = rules.filter(({ complex }) => complex.box === null);
  const ofBoxes = Map.groupBy(rules, ({ complex }) => complex.box);
  const bucketsOf = bucketFinder(own, matcher);
  const around = ancestorKeys(new Set(rules.flatMap(({ asked }) => asked)), matcher);
  const finders = new Map<PseudoBox, BucketFinder<IndexedRule>>();
  const bucketsOfBox = (box: PseudoBox): BucketFinder<IndexedRule> => {
    const finder = finders.get(box) ?? bucketFinder(ofBoxes.get(box) ?? [], matcher);
    finders.set(box, finder);
    return finder;
  };
  const search = (element: Element, buckets: readonly IndexedRule[][]) =>
    buckets.length === 0 ? NO_RULES : chosenBy(buckets, element, { keys: around.of(element), matcher });
  return {
    size: own.length,
    *candidates(element) {
      for (const bucket of bucketsOf(element)) yield* bucket;
    },
    rulesFor: (element) => search(element, bucketsOf(element)),
    rulesForBox: (element, box) => (ofBoxes.has(box) ? search(element, bucketsOfBox(box)(element)) : NO_RULES),
    hasBox: (box, says) => ofBoxes.get(box)?.some(({ declarations }) => declarations.some(says)) ?? false,
  };
}

const NO_RULES: readonly IndexedRule[] = [];

function chosenBy(
  buckets: readonly IndexedRule[][],
  element: Element,
  { keys, matcher }: { readonly keys: ReadonlySet<string>; readonly matcher: SelectorMatcher },
): IndexedRule[] {
  const found: IndexedRule[] = [];
  for (const bucket of buckets) {
    if (matcher.isSpent()) return [];
    for (const rule of bucket) {
      matcher.charge(rule.asked.length * COST_OF_LOOK_UP);
      if (!rule.asked.every((key) => keys.has(key)) || !matcher.matches(rule.complex, element)) continue;
      found.push(rule);
      matcher.charge(COST_OF_MATCH + rule.declarations.length + rule.custom.length);
      if (matcher.isSpent()) return [];
    }
  }
  // One rule may stand in two buckets: ":is(.a, .b)".
  return found.length > 1 ? byWeight([...new Set(found)], element, matcher) : found;
}

/** Of rules that weigh as much as one another that of the nearest scope wins (CSS Cascade 6, 2.4). */
function byWeight(rules: IndexedRule[], element: Element, matcher: SelectorMatcher): IndexedRule[] {
  if (!rules.some(({ scope }) => scope)) return rules.sort((a, b) => a.rank - b.rank);
  const distances = new Map(rules.map((rule) => [rule, scopeDistance(rule.scope, element, matcher)]));
  const between = (a: IndexedRule, b: IndexedRule) => (distances.get(b) ?? 0) - (distances.get(a) ?? 0);
  return rules.sort((a, b) => a.tier - b.tier || between(a, b) || a.rank - b.rank);
}

type Layered = IndexedRule & { readonly order: number };

function compileAll({ rules }: StyleSheet): Layered[] | null {
  const known: KnownSelectors = new Map();
  const compiled: Layered[] = [];
  if (rules.reduce((sum, { selectors }) => sum + selectors.length, 0) > MAX_SELECTORS) return null;
  for (const [order, rule] of rules.entries()) {
    for (const each of compileRule(rule, known)) compiled.push({ ...each, order, rank: 0, tier: 0, importantRank: 0 });
    if (compiled.length > MAX_SELECTORS) return null;
  }
  return compiled;
}

type KnownSelectors = Map<string, ReturnType<typeof compileSelector>>;
type CompiledRule = Omit<IndexedRule, 'rank' | 'tier' | 'importantRank'>;

/** The pages of a site share the rules of a sheet, which mean the same on each. */
const compiledRules = new WeakMap<StyleRule, readonly CompiledRule[]>();

function compileRule(rule: StyleRule, known: KnownSelectors): readonly CompiledRule[] {
  const before = compiledRules.get(rule);
  if (before) return before;
  const custom = rule.declarations.filter(isCustom);
  const declarations = custom.length === 0 ? rule.declarations : rule.declarations.filter((each) => !isCustom(each));
  const hasImportant = rule.declarations.some(({ important }) => important);
  const usesProperties = rule.queries.length > 0 || rule.declarations.some(needsProperties);
  const scope = rule.scope === undefined ? null : compileSelector(rule.scope);
  const revertsLayer = declarations.some(isLayerReverted);
  const { queries, layer } = rule;
  const shared = { declarations, queries, custom, scope, hasImportant, usesProperties, layer, revertsLayer };
  const compiled = complexesOf(rule, known).map((complex) => {
    return { ...shared, complex, asked: askedOfAncestors(complex) };
  });
  compiledRules.set(rule, compiled);
  return compiled;
}

/** Whether it sets custom properties, or what it says depends on them. */
export function needsProperties(declaration: Declaration): boolean {
  return isCustom(declaration) || isOpenValue(declaration.value);
}

/** Whether it goes back to what the layers below say. */
export function isLayerReverted({ value }: Declaration): boolean {
  return value === 'revert-layer';
}

/** Whether it sets a custom property. */
export function isCustom({ name }: Declaration): boolean {
  return name.startsWith('--');
}

/** None when one of the list is not valid: then browsers drop the rule. */
function complexesOf(rule: StyleRule, known: KnownSelectors): Complex[] {
  const complexes: Complex[] = [];
  for (const text of rule.selectors) {
    let list = known.get(text);
    if (list === undefined) {
      list = compileSelector(text);
      known.set(text, list);
    }
    if (list === null) return [];
    for (const complex of list) if (complex !== 'element' && !neverMatches(complex)) complexes.push(complex);
  }
  return complexes;
}

function neverMatches({ parts }: Complex): boolean {
  return parts.some(({ compound }) => compound.conditions.some(({ kind }) => kind === 'never'));
}

function rank(rules: Layered[], layers: readonly string[]): IndexedRule[] {
  const place = new Map(layersInOrder(layers).map((layer, at) => [layer, at]));
  const layerOf = ({ layer }: Layered) => (layer === '' ? layers.length : (place.get(layer) ?? 0));
  const within = (a: Layered, b: Layered) => a.complex.specificity - b.complex.specificity || a.order - b.order;
  const important = rules.filter(({ hasImportant }) => hasImportant);
  for (const [at, rule] of important.sort((a, b) => layerOf(b) - layerOf(a) || within(a, b)).entries())
    rule.importantRank = at;
  const ordered = [...rules].sort((a, b) => layerOf(a) - layerOf(b) || within(a, b));
  for (const [at, rule] of ordered.entries()) {
    const before = ordered[at - 1];
    const weighsAsMuch = before?.complex.specificity === rule.complex.specificity && layerOf(before) === layerOf(rule);
    rule.rank = at;
    rule.tier = before && weighsAsMuch ? before.tier : at;
  }
  return ordered;
}
