/**
 * JSON text with keys in code-unit order at every depth and no spaces: equal values give equal text, whatever order
 * they were built in. Takes any JSON value; parts that are `undefined` are left out, as JSON.stringify does.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isPlainObject(part) ? sorted(part) : part)) ?? 'null';
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(object: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.keys(object)
    .sort()
    .map((key) => [key, object[key]] as const);
  // fromEntries defines own properties, so that a key named "__proto__" stays data.
  return Object.fromEntries(entries);
}
