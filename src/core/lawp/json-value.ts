/** An object out of JSON text: any keys, any values; "__proto__" is a key like others. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether the value is an object, and no list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value as an object, or null when it is something else. */
export function asObject(value: unknown): JsonObject | null {
  return isObject(value) ? value : null;
}

/** The own value under a key, never one inherited; undefined when absent or when the value is no object. */
export function at(value: unknown, ...keys: readonly (string | number)[]): unknown {
  let here = value;
  for (const key of keys) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return undefined;
    here = (here as Record<string | number, unknown>)[key];
  }
  return here;
}

/** The value as a list; an empty one when it is something else. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value that a text of JSON states; null where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
