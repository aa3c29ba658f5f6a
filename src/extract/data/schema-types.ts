import type { StructuredItem } from './structured-item.ts';

const MAX_TYPES = 30;
const MAX_ITEMS = 5_000;

/** schema.org types on the pages, nested ones too, most frequent first, ties by name; microformats have types of their own. */
export function countSchemaTypes(items: Iterable<readonly StructuredItem[]>): string[] {
  const counts = new Map<string, number>();
  const seen = new Set<StructuredItem>();
  const waiting: StructuredItem[] = [];
  for (const list of items) waiting.push(...list.slice(0, MAX_ITEMS));
  for (let item = waiting.pop(); item && seen.size < MAX_ITEMS; item = waiting.pop()) {
    if (seen.has(item) || item.source === 'microformats') continue;
    seen.add(item);
    for (const type of item.types) counts.set(type, (counts.get(type) ?? 0) + 1);
    for (const values of Object.values(item.properties)) {
      for (const value of values) if (typeof value !== 'string') waiting.push(value);
    }
  }
  const sorted = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return sorted.slice(0, MAX_TYPES).map(([type]) => type);
}
