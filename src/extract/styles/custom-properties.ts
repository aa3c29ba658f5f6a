import { closingOf } from './css-values.ts';

/** Custom properties as an element sees them: its own, then those of its ancestors. */
export interface CustomProperties {
  readonly own: ReadonlyMap<string, string>;
  readonly above: CustomProperties | null;
}

const MAX_DEPTH = 8;
/** Replacements for one value. */
const MAX_REPLACED = 60;
const MAX_VALUE = 2_000;

/** A value with each var() replaced; null when one has neither a value nor a fallback, which makes it invalid. */
export function substitute(value: string, properties: CustomProperties | null): string | null {
  return replaceIn(value, { properties, depth: 0, count: { replaced: 0 } });
}

interface Replacing {
  readonly properties: CustomProperties | null;
  readonly depth: number;
  readonly count: { replaced: number };
}

function replaceIn(value: string, { properties, depth, count }: Replacing): string | null {
  const start = value.search(/\bvar\(/i);
  if (start < 0) return value;
  if (depth > MAX_DEPTH || value.length > MAX_VALUE || ++count.replaced > MAX_REPLACED) return null;
  const inside = { properties, depth: depth + 1, count };
  const end = closingOf(value, start + 4);
  const inner = value.slice(start + 4, end);
  const comma = inner.indexOf(',');
  const name = (comma < 0 ? inner : inner.slice(0, comma)).trim();
  const found = valueFor(name, properties);
  const known = found === null ? null : replaceIn(found, inside);
  const replaced = known ?? (comma < 0 ? null : replaceIn(inner.slice(comma + 1).trim(), inside));
  if (replaced === null) return null;
  return replaceIn(value.slice(0, start) + replaced + value.slice(end + 1), inside);
}

/** The value of a custom property; null where it has none. */
export function valueFor(name: string, properties: CustomProperties | null): string | null {
  for (let each = properties; each; each = each.above) {
    const value = each.own.get(name);
    if (value !== undefined) return value === 'initial' ? null : value;
  }
  return null;
}
