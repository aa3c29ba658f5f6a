import { isObject, type JsonObject } from './json-value.ts';

/**
 * JSON text with keys in code-unit order at every depth and no spaces: equal values give equal text, whatever order
 * they were built in. Takes any JSON value; parts that are `undefined` are left out, as JSON.stringify does.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isObject(part) ? sorted(part) : part)) ?? 'null';
}

function sorted(object: JsonObject): JsonObject {
  const entries = Object.keys(object)
    .sort()
    .map((key) => [key, object[key]] as const);
  // fromEntries defines own properties, so that a key named "__proto__" stays data.
  return Object.fromEntries(entries);
}
