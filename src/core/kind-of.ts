/** What kind of JSON value stands where another was due: "a number", "a list". */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return KINDS[typeof value] ?? 'something else';
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  undefined: 'missing',
};
