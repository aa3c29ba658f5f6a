import { closingOf } from '../values/css-values.ts';
import type { ContainerSize } from './css-conditions.ts';

/** Custom properties as an element sees them: its own, then those of its ancestors. */
export interface CustomProperties {
  readonly own: ReadonlyMap<string, string>;
  readonly above: CustomProperties | null;
  /** The element that sets them is a container of this size, and of these names. */
  readonly container?: ContainerSize & { readonly names: readonly string[] };
}

const MAX_DEPTH = 8;
/** Replacements for one value. */
const MAX_REPLACED = 60;
const MAX_VALUE = 2_000;

/** What is said of a custom property as such (CSS Properties and Values 1): what it is at first, and whether it is inherited. */
export interface Registered {
  readonly initial: string | null;
  readonly inherits: boolean;
}

/** Reads the block of an "@property". */
export function toRegistered(block: string): Registered {
  const initial = /initial-value\s*:\s*([^;}]+)/i.exec(block)?.[1]?.trim() ?? null;
  return { initial, inherits: !/inherits\s*:\s*false/i.test(block) };
}

/** What properties that are said of as such are where an element is asked for them. */
export interface Registry {
  readonly registered: ReadonlyMap<string, Registered>;
  /** The nearest properties are those of the element itself, not those of one around it. */
  readonly isOwn: boolean;
}

const NONE_REGISTERED: Registry = { registered: new Map(), isOwn: true };

/** A value with each var() replaced; null when one has neither a value nor a fallback, which makes it invalid. */
export function substitute(
  value: string,
  properties: CustomProperties | null,
  registry: Registry = NONE_REGISTERED,
): string | null {
  return replaceIn(value, { properties, ...registry, depth: 0, count: { replaced: 0 } });
}

interface Replacing extends Registry {
  readonly properties: CustomProperties | null;
  readonly depth: number;
  readonly count: { replaced: number };
}

function replaceIn(value: string, replacing: Replacing): string | null {
  const { depth, count } = replacing;
  const start = value.search(/\bvar\(/i);
  if (start < 0) return value;
  if (depth > MAX_DEPTH || value.length > MAX_VALUE || ++count.replaced > MAX_REPLACED) return null;
  const inside = { ...replacing, depth: depth + 1 };
  const end = closingOf(value, start + 4);
  const inner = value.slice(start + 4, end);
  const comma = inner.indexOf(',');
  const name = (comma < 0 ? inner : inner.slice(0, comma)).trim();
  const known = settled(name, inside);
  const replaced = known ?? (comma < 0 ? null : replaceIn(inner.slice(comma + 1).trim(), inside));
  if (replaced === null) return null;
  return replaceIn(value.slice(0, start) + replaced + value.slice(end + 1), inside);
}

/** What a custom property is, settled where it is set. */
function settled(name: string, inside: Replacing): string | null {
  const { properties, registered, isOwn } = inside;
  const { initial = null, inherits = true } = registered.get(name) ?? {};
  if (!inherits) {
    const own = isOwn ? properties?.own.get(name) : undefined;
    return own === undefined || WIDE.test(own) ? initial : replaceIn(own, inside);
  }
  const found = levelOf(name, properties);
  return found ? replaceIn(found.own.get(name) ?? '', { ...inside, properties: found, isOwn: true }) : initial;
}

const WIDE = /^(?:initial|inherit|unset|revert|revert-layer)$/;

/** Where a custom property is set that an element sees; null where it is not. */
function levelOf(name: string, properties: CustomProperties | null): CustomProperties | null {
  for (let each = properties; each; each = each.above) {
    const value = each.own.get(name);
    if (value === 'initial') return null;
    if (value !== undefined && !INHERITS.test(value)) return each;
  }
  return null;
}

const INHERITS = /^(?:inherit|unset|revert|revert-layer)$/;
