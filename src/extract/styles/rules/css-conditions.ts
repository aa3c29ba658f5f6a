import { wordTable } from '../../../core/word-table.ts';
import { SCREEN, toLength } from '../values/css-length.ts';
import { isKnownDeclaration } from './declarations.ts';
import { compileSelector } from './selector.ts';

const CONTEXT = { em: 16, rem: 16, whole: 0 };
const MAX_DEPTH = 20;

/** Media features that hold for our reader: a desktop screen in light mode, with a mouse and scripts. */
const FEATURES = wordTable<readonly string[]>({
  orientation: ['landscape'],
  hover: ['hover'],
  'any-hover': ['hover'],
  pointer: ['fine'],
  'any-pointer': ['fine'],
  'prefers-color-scheme': ['light'],
  'prefers-reduced-motion': ['no-preference'],
  'prefers-reduced-transparency': ['no-preference'],
  'prefers-reduced-data': ['no-preference'],
  'prefers-contrast': ['no-preference'],
  'forced-colors': ['none'],
  'inverted-colors': ['none'],
  'display-mode': ['browser'],
  scripting: ['enabled'],
  update: ['fast'],
  'overflow-block': ['scroll'],
  'overflow-inline': ['scroll'],
  'color-gamut': ['srgb'],
  'dynamic-range': ['standard'],
  scan: [],
  grid: ['0'],
});

/** The values of features that are measured. */
const MEASURES = wordTable<number>({
  width: SCREEN.width,
  'device-width': SCREEN.width,
  'inline-size': SCREEN.width,
  height: SCREEN.height,
  'device-height': SCREEN.height,
  'aspect-ratio': SCREEN.width / SCREEN.height,
  'device-aspect-ratio': SCREEN.width / SCREEN.height,
  resolution: 1,
  'device-pixel-ratio': 1,
  '-webkit-device-pixel-ratio': 1,
  color: 8,
  'color-index': 0,
  monochrome: 0,
  'horizontal-viewport-segments': 1,
  'vertical-viewport-segments': 1,
});

/** Whether the rules in an at-rule hold on our screen; those of at-rules that hold no style rules never do. */
export function conditionHolds(atRule: string, prelude: string): boolean {
  const condition = prelude.toLowerCase();
  if (atRule === 'media') return mediaHolds(condition);
  if (atRule === 'supports') return evaluate(condition, isSupported, 0) ?? false;
  return false;
}

/** How large a container is, in pixels; not a number where it may not be asked. */
export interface ContainerSize {
  readonly width: number;
  readonly height: number;
}

/** What conditions on containers ask for. */
export interface Containing {
  propertyOf(name: string): string | null;
  /** The size of the nearest container of a name, or of any; null where there is none. */
  sizeOf(name: string): ContainerSize | null;
}

/** Whether a condition on a container holds that asks for its custom properties, too: "style(--theme: dark)". */
export function styleQueryHolds(prelude: string, { propertyOf, sizeOf }: Containing): boolean {
  const isStyle: Test = (feature) => {
    const [name = '', wanted] = feature.split(':', 2).map((part) => part.trim());
    if (!name.startsWith('--')) return null;
    const value = propertyOf(name);
    return wanted === undefined ? value !== null : value?.trim() === wanted;
  };
  const name = NAME.exec(prelude)?.[1] ?? '';
  const test: Test = (feature) => {
    const inner = /^style\((.*)\)$/is.exec(feature)?.[1];
    if (inner !== undefined) return evaluate(inner, isStyle, 1);
    const size = sizeOf(name);
    return size && isMet(feature.toLowerCase(), size);
  };
  return evaluate(prelude.slice(NAME.exec(prelude)?.[0].length ?? 0), test, 0) === true;
}

