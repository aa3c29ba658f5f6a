import { type CssTokens, isBetween, rawText, TOKEN, toCssTokens, unescapeCss } from '../values/css-tokens.ts';
import { conditionHolds } from './css-conditions.ts';
import { type CssFunction, toFunction } from './css-functions.ts';
import { type Registered, toRegistered } from './custom-properties.ts';
import { type Declaration, toDeclaration } from './declarations.ts';
import { nestSelectors, scopeOf, splitSelectors } from './nested-selectors.ts';

/** One rule that holds on our screen: selectors without nesting, and what it declares of being seen. */
export interface StyleRule {
  readonly selectors: readonly string[];
  readonly declarations: readonly Declaration[];
  /** The name of its cascade layer; empty where it is in none. */
  readonly layer: string;
  /** Conditions on what custom properties are around, all of which must hold. */
  readonly queries: readonly string[];
  /** The root of the scope that it is said for, as a selector. */
  readonly scope?: string;
}

/** The first and the last picture of an animation. */
export interface Keyframes {
  readonly first: readonly Declaration[];
  readonly last: readonly Declaration[];
}

/** What a page's style sheets say, in their order. */
export interface StyleSheet {
  readonly rules: StyleRule[];
  /** Layers in the order in which they were first named. */
  readonly layers: string[];
  readonly keyframes: Map<string, Keyframes>;
  readonly functions: Map<string, CssFunction>;
  /** What it says of custom properties as such. */
  readonly registered: Map<string, Registered>;
  /** What it says of sheets that it imports, before all rules of its own. */
  readonly imports: string[];
  /** Tells its layers without a name from those of other sheets. */
  readonly name: string;
}

/** Real sheets nest five deep. */
const MAX_NESTING = 24;

interface Around extends Pick<StyleRule, 'layer' | 'queries' | 'scope'> {
  /** Selectors of the rule around; null at the top of a sheet. */
  readonly parents: readonly string[] | null;
  readonly depth: number;
  /** What selectors ask for besides, where a scope has a limit. */
  readonly outside?: string;
}

const TOP = { layer: '', queries: [] } as const;

/** A sheet that says nothing. */
export function emptySheet(name = ''): StyleSheet {
  return {
    rules: [],
    layers: [],
    keyframes: new Map(),
    functions: new Map(),
    registered: new Map(),
    imports: [],
    name,
  };
}

/** Adds to `sheet` what a text of CSS says to a browser with a screen. Linear in the text; never throws. */
export function parseStyleSheet(css: string, sheet: StyleSheet): void {
  const tokens = toCssTokens(css);
  new SheetReader(tokens, sheet).readBlock(0, tokens.count, { ...TOP, parents: null, depth: 0 });
}

/** What a style attribute declares. Linear in the text; never throws. */
export function parseStyleAttribute(css: string): readonly Declaration[] {
  const tokens = toCssTokens(css);
  const sheet = emptySheet();
  new SheetReader(tokens, sheet).readBlock(0, tokens.count, { ...TOP, parents: ['*'], depth: 1 });
  return sheet.rules.filter(({ selectors }) => selectors[0] === '*').flatMap(({ declarations }) => declarations);
}

/** A class for the state that its verbs share: the tokens and where the reader stands. */
class SheetReader {
  private readonly tokens: CssTokens;
  private readonly sheet: StyleSheet;
  private at = 0;

  constructor(tokens: CssTokens, sheet: StyleSheet) {
    this.tokens = tokens;
    this.sheet = sheet;
  }

  /** Reads what stands in a block; leaves the reader behind its end. */
  readBlock(from: number, end: number, around: Around): void {
    const { types } = this.tokens;
    this.at = from;
    let own: Declaration[] | null = null;
    while (this.at < end) {
      const type = types[this.at];
      if (type === TOKEN.closeCurly && around.depth > 0) break;
      if (isBetween(type)) {
        this.at++;
        continue;
      }
      const said = type === TOKEN.atKeyword ? this.readAtRule(end, around) : this.readItem(end, around);
      // What follows a nested rule is a rule of its own: the order decides.
      if (!said) own = null;
      else if (own) own.push(...said);
      else if (said.length > 0) own = this.startRule(around, said);
    }
    this.at++;
  }

  private startRule({ parents, layer, queries, scope }: Around, said: readonly Declaration[]): Declaration[] | null {
    if (!parents) return null;
    const declarations = [...said];
    this.sheet.rules.push({ selectors: parents, declarations, layer, queries, ...(scope && { scope }) });
    return declarations;
  }

  /** A declaration, which is given back, or a rule, which is read: null. */
  private readItem(end: number, around: Around): readonly Declaration[] | null {
    const start = this.at;
    const stop = this.endOfHead(end, around.depth > 0);
    this.at = stop + 1;
    if (this.tokens.types[stop] === TOKEN.openCurly && stop < end) {
      this.readRule(start, stop, end, around);
      return null;
    }
    if (this.tokens.types[stop] === TOKEN.closeCurly) this.at = stop;
    return around.parents ? this.declarationsOf(start, stop) : [];
  }

  private readRule(start: number, open: number, end: number, around: Around): void {
    const nested = nestSelectors(splitSelectors(this.tokens, start, open), around.parents);
    const selectors = around.outside ? nested.map((selector) => `${selector}${around.outside}`) : nested;
    if (selectors.length === 0 || around.depth >= MAX_NESTING) this.skipBlock(open, end);
    else this.readBlock(open + 1, end, { ...around, parents: selectors, depth: around.depth + 1 });
  }

