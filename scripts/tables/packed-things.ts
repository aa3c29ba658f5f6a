/** One name of a thing in a language, as tables have it. */
export interface Name {
  readonly language: string;
  readonly key: string;
}

/**
 * What things are called, as one text, in the form of the packed.br below content/search, which src/search/understand/concept-table.ts
 * reads: a line for each thing, "en:honey|de:honig"; an empty line; then, in the order of their bytes, a line for each name with
 * the numbers of its things, "honig<tab>12,40".
 * @param things the names of each, in English first
 * @param keys each name by which things are found, with the number of each thing and what stands behind it: the languages
 *   whose word for it this is, where the thing's own line has others ("12nlsv"), or nothing
 */
export function packedThings(
  things: readonly (readonly Name[])[],
  keys: Iterable<readonly [key: string, of: ReadonlyMap<number, string>]>,
): string {
  const lines = [...keys].map(([key, of]) => Buffer.from(`${key}\t${[...of].map((each) => each.join('')).join(',')}`));
  return [
    ...things.map((names) => names.map(({ language, key }) => `${language}:${key}`).join('|')),
    '',
    ...lines.sort(Buffer.compare).map(String),
  ].join('\n');
}