/** The name of a container before a condition on it. */
const NAME = /^(?!not\b|style\()([\w-]+)\s+(?=\(|not\b|style\()/i;

/** Whether one of a list of media queries holds: "print, screen and (min-width: 40em)". */
export function mediaHolds(list: string): boolean {
  const text = list.trim().toLowerCase().slice(0, 2_000);
  return text === '' || splitQueries(text).some(queryHolds);
}

function splitQueries(text: string): string[] {
  return text.includes('(') ? text.split(/,(?![^()]*\))/) : text.split(',');
}

function queryHolds(query: string): boolean {
  const text = query.trim();
  const typed = /^(?:(not|only)\s+)?([a-z][\w-]*)(?:\s+and\s+(.+))?$/s.exec(text);
  if (!typed || typed[2] === 'not') return evaluate(text, (feature) => isMet(feature), 0) === true;
  const [, prefix, type, rest] = typed;
  const holds =
    (type === 'all' || type === 'screen') &&
    (rest === undefined || evaluate(rest, (feature) => isMet(feature), 0) === true);
  return prefix === 'not' ? !holds : holds;
}

type Test = (feature: string) => boolean | null;

/** A condition of brackets, not, and, or; null where it says what nobody knows. */
function evaluate(text: string, test: Test, depth: number): boolean | null {
  const condition = text.trim();
  if (depth > MAX_DEPTH) return null;
  if (/^not\b/.test(condition)) {
    const inner = evaluate(condition.slice(3), test, depth + 1);
    return inner === null ? null : !inner;
  }
  const parts = splitAtWords(condition);
  if (parts.operands.length > 1) {
    const values = parts.operands.map((each) => evaluate(each, test, depth + 1));
    return parts.isOr ? values.includes(true) : values.every((value) => value === true);
  }
  const bracketed = /^\((.*)\)$/s.exec(condition)?.[1]?.trim();
  if (bracketed === undefined) return test(condition);
  return /^(?:\(|not\b)/.test(bracketed) ? evaluate(bracketed, test, depth + 1) : test(bracketed);
}

function splitAtWords(text: string): { readonly operands: readonly string[]; readonly isOr: boolean } {
  const operands: string[] = [];
  let depth = 0;
  let start = 0;
  let isOr = false;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++;
    else if (text[at] === ')') depth--;
    else if (
      depth === 0 &&
      (text.startsWith('and', at) || text.startsWith('or', at)) &&
      /[\s)]/.test(text[at - 1] ?? '')
    ) {
      isOr ||= text[at] === 'o';
      operands.push(text.slice(start, at));
      start = at + (text[at] === 'o' ? 2 : 3);
      at = start - 1;
    }
  }
  return { operands: [...operands, text.slice(start)], isOr };
}

function measuresOf({ width, height }: ContainerSize): Readonly<Record<string, number>> {
  return wordTable({ width, height, 'inline-size': width, 'block-size': height, 'aspect-ratio': width / height });
}

/** One media feature: "min-width: 40em", "400px <= width < 700px", "hover". */
function isMet(feature: string, size?: ContainerSize): boolean | null {
  const measures = size === undefined ? MEASURES : measuresOf(size);
  const range = /^([^<>=]+?)\s*([<>]=?|=)\s*([^<>=]+?)(?:\s*([<>]=?|=)\s*([^<>=]+))?$/.exec(feature);
  if (range) return isInRange(range.slice(1), measures);
  const [name = '', value] = feature.split(':').map((part) => part.trim());
  const bound = /^(-webkit-)?(min|max)-(.+)$/.exec(name);
  const measure = measures[bound ? `${bound[1] ?? ''}${bound[3]}` : name];
  if (measure !== undefined) {
    const wanted = value === undefined ? null : toNumber(value);
    if (value === undefined) return measure > 0;
    if (wanted === null) return null;
    return bound ? (bound[2] === 'min' ? measure >= wanted : measure <= wanted) : Math.abs(measure - wanted) < 0.001;
  }
  if (size !== undefined && name === 'orientation')
    return value === (size.width > size.height ? 'landscape' : 'portrait');
  const holding = FEATURES[name];
  if (!holding) return null;
  return value === undefined
    ? holding.some((each) => !/^(?:none|no-preference|0)$/.test(each))
    : holding.includes(value);
}

function isInRange(
  [left = '', sign = '', middle = '', secondSign, right]: readonly (string | undefined)[],
  measures: Readonly<Record<string, number>>,
): boolean | null {
  const value = (text: string) => measures[text.trim()] ?? toNumber(text);
  const a = value(left);
  const b = value(middle);
  if (a === null || b === null) return null;
  const first = compare(a, sign, b);
  if (secondSign === undefined || right === undefined) return first;
  const c = value(right);
  return c === null ? null : first && compare(b, secondSign, c);
}

function compare(a: number, sign: string, b: number): boolean {
  if (sign === '=') return a === b;
  if (a === b) return sign.length === 2;
  return sign.startsWith('<') ? a < b : a > b;
}

function toNumber(text: string): number | null {
  const ratio = /^\s*([\d.]+)\s*\/\s*([\d.]+)\s*$/.exec(text);
  if (ratio) return Number(ratio[1]) / Number(ratio[2]);
  const density = /^\s*([\d.]+)\s*(dppx|x|dpi|dpcm)\s*$/.exec(text);
  if (density) return Number(density[1]) / (density[2] === 'dpi' ? 96 : density[2] === 'dpcm' ? 37.8 : 1);
  return toLength(text.trim(), CONTEXT);
}

/** First words of the names of CSS properties (CSS Snapshot 2024 and its drafts): what begins otherwise is none. */
const PROPERTY =
  /^(?:accent|align|alignment|all|anchor|animation|appearance|aspect|backdrop|backface|background|baseline|block|border|bottom|box|break|buffered|caption|caret|clear|clip|color|column|columns|contain|container|content|corner|counter|cursor|cx|cy|d|direction|display|dominant|dynamic|empty|field|fill|filter|flex|float|flood|font|forced|gap|glyph|grid|hanging|height|hyphenate|hyphens|image|initial|inline|inset|interactivity|interpolate|isolation|justify|kerning|left|letter|lighting|line|list|margin|marker|mask|math|max|min|mix|object|offset|opacity|order|orphans|outline|overflow|overlay|overscroll|padding|page|paint|perspective|place|pointer|position|print|quotes|r|reading|resize|right|rotate|row|ruby|rx|ry|scale|scroll|scrollbar|shape|speak|stop|stroke|tab|table|text|timeline|top|touch|transform|transition|translate|unicode|user|vector|vertical|view|visibility|white|widows|width|will|word|writing|x|y|z|zoom)(?:-|$)/;

/** Browsers of today know everything but the prefixes of other makers. */
function isSupported(feature: string): boolean {
  if (/^-(?:moz|ms|o|khtml)-|:\s*-(?:moz|ms|o)-|^selector\(.*::?-(?:moz|ms)-/.test(feature)) return false;
  const declaration = /^([\w-]+)\s*:\s*(.+)$/s.exec(feature);
  const selector = /^selector\((.*)\)$/s.exec(feature)?.[1];
  if (selector !== undefined) return compileSelector(selector) !== null;
  if (declaration === null) return true;
  const [, name = '', value = ''] = declaration;
  return (/^-/.test(name) || PROPERTY.test(name)) && isKnownDeclaration(name, value);
}