  private readAtRule(end: number, around: Around): null {
    const { source, starts } = this.tokens;
    const start = this.at++;
    const name = unescapeCss(source.slice((starts[start] ?? 0) + 1, starts[start + 1])).toLowerCase();
    const stop = this.endOfHead(end, true);
    const prelude = rawText(this.tokens, start + 1, stop);
    this.at = stop + 1;
    if (stop >= end || this.tokens.types[stop] !== TOKEN.openCurly) {
      if (this.tokens.types[stop] === TOKEN.closeCurly) this.at = stop;
      this.readStatement(name, prelude, around);
      return null;
    }
    const inside = this.insideOf(name, prelude, around);
    if (name === 'property') this.readProperty(prelude, stop, end);
    else if (name === 'function') this.readFunction(prelude, stop, end);
    else if (name.endsWith('keyframes')) this.readKeyframes(prelude, stop + 1, end);
    else if (!inside || around.depth >= MAX_NESTING) this.skipBlock(stop, end);
    else this.readBlock(stop + 1, end, inside);
    return null;
  }

  /** How the rules in a block are to be read; null when they do not hold. */
  private insideOf(name: string, prelude: string, around: Around): Around | null {
    const deeper = { ...around, depth: around.depth + 1 };
    if (name === 'layer')
      return { ...deeper, layer: this.layerOf(prelude || `?${this.sheet.name}${this.sheet.layers.length}`, around) };
    if (name === 'scope') return { ...deeper, ...scopeOf(prelude) };
    const queries = name === 'container' ? [...around.queries, prelude] : around.queries;
    return name === 'container' || conditionHolds(name, prelude) ? { ...deeper, queries } : null;
  }

  private readProperty(name: string, open: number, end: number): void {
    this.skipBlock(open, end);
    if (name.startsWith('--')) this.sheet.registered.set(name, toRegistered(rawText(this.tokens, open, this.at)));
  }

  private readFunction(prelude: string, open: number, end: number): void {
    this.skipBlock(open, end);
    const found = toFunction(prelude, rawText(this.tokens, open, this.at));
    if (found) this.sheet.functions.set(...found);
  }

  private readStatement(name: string, prelude: string, around: Around): void {
    if (name === 'import' && around.depth === 0 && this.sheet.rules.length === 0) this.sheet.imports.push(prelude);
    if (name === 'layer') for (const each of prelude.split(',', 1_000)) this.layerOf(each.trim(), around);
  }

  private layerOf(name: string, { layer }: Around): string {
    const whole = layer ? `${layer}.${name}` : name;
    if (!this.sheet.layers.includes(whole) && this.sheet.layers.length < 200) this.sheet.layers.push(whole);
    return whole;
  }

  private readKeyframes(name: string, from: number, end: number): void {
    const inner = emptySheet();
    const reader = new SheetReader(this.tokens, inner);
    this.at = from;
    const frames: { at: number; declarations: readonly Declaration[] }[] = [];
    while (this.at < end && this.tokens.types[this.at] !== TOKEN.closeCurly) {
      const start = this.at;
      const open = this.endOfHead(end, false);
      const places = rawText(this.tokens, start, open).toLowerCase();
      reader.readBlock(open + 1, end, { ...TOP, parents: ['*'], depth: 1 });
      this.at = reader.at;
      const said = inner.rules.splice(0).flatMap((rule) => rule.declarations);
      // What is important is not heeded there.
      const declarations = said.filter(({ important }) => !important);
      for (const place of places.split(',', 20)) frames.push({ at: toPlace(place.trim()), declarations });
      while (isBetween(this.tokens.types[this.at])) this.at++;
    }
    this.at++;
    const at = (place: number) => frames.flatMap((frame) => (frame.at === place ? frame.declarations : []));
    this.sheet.keyframes.set(unescapeCss(name.replace(/^["']|["']$/g, '')), { first: at(0), last: at(100) });
  }

  /** Where a declaration or the head of a rule ends: at a block, a semicolon, or the end of the block around. */
  private endOfHead(end: number, semicolonEnds: boolean): number {
    const { types } = this.tokens;
    let depth = 0;
    for (let at = this.at; at < end; at++) {
      const type = types[at];
      if (type === TOKEN.openRound || type === TOKEN.function || type === TOKEN.openSquare) depth++;
      else if (type === TOKEN.closeRound || type === TOKEN.closeSquare) depth = Math.max(0, depth - 1);
      else if (depth > 0 && type !== TOKEN.closeCurly) continue;
      else if (type === TOKEN.openCurly || (semicolonEnds && (type === TOKEN.semicolon || type === TOKEN.closeCurly)))
        return at;
    }
    return end;
  }

  private skipBlock(open: number, end: number): void {
    const { types } = this.tokens;
    let depth = 0;
    for (this.at = open; this.at < end; this.at++) {
      if (types[this.at] === TOKEN.openCurly) depth++;
      else if (types[this.at] === TOKEN.closeCurly && --depth === 0) break;
    }
    this.at++;
  }

  private declarationsOf(from: number, to: number): readonly Declaration[] {
    const { source, types, starts } = this.tokens;
    if (types[from] !== TOKEN.ident) return [];
    let colon = from + 1;
    while (types[colon] === TOKEN.whiteSpace || types[colon] === TOKEN.comment) colon++;
    if (types[colon] !== TOKEN.colon || colon >= to) return [];
    return toDeclaration(source.slice(starts[from], starts[from + 1]), () => rawText(this.tokens, colon + 1, to));
  }
}

const toPlace = (text: string) => (text === 'from' ? 0 : text === 'to' ? 100 : Number.parseFloat(text));
